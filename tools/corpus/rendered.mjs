// Classifies words by the results of `parse --jsonl --full` and the markup of a page: words that are
// rendered, that are hidden from users, and that represent content without text.

import { readFileSync } from 'node:fs';

/** Returns the words of a text in lower case; a soft hyphen does not separate words. */
export const words = (text) => text.replaceAll('\u00AD', '').toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];

/** Counts the occurrences of each word in a list. */
export function count(list) {
  const bag = new Map();
  for (const word of list) bag.set(word, (bag.get(word) ?? 0) + 1);
  return bag;
}

// The text that represents an image or a control without text is not rendered text.
export const isAlternative = (element) =>
  ['img', 'area', 'iframe', 'video', 'audio', 'embed', 'object', 'canvas', 'input', 'select', 'textarea', 'progress', 'meter']
    .includes(element.tag) || isHinted(element);

// A visible control with a text but no name takes the text from a tooltip or its icon.
const WIDGETS = ['link', 'button', 'menuitem', 'menuitemcheckbox', 'menuitemradio', 'tab', 'checkbox', 'radio', 'switch', 'option'];

const isHinted = (element) => WIDGETS.includes(element.role) && element.text && !element.acc_name && !element.hidden;

const flat = (text) => text.toLowerCase().replace(/\s+/g, ' ').trim();

const ENTITIES = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ', '#39': "'", '#039': "'" };

/** Returns the values of some attributes in the markup of a page, entities decoded, blank ones left out. */
function attributeValues(html, names) {
  return [...html.matchAll(new RegExp(`\\s(?:${names})\\s*=\\s*(?:"([^"]*)"|'([^']*)')`, 'gi'))]
    .map((match) => (match[1] ?? match[2]).replace(/&(#?\w+);/g, (whole, name) => ENTITIES[name] ?? whole))
    .filter((value) => value.trim());
}

/** Returns the attribute values in a page's file that name content without text. */
export function attributeTexts(file) {
  const html = readFileSync(file, 'utf8');
  const titles = [...html.matchAll(/<title[^>]*>([^<]*)</gi)].map((match) => match[1]);
  return new Set([...attributeValues(html, 'alt|title|aria-label|placeholder|value'), ...titles].map(flat));
}

/** Returns the alternative texts in a page's file, with repetitions. */
export const alternativeTexts = (file) => attributeValues(readFileSync(file, 'utf8'), 'alt|aria-label');

// The reasons for which an element is hidden from users although innerText contains its text.
const RENDERED = ['aria_hidden', 'inert', 'off_screen', 'clipped', 'transparent', 'zero_size', 'covered'];

/** Whether innerText contains the text of an element although it is flagged as hidden. */
export const isRendered = (element) => element.hidden && element.why_hidden?.length && element.why_hidden.every((reason) => RENDERED.includes(reason.kind));

/** Whether attribute values may name an element. */
export const isNamed = (element) => ['a', 'button', 'summary', 'svg'].includes(element.tag) || Boolean(element.role);

/** Whether a text consists of attribute values only. */
export function isCalled(text, called) {
  let rest = ` ${flat(text)} `;
  if (called.has(rest.trim())) return true;
  for (const name of [...called].filter((c) => c.length > 2 && rest.includes(` ${c} `)).sort((a, b) => b.length - a.length)) {
    rest = rest.replaceAll(` ${name} `, '  ');
  }
  return words(rest).length === 0;
}

/** Returns the labels of the options of elements. */
export const optionLabels = (elements) => elements.flatMap((e) => (e.options ?? []).map((o) => o.label ?? o.value));
