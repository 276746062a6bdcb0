#!/usr/bin/env node
// Converts HTML to Markdown with Turndown and its GFM plugin.
//
//   node convert.mjs HTML_DIR OUT      OUT/NAME.txt for each HTML_DIR/NAME.html

import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import TurndownService from 'turndown';
import gfm from 'turndown-plugin-gfm';
import { names } from './browser.mjs';

const [pages, out] = process.argv.slice(2);
if (!out) {
  console.error('usage: convert.mjs HTML_DIR OUT');
  process.exit(2);
}
const turndown = new TurndownService({ headingStyle: 'atx', codeBlockStyle: 'fenced' });
turndown.use(gfm.gfm);
// The plugin throws an error for a table without rows.
turndown.addRule('empty table', { filter: (node) => node.nodeName === 'TABLE' && !node.rows.length, replacement: () => '' });
for (const name of names(pages, '.html')) {
  const file = join(out, `${name}.txt`);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, turndown.turndown(readFileSync(join(pages, `${name}.html`), 'utf8')));
}
