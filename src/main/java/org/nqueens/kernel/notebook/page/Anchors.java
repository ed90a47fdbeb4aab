package org.nqueens.kernel.notebook.page;

import java.util.HashSet;
import java.util.Set;

/** The ids that a page has given out. */
final class Anchors {

  private final Set<String> taken = new HashSet<>();

  /** The id that JupyterLab gives a heading, so that links hold in both; numbered if taken. */
  String of(String heading) {
    String id = heading.strip().replace(' ', '-');
    String unique = id;
    for (int i = 1; !taken.add(unique); i++) {
      unique = id + "-" + i;
    }
    return unique;
  }
}
