// The browser of the tests: the Chromium of the system, headless.
import fs from 'node:fs';
import path from 'node:path';
import { chromium } from 'playwright-core';

const PLACES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

/** The path of the Chromium to use: $CHROMIUM, or the first known name on the PATH. */
export function chromiumPath() {
  if (process.env.CHROMIUM) return process.env.CHROMIUM;
  const folders = (process.env.PATH ?? '').split(path.delimiter);
  for (const name of PLACES) {
    for (const folder of folders) {
      const candidate = path.join(folder, name);
      if (fs.existsSync(candidate)) return candidate;
    }
  }
  throw new Error(`no Chromium found (looked for ${PLACES.join(', ')} on the PATH); set CHROMIUM to its path`);
}

const PATIENCE = 180_000; // milliseconds; a guard against waiting for ever, not a measure

/** Starts the browser; end it with close(). A container has no room for Chromium's own sandbox. */
export async function launch() {
  const args = ['--no-sandbox', '--disable-gpu', '--disable-dev-shm-usage'];
  const browser = await chromium.launch({ executablePath: chromiumPath(), args, timeout: PATIENCE });
  const newContext = browser.newContext.bind(browser);
  browser.newContext = async options => {
    const context = await newContext(options);
    context.setDefaultTimeout(PATIENCE);
    return context;
  };
  return browser;
}
