// A page on paper: each figure gets a link laid over it, and a PDF says where the parts of each link are.

/** What nobody wants in two parts: figures, living ones too, and tables in a text. */
const WHOLE = 'figure, .wide';

/**
 * Prints a page. Returns, for each figure that is printed, its first words and the parts that it is in, each with its
 * height and with what it has of the page's width, in points.
 */
export async function printed(page, options) {
  await page.emulateMedia({ media: 'print' });
  const names = await page.evaluate(whole => {
    const living = [...document.querySelectorAll('[id^="nq-"]')].flatMap(host => [...(host.shadowRoot?.querySelectorAll('.view') ?? [])]);
    const figures = [...document.querySelectorAll(whole), ...living].filter(figure => figure.checkVisibility());
    figures.forEach((figure, number) => {
      const link = document.createElement('a');
      link.href = `https://figure.test/${number}/`;
      link.style.cssText = 'position:absolute;inset:0;display:block';
      figure.style.position = 'relative';
      figure.append(link);
    });
    return figures.map(figure => figure.textContent.trim().slice(0, 60));
  }, WHOLE);
  const pdf = (await page.pdf({ printBackground: true, ...options })).toString('latin1');
  const objects = [...pdf.matchAll(/\d+ 0 obj\n[^]*?\nendobj/g)].map(([object]) => object);
  const width = Number(/\/MediaBox \[0 0 ([\d.]+)/.exec(pdf)[1]);
  const parts = objects.flatMap(object => {
    const number = /figure\.test\/(\d+)\//.exec(object)?.[1];
    const rect = /\/Rect \[([-\d. ]+)\]/.exec(object)?.[1].split(' ').map(Number);
    return number && rect ? [{ number: Number(number), height: rect[3] - rect[1], left: rect[0], right: width - rect[2] }] : [];
  });
  return names.map((name, number) => ({ name, parts: parts.filter(part => part.number === number) }));
}

/** What is wrong with figures on paper: cut by a page's end, reaching beyond its sides, or not there. */
export function cut(figures) {
  return figures.filter(({ parts }) => parts.length !== 1 || parts[0].left < 0 || parts[0].right < 0 || parts[0].height < 8)
    .map(({ name, parts }) => `${name}: ${JSON.stringify(parts)}`);
}
