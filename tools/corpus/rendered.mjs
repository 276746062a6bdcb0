// What the results of `parse --jsonl --full` and a page's markup say about words: which of them
// are rendered, which are kept from a person, and which stand for something without text.

import { readFileSync } from 'node:fs';

/** The words of a text, lower-cased; a soft hyphen does not part them. */
export const words = (text) => text.replaceAll('\u00AD', '').toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];

/** How often each word is in a list. */
export function count(list) {
  const bag = new Map();
  for (const word of list) bag.set(word, (bag.get(word) ?? 0) + 1);
  return bag;
}

// What is shown in place of a picture or a control without text is no rendered text.
export const isAlternative = (element) =>
  ['img', 'area', 'iframe', 'video', 'audio', 'embed', 'object', 'canvas', 'input', 'select', 'textarea', 'progress', 'meter']
    .includes(element.tag) || isHinted(element);

// A control that can be seen and has a text but no name is called by a tooltip or its icon.
const WIDGETS = ['link', 'button', 'menuitem', 'menuitemcheckbox', 'menuitemradio', 'tab', 'checkbox', 'radio', 'switch', 'option'];

const isHinted = (element) => WIDGETS.includes(element.role) && element.text && !element.acc_name && !element.hidden;

const flat = (text) => text.toLowerCase().replace(/\s+/g, ' ').trim();

const ENTITIES = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ', '#39': "'", '#039': "'" };

/** The values of some attributes in a page's markup, as written but for entities; those of white space left out. */
function attributeValues(html, names) {
  return [...html.matchAll(new RegExp(`\\s(?:${names})\\s*=\\s*(?:"([^"]*)"|'([^']*)')`, 'gi'))]
    .map((match) => (match[1] ?? match[2]).replace(/&(#?\w+);/g, (whole, name) => ENTITIES[name] ?? whole))
    .filter((value) => value.trim());
}

/** The attribute values in a page's file by which something without text is called. */
export function attributeTexts(file) {
  const html = readFileSync(file, 'utf8');
  const titles = [...html.matchAll(/<title[^>]*>([^<]*)</gi)].map((match) => match[1]);
  return new Set([...attributeValues(html, 'alt|title|aria-label|placeholder|value'), ...titles].map(flat));
}

/** The alternative texts in a page's file, each as often as it is there. */
export const alternativeTexts = (file) => attributeValues(readFileSync(file, 'utf8'), 'alt|aria-label');

// What keeps a person, but not innerText, from an element.
const RENDERED = ['aria_hidden', 'inert', 'off_screen', 'clipped', 'transparent', 'zero_size', 'covered'];

/** Whether innerText has the text of an element although it is flagged as hidden. */
export const isRendered = (element) => element.hidden && element.why_hidden?.length && element.why_hidden.every((reason) => RENDERED.includes(reason.kind));

/** Whether an element can be called by attribute values. */
export const isNamed = (element) => ['a', 'button', 'summary', 'svg'].includes(element.tag) || Boolean(element.role);

/** Whether a text is put together from attribute values alone. */
export function isCalled(text, called) {
  let rest = ` ${flat(text)} `;
  if (called.has(rest.trim())) return true;
  for (const name of [...called].filter((c) => c.length > 2 && rest.includes(` ${c} `)).sort((a, b) => b.length - a.length)) {
    rest = rest.replaceAll(` ${name} `, '  ');
  }
  return words(rest).length === 0;
}

/** The labels of the options of elements. */
export const optionLabels = (elements) => elements.flatMap((e) => (e.options ?? []).map((o) => o.label ?? o.value));
