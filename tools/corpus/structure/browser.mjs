// A Chromium without scripts that can load only the files of one folder, as http://localhost.

import { chromium } from 'playwright-core';
import { existsSync, readFileSync, readdirSync, statSync } from 'node:fs';
import { extname, join, relative, resolve, sep } from 'node:path';

const TYPES = { '.html': 'text/html; charset=utf-8', '.css': 'text/css; charset=utf-8', '.svg': 'image/svg+xml', '.png': 'image/png', '.gif': 'image/gif', '.jpg': 'image/jpeg' };

export const SITE = 'http://localhost/';

/** Returns the address of a page on the site. */
export const address = (name) => SITE + name.split('/').map(encodeURIComponent).join('/');

/** Returns the files with a suffix in a folder, recursively, as relative names without the suffix. */
export function names(folder, ending) {
  return readdirSync(folder, { recursive: true })
    .map((file) => file.split(sep).join('/'))
    .filter((file) => file.endsWith(ending))
    .map((file) => file.slice(0, -ending.length))
    .sort();
}

/** Opens a browser that serves the folder root, nothing if root is null. */
export async function open(root) {
  const browser = await chromium.launch({
    executablePath: process.env.CHROME || '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-gpu', '--hide-scrollbars', '--disable-background-networking', '--no-first-run', '--no-proxy-server'],
  });
  const context = await browser.newContext({ javaScriptEnabled: false, viewport: { width: 1920, height: 1080 }, locale: 'en-US', serviceWorkers: 'block' });
  await context.route('**/*', (route) => {
    const url = new URL(route.request().url());
    const file = root && url.origin + '/' === SITE ? resolve(root, '.' + decodeURIComponent(url.pathname)) : null;
    const inside = file && !relative(root, file).startsWith('..') && existsSync(file) && statSync(file).isFile();
    if (!inside) return route.abort();
    return route.fulfill({ body: readFileSync(file), contentType: TYPES[extname(file).toLowerCase()] ?? 'application/octet-stream' });
  });
  return { browser, context };
}
