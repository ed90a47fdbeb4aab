// The stepper by keyboard and mouse, as a reader with a screen reader, a keyboard alone or a finger would use it.
import assert from 'node:assert/strict';
import { after, before, beforeEach, afterEach, describe, test } from 'node:test';
import { launch } from './chromium.mjs';
import { drawViews, show } from './views.mjs';

const views = new Map(drawViews().map(view => [view.name, view]));
let browser;
let page;
before(async () => { browser = await launch(); });
after(async () => { await browser?.close(); });
afterEach(async () => {
  assert.deepEqual(page.problems, []);
  await page.context().close();
});

const open = async (...names) => {
  page = await show(browser, 'light', 1000, names.map(name => views.get(name)));
  await page.evaluate(() => {
    window.leaks = [];
    for (const type of ['keydown', 'keypress', 'keyup']) document.addEventListener(type, event => window.leaks.push(`${type} ${event.key}`));
  });
};
const press = async (...keys) => { for (const key of keys) await page.keyboard.press(key); };
const where = () => page.locator('.where').first().textContent();
const said = () => page.locator('.say').first().textContent();
const spoken = () => page.locator('.spoken').textContent();
const button = name => page.getByRole('button', { name, exact: true });
const event = async () => +(await where()).match(/event (\d+)/)[1];

describe('by keyboard', () => {
  beforeEach(async () => {
    await open('stepper-4');
    await button('Next ▶').focus();
  });

  test('arrows step, Home and End go to the ends', async () => {
    assert.equal(await event(), 1);
    await press(...Array(17).fill('ArrowRight'));
    assert.equal(await event(), 18);
    assert.match(await said(), /^Node 5 tries row 3, column 3: refused: the queen on row 0 .*, the queen on row 1 down the column/);
    await press('ArrowLeft');
    assert.equal(await event(), 17);
    await press('End');
    assert.equal(await event(), 83);
    await press('ArrowRight');
    assert.equal(await event(), 83);
    await press('Home', 'ArrowLeft');
    assert.equal(await event(), 1);
  });

  test('S, D and U jump to solutions, dead ends and parents; PageUp and PageDown to siblings', async () => {
    await press('s');
    assert.equal(await said(), 'Node 9 is a solution: columns 1, 3, 0, 2.');
    await press('S');
    assert.equal(await said(), 'Node 13 is a solution: columns 2, 0, 3, 1.');
    await press('s');
    assert.equal(await said(), 'No solution after this event.');
    await press('u');
    assert.match(await said(), /^Node 12: a queen is placed/);
    await press('Home', 'd');
    assert.match(await said(), /^Node 3 is dead/);
    await press('PageDown');
    assert.match(await said(), /^Node 4: a queen is placed/);
    await press('PageUp');
    assert.match(await said(), /^Node 3: a queen is placed/);
    await press('PageUp');
    assert.equal(await said(), 'Node 3 has no previous sibling.');
    await press('u', 'u', 'u');
    assert.equal(await event(), 1);
  });

  test('the squares refused at a node, and the signs of all nodes, stand apart and inside the drawing', async () => {
    for (let step = 1; step <= 83; step++) {
      const boxes = await page.locator('.tree').first().evaluate(tree => {
        const box = element => (({ left, right, top, bottom }) => ({ left, right, top, bottom, text: element.textContent }))(element.getBoundingClientRect());
        const words = [...tree.querySelectorAll('.ticks text, .sign')].filter(element => element.textContent);
        return { whole: box(tree.querySelector('svg')), words: words.map(box) };
      });
      const { whole } = boxes;
      boxes.words.forEach((one, i) => {
        assert.ok(one.left >= whole.left && one.right <= whole.right && one.bottom <= whole.bottom, `event ${step}: ${one.text} is cut`);
        for (const other of boxes.words.slice(i + 1)) {
          const apart = one.right <= other.left + 1 || other.right <= one.left + 1 || one.bottom <= other.top + 2 || other.bottom <= one.top + 2;
          assert.ok(apart, `event ${step}: ${one.text} over ${other.text}`);
        }
      });
      await press('ArrowRight');
    }
  });

  test('nothing typed inside leaks to the notebook, and the notebook is told to keep its shortcuts away', async () => {
    await press('ArrowRight', 's', 'd', 'd', 'x', 'Enter', 'b', 'a', 'Space', 'Home', 'PageDown', 'Backspace', 'Shift+A');
    assert.deepEqual(await page.evaluate(() => window.leaks), []);
    assert.equal(await page.locator('[id^=nq-]').getAttribute('data-lm-suppress-shortcuts'), 'true');
  });

  test('Escape gives the focus back to the cell', async () => {
    await press('Escape');
    assert.equal(await page.evaluate(() => document.activeElement.className), 'jp-Cell');
    await press('ArrowRight', 's');
    assert.equal(await event(), 1);
    assert.ok((await page.evaluate(() => window.leaks)).length > 0, 'outside, keys are the notebook\'s');
  });

  test('Tab reaches every control once and leaves', async () => {
    await page.locator('.jp-Cell').focus();
    const names = [];
    for (let i = 0; i < 30; i++) {
      await press('Tab');
      const name = await page.evaluate(() => {
        const inner = document.activeElement.shadowRoot?.activeElement;
        return inner && (inner.getAttribute('aria-label') || inner.parentNode.querySelector('label, summary')?.textContent || inner.textContent);
      });
      if (!name) break;
      names.push(name);
    }
    assert.ok(names.length < 30, 'a trap');
    assert.equal(names.length, 14, names.join(' | '));
    await press('Shift+Tab');
    assert.ok(await page.evaluate(() => document.activeElement.shadowRoot?.activeElement), 'Shift+Tab comes back');
  });

  test('the board is one stop; arrows move on it, Enter asks why not', async () => {
    await press('d');
    await page.locator('.sq[tabindex="0"]').focus();
    await press('ArrowDown', 'ArrowRight', 'Enter');
    assert.equal(await said(), 'Row 1, column 1 is refused: the queen on row 0 reaches it along the descending diagonal (row − column = 0), the queen on row 1 along the row (row = 1).');
    await press('ArrowRight', 'ArrowDown', 'ArrowRight', 'ArrowRight', 'Enter');
    assert.match(await said(), /^Row 2, column 3 is refused/);
    await press('ArrowDown', 'ArrowLeft', 'ArrowLeft', 'Space');
    assert.equal(await said(), 'Row 3, column 1 is free: no queen reaches it.');
    assert.equal(await event(), 10, 'asking is not stepping');
  });
});

