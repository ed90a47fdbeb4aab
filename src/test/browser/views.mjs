// The library's views as a front end shows them: the fixtures, JupyterLab's sanitiser, and a page like its notebooks.
import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { Sanitizer } from '@jupyterlab/apputils/lib/sanitizer.js';

const here = path.dirname(fileURLToPath(import.meta.url));
const root = path.resolve(here, '../../..');
const java = process.env.JAVA_HOME ? path.join(process.env.JAVA_HOME, 'bin', 'java') : 'java';

/** Every kind of view: [{name, html, text}], drawn by the jar that is tested. */
export function drawViews() {
  const jar = path.join(root, 'target', 'nqueens.jar');
  const folder = path.join(root, 'target', 'views');
  fs.rmSync(folder, { recursive: true, force: true });
  fs.mkdirSync(folder, { recursive: true });
  execFileSync(java, ['-Dfile.encoding=UTF-8', '-cp', jar, path.join(here, 'Views.java'), folder], { cwd: folder, stdio: 'inherit' });
  return fs.readdirSync(folder).filter(file => file.endsWith('.html')).sort().map(file => {
    const name = path.basename(file, '.html');
    const read = ending => fs.readFileSync(path.join(folder, name + ending), 'utf8');
    return { name, html: read('.html'), text: read('.txt') };
  });
}

/** What JupyterLab leaves of the HTML of a notebook that is not trusted. */
export function sanitised(html) {
  return new Sanitizer().sanitize(html);
}

/** The rules of JupyterLab 4 that reach into an output (rendermime's style/base.css), with its colours. */
const LAB = `
body { margin: 0; font-family: system-ui; font-size: 13px; background: var(--layout0); }
.jp-RenderedHTMLCommon { color: var(--font1); font-size: 14px; line-height: 1.6; padding: 0 20px 0 0; }
.jp-RenderedHTMLCommon table { border-collapse: collapse; border-spacing: 0; border: none; color: var(--font1); font-size: 12px;
  table-layout: fixed; margin-left: auto; margin-bottom: 1em; margin-right: auto; }
.jp-RenderedHTMLCommon td, .jp-RenderedHTMLCommon th, .jp-RenderedHTMLCommon tr { vertical-align: middle; padding: 0.5em;
  line-height: normal; white-space: normal; max-width: none; border: none; text-align: right; }
.jp-RenderedHTMLCommon th { font-weight: bold; }
.jp-RenderedHTMLCommon tbody tr:nth-child(odd) { background: var(--layout0); }
.jp-RenderedHTMLCommon tbody tr:nth-child(even) { background: var(--row); }
.jp-RenderedHTMLCommon img, .jp-RenderedHTMLCommon svg { max-width: 100%; height: auto; }`;

const THEMES = {
  light: '--layout0: white; --font1: rgba(0, 0, 0, 0.87); --row: #f5f5f5',
  dark: '--layout0: #111; --font1: rgba(255, 255, 255, 1); --row: #212121',
};

/** A page whose outputs stand as in a notebook: beside the left bar, under a prompt, as narrow as the window makes them. */
export async function show(browser, theme, width, outputs, options = {}) {
  const context = await browser.newContext({ viewport: { width, height: 900 }, ...options });
  const page = await context.newPage();
  page.problems = [];
  page.on('pageerror', error => page.problems.push(error.message));
  page.on('console', message => message.type() === 'error' && page.problems.push(message.text()));
  const cells = outputs.map(({ name, html }) =>
    `<div class="jp-Cell" tabindex="0" data-name="${name}"><div class="jp-RenderedHTMLCommon">${html}</div></div>`).join('\n');
  await page.setContent(`<!doctype html><html lang="en"><head><title>Views</title><style>${LAB}</style></head>
    <body style="${THEMES[theme]}"><main style="padding-left: ${width < 760 ? 55 : 110}px">${cells}</main></body></html>`);
  return page;
}
