// Measures in JupyterLab how long a reader waits for the first board: from the keys of "Run" until it is painted.
import os from 'node:os';
import { fileURLToPath } from 'node:url';
import { launch } from '../test/browser/chromium.mjs';
import { serve } from '../test/browser/jupyter.mjs';
import { firstBoard, kernelOf, open, shutDown } from '../test/browser/reader.mjs';

const runs = Number(process.argv[2]);
const chapter = '00-first-steps.ipynb';
const figures = new Map([
  ['kernel running, nothing run in it yet', { goal: 2_000, found: [] }],
  ['the same cell once more', { goal: 2_000, found: [] }],
  ['no kernel: its start included', { goal: 10_000, found: [] }],
]);
const [first, again, cold] = figures.values();

const middle = numbers => {
  const sorted = [...numbers].sort((a, b) => a - b);
  return (sorted[(sorted.length - 1) >> 1] + sorted[sorted.length >> 1]) / 2;
};
const shown = number => Math.round(number).toLocaleString('en');

const load = os.loadavg()[0];
const browser = await launch();
const server = await serve([fileURLToPath(new URL(`../../notebooks/${chapter}`, import.meta.url))]);
try {
  for (let run = 1; run <= runs; run++) {
    process.stderr.write(`\r  run ${run} of ${runs} `);
    const notebook = await open(browser, server, chapter);
    for (const figure of [first, again]) {
      await kernelOf(notebook);
      figure.found.push(await firstBoard(notebook));
    }
    await kernelOf(notebook);
    await shutDown(notebook);
    cold.found.push(await firstBoard(notebook));
    await notebook.page.context().close();
    await server.endKernels();
  }
} finally {
  await browser.close();
  await server.stop();
}
process.stderr.write('\r                    \r');
console.log(`${os.cpus().length} cores, ${runs} runs, load at the start ${load.toFixed(1)}\n`);
console.log('| from "Run" to the first board on the screen | median, ms | goal, ms | | each, ms |\n|---|---|---|---|---|');
for (const [name, { goal, found }] of figures) {
  const median = middle(found);
  console.log(`| ${name} | ${shown(median)} | ${shown(goal)} | ${median <= goal ? 'met' : 'MISSED'} | ${found.map(shown).join(' ')} |`);
}
