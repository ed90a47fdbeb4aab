// Without colour: what the step viewer says by a look, it says by a shape, too. Every state of a square and of a node is
// photographed in grey and held against every other one.
import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { launch } from './chromium.mjs';
import { drawViews, show } from './views.mjs';

/** Two looks differ if so many of their pixels are so far apart, of 255 steps of grey. */
const SHARE = 0.02;
const STEPS = 60;

const stepper = drawViews().find(view => view.name === 'stepper-4');
const EVENTS = 83;
let browser;
let page;
before(async () => {
  browser = await launch();
  page = await show(browser, 'light', 1000, [stepper]);
  await page.addStyleTag({ content: 'html { filter: grayscale(1); }' });
});
after(async () => { await browser?.close(); });

/** The share of pixels in which two pictures of one size differ by more than STEPS. */
const difference = (one, other) => page.evaluate(async ([a, b, far]) => {
  const pixels = async base64 => {
    const image = await createImageBitmap(await (await fetch(`data:image/png;base64,${base64}`)).blob());
    const canvas = new OffscreenCanvas(32, 32).getContext('2d');
    canvas.drawImage(image, 0, 0, 32, 32);
    return canvas.getImageData(0, 0, 32, 32).data;
  };
  const [first, second] = [await pixels(a), await pixels(b)];
  let apart = 0;
  for (let at = 0; at < first.length; at += 4) if (Math.abs(first[at] - second[at]) > far) apart++;
  return apart / (first.length / 4);
}, [one, other, STEPS]);

async function allDiffer(looks) {
  const names = [...looks.keys()].sort();
  for (const [at, name] of names.entries()) {
    for (const other of names.slice(at + 1)) {
      const share = await difference(looks.get(name), looks.get(other));
      assert.ok(share >= SHARE, `${name} and ${other} differ in ${(100 * share).toFixed(1)} % of their pixels`);
    }
  }
}

/** One picture of each state that a walk through all events meets: state → PNG. */
async function collect(locator, stateOf) {
  const looks = new Map();
  await page.getByRole('button', { name: /First/ }).click();
  for (let event = 0; event < EVENTS; event++) {
    for (const [index, state] of (await locator.evaluateAll(stateOf)).entries()) {
      if (state && !looks.has(state)) looks.set(state, (await locator.nth(index).screenshot()).toString('base64'));
    }
    await page.getByRole('button', { name: 'Next ▶', exact: true }).click();
  }
  return looks;
}

describe('in grey', () => {
  test('every state of a square is told from every other one', async () => {
    // Light squares alone, without the lines of the active row, so that the ground makes no difference.
    const looks = await collect(page.locator('.board').first().locator('.sq.lt'), squares => squares.map(square => {
      square.style.boxShadow = 'none';
      return square.querySelector('.man')?.className.replace('man', '').trim() ?? 'empty';
    }));
    for (const state of ['empty', 'q', 'hit', 'new', 'no', 'gone']) assert.ok(looks.has(state), `no square is "${state}"; there are ${[...looks.keys()]}`);
    await allDiffer(looks);
  });

  test('every state of a node is told from every other one', async () => {
    // Without its number, which would always make a difference.
    const looks = await collect(page.locator('.tree .dot'), dots => dots.map(dot => {
      dot.querySelector('text:not(.sign)').style.visibility = 'hidden';
      return dot.getAttribute('class').replace('dot', '').trim();
    }));
    assert.ok(looks.size >= 5, `there are only ${[...looks.keys()]}`);
    await allDiffer(looks);
  });

  test('two looks that differ in their hue alone would be found', async () => {
    const shade = async colour => {
      await page.evaluate(value => {
        document.body.insertAdjacentHTML('beforeend', `<i class="probe" style="display:block;width:40px;height:40px;background:${value}"></i>`);
      }, colour);
      return (await page.locator('.probe').last().screenshot()).toString('base64');
    };
    assert.ok(await difference(await shade('#b03030'), await shade('#306ab0')) < SHARE);
  });
});
