// The static edition: every page read from a folder, with and without scripts, on a screen and on a phone.
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import { createRequire } from 'node:module';
import os from 'node:os';
import path from 'node:path';
import { after, before, describe, test } from 'node:test';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { launch } from './chromium.mjs';
import { cut, printed } from './paper.mjs';

const root = fileURLToPath(new URL('../../../', import.meta.url));
const axe = fs.readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const site = fs.mkdtempSync(path.join(os.tmpdir(), 'nqueens site '));
const pictures = path.join(root, 'target/screenshots');
const notebooks = fs.readdirSync(path.join(root, 'notebooks')).filter(name => name.endsWith('.ipynb')).sort();
const chapters = notebooks.map(name => name.replace(/ipynb$/, 'html'));
const full = process.env.NQUEENS_FULL === '1';
const chosen = full ? chapters : chapters.slice(0, 2);
const looks = [
  { name: 'light', colorScheme: 'light', viewport: { width: 1280, height: 900 } },
  { name: 'dark', colorScheme: 'dark', viewport: { width: 1280, height: 900 } },
  { name: 'phone', colorScheme: 'light', viewport: { width: 360, height: 740 } },
];

describe('the static edition', () => {
  let browser;
  before(async () => {
    const java = process.env.JAVA_HOME ? path.join(process.env.JAVA_HOME, 'bin/java') : 'java';
    const files = notebooks.map(name => path.join(root, 'notebooks', name));
    const made = spawnSync(java, ['-jar', path.join(root, 'target/nqueens.jar'), 'book', '--out', site, ...files], { encoding: 'utf8' });
    assert.equal(made.status, 0, made.stderr);
    browser = await launch();
    fs.mkdirSync(pictures, { recursive: true });
  });
  after(async () => {
    await browser?.close();
    fs.rmSync(site, { recursive: true, force: true });
  });

  /** A page of the site in a look; it fails the test at a script's error and at anything fetched from elsewhere. */
  async function read(file, look, options = {}) {
    const context = await browser.newContext({ ...look, ...options });
    const page = await context.newPage();
    const problems = [];
    page.on('pageerror', error => problems.push(error.message));
    page.on('request', request => {
      if (!/^(file|data|blob):/.test(request.url())) problems.push(`fetched ${request.url()}`);
    });
    await page.goto(pathToFileURL(path.join(site, file)).href);
    return { page, problems, close: () => context.close() };
  }

  for (const file of [...chosen, 'index.html', 'search.html?q=queen']) {
    for (const look of looks) {
      test(`${file} is clean for axe-core and fits: ${look.name}`, async () => {
        const [name, query] = file.split('?');
        const { page, problems, close } = await read(name, look);
        if (query) await page.goto(`${page.url()}?${query}`);
        for (const folded of await page.locator('details').all()) await folded.evaluate(d => { d.open = true; });
        await page.evaluate(axe);
        const { violations } = await page.evaluate(() => axe.run());
        const found = violations.map(v => `${v.id}: ${v.nodes.map(n => n.html.slice(0, 200)).join('\n')}`);
        const sideways = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
        const inner = await page.evaluate(() => [...document.querySelectorAll('.out, .out *, .wide, .text pre')]
          .filter(box => box.scrollWidth > box.clientWidth && /auto|scroll/.test(getComputedStyle(box).overflowX)).map(box => box.innerText.slice(0, 60)));
        await page.screenshot({ path: path.join(pictures, `site-${path.basename(name, '.html')}-${look.name}.png`), fullPage: true });
        await close();
        assert.deepEqual(found, []);
        assert.ok(sideways <= 0, `scrolls sideways by ${sideways} pixels`);
        assert.deepEqual(inner, [], 'scroll sideways by themselves');
        assert.deepEqual(problems, []);
      });
    }
  }

  test('pages are read without scripts', async () => {
    for (const file of [...chapters, 'index.html']) {
      const { page, close } = await read(file, looks[0], { javaScriptEnabled: false });
      assert.ok((await page.locator('main').innerText()).length > 200, file);
      assert.equal(await page.locator('button.theme').isVisible(), false, file);
      await close();
    }
  });

  test('what a cell shows of an answer is folded on the screen, opened by the reader, and printed', async () => {
    for (const javaScriptEnabled of [true, false]) {
      const { page, problems, close } = await read(chapters[0], looks[0], { javaScriptEnabled });
      const folds = await page.locator('details.reveal').all();
      assert.ok(folds.length > 0, 'no fold');
      for (const fold of folds) assert.equal(await fold.locator('.out').isVisible(), false);
      await page.emulateMedia({ media: 'print' });
      for (const fold of folds) assert.ok((await fold.locator('.out').boundingBox())?.height > 10, 'not on paper');
      await page.emulateMedia({ media: 'screen' });
      await folds[0].locator('summary').click();
      assert.equal(await folds[0].locator('.out').isVisible(), true);
      assert.deepEqual(problems, []);
      await close();
    }
  });

  for (const file of full ? chapters : chapters.filter(name => /^0[047]-/.test(name))) {
    test(`${file}: no end of a page cuts a figure, and nothing waits for a click`, async () => {
      for (const format of ['A4', 'Letter', 'A5']) {
        const { page, close } = await read(file, looks[0]);
        const figures = await printed(page, { format, preferCSSPageSize: true });
        assert.ok(figures.length > 0 || /sources/.test(file), 'no figures');
        assert.deepEqual(cut(figures), [], format);
        assert.equal(await page.locator('button:visible, input:visible').count(), 0, 'something to press');
        for (const answer of await page.locator('.text details').all()) {
          const ladder = await answer.evaluate(fold => fold.closest('.hints') !== null);
          const shown = answer.locator(':scope > *:not(summary)').first();
          assert.equal(await shown.evaluate(words => words.checkVisibility({ contentVisibilityAuto: true })), !ladder, await answer.innerText());
        }
        await close();
      }
    });
  }

  test('where the style sheet cannot open folds for paper, the script does, and closes them again', async () => {
    const { page, close } = await read(chapters[0], looks[0]);
    const open = () => page.locator('details.reveal[open]').count();
    const total = await page.locator('details.reveal').count();
    await page.locator('details.reveal summary').first().click();
    await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
    assert.equal(await open(), total);
    await page.evaluate(() => dispatchEvent(new Event('afterprint')));
    assert.equal(await open(), 1, 'the one that the reader opened');
    await close();
  });

  test('the theme can be switched and is remembered', async () => {
    const { page, close } = await read(chapters[0], looks[0]);
    const paper = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
    const light = await paper();
    await page.getByRole('button', { name: /dark/i }).click();
    const dark = await paper();
    assert.notEqual(dark, light);
    await page.reload();
    assert.equal(await paper(), dark);
    await close();
  });

  test('a search from any page finds passages and marks the words', async () => {
    const { page, problems, close } = await read(chapters[0], looks[0]);
    await page.keyboard.press('/');
    await page.keyboard.type('QUEEN row');
    await page.keyboard.press('Enter');
    await page.waitForURL(/search\.html/);
    assert.match(await page.getByRole('status').innerText(), /passage/);
    assert.ok(await page.locator('#results mark').count() > 0, 'no word is marked');
    await page.locator('#results a').first().click();
    await page.waitForURL(url => chapters.some(name => url.pathname.endsWith(name)));
    assert.deepEqual(problems, []);
    await close();
  });

  test('a search for what is not there says so', async () => {
    const { page, close } = await read('search.html', looks[0]);
    await page.getByRole('searchbox').fill('<b>zzzz');
    assert.match(await page.getByRole('status').innerText(), /Nothing has “<b>zzzz” in it/);
    await close();
  });

  test('a step viewer steps', async () => {
    // The first chapter's viewer keeps its slider folded away.
    const { page, problems, close } = await read(chapters.find(name => name.startsWith('04')), looks[0]);
    const slider = page.getByRole('slider').first();
    const next = page.getByRole('button', { name: /^next/i }).first();
    const before = Number(await slider.inputValue());
    await next.click();
    await next.click();
    assert.equal(Number(await slider.inputValue()), before + 2);
    assert.deepEqual(problems, []);
    await close();
  });

  test('every link leads to a file and a place of the site', async () => {
    for (const file of [...chapters, 'index.html']) {
      const { page, close } = await read(file, looks[0]);
      const links = await page.locator('a[href]').evaluateAll(all => all.map(a => a.href));
      await close();
      for (const link of links.filter(address => address.startsWith('file:'))) {
        const url = new URL(link);
        const target = fileURLToPath(url.href.split('#')[0]);
        assert.ok(fs.existsSync(target), `${file} leads to ${link}`);
        if (url.hash && target.endsWith('.html')) {
          const there = await read(path.basename(target), looks[0]);
          const found = await there.page.evaluate(id => document.getElementById(id) !== null, decodeURIComponent(url.hash.slice(1)));
          await there.close();
          assert.ok(found, `${file} leads to ${link}`);
        }
      }
    }
  });
});
