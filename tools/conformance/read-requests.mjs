#!/usr/bin/env node
// Reads the requests that forms send from Chromium. For each page it writes one step per line:
//
//     fill PATH VALUE      type a text into a field
//     check PATH           check a check box or radio button
//     select PATH INDEX    choose an option, counted from 0
//     click PATH METHOD URL CONTENT-TYPE BODY
//     enter PATH METHOD URL CONTENT-TYPE BODY
//
// A click or a press of the enter key starts on the freshly loaded page, after the steps above it that
// change fields: pages in filled-in/ are filled in, the others are submitted unchanged. METHOD is "-"
// if no request follows. Bytes of the body are written as Latin-1 characters, and BOUNDARY replaces
// the boundary of a multipart body.
//
//     npm ci && node read-requests.mjs PAGES OUT [CHROMIUM]

import { PATHS, address, open, serve, tables } from './reference.mjs';

const QUICK = { timeout: 3000 };
const FILLED_IN = 'filled-in/';

/** The maximum number of clicks and key presses on a page. */
const MOST = 16;

/** The time to wait for a request, in ms; long enough for a busy machine. */
const PATIENCE = 4000;

/** Returns the possible steps on a page: changes of fields and submissions of forms. */
function steps({ paths }) {
  const texts = {
    text: 'Ann Ü & Söhne', search: 'red shoes+size', tel: '+49 30 1', password: 'pass word=1',
    email: 'ann@example.com', url: 'https://example.com/a?b=c', number: '7', date: '2026-02-03',
    time: '09:30', month: '2026-02', week: '2026-W06', 'datetime-local': '2026-02-03T09:30',
    textarea: 'two\nlines',
  };
  const reached = (element) => {
    element.scrollIntoView({ block: 'center' });
    const box = element.getBoundingClientRect();
    const hit = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
    return hit !== null && element.contains(hit);
  };
  const changes = [];
  const sends = [];
  for (const [element, path] of (0, eval)(paths)) {
    if (!element.matches('input, button, select, textarea') || element.matches(':disabled')) continue;
    if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) || !reached(element)) continue;
    const text = texts[element.type];
    if (element.matches('button[type=submit i], button:not([type]), input[type=submit i], input[type=image i]')) {
      if (element.form) sends.push(['click', path]);
    } else if (element.type === 'checkbox') {
      if (!element.checked) changes.push(['check', path]);
    } else if (element.localName === 'select') {
      if (!element.multiple && element.options.length > 1 && !element.options[1].disabled) changes.push(['select', path, '1']);
    } else if (text !== undefined && !element.readOnly && element.maxLength < 0) {
      changes.push(['fill', path, text]);
      const first = element.localName === 'input' && !sends.some((send) => send[0] === 'enter' && send[2] === element.form);
      if (element.form && first) sends.push(['enter', path, element.form]);
    }
  }
  return { changes, sends: sends.map((send) => send.slice(0, 2)) };
}

async function change(tab, [what, path, value]) {
  const field = tab.locator(`xpath=${path}`);
  if (what === 'fill') await field.fill(value, QUICK);
  else if (what === 'check') await field.check(QUICK);
  else await field.selectOption({ index: Number(value) }, QUICK);
}

/** Returns the request that an action on the freshly loaded page sends, or "-". */
async function sent(context, folder, page, changes, [what, path]) {
  const tab = context.pages()[0] ?? (await context.newPage());
  let arrived;
  const answer = new Promise((resolve) => (arrived = resolve));
  let opened = false;
  const route = async (one) => {
    const request = one.request();
    if (request.resourceType() !== 'document' || (!opened && request.url() === address(page))) {
      return serve(folder, one);
    }
    // No page of the set has frames, so the request is for the page or a new window.
    arrived(request);
    return one.abort();
  };
  await tab.unroute('**/*');
  await context.route('**/*', route);
  try {
    await tab.goto(address(page), { waitUntil: 'domcontentloaded' });
    for (const one of changes) await change(tab, one);
    opened = true;
    const control = tab.locator(`xpath=${path}`);
    if (what === 'click') await control.click({ ...QUICK, noWaitAfter: true });
    else await control.press('Enter', { ...QUICK, noWaitAfter: true });
    const request = await Promise.race([answer, new Promise((end) => setTimeout(end, PATIENCE))]);
    if (!request) return ['-', '', '', ''];
    const type = request.headers()['content-type'] ?? '';
    const boundary = /boundary=(\S+)/.exec(type)?.[1];
    const plain = (text) => (boundary ? text.replaceAll(boundary, 'BOUNDARY') : text);
    const body = request.postDataBuffer()?.toString('latin1') ?? '';
    return [request.method(), request.url().replace(/#.*/s, ''), plain(type), plain(body)];
  } finally {
    for (const more of context.pages().slice(1)) await more.close();
    await context.unroute('**/*', route);
  }
}

await tables(async (context, folder, page) => {
  const tab = await open(context, folder, page);
  const { changes, sends } = await tab.evaluate(steps, { paths: PATHS });
  const before = page.startsWith(FILLED_IN) ? changes : [];
  const rows = [...before];
  for (const send of sends.slice(0, MOST)) {
    rows.push([...send, ...(await sent(context, folder, page, before, send))]);
  }
  return sends.length ? rows : [];
});
