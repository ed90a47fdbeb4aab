package org.nqueens.kernel.notebook.page;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.nqueens.kernel.notebook.Notebook;
import org.nqueens.kernel.notebook.NotebookFiles;

/**
 * Pages to read, made of finished notebooks: one for each, the contents and a search.
 *
 * @param title what the site is called
 * @param binder the address before a notebook's path at which it can be run, if there is one
 * @param sources the notebooks in reading order
 */
public record Site(String title, Optional<String> binder, List<Source> sources) {

  /** The names that no notebook's page can have. */
  public static final Set<String> OWN_PAGES = Set.of("index", "search");

  /**
   * A notebook of the site.
   *
   * @param name its file's name without the ending; the page's name, too
   * @param notebook the notebook with its outputs
   * @param folder where the pictures lie that its text names
   */
  public record Source(String name, Notebook notebook, Path folder) {}

  /** Copies the list. */
  public Site {
    sources = List.copyOf(sources);
  }

  /**
   * A site without pages.
   *
   * @param title what the site is called
   * @return the site
   */
  public static Site titled(String title) {
    return new Site(title, Optional.empty(), List.of());
  }

  /**
   * This site with one more page at the end.
   *
   * @param name the notebook's file name without the ending
   * @param notebook the notebook with its outputs
   * @param folder where the pictures lie that its text names
   * @return a new site
   */
  public Site with(String name, Notebook notebook, Path folder) {
    List<Source> more = new ArrayList<>(sources);
    more.add(new Source(name, notebook, folder));
    return new Site(title, binder, more);
  }

  /**
   * This site with links to run its notebooks.
   *
   * @param address what stands before a notebook's path, such as {@code
   *     https://…?urlpath=lab/tree/notebooks/}
   * @return a new site
   */
  public Site withBinder(String address) {
    return new Site(title, Optional.of(address), sources);
  }

  /**
   * Makes the files.
   *
   * @return file name → content: the pages, {@code index.html}, {@code search.html} and {@code
   *     search.js}
   */
  public Map<String, String> files() {
    Templates templates = new Templates();
    Set<String> names = new LinkedHashSet<>(sources.stream().map(Source::name).toList());
    Links links = new Links(names);
    List<Page> pages =
        sources.stream()
            .map(
                source ->
                    new PageBuilder(templates, links, new Pictures(source.folder()))
                        .page(source.name(), source.notebook()))
            .toList();
    Frame frame = new Frame(templates, title, binder, pages);
    Map<String, String> files = new LinkedHashMap<>();
    for (int i = 0; i < pages.size(); i++) {
      files.put(pages.get(i).name() + ".html", frame.page(i));
    }
    files.put("index.html", frame.contents());
    files.put("search.html", frame.search());
    files.put("search.js", SearchIndex.script(pages));
    return files;
  }

  /**
   * Writes the files.
   *
   * @param out an existing folder
   * @throws org.nqueens.kernel.notebook.NotebookException if a file cannot be written
   */
  public void write(Path out) {
    files().forEach((name, content) -> NotebookFiles.write(out.resolve(name), content));
  }
}
