#!/usr/bin/env node
// Tells how many elements a Spatial DOM lists of all elements of the pages that have text of their
// own or can be acted on.
//
//   node dedup.mjs PAGES_DIR RESULTS.jsonl [TRUTH_DIR]
//
// PAGES_DIR holds the pages; RESULTS has one line a page, as `parse --jsonl` writes it. Elements are
// counted by their start tags: those that are followed by text, and links, fields and buttons.
// With the elements that a browser gave (NAME.json.gz in TRUTH_DIR), also of all elements that would
// be listed if none were left out as a wrapper: what has text of its own or can be acted on,
// landmarks, and paragraphs, list items, cells, headings and marked up text with any text inside.

import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';

const [pagesDir, resultsFile, truthDir] = process.argv.slice(2);
if (!resultsFile) {
  console.error('usage: dedup.mjs PAGES_DIR RESULTS.jsonl [TRUTH_DIR]');
  process.exit(2);
}
const TEXT =
  /^(?:h[1-6]|p|label|span|li|td|th|dt|dd|figcaption|blockquote|pre|code|em|strong|b|i|mark|small)$/;
const LANDMARK = /^(?:nav|main|header|footer|aside|section|form)$/;
const UNSEEN = /^(?:script|style|title|noscript|template|option)$/;
const OPERATED = /^(?:a|button|input|select|textarea|summary|details|area)$/;
const NO_CONTENT = /<!--[^]*?-->|<(script|style|template|svg|head)\b[^]*?<\/\1\s*>/gi;

function candidates(html) {
  let count = 0;
  for (const [, tag, , after] of html.replace(NO_CONTENT, '').matchAll(/<([a-z][\w-]*)((?:\s[^>]*)?)>([^<]*)/gi)) {
    if (tag.toLowerCase() === 'option') continue;
    if (OPERATED.test(tag.toLowerCase()) || after.trim()) count++;
  }
  return count;
}

// Elements with wrappers, by the paths of elements ("/html[1]/body[1]/p[2]") and their own text.
function withWrappers(elements) {
  const holdsText = new Set();
  for (const { path, tag, text } of elements) {
    if (!text || UNSEEN.test(tag)) continue;
    for (let at = path; at && !holdsText.has(at); at = at.slice(0, at.lastIndexOf('/'))) holdsText.add(at);
  }
  return elements.filter(
    ({ path, tag, text }) =>
      !path.startsWith('/html[1]/head') &&
      !UNSEEN.test(tag) &&
      (text || OPERATED.test(tag) || LANDMARK.test(tag) || (TEXT.test(tag) && holdsText.has(path))),
  ).length;
}

let wrapped = 0;
let listedOfWrapped = 0;
let pages = 0;
let listed = 0;
let all = 0;
for (const line of readFileSync(resultsFile, 'utf8').split('\n')) {
  if (!line.trim()) continue;
  const page = JSON.parse(line);
  if (page.error) continue;
  pages++;
  listed += page.els.length;
  all += candidates(readFileSync(join(pagesDir, page.file), 'utf8'));
  const truth = truthDir && join(truthDir, page.file.replace(/\.html$/, '.json.gz'));
  if (truth && existsSync(truth)) {
    wrapped += withWrappers(JSON.parse(gunzipSync(readFileSync(truth))).elements);
    listedOfWrapped += page.els.length;
  }
}
const fewer = (few, many) => (many ? (100 * (1 - few / many)).toFixed(1) : '-');
console.log(`${pages} pages: ${listed} elements listed of ${all} with text or action, ${fewer(listed, all)} % fewer`);
if (wrapped) {
  console.log(`${listedOfWrapped} listed of ${wrapped} with text inside or action, ${fewer(listedOfWrapped, wrapped)} % fewer`);
}
