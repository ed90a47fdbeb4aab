// The chapters as the HTML of nbconvert, which many send around: on a phone, on paper, without scripts and without a network.
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import { createRequire } from 'node:module';
import os from 'node:os';
import path from 'node:path';
import { after, before, test } from 'node:test';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { launch } from './chromium.mjs';
import { setting } from './jupyter.mjs';
import { cut, printed } from './paper.mjs';

const notebooks = fileURLToPath(new URL('../../../notebooks/', import.meta.url));
const full = process.env.NQUEENS_FULL === '1';
const axe = fs.readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const COVER = 'What this cell showed when it was saved:';
// What is ours on such a page; the frame around it is nbconvert's, and so is how a link looks in a line of text.
const OURS = '.jp-RenderedMarkdown, .jp-RenderedHTML, .jp-RenderedText';
const FRAME = { 'link-in-text-block': { enabled: false } };
const chapters = fs.readdirSync(notebooks).filter(name => /^\d+-.*\.ipynb$/.test(name)).sort();
const chosen = full ? chapters : chapters.filter(name => /^04-/.test(name));
let browser;
let folder;
before(async () => {
  browser = await launch();
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'nqueens-nbconvert-'));
  const given = [...chosen.map(name => path.join(notebooks, name)), ownWords()];
  execFileSync(setting('NQUEENS_PYTHON'), ['-m', 'nbconvert', '--to', 'html', '--output-dir', folder, ...given],
    { stdio: ['ignore', 'ignore', 'pipe'], env: { ...process.env, HOME: folder } });
});
after(async () => {
  await browser?.close();
  fs.rmSync(folder, { recursive: true, force: true });
});

/** A chapter to which a reader has added folds of their own, one in the other. */
function ownWords() {
  const notebook = JSON.parse(fs.readFileSync(path.join(notebooks, chosen.find(name => /^04-/.test(name))), 'utf8'));
  const source = '<details><summary>My plan</summary>\n\nOuter words.\n\n<details><summary>More</summary>\n\nInner words.\n\n</details>\n</details>';
  notebook.cells.push({ id: 'own', cell_type: 'markdown', metadata: {}, source });
  const file = path.join(folder, 'own.ipynb');
  fs.writeFileSync(file, JSON.stringify(notebook));
  return file;
}

const open = async (name, options) => {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, offline: true, ...options });
  const page = await context.newPage();
  await page.goto(pathToFileURL(path.join(folder, name.replace('.ipynb', '.html'))).href, { waitUntil: 'domcontentloaded' });
  return page;
};

test('there is a chapter with a stepper', () => assert.ok(chosen.some(name => /^04-/.test(name)), chapters.join()));

for (const name of chosen) {
  test(`${name} is readable on a phone and on paper, without scripts`, async () => {
    const page = await open(name, { javaScriptEnabled: false });
    const figures = page.locator('.jp-OutputArea-output table, .jp-OutputArea-output img');
    for (const media of ['screen', 'print']) {
      await page.emulateMedia({ media });
      assert.ok(await figures.count() > 0, 'figures');
      for (const figure of await figures.all()) {
        if (!await figure.isVisible()) continue; // folded away, with its words
        const { x, width, height } = await figure.boundingBox();
        assert.ok(height > 10 && x >= 0 && x < 390 && width > 20, `${media}: a figure at ${x}, ${width} × ${height}`);
      }
    }
    assert.ok((await page.pdf()).length > 20_000, 'pages on paper');
    for (const image of await page.locator('.jp-OutputArea-output img').all()) assert.ok(await image.getAttribute('alt'), 'an image without words');
    await page.context().close();
  });

  const hidden = JSON.parse(fs.readFileSync(path.join(notebooks, name), 'utf8')).cells
    .filter(cell => cell.metadata.collapsed && cell.outputs?.length > 1);
  test(`${name}: what Lab hides stands open below its line, on paper too, and answers open without a script`, async () => {
    assert.ok(hidden.length > 0, 'nothing is hidden');
    const page = await open(name, { javaScriptEnabled: false });
    assert.equal(await page.getByText(COVER, { exact: true }).count(), hidden.length);
    for (const media of ['print', 'screen']) {
      await page.emulateMedia({ media });
      for (const cell of hidden) {
        const outputs = await page.locator(`[id="cell-id=${cell.id}"] .jp-OutputArea-output`).all();
        assert.ok(outputs.length > 1, `${cell.id} shows nothing`);
        for (const output of outputs) assert.ok((await output.boundingBox())?.height > 5, `${cell.id} is not to be seen: ${media}`);
      }
    }
    const fold = page.locator('.jp-RenderedMarkdown > details').first();
    const answer = fold.locator('> *:not(summary)').first();
    assert.equal(await answer.isVisible(), false, 'an answer is given away');
    await fold.locator('> summary').click();
    assert.equal(await answer.isVisible(), true, 'an answer cannot be opened');
    await page.context().close();
  });

  // JupyterLab's own "Print" prints this page.
  test(`${name}: paper cuts no figure at a page's end and no line of code at its side`, async () => {
    for (const format of ['A4', 'Letter', 'A5']) {
      const page = await open(name, { viewport: { width: 718, height: 1000 } });
      const figures = await printed(page, { format });
      assert.ok(figures.length > 0, 'no figures');
      assert.deepEqual(cut(figures), [], format);
      for (const code of await page.locator('.jp-CodeCell .highlight pre').all()) {
        assert.ok(await code.evaluate(pre => pre.scrollWidth <= pre.closest('.jp-InputArea-editor').clientWidth), `cut: ${await code.innerText()}`);
      }
      await page.context().close();
    }
  });

  test(`${name}: axe finds nothing in what is ours`, async () => {
    const page = await open(name, {});
    for (const fold of await page.locator('details').all()) await fold.evaluate(d => { d.open = true; });
    await page.evaluate(axe);
    const { violations } = await page.evaluate(([ours, rules]) => axe.run(ours, { rules }), [OURS, FRAME]);
    assert.deepEqual(violations.map(v => `${v.id}: ${v.nodes.map(n => n.html.slice(0, 200)).join('\n')}`), []);
    await page.context().close();
  });
}

test('paper shows the folds of a reader, one in the other, and no hints', async () => {
  const page = await open('own.ipynb', { javaScriptEnabled: false });
  const shown = words => page.getByText(words).first().evaluate(p => p.checkVisibility({ contentVisibilityAuto: true }));
  assert.equal(await shown('Inner words.'), false, 'open on the screen');
  await page.emulateMedia({ media: 'print' });
  for (const words of ['Outer words.', 'Inner words.']) assert.ok(await shown(words), words);
  assert.equal(await page.getByText('Hint 1').first().isVisible(), false, 'a hint is given away');
  await page.context().close();
});

test('with scripts the stepper of chapter 4 is alive', async () => {
  const page = await open(chosen.find(name => /^04-/.test(name)), {});
  const next = page.getByRole('button', { name: 'Next ▶', exact: true }).first();
  const where = page.locator('.where').first();
  assert.match(await where.textContent(), /event 1 of 83/);
  await next.click();
  assert.match(await where.textContent(), /event 2 of 83/);
  const { x, width } = await next.boundingBox();
  assert.ok(x >= 0 && x + width <= 390, `Next at ${x}, ${width} wide`);
  await page.context().close();
});
