// The stepper where readers meet it: in JupyterLab, on our kernel. The keys stay inside, the pictures show every view.
import assert from 'node:assert/strict';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { after, before, test } from 'node:test';
import { launch } from './chromium.mjs';
import { serve } from './jupyter.mjs';
import { open, photograph, runAll, runCell } from './reader.mjs';

const CELLS = [
  'import org.nqueens.board.*;\nimport org.nqueens.render.*;\nimport org.nqueens.solve.*;\nimport org.nqueens.trace.*;',
  'Stepper.of(Trace.of(Solver.scan(), 4))',
  'BoardView.attempt(Placement.of(8, 0, 4, 7, 5, 2), 5, 3)',
  'AttackView.of(8, 2, 5)',
  'HeatMap.of(8)',
  'Trace.of(Solver.scan(), 5)',
  'ProfileView.of(Trace.of(Solver.scan(), 8))',
  'BitsView.shift(BitRows.of(Placement.of(8, 0, 4, 7), 2))',
  'Solver.scan().solutions(6)',
  'Stepper.of(Trace.of(Solver.scan(), 8)).mode(Stepper.Mode.PREDICT).from(100)',
  'Stepper.compare(Trace.of(Solver.scan(), 6), Trace.of(Solver.of("sets"), 6))',
];

let browser;
let folder;
before(async () => {
  browser = await launch();
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'nqueens-views-'));
  const kernelspec = { name: 'nqueens-java', display_name: 'Java (N queens)', language: 'java' };
  const cells = CELLS.map((source, number) =>
    ({ cell_type: 'code', id: `view-${number}`, metadata: {}, execution_count: null, outputs: [], source }));
  fs.writeFileSync(path.join(folder, 'views.ipynb'), JSON.stringify({ cells, metadata: { kernelspec }, nbformat: 4, nbformat_minor: 5 }));
});
after(async () => {
  await browser?.close();
  if (folder) fs.rmSync(folder, { recursive: true });
});

for (const theme of process.env.NQUEENS_FULL === '1' ? ['light', 'dark'] : ['light']) {
  test(`views and the stepper's keys in JupyterLab, ${theme} theme`, async () => {
    const server = await serve([path.join(folder, 'views.ipynb')], { dark: theme === 'dark' });
    try {
      const notebook = await open(browser, server, 'views.ipynb', { width: 1200 });
      const { page } = notebook;
      await runAll(notebook);
      await page.locator('[id^=nq-] .where').first().waitFor();
      await photograph(notebook, `views-${theme}-1200`);

      // Keys that JupyterLab knows in command mode: new cells above and below, delete, cut, to Markdown, run.
      const stepper = page.locator('[id^=nq-]').first();
      const where = stepper.locator('.where');
      await stepper.getByRole('button', { name: 'Next ▶' }).click();
      assert.match(await where.textContent(), /^event 2 of 83/);
      for (const key of ['a', 'b', 'd', 'd', 'x', 'm', 'y', 'Shift+Enter', 'ArrowRight', 's']) await page.keyboard.press(key);
      assert.match(await where.textContent(), /^event 34 of 83/, 'two dead ends, one step, the first solution');
      assert.equal(await page.locator('.jp-Notebook .jp-Cell').count(), CELLS.length, 'no cell came or went');
      assert.equal(await page.locator('.jp-Notebook .jp-CodeCell').count(), CELLS.length, 'none became text');

      // Escape gives the focus back: the next key is JupyterLab's again.
      await page.keyboard.press('Escape');
      await page.keyboard.press('b');
      await page.locator('.jp-Notebook .jp-Cell').nth(CELLS.length).waitFor();

      // Run again: the output is alive again, at its first event.
      await runCell(notebook, 1);
      await stepper.locator('.where', { hasText: /^event 1 of 83/ }).waitFor();

      // On a phone the list of files is folded away.
      await page.locator('.jp-SideBar.jp-mod-left .lm-TabBar-tab.lm-mod-current').click();
      await page.setViewportSize({ width: 360, height: 1600 });
      const wide = await page.evaluate(() => [...document.querySelectorAll('.jp-OutputArea-output')]
        .filter(output => output.scrollWidth > output.clientWidth + 1).map(output => output.innerText.slice(0, 60)));
      await photograph(notebook, `views-${theme}-360`);
      assert.deepEqual(wide, [], 'wider than the page');
      assert.deepEqual(notebook.problems, [], 'errors of scripts in the page');
      await page.context().close();
    } finally {
      await server.stop();
    }
  });
}
