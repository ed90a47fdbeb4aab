// Makes the picture of the README, docs/chapter.png: a stepper in JupyterLab as a reader has it before them.
// Run by hand, with the settings that ./check --only browser has left: npm run picture
import { fileURLToPath } from 'node:url';
import { launch } from './chromium.mjs';
import { serve } from './jupyter.mjs';
import { kernelOf, open, runCell } from './reader.mjs';

const here = name => fileURLToPath(new URL(`../../../${name}`, import.meta.url));
process.env.NQUEENS_PYTHON ??= here('.lab/tests/bin/python');
process.env.NQUEENS_KERNELS ??= here('.lab/tests-kernel/share/jupyter');

const chapter = '04-watch-it-think.ipynb';
const browser = await launch();
const server = await serve([here(`notebooks/${chapter}`)]);
try {
  const notebook = await open(browser, server, chapter, { width: 1000, height: 760 });
  const { page } = notebook;
  await kernelOf(notebook);
  const stepper = notebook.sources.indexOf('step(four)');
  for (let cell = 0; cell <= stepper; cell++) await runCell(notebook, cell);
  await page.keyboard.press('ControlOrMeta+b'); // no list of files
  await page.keyboard.press('Escape');
  const next = page.getByRole('button', { name: 'Next ▶', exact: true }).first();
  for (let step = 0; step < 17; step++) await next.click();
  const cell = page.locator('.jp-Notebook .jp-CodeCell').nth(stepper);
  await cell.evaluate(element => element.scrollIntoView({ block: 'start' }));
  await page.evaluate(() => { document.querySelector('.jp-WindowedPanel-outer').scrollTop -= 40; });
  await page.screenshot({ path: here('docs/chapter.png') });
} finally {
  await browser.close();
  await server.stop();
}
