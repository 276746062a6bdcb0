#!/usr/bin/env node
// Measures how many elements a Spatial DOM lists, compared with the elements of the pages that have
// text of their own or are interactive.
//
//   node dedup.mjs PAGES_DIR RESULTS.jsonl [TRUTH_DIR]
//
// PAGES_DIR contains the pages; RESULTS has one line per page, as `parse --jsonl` prints it. Elements
// are counted by their start tags: those directly followed by text, and links, fields and buttons.
// With the elements of a browser (NAME.json.gz in TRUTH_DIR), the result is also compared with all
// elements that would be listed if no wrappers were left out: elements with text of their own,
// interactive elements, landmarks, and paragraphs, list items, cells, headings and phrasing elements
// that contain text.

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

// Counts elements including wrappers, by path ("/html[1]/body[1]/p[2]") and own text.
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
