// A reader at a notebook in JupyterLab or Notebook 7: opens it, runs it cell by cell with the keyboard, looks at what came.
import fs from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { until } from './jupyter.mjs';

const CODE = '.jp-Notebook .jp-CodeCell';
const OUTPUTS = `${CODE} .jp-OutputArea`;

/** Opens the notebook of a server in a page and waits until all its cells are there. */
export async function open(browser, server, name, { width = 1280, height = 1600 } = {}) {
  const context = await browser.newContext({ viewport: { width, height } });
  const page = await context.newPage();
  const problems = [];
  // Scripts of outputs are under test, not the front end's own (Notebook 7 stumbles over its settings).
  page.on('pageerror', problem => {
    if (!/\/static\/(lab|notebook)\//.test(problem.stack?.split('\n')[1] ?? '')) problems.push(problem.message);
  });
  page.on('dialog', dialog => dialog.accept().catch(() => {}));
  await page.goto(server.url(name));
  const { content } = await server.get(`/api/contents/${name}`);
  const total = content.cells.filter(cell => cell.cell_type === 'code').length;
  await page.locator('.jp-Notebook .jp-Cell').first().waitFor(); // a notebook of text alone has no code cells to wait for
  await until(async () => (await page.locator(CODE).count()) === total, `${total} code cells of ${name} in the page`);
  const code = content.cells.filter(cell => cell.cell_type === 'code');
  const numbers = wanted => code.flatMap((cell, number) => (wanted(cell) ? [number] : []));
  const hidden = cell => cell.outputs.length > 0 && cell.metadata.collapsed === true;
  const board = cell => /<table[^]*♛/.test(cell.outputs.map(output => output.data?.['text/html'] ?? '').join('\n'));
  return {
    page, server, name, total, problems,
    sources: code.map(cell => cell.source),
    meantToFail: numbers(cell => (cell.metadata.tags ?? []).includes('raises-exception')),
    hidden: numbers(hidden),
    savedBoards: numbers(cell => !hidden(cell) && board(cell)),
    allBoards: numbers(board),
  };
}

/** Waits until the notebook has its kernel, and empties all outputs, so that what is seen later was made now. */
export async function kernelOf(notebook) {
  await until(async () => {
    const sessions = await notebook.server.get('/api/sessions');
    return sessions.some(({ kernel }) => kernel.execution_state === 'idle' && kernel.connections > 0);
  }, 'an idle kernel');
  await clearOutputs(notebook);
}

/** Runs every code cell in order by keyboard, as a reader would. */
export async function runAll(notebook, limit = 300_000) {
  await kernelOf(notebook);
  for (let cell = 0; cell < notebook.total; cell++) {
    await runCell(notebook, cell, limit);
  }
}

/** Empties all outputs by the menu, so that a number beside a cell says that it ran now. */
async function clearOutputs({ page }) {
  await page.getByRole('menuitem', { name: 'Edit', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Clear Outputs of All Cells' }).click();
  await until(async () => (await page.locator(`${CODE} .jp-OutputArea-output`).count()) === 0, 'empty outputs');
}

/** Ends the kernel by the menu; the next cell that is run starts another one. */
export async function shutDown({ page, server }) {
  await page.getByRole('menuitem', { name: 'Kernel', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Shut Down Kernel', exact: true }).click();
  await until(async () => (await server.get('/api/kernels')).length === 0, 'the end of the kernel');
}

/** Runs the first code cell, which shows nothing yet, and gives the milliseconds until its board is painted. */
export async function firstBoard({ page }, limit = 60_000) {
  const code = page.locator(CODE).first();
  await code.locator('.cm-content').click();
  await page.evaluate(selector => {
    const cell = document.querySelector(selector);
    const there = () => /♛/.test(cell.querySelector('.jp-OutputArea table')?.innerText ?? '');
    if (there()) throw new Error('the board is there already');
    window.untilBoard = new Promise(painted => {
      const pressed = ({ key, timeStamp }) => {
        if (key !== 'Enter') return;
        removeEventListener('keydown', pressed, true);
        const look = () => (there() ? requestAnimationFrame(() => painted(performance.now() - timeStamp)) : requestAnimationFrame(look));
        look();
      };
      addEventListener('keydown', pressed, true);
    });
  }, CODE);
  await page.keyboard.press('Control+Enter');
  const late = new Promise((_, refused) => setTimeout(() => refused(new Error(`no board within ${limit} ms`)), limit).unref());
  return Promise.race([page.evaluate(() => window.untilBoard), late]);
}

/** Runs one code cell (counted from 0) and waits for a number beside it that it did not have before. */
export async function runCell({ page }, cell, limit = 120_000) {
  const code = page.locator(CODE).nth(cell);
  const number = async () => /\[\s*(\d+)\s*\]/.exec(await code.locator('.jp-InputPrompt').innerText())?.[1];
  const before = await number();
  await code.locator('.cm-content').click();
  await page.keyboard.press('Control+Enter');
  await until(async () => {
    const now = await number();
    return now && now !== before;
  }, `the end of code cell ${cell + 1}`, limit);
}

/** Opens the hidden outputs of one code cell by the mouse, without a kernel. */
export async function unfold({ page }, cell) {
  const code = page.locator(CODE).nth(cell);
  await code.locator('.jp-OutputPlaceholder .jp-Placeholder-content').click();
  await code.locator('.jp-OutputArea-output').nth(1).waitFor(); // below the line that covered it
}

/** Writes another text into a code cell. */
export async function write({ page }, cell, source) {
  await page.locator(CODE).nth(cell).locator('.cm-content').click();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.insertText(source);
}

/** The words that a code cell shows. */
export async function outputOf({ page }, cell) {
  const output = page.locator(CODE).nth(cell).locator('.jp-OutputArea');
  await until(async () => (await output.innerText()).trim(), `an output of code cell ${cell + 1}`);
  return output.innerText();
}

/** What the reader sees in the outputs: texts, pictures, tables, and the code cells (from 0) that show errors and boards. */
export function seen({ page }) {
  return page.evaluate(({ code, outputs }) => {
    const all = what => [...document.querySelectorAll(`${outputs} ${what}`)];
    const words = elements => elements.map(element => element.innerText);
    const cells = [...document.querySelectorAll(code)];
    const failed = cell => cell.querySelector('[data-mime-type="application/vnd.jupyter.error"]');
    const folded = cell => cell.querySelector('.jp-OutputPlaceholder');
    return {
      hidden: cells.flatMap((cell, number) => (folded(cell) ? [number] : [])),
      buttons: words([...document.querySelectorAll('.jp-OutputPlaceholder .jp-Placeholder-content')]),
      text: words([...document.querySelectorAll(outputs)]).join('\n'),
      errors: cells.flatMap((cell, number) => (failed(cell) ? [{ cell: number, text: failed(cell).innerText }] : [])),
      boards: cells.flatMap((cell, number) => ([...cell.querySelectorAll('table')].some(table => /♛/.test(table.innerText)) ? [number] : [])),
      warnings: words(all('[data-mime-type="application/vnd.jupyter.stderr"]')),
      tables: words(all('table')),
      pictures: all('img').map(image => ({ width: image.naturalWidth, alt: image.getAttribute('alt') })),
      drawings: all('svg').length,
    };
  }, { code: CODE, outputs: OUTPUTS });
}

/** Chooses a theme of JupyterLab by the menu. */
export async function chooseTheme({ page }, theme) {
  await page.getByRole('menuitem', { name: 'Settings', exact: true }).click();
  // Entries that open a menu have no role, those that can be chosen another one.
  await page.locator('.lm-Menu-item', { hasText: /^Theme\s*$/ }).click();
  await page.locator('.lm-Menu-item', { hasText: theme }).first().click();
  await until(() => page.evaluate(name => document.body.dataset.jpThemeName === name, theme), theme);
}

/** Pictures of the whole notebook, one screenful each, into target/screenshots. Returns their paths. */
export async function photograph({ page }, label, most = 30) {
  const folder = screenshots();
  const paths = [];
  const scroll = share => page.evaluate(part => {
    const pane = document.querySelector('.jp-WindowedPanel-outer') ?? document.querySelector('.jp-Notebook');
    const before = pane.scrollTop;
    pane.scrollTop = part === 0 ? 0 : before + pane.clientHeight * part;
    return pane.scrollTop > before + 4;
  }, share);
  await scroll(0);
  do {
    await page.evaluate(() => new Promise(drawn => requestAnimationFrame(() => requestAnimationFrame(drawn))));
    const file = path.join(folder, `${label}-${String(paths.length + 1).padStart(2, '0')}.png`);
    await page.screenshot({ path: file });
    paths.push(file);
  } while (paths.length < most && (await scroll(0.9)));
  return paths;
}

/** The folder of the pictures. */
export function screenshots() {
  const folder = fileURLToPath(new URL('../../../target/screenshots', import.meta.url));
  fs.mkdirSync(folder, { recursive: true });
  return folder;
}
