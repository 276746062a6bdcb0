#!/usr/bin/env node
// Compares page types and suggested actions with pages labelled by hand.
//
//   node labels.mjs LABELS.json SET=RESULTS.jsonl... [--verbose]
//
// LABELS is one array of {set, file, page_type, must_actions, may_actions, must_not_actions, codes,
// paths}, and optionally list_items (selectors of the entries of SelectFromList) and alerts (texts);
// RESULTS has one line per page of that set, as `parse --jsonl --paths` prints it.

import { readFileSync } from 'node:fs';

const args = process.argv.slice(2);
const verbose = args.includes('--verbose');
const [labelsFile, ...resultArgs] = args.filter((arg) => arg !== '--verbose');
if (!resultArgs.length) {
  console.error('usage: labels.mjs LABELS.json SET=RESULTS.jsonl... [--verbose]');
  process.exit(2);
}

const results = new Map();
for (const arg of resultArgs) {
  const [set, file] = arg.split('=');
  for (const line of readFileSync(file, 'utf8').split('\n')) {
    if (!line.trim()) continue;
    const page = JSON.parse(line);
    results.set(`${set}/${page.file}`, page);
  }
}

// Maps each key of a target to the keys of an action that refer to the same element.
const FIELDS = {
  username: ['username_id', 'email_id'],
  password: ['password_id'],
  submit: ['submit_id'],
  remember_me: ['remember_me_id'],
  name: ['name_id'],
  email: ['email_id'],
  confirm_password: ['confirm_password_id'],
  message: ['message_id'],
  input: ['input_id'],
  accept: ['accept_id'],
  reject: ['reject_id'],
  next: ['next_id'],
  prev: ['prev_id'],
  current: ['current_id'],
  new: ['new_id'],
  repeat: ['repeat_id'],
};
const LISTS = { fields: 'fields', items: 'items', approve: 'approve_ids', deny: 'deny_ids' };

const asList = (value) => (Array.isArray(value) ? value : [value]);

/** Describes the differences between an action and its label, empty if there are none. */
function faults(page, label, wanted, action) {
  const pathOf = new Map(page.els.map((element) => [element.id, element.path]));
  const found = [];
  for (const [key, selectors] of Object.entries(wanted.target)) {
    const paths = asList(selectors).map((selector) => label.paths[selector]);
    if (key in LISTS) {
      const ids = (action[LISTS[key]] ?? []).map((item) => (typeof item === 'object' ? item.id : item));
      const ours = new Set(ids.map((id) => pathOf.get(id)));
      const all = key === 'fields' || key === 'items';
      const right = all ? paths.every((path) => ours.has(path)) : paths.some((path) => ours.has(path));
      if (!right) found.push(key);
    } else {
      const ids = FIELDS[key].map((field) => action[field]).filter((id) => id != null);
      if (!ids.some((id) => paths.includes(pathOf.get(id)))) found.push(key);
    }
  }
  return found;
}

/** The least share of the entries of a list that are suggested, and of the suggested that are entries. */
const LIST_SHARE = 0.8;

const plain = (text) => text.replace(/\s+/g, ' ').trim().toLowerCase();

/** Whether an action suggests most entries of a list, and little else. */
function suggestsList(page, label, action) {
  const pathOf = new Map(page.els.map((element) => [element.id, element.path]));
  const ours = (action?.items ?? []).map((id) => pathOf.get(id));
  const wanted = label.list_items.map((selector) => label.paths[selector]);
  const common = ours.filter((path) => wanted.some((item) => path === item || path.startsWith(`${item}/`)));
  return common.length >= LIST_SHARE * wanted.length && common.length >= LIST_SHARE * ours.length;
}

/** The texts of the messages of a page; that of a box is the text of the elements in it. */
function alerts(page) {
  const ids = new Set(page.alerts ?? []);
  return page.els.filter((element) => ids.has(element.id)).map((element) => {
    const inside = page.els.filter((one) => one.path.startsWith(`${element.path}/`)).map((one) => one.text ?? '');
    return plain(element.text ?? element.name ?? inside.join(' '));
  });
}