describe('seen and heard', () => {
  beforeEach(() => open('stepper-4'));

  test('it does not start by itself; Play goes on to Pause', async () => {
    await page.waitForTimeout(300);
    assert.equal(await event(), 1);
    await button('▶ Play').click();
    await page.locator('.where', { hasText: 'event 2' }).waitFor();
    assert.equal(await spoken(), '', 'silent while it plays');
    await button('❚❚ Pause').click();
    const at = await event();
    assert.notEqual(await spoken(), '');
    await page.waitForTimeout(900);
    assert.equal(await event(), at);
  });

  test('the slider speaks and leads to any event', async () => {
    const slider = page.getByRole('slider');
    await slider.fill('11');
    assert.equal(await slider.getAttribute('aria-valuetext'), 'event 12 of 83, node 4');
    assert.equal(await spoken(), 'Node 4: a queen is placed on row 1, column 3.');
  });

  test('a click on a node goes to the event that placed it', async () => {
    await page.locator('.dot').nth(8).click();
    assert.match(await said(), /^Node 9: a queen is placed on row 3, column 2/);
  });

  test('a click on a square asks why not', async () => {
    await page.getByRole('slider').fill('17');
    await page.getByRole('gridcell', { name: /^row 2, column 1/ }).click();
    assert.equal(await said(), 'Row 2, column 1 is refused: the queen on row 2 stands there.');
  });

  test('board, tree, calls, sets and program show the same event', async () => {
    await page.getByRole('slider').fill('17');
    assert.deepEqual(await page.locator('.man').allTextContents(), ['♛', '♛', '♛', '✕']);
    assert.equal(await page.locator('.hit').count(), 2);
    assert.equal(await page.locator('.beams path').count(), 2);
    assert.deepEqual(await page.locator('.call').allTextContents(),
      ['search(0): h = 0', 'search(1): h = 3', 'search(2): h = 1', 'search(3): h = 3 ✕']);
    assert.deepEqual(await page.locator('.used').allTextContents(), ['0', '1', '3', '0', '3', '4', '−2', '0', '1']);
    assert.deepEqual(await page.locator('.clash').allTextContents(), ['3', '0']);
    assert.match(await page.locator('.dot.here').textContent(), /^5/);
    assert.deepEqual(await page.locator('.ticks text').allTextContents(), ['0✕', '1✕', '2✕', '3✕']);
    assert.match(await page.locator('.at').textContent(), /^▶ .*admits\(row, h\)/);
  });

  test('labels can be changed', async () => {
    await page.getByRole('slider').fill('17');
    await page.getByRole('combobox', { name: 'Count' }).selectOption('chess');
    assert.match(await said(), /^Node 5 tries d1: refused: the queen on a4 reaches it along the descending diagonal, the queen on d3 down the column\.$/);
  });
});

