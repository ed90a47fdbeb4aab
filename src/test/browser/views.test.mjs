// Every view of the library: readable for all in both themes, trusted or not, with scripts or without, on narrow pages.
import assert from 'node:assert/strict';
import fs from 'node:fs';
import { createRequire } from 'node:module';
import { after, before, describe, test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { launch } from './chromium.mjs';
import { drawViews, sanitised, show } from './views.mjs';

const axe = fs.readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const views = drawViews();
// Steppers of other searches look like these: axe need not see them all.
const looks = views.filter(view => !/^marked|^stepper-(bug|[015]|bitmask|mirror|swaps|fewest|exact|odd|cut)/.test(view.name));
const forms = { trusted: view => view.html, sanitised: view => sanitised(view.html) };

let browser;
before(async () => { browser = await launch(); });
after(async () => { await browser?.close(); });

test('there are views of every kind', () => {
  for (const kind of ['board', 'attacks', 'heat', 'gallery', 'tree', 'profile', 'bits', 'stepper', 'compare', 'spot']) {
    assert.ok(views.some(view => view.name.startsWith(kind)), `no ${kind} among ${views.map(view => view.name)}`);
  }
});

for (const [form, make] of Object.entries(forms)) {
  for (const theme of ['light', 'dark']) {
    test(`axe finds nothing in any view, ${form}, ${theme} theme`, async () => {
      const page = await show(browser, theme, 1200, looks.map(view => ({ name: view.name, html: make(view) })));
      await page.addScriptTag({ content: axe });
      // Only the outputs are under test, not the page that stands for the notebook around them.
      const found = await page.evaluate(() => axe.run('.jp-RenderedHTMLCommon', { resultTypes: ['violations', 'incomplete'] }));
      const list = results => results.flatMap(rule => rule.nodes.map(node => `${rule.id}: ${node.target.join(' ')}\n  ${node.html.slice(0, 200)}\n  ${node.failureSummary}`));
      assert.deepEqual(list(found.violations), []);
      // axe does not judge signs such as ♛ and ✕ and text in drawings (TokensTest counts their contrast), nor squares under the lines
      // of attack: of those it judges the sanitised form, which has the same colours and no lines.
      const known = /only non-text characters|too short to determine|overlapped by another element|contains an image node/;
      const undecided = list(found.incomplete.filter(rule => rule.id === 'color-contrast')).filter(node => !known.test(node) || (form === 'sanitised' && /overlapped/.test(node)));
      assert.deepEqual(undecided, []);
      assert.deepEqual(page.problems, []);
      await page.context().close();
    });
  }

  test(`no view is wider than a page of 360 pixels, ${form}`, async () => {
    const page = await show(browser, 'light', 360, views.map(view => ({ name: view.name, html: make(view) })));
    const wide = await page.evaluate(() => [...document.querySelectorAll('.jp-Cell')]
      .filter(cell => cell.scrollWidth > cell.clientWidth).map(cell => `${cell.dataset.name}: ${cell.scrollWidth} > ${cell.clientWidth}`));
    assert.deepEqual(wide, []);
    assert.deepEqual(page.problems, [], 'errors of scripts in the page');
    assert.ok(await page.evaluate(() => document.documentElement.scrollWidth <= 360));
    await page.context().close();
  });
}

describe('without trust and without scripts', () => {
  test('every view keeps its words, cell by cell', async () => {
    const words = async outputs => {
      const page = await show(browser, 'light', 1200, outputs, { javaScriptEnabled: false });
      const said = {};
      for (const cell of await page.locator('.jp-Cell').all()) {
        said[await cell.getAttribute('data-name')] = await cell.evaluate(node => {
          node.querySelectorAll('script, svg').forEach(part => part.remove());
          const texts = [...node.querySelectorAll('figcaption, caption, td, th, li, summary, p, div')]
            .filter(part => !part.querySelector('td, li, p, div')).map(part => part.textContent.trim());
          return [...texts, ...[...node.querySelectorAll('img')].map(image => image.alt)].filter(text => text);
        });
      }
      await page.context().close();
      return said;
    };
    const trusted = await words(views.map(view => ({ name: view.name, html: view.html })));
    const untrusted = await words(views.map(view => ({ name: view.name, html: sanitised(view.html) })));
    assert.deepEqual(untrusted, trusted);
    for (const view of views) assert.ok(untrusted[view.name].length > 0, `${view.name} says nothing`);
  });

  test('the sentence of the text form is in the figure, as its caption or as the words for its picture', () => {
    for (const view of views) {
      const sentence = view.text.split('\n')[0];
      const plain = sanitised(view.html).replace(/<img[^>]* alt="([^"]*)"[^>]*>/g, '$1').replace(/<[^>]*>/g, '').replace(/&lt;/g, '<').replace(/&gt;/g, '>').replace(/&quot;/g, '"').replace(/&amp;/g, '&');
      assert.ok(plain.includes(sentence), `${view.name}: ${sentence}`);
    }
  });

  test('every picture has alternative text, every drawing in the page is hidden from readers', () => {
    for (const view of views) {
      for (const [image] of view.html.matchAll(/<img[^>]*>/g)) assert.match(image, / alt="[^"]{10,}"/, view.name);
      for (const [svg] of view.html.replace(/<script[\s\S]*?<\/script>/g, '').matchAll(/<svg[^>]*>/g)) assert.match(svg, / aria-hidden="true"/, view.name);
    }
  });
});

