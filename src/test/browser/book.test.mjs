// The book in real front ends: opened as a reader finds it (nothing trusted), then run from top to bottom.
import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import { after, afterEach, before, describe, test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { launch } from './chromium.mjs';
import { serve, setting } from './jupyter.mjs';
import { chooseTheme, kernelOf, open, outputOf, photograph, runAll, runCell, seen, unfold, write } from './reader.mjs';

const folder = fileURLToPath(new URL('../../../notebooks/', import.meta.url));
const full = process.env.NQUEENS_FULL === '1';
const chapters = fs.readdirSync(folder).filter(name => name.endsWith('.ipynb')).sort();
const chosen = full ? chapters : chapters.slice(0, 1);

test('the book has chapters, and the first one shows boards', () => {
  assert.ok(chapters.length > 0, `no chapters in ${folder}`);
  assert.match(fs.readFileSync(path.join(folder, chapters[0]), 'utf8'), /♛/);
});

// What stands in the place of hidden outputs; the line is cut where the window ends.
const COVER = 'What this cell showed when it was saved:';

// JupyterLab as ./lab has it; with --full also as Binder's images have it, and the classic look of Notebook 7.
const settings = [{ label: 'lab' }];
if (full) {
  settings.push(
    { label: 'binder-lab', python: setting('NQUEENS_PYTHON_BINDER') },
    { label: 'notebook', frontEnd: 'notebook' });
}

for (const { label, ...options } of settings) {
  describe(`in ${label}`, () => {
    let browser;
    let server;
    before(async () => {
      browser = await launch();
      server = await serve(chosen.map(name => path.join(folder, name)), options);
    });
    afterEach(async () => {
      for (const context of browser.contexts()) await context.close();
      await server.endKernels();
    });
    after(async () => {
      await browser?.close();
      await server?.stop();
    });

    for (const name of chosen) {
      test(`${name} shows its saved boards untrusted, and runs from top to bottom`, async () => {
        const notebook = await open(browser, server, name);
        const pictures = `${label}-${path.basename(name, '.ipynb')}`;
        const saved = await seen(notebook);
        assert.deepEqual(saved.boards, notebook.savedBoards, 'the code cells whose saved outputs show a board');
        assert.deepEqual(saved.hidden, notebook.hidden, 'the code cells whose saved outputs would answer a question');
        assert.deepEqual(new Set(saved.buttons), new Set(notebook.hidden.length > 0 ? [COVER] : []), 'what the buttons in their place say');
        await photograph(notebook, `${pictures}-untrusted`);
        for (const cell of notebook.hidden.slice(0, 2)) {
          await unfold(notebook, cell);
          assert.match(await outputOf(notebook, cell), /:\s*\S/, 'the saved answer under its line');
        }
        await runAll(notebook);
        await photograph(notebook, pictures);
        const now = await seen(notebook);
        assert.deepEqual(now.errors.map(error => error.cell), notebook.meantToFail, JSON.stringify(now.errors));
        assert.deepEqual(now.hidden, [], 'cells that have run and show nothing');
        assert.equal(now.boards.length > 0, notebook.allBoards.length > 0, 'boards among the outputs');
        for (const picture of now.pictures) assert.ok(picture.width > 0, `a picture was not drawn: ${picture.alt}`);
        if (full && label === 'lab') {
          await chooseTheme(notebook, 'JupyterLab Dark');
          await photograph(notebook, `${pictures}-dark`);
          await chooseTheme(notebook, 'JupyterLab Light'); // the server keeps it for the next chapter
        }
        assert.deepEqual(notebook.problems, [], 'errors of scripts in the page');
      });
    }

    test('an exercise is failed, hinted and solved', { skip: !full }, async () => {
      const notebook = await open(browser, server, chapters[0]);
      await kernelOf(notebook);
      await runCell(notebook, 0);
      const exercise = notebook.sources.findIndex(source => /Placement\.of\(4\);[^]*check\("0\.1"/.test(source));
      assert.ok(exercise > 0, 'no exercise 0.1 in the first chapter');
      const answer = async source => {
        await write(notebook, exercise, source);
        await runCell(notebook, exercise);
        return outputOf(notebook, exercise);
      };
      assert.match(await answer('check("0.1", Placement.of(4))'), /Not started/);
      assert.match(await answer('check("0.1", Placement.of(4, 0, 1, 2, 3))'), /Keep going|Almost/);
      assert.match(await answer('hint("0.1")'), /\w{3,}/);
      assert.match(await answer('check("0.1", Placement.of(4, 1, 3, 0, 2))'), /Correct/);
      await photograph(notebook, `${label}-exercise-solved`, 1);
    });
  });
}
