// The first chapter in a Jupyter server that runs already, and its end: node first-chapter.mjs ADDRESS TOKEN PICTURE
import assert from 'node:assert/strict';
import { launch } from '../browser/chromium.mjs';
import { until } from '../browser/jupyter.mjs';
import { open, runAll, seen } from '../browser/reader.mjs';

const [address, token, picture] = process.argv.slice(2);
const ask = async (where, more) => {
  const answer = await fetch(`${address}${where}`, { headers: { Authorization: `token ${token}` }, ...more });
  if (!answer.ok) throw new Error(`${where}: ${answer.status}`);
  return answer;
};
const get = async where => (await ask(where)).json();
await until(() => get('/api/status'), 'the server of the image', 120_000);
const specs = await get('/api/kernelspecs');
assert.ok(specs.kernelspecs['nqueens-java'], 'the kernel is installed');
// All cells in the page at once, where the test can find them.
await ask('/lab/api/settings/@jupyterlab/notebook-extension:tracker', { method: 'PUT', body: JSON.stringify({ raw: '{"windowingMode": "none"}' }) });

const chapters = (await get('/api/contents/notebooks')).content.map(file => file.path).filter(file => /\/\d\d-.*\.ipynb$/.test(file)).sort();
const server = { get, url: name => `${address}/lab/tree/${name}?token=${token}` };
const browser = await launch();
try {
  const notebook = await open(browser, server, chapters[0]);
  const saved = await seen(notebook);
  assert.deepEqual(saved.boards, notebook.savedBoards, 'the code cells whose saved outputs show a board');
  // Only in a trusted output is there a slider that says where it stands: postBuild trusted the chapters.
  await notebook.page.locator('.jp-OutputArea-output input[type="range"][aria-valuetext]').first().waitFor({ state: 'attached' });
  await runAll(notebook);
  const now = await seen(notebook);
  assert.deepEqual(now.errors.map(error => error.cell), notebook.meantToFail, JSON.stringify(now.errors));
  assert.ok(now.boards.length > 0, 'boards among the outputs');
  await notebook.page.screenshot({ path: picture });
  console.log(`${chapters[0]}: ${notebook.total} cells run, ${now.boards.length} boards, steppers awake before the first run`);
} finally {
  await browser.close();
  await ask('/api/shutdown', { method: 'POST' });
}
