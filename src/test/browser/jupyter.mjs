// A real Jupyter server for one test: a folder of its own with the notebooks, settings of its own, nothing of the
// user's touched and nothing trusted. Which Python and which kernels: the environment, set by ./check.
import { spawn } from 'node:child_process';
import fs from 'node:fs';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { randomUUID } from 'node:crypto';

/** The front ends that a chapter can be opened in: how each one is started and how it addresses a notebook. */
export const FRONT_ENDS = {
  // A workspace for each look: JupyterLab would open again what was open before.
  lab: { module: 'jupyterlab', page: name => `/lab/workspaces/${randomUUID()}/tree/${name}` },
  notebook: { module: 'notebook', page: name => `/notebooks/${name}` },
};

/** The value of an environment variable that ./check sets; a test without it is not run by ./check and says so. */
export function setting(name) {
  const value = process.env[name];
  if (!value) throw new Error(`${name} is not set: start the browser tests with ./check --only browser`);
  return value;
}

/** Waits until probe() answers something true; an exception counts as "not yet". */
export async function until(probe, what, limit = 120_000) {
  const end = Date.now() + limit;
  let last;
  for (;;) {
    try {
      const value = await probe();
      if (value) return value;
    } catch (problem) {
      last = problem;
    }
    if (Date.now() > end) throw new Error(`waited in vain: ${what}${last ? ` (${last.message})` : ''}`);
    await new Promise(done => setTimeout(done, 200));
  }
}

/**
 * Starts a server on copies of the notebooks.
 * Returns { url(name), get(path), endKernels(), stop() }.
 */
export async function serve(notebooks, { frontEnd = 'lab', python = setting('NQUEENS_PYTHON') } = {}) {
  const home = fs.mkdtempSync(path.join(os.tmpdir(), 'nqueens-browser-'));
  const folder = path.join(home, 'notebooks');
  fs.mkdirSync(folder);
  for (const notebook of notebooks) fs.copyFileSync(notebook, path.join(folder, path.basename(notebook)));
  writeSettings(home);
  const token = randomUUID();
  const port = await freePort();
  const log = path.join(home, 'server.log');
  const server = spawn(
    python,
    ['-m', FRONT_ENDS[frontEnd].module, '--no-browser', '--allow-root', '--ip=127.0.0.1',
      `--ServerApp.port=${port}`, '--ServerApp.port_retries=0', `--IdentityProvider.token=${token}`, `--ServerApp.root_dir=${folder}`],
    { cwd: folder, env: { ...process.env, ...homeOf(home) }, stdio: ['ignore', fs.openSync(log, 'a'), fs.openSync(log, 'a')], detached: true });
  running.add(server);
  const base = `http://127.0.0.1:${port}`;
  const ask = async (where, method = 'GET') => {
    const answer = await fetch(`${base}${where}`, { method, headers: { Authorization: `token ${token}` } });
    if (!answer.ok) throw new Error(`${method} ${where}: ${answer.status}`);
    return answer;
  };
  const get = async where => (await ask(where)).json();
  const endKernels = async () => {
    for (const { id } of await get('/api/sessions')) await ask(`/api/sessions/${id}`, 'DELETE');
  };
  const stop = async () => {
    await end(server);
    fs.rmSync(home, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
  };
  try {
    await until(() => {
      if (server.exitCode !== null) throw new Error('the server ended');
      return get('/api/status');
    }, 'the Jupyter server', 180_000);
  } catch (problem) {
    const words = fs.readFileSync(log, 'utf8').slice(-2000);
    await stop();
    throw new Error(`${problem.message}\n${words}`);
  }
  return { url: name => `${base}${FRONT_ENDS[frontEnd].page(name)}?token=${token}`, get, endKernels, stop, home, folder };
}

// A test run that is ended from outside ends its servers, too (their kernels follow them).
const running = new Set();
for (const [signal, number] of [['SIGINT', 2], ['SIGTERM', 15], ['SIGHUP', 1]]) {
  process.on(signal, () => {
    for (const server of running) server.kill('SIGTERM');
    process.exit(128 + number);
  });
}

function homeOf(home) {
  return {
    HOME: home,
    JUPYTER_CONFIG_DIR: path.join(home, 'config'),
    JUPYTER_DATA_DIR: path.join(home, 'data'),
    JUPYTER_RUNTIME_DIR: path.join(home, 'runtime'),
    JUPYTERLAB_SETTINGS_DIR: path.join(home, 'settings'),
    JUPYTERLAB_WORKSPACES_DIR: path.join(home, 'workspaces'),
    JUPYTER_PATH: setting('NQUEENS_KERNELS'),
  };
}

// Every cell in the page (JupyterLab keeps those off the screen out of it otherwise), no question about news.
function writeSettings(home) {
  const write = (name, value) => {
    const file = path.join(home, 'settings', '@jupyterlab', `${name}.jupyterlab-settings`);
    fs.mkdirSync(path.dirname(file), { recursive: true });
    fs.writeFileSync(file, JSON.stringify(value));
  };
  write('notebook-extension/tracker', { windowingMode: 'none' });
  write('apputils-extension/notification', { fetchNews: 'false', checkForUpdates: false });
}

// Below those that a system gives to whoever asks for any: nobody gets it before the server has it.
async function freePort() {
  for (;;) {
    const port = 20_000 + Math.floor(Math.random() * 12_000);
    if (await isFree(port)) return port;
  }
}

function isFree(port) {
  return new Promise(found => {
    const probe = net.createServer().on('error', () => found(false));
    probe.listen(port, '127.0.0.1', () => probe.close(() => found(true)));
  });
}

// The server first, politely, so that it ends its kernels; then whatever of its group is left.
async function end(server) {
  if (server.exitCode === null) {
    server.kill('SIGTERM');
    await until(() => server.exitCode !== null || server.signalCode !== null, 'the end of the server', 15_000).catch(() => {});
  }
  running.delete(server);
  try {
    process.kill(-server.pid, 'SIGKILL');
  } catch {
    // none left
  }
}