describe('the stepper and Java', () => {
  // The figure's own script, in the figure's language, without the line that looks for figures in a page.
  const partsOf = view => {
    const script = view.html.match(/<script>\(\(\)=>\{'use strict';([\s\S]*?)<\/script>/)[1];
    return new Function(`${script.slice(0, script.lastIndexOf('document.querySelectorAll'))}return { read, sentence, labels, plain, count };`)();
  };

  for (const view of views.filter(view => view.name.startsWith('stepper-'))) {
    test(`${view.name}: the script says what Java says, event by event`, () => {
      const parts = partsOf(view);
      const data = JSON.parse(view.html.match(/<script type="application\/json">(.*?)<\/script>/s)[1]);
      const run = parts.read(data.runs[0], data.n);
      const lab = parts.labels(data.n, data.labels);
      const lines = view.text.split('\n').filter(line => /^\d+\. /.test(line));
      const said = lines.map((_, k) => `${k + 1}. ${parts.plain(parts.sentence(run, k, lab))}`);
      assert.deepEqual(said, lines);
      const count = (events, kind) => events.filter(event => event === kind).length;
      assert.equal(run.length, data.runs[0].total, 'all events are in the figure');
      const [, events, nodes, solutions] = view.text.match(/n = \d+[:：] ?([\d,\u00a0]+)\D+([\d,\u00a0]+)\D+([\d,\u00a0]+)/).map(text => +text.replace(/[,\u00a0]/g, ''));
      assert.deepEqual([run.length, run.tree.length - 1, count(run.kind, 'SOLUTION')], [events, nodes, solutions]);
    });
  }
});

describe('in a language in which every text is marked', () => {
  // Words that stay as they are: names of solvers, and the program.
  const unmarked = text => (text.replace(/⟦[^⟦⟧]*⟧/g, '').match(/\p{L}{2,}/gu) || []).filter(word => !/^(scan|mirror|neighbour|diagonals|search)$/.test(word));

  for (const view of views.filter(view => /^marked-(stepper|compare|spot)/.test(view.name))) {
    test(`${view.name}: every word that is seen, spoken or announced is marked`, async () => {
      const page = await show(browser, 'light', 1200, [{ name: view.name, html: view.html }]);
      const said = await page.evaluate(() => {
        const root = [...document.querySelectorAll('[id]')].find(node => node.shadowRoot).shadowRoot, texts = new Set();
        const listen = () => root.querySelectorAll('.view *').forEach(node => {
          if (node.closest('pre')) return;
          for (const name of ['aria-label', 'aria-valuetext', 'title', 'alt']) if (node.hasAttribute(name)) texts.add(node.getAttribute(name));
          if (!node.children.length) texts.add(node.textContent);
        });
        const key = name => root.querySelector('.view button, .view input').dispatchEvent(new KeyboardEvent('keydown', { key: name, bubbles: true, composed: true }));
        const buttons = () => [...root.querySelectorAll('button')].filter(node => !node.disabled);
        listen();
        for (let step = 0; step < 30; step++) {
          key('ArrowRight'); listen();
          if (step % 5 === 0) buttons().forEach(node => { node.click(); listen(); });
          root.querySelectorAll('[role="gridcell"][tabindex]').forEach((cell, i) => { if ((i + step) % 4 === 0) { cell.click(); listen(); } });
          for (const name of ['s', 'd', 'u', 'PageUp', 'PageDown']) { key(name); listen(); }
          for (const select of root.querySelectorAll('select')) {
            select.selectedIndex = (select.selectedIndex + 1) % select.options.length;
            select.dispatchEvent(new Event('change')); listen();
          }
        }
        key('End'); listen();
        return [...texts];
      });
      assert.ok(said.length > 20, said);
      assert.deepEqual(said.filter(text => unmarked(text).length), []);
      assert.deepEqual(page.problems, []);
      await page.context().close();
    });
  }
});

test('a view in another language says so, an English one has no need to', () => {
  for (const view of views) {
    const [, language] = view.name.match(/-(ru|zh)$/) || [];
    if (language) {
      // The outermost figure, or each of those that stand below one another.
      assert.match(view.html, new RegExp(`^(<div>)*<(figure|div)[^>]* lang="${language}"`), view.name);
      assert.doesNotMatch(view.html, new RegExp(`<figure (?!lang="${language}")`), view.name);
    } else assert.doesNotMatch(view.html, / lang="/, view.name);
  }
});
