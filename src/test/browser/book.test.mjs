// The book in real front ends: opened as a reader finds it (nothing trusted), then run from top to bottom.
import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import { after, afterEach, before, describe, test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { launch } from './chromium.mjs';
import { serve } from './jupyter.mjs';
import { open, photograph, runAll, seen } from './reader.mjs';

const folder = fileURLToPath(new URL('../../../notebooks/', import.meta.url));
const full = process.env.NQUEENS_FULL === '1';
const chapters = fs.readdirSync(folder).filter(name => /^\d\d-.*\.ipynb$/.test(name)).sort();
const chosen = full ? chapters : chapters.slice(0, 1);

test('the book has chapters, and the first one shows boards', () => {
  assert.ok(chapters.length > 0, `no chapters in ${folder}`);
  assert.match(fs.readFileSync(path.join(folder, chapters[0]), 'utf8'), /♛/);
});

for (const frontEnd of full ? ['lab', 'notebook'] : ['lab']) {
  describe(`in ${frontEnd}`, () => {
    let browser;
    let server;
    before(async () => {
      browser = await launch();
      server = await serve(chosen.map(name => path.join(folder, name)), { frontEnd });
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
        const label = `${frontEnd}-${path.basename(name, '.ipynb')}`;
        const saved = await seen(notebook);
        assert.deepEqual(saved.boards, notebook.savedBoards, 'the code cells whose saved outputs show a board');
        await photograph(notebook, `${label}-untrusted`);
        await runAll(notebook);
        await photograph(notebook, label);
        const now = await seen(notebook);
        assert.deepEqual(now.errors.map(error => error.cell), notebook.meantToFail, JSON.stringify(now.errors));
        assert.equal(now.boards.length > 0, notebook.savedBoards.length > 0, 'boards among the outputs');
        for (const picture of now.pictures) assert.ok(picture.width > 0, `a picture was not drawn: ${picture.alt}`);
        assert.deepEqual(notebook.problems, [], 'errors of scripts in the page');
      });
    }
  });
}