test('every step takes less than a frame at n = 8, and the figure keeps its height', async () => {
  await open('stepper-8');
  const { worst, heights } = await page.evaluate(() => {
    const root = document.querySelector('[id^=nq-]').shadowRoot;
    const slider = root.querySelector('input');
    const heights = new Set();
    const begin = performance.now();
    for (let i = 0; i < 1000; i++) {
      slider.value = i * 18;
      slider.dispatchEvent(new Event('input'));
      if (i % 10 === 0) heights.add(root.querySelector('.pair').getBoundingClientRect().top);
    }
    return { worst: (performance.now() - begin) / 1000, heights: [...heights] };
  });
  console.log(`# a step at n = 8 takes ${worst.toFixed(2)} ms on average`);
  assert.equal(heights.length, 1, `the board jumps: ${heights}`);
});

test('two equal outputs on a page are both alive, and each its own', async () => {
  await open('stepper-4', 'stepper-4');
  await button('Next ▶').first().click();
  assert.deepEqual((await page.locator('.where').allTextContents()).map(text => text.slice(0, 8)), ['event 2 ', 'event 1 ']);
});

test('predicting: the next event is asked for, judged and shown', async () => {
  await open('stepper-predict');
  await button('Next ▶').focus();
  await press('ArrowRight');
  assert.equal(await event(), 1);
  await button('a queen is placed').click();
  assert.match(await page.locator('.panel').textContent(), /^Right\. Node 2: a queen is placed on row 0, column 0\. \(1 of 1 right\)/);
  assert.equal(await event(), 2);
  await press('ArrowRight');
  await button('a solution').press('Enter');
  assert.match(await page.locator('.panel').textContent(), /^No: Node 2 tries row 1, column 0: refused.* \(1 of 2 right\)/);
  await page.getByRole('combobox', { name: 'Ask' }).selectOption('end');
  await button('Next ▶').click();
  assert.equal(await event(), 4, 'a refusal is not asked for now');
  await button('▶ Play').click();
  await page.locator('.panel', { hasText: 'What comes next?' }).waitFor();
  assert.equal(await event(), 9);
});

test('performing: right squares go on, wrong ones are explained', async () => {
  await open('stepper-perform');
  const square = (row, column) => page.getByRole('gridcell', { name: new RegExp(`^row ${row}, column ${column}:`) });
  await square(0, 1).click();
  assert.match(await said(), /is free: no queen reaches it\. But row 0, column 0 comes first: you would skip node 2\.$/);
  await square(0, 0).click();
  assert.match(await said(), /^Node 2: a queen is placed/);
  await square(1, 1).click();
  assert.match(await said(), /^Row 1, column 1 is refused/);
  await button('Step back').click();
  assert.equal(await said(), 'Not yet: row 1, column 2 is free; you would skip node 3.');
  await square(1, 2).click();
  await square(2, 3).click();
  assert.match(await said(), /Node 3 has nothing left to try: step back\.$/);
  await button('Step back').click();
  assert.match(await said(), /^Back from node 3 to node 2/);
});

test('comparing: two searches in step by squares tried, nodes or events', async () => {
  await open('compare');
  await page.getByRole('slider').fill('20');
  const counts = () => page.locator('.pane .where').allTextContents();
  for (const pane of await counts()) assert.match(pane, / 20 tests /);
  await page.getByRole('combobox', { name: 'In step by' }).selectOption('node');
  await page.getByRole('slider').fill('9');
  for (const pane of await counts()) assert.match(pane, / 10 nodes /);
  await page.getByRole('combobox', { name: 'In step by' }).selectOption('event');
  await page.getByRole('slider').fill('29');
  for (const pane of await counts()) assert.match(pane, /^event 30 of /);
});

test('spotting the difference: the first event at which the two part', async () => {
  await open('spot');
  const verdict = () => page.locator('p.panel').textContent();
  await button('They part here').click();
  assert.equal(await verdict(), 'No. So far the two do the same: go on.');
  await button('Show where').click();
  assert.match(await verdict(), /^Right: /);
  assert.deepEqual((await page.locator('.pane .where').allTextContents()).map(text => text.slice(0, 9)), ['event 53 ', 'event 53 ']);
  const [wrong, right] = await page.locator('.pane .say').allTextContents();
  assert.match(wrong, /placed on row 3, column 3, although/);
  assert.match(right, /tries row 3, column 3: refused/);
  await button('Next ▶').click();
  await button('They part here').click();
  assert.equal(await verdict(), 'No. They parted before: go back.');
});