const tally = { pages: 0, any: 0, first: 0, must: 0, mustKind: 0, mustRight: 0, clean: 0, missing: 0, suggested: 0, fine: 0, invalidIds: 0, codes: 0, codesFound: 0, codesInvented: 0, lists: 0, listsRight: 0, alerts: 0, alertsFound: 0, shown: 0, shownRight: 0 };
const byType = new Map();
for (const label of JSON.parse(readFileSync(labelsFile, 'utf8'))) {
  const name = `${label.set}/${label.file}`;
  const page = results.get(name);
  if (!page || page.error) {
    if (results.size && resultArgs.some((arg) => arg.startsWith(`${label.set}=`))) tally.missing++;
    continue;
  }
  tally.pages++;
  const type = page.page_type ?? 'Other';
  const problems = [];
  if (label.page_type.includes(type)) tally.any++;
  if (label.page_type[0] === type) tally.first++;
  else problems.push(`${label.page_type.includes(type) ? 'second choice' : 'WRONG TYPE'} ${type}, not ${label.page_type}`);
  const row = byType.get(label.page_type[0]) ?? [0, 0];
  byType.set(label.page_type[0], [row[0] + 1, row[1] + (label.page_type.includes(type) ? 1 : 0)]);

  const actions = page.suggested_actions ?? [];
  const ids = new Set(page.els.map((element) => element.id));
  for (const action of actions) {
    for (const [key, value] of Object.entries(action)) {
      for (const id of key.endsWith('_id') ? [value] : key.endsWith('_ids') ? value : []) {
        if (!ids.has(id)) tally.invalidIds++;
      }
    }
  }
  for (const wanted of label.must_actions) {
    tally.must++;
    const same = actions.filter((action) => action.action === wanted.action);
    if (same.length) tally.mustKind++;
    const wrong = same.map((action) => faults(page, label, wanted, action));
    if (wrong.some((list) => !list.length)) tally.mustRight++;
    else problems.push(same.length ? `${wanted.action}: wrong ${wrong[0]} ${JSON.stringify(same[0]).slice(0, 120)}` : `no ${wanted.action}`);
  }
  const kinds = new Set(actions.map((action) => action.action));
  const must = new Set(label.must_actions.map((action) => action.action));
  tally.suggested += kinds.size;
  tally.fine += [...kinds].filter((kind) => must.has(kind) || label.may_actions.includes(kind)).length;
  const forbidden = label.must_not_actions.filter((kind) => kinds.has(kind));
  if (!forbidden.length) tally.clean++;
  else problems.push(`MUST NOT ${forbidden}`);
  const codes = page.codes ?? [];
  const bare = (code) => code.replace(/[\s-]/g, '');
  const wantedCodes = (label.codes ?? []).map(bare);
  tally.codes += wantedCodes.length;
  tally.codesFound += wantedCodes.filter((code) => codes.map(bare).includes(code)).length;
  const invented = codes.filter((code) => !wantedCodes.includes(bare(code)));
  tally.codesInvented += invented.length;
  if (invented.length || wantedCodes.some((code) => !codes.map(bare).includes(code))) {
    problems.push(`codes ${JSON.stringify(codes)}, not ${JSON.stringify(label.codes ?? [])}`);
  }
  if (label.list_items?.length) {
    tally.lists++;
    const lists = actions.filter((action) => action.action === 'SelectFromList');
    if (lists.some((action) => suggestsList(page, label, action))) tally.listsRight++;
    else if (lists.length) problems.push('SelectFromList: other items');
  }
  if (label.alerts) {
    const shown = alerts(page);
    const texts = label.alerts.map((alert) => plain(typeof alert === 'string' ? alert : alert.text));
    const same = (one, other) => one !== '' && (one.includes(other) || other.includes(one));
    tally.alerts += texts.length;
    tally.shown += shown.length;
    tally.alertsFound += texts.filter((text) => shown.some((one) => same(one, text))).length;
    tally.shownRight += shown.filter((one) => texts.some((text) => same(text, one))).length;
    const missed = texts.filter((text) => !shown.some((one) => same(one, text)));
    if (missed.length) problems.push(`no alert ${JSON.stringify(missed).slice(0, 160)}`);
    const extra = shown.filter((one) => !texts.some((text) => same(text, one)));
    if (extra.length) problems.push(`alert ${JSON.stringify(extra).slice(0, 160)}`);
  }
  if (verbose && problems.length) console.log(`${name}: ${problems.join('; ')}`);
}
const percent = (a, b) => `${((100 * a) / Math.max(1, b)).toFixed(1)} % (${a}/${b})`;
console.log(`pages ${tally.pages}${tally.missing ? `, without a result ${tally.missing}` : ''}`);
console.log(`any acceptable type ${percent(tally.any, tally.pages)}, first choice ${percent(tally.first, tally.pages)}`);
console.log(`must-actions: kind ${percent(tally.mustKind, tally.must)}, right targets ${percent(tally.mustRight, tally.must)}`);
console.log(`pages without a must-not action ${percent(tally.clean, tally.pages)}; suggested kinds that are asked for or fine ${percent(tally.fine, tally.suggested)}; invalid ids ${tally.invalidIds}`);
console.log(`codes found ${percent(tally.codesFound, tally.codes)}, invented ${tally.codesInvented}; lists ${percent(tally.listsRight, tally.lists)}`);
console.log(`alerts found ${percent(tally.alertsFound, tally.alerts)}, of those shown right ${percent(tally.shownRight, tally.shown)}`);
console.log([...byType].map(([type, [all, right]]) => `${type} ${right}/${all}`).join(', '));
