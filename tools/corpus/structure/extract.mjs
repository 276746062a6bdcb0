// Extracts the structure of a document, for sources and for rendered Markdown. It runs inside the
// browser, so it must not refer to anything outside of the function.
//
// Texts are compared by keys: their letters and digits in lower case (other characters count only if
// there are no letters and digits). An item has a key of its rendered text, one of its visible text,
// and both with alternative texts. "free" items are rendered but not visible, or cannot be expressed
// in Markdown at their position: they count on neither side.

/**
 * @param targets for rendered Markdown: the address of each id that may replace an address, null
 *     for an element that is not a link; null for a source
 */
export function extract(targets) {
  const BLOCKED = 'script,style,template,select,textarea,option,svg title,svg desc';
  const FIELDS = /^(textbox|searchbox|combobox|listbox|checkbox|radio|slider|spinbutton|switch|menuitemcheckbox|menuitemradio|input|select|textarea)\b/;

  if (targets) {
    for (const a of [...document.querySelectorAll('a[href^="#"]')]) {
      const id = /^#(\d+)$/.exec(a.getAttribute('href'))?.[1];
      if (id === undefined) continue;
      const title = a.getAttribute('title') ?? '';
      if (targets[id] && !FIELDS.test(title)) {
        a.setAttribute('href', targets[id]);
      } else if (id in targets) {
        const span = document.createElement('span');
        if (FIELDS.test(title)) span.setAttribute('data-alternative', '');
        span.append(...a.childNodes);
        a.replaceWith(span);
      }
    }
  }

  // ---- rendered and visible text ---------------------------------------

  const styles = new Map();
  const style = (el) => styles.get(el) ?? styles.set(el, getComputedStyle(el)).get(el);
  const isRendered = (el) => style(el).visibility === 'visible' && (style(el).display === 'contents' || el.checkVisibility());
  const everything = { left: 0, top: 0, right: Infinity, bottom: Infinity };
  const meet = (a, b) => ({ left: Math.max(a.left, b.left), top: Math.max(a.top, b.top), right: Math.min(a.right, b.right), bottom: Math.min(a.bottom, b.bottom) });
  const hasArea = (box) => box.right - box.left > 1 && box.bottom - box.top > 1;
  const place = (rect) => ({ left: rect.left + scrollX, top: rect.top + scrollY, right: rect.right + scrollX, bottom: rect.bottom + scrollY });

  // For each element: the rectangle to which its contents are clipped; null if nothing is visible.
  const windows = new Map();
  for (const el of document.querySelectorAll('body, body *')) {
    const cs = style(el);
    const outer = el === document.body ? everything : windows.get(cs.position === 'fixed' ? document.body : cs.position === 'absolute' ? (el.offsetParent ?? document.body) : el.parentElement);
    const shut = el.parentElement && windows.get(el.parentElement) === null;
    if (shut || !outer || cs.opacity === '0' || el.getAttribute('aria-hidden') === 'true' || el.hasAttribute('inert')) {
      windows.set(el, null);
      continue;
    }
    const cut = cs.overflowX === 'hidden' || cs.overflowX === 'clip' || cs.overflowY === 'hidden' || cs.overflowY === 'clip';
    const clipped = cs.clip !== 'auto' && cs.position === 'absolute' && /rect\((0px|1px),? (0px|1px),? (0px|1px),? (0px|1px)\)/.test(cs.clip);
    const inner = cut && el !== document.body && cs.display !== 'inline' ? meet(outer, place(el.getBoundingClientRect())) : outer;
    windows.set(el, clipped || !hasArea(inner) ? null : inner);
  }

  const RENDERED = 1;
  const SEEN = 2;
  const texts = new Map();
  const range = document.createRange();
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const parent = node.parentElement;
    if (!node.data.trim() || parent.closest(BLOCKED) || !isRendered(parent)) continue;
    range.selectNodeContents(node);
    const through = windows.get(parent);
    const box = place(range.getBoundingClientRect());
    texts.set(node, through && hasArea(meet(through, box)) ? SEEN | RENDERED : RENDERED);
  }
  const alternative = (el) => {
    if (el.localName === 'img' || (el.localName === 'input' && el.type === 'image')) return el.getAttribute('alt') ?? '';
    if (el.localName === 'svg') return el.querySelector('title')?.textContent ?? el.getAttribute('aria-label') ?? '';
    return '';
  };

  // ---- texts -----------------------------------------------------------

  const key = (text) => {
    const plain = text.normalize('NFKC').toLowerCase();
    return plain.replace(/[^\p{L}\p{N}]/gu, '') || plain.replace(/[\s\p{Cf}\p{Co}]/gu, '');
  };

  /** Returns the contents of an element in order. */
  function* nodesIn(el, without = null) {
    for (let node = el.firstChild; node; ) {
      const into = node.nodeType !== 1 || !without || !node.matches(without);
      if (into) yield node;
      let next = into ? node.firstChild : null;
      while (!next && node !== el) {
        next = node.nextSibling;
        if (!next) node = node.parentNode;
      }
      node = next;
    }
  }

  /** Returns the keys of an element without some of its parts, in four variants. */
  function said(el, without = null) {
    const parts = { rendered: '', seen: '', renderedAll: '', seenAll: '' };
    for (const node of nodesIn(el, without)) {
      if (node.nodeType === 1) {
        const alt = isRendered(node) && alternative(node);
        if (alt) {
          parts.renderedAll += alt;
          if (windows.get(node)) parts.seenAll += alt;
        }
        continue;
      }
      const flags = node.nodeType === 3 && texts.get(node);
      if (!flags) continue;
      const named = node.parentElement.closest('[data-alternative]');
      parts.renderedAll += node.data;
      if (!named) parts.rendered += node.data;
      if (flags & SEEN) {
        parts.seenAll += node.data;
        if (!named) parts.seen += node.data;
      }
    }
    for (const name of Object.keys(parts)) parts[name] = key(parts[name]);
    return parts;
  }

  const keysOf = (parts) => [...new Set([parts.rendered, parts.seen, parts.renderedAll, parts.seenAll])].filter(Boolean);

  function add(list, el, item, without = null, required = 'seen') {
    const parts = said(el, without);
    const keys = keysOf(parts);
    if (keys.length) list.push({ ...item, keys, free: item.free || !parts[required] });
  }

  const dataTables = new Set(targets ? [] : [...document.querySelectorAll('table:not([data-layout])')]);
  const inCell = (el) => {
    const cell = el.parentElement?.closest('td,th');
    return Boolean(cell && dataTables.has(cell.closest('table')));
  };

  // ---- headings, items, code -------------------------------------------

  const headings = [];
  for (const el of document.querySelectorAll('h1,h2,h3,h4,h5,h6,[role=heading]')) {
    if (!isRendered(el)) continue;
    const role = el.getAttribute('role');
    const level = Number(role === 'heading' && el.getAttribute('aria-level')) || Number(/^h(\d)$/.exec(el.localName)?.[1] ?? 2);
    add(headings, el, { level: Math.min(6, level), free: inCell(el) || Boolean(role && role !== 'heading') });
  }

  const items = [];
  for (const list of document.querySelectorAll('ul,ol,menu')) {
    if (!isRendered(list)) continue;
    const children = [...list.querySelectorAll('li')].filter((li) => li.parentElement.closest('ul,ol,menu') === list);
    const reversed = list.hasAttribute('reversed');
    const start = parseInt(list.getAttribute('start'), 10);
    let next = Number.isNaN(start) ? (reversed ? children.length : 1) : start;
    // A list directly inside a list is one level deeper; Markdown can express that only within items.
    let lists = 0;
    let inItems = 1;
    for (let up = list; up && !/^(td|th)$/.test(up.localName); up = up.parentElement) {
      if (/^(ul|ol|menu)$/.test(up.localName)) lists++;
      else if (up.localName === 'li') inItems++;
    }
    const depths = [...new Set([lists, inItems])];
    for (const li of children) {
      const value = parseInt(li.getAttribute('value'), 10);
      const number = Number.isNaN(value) ? next : value;
      next = number + (reversed ? -1 : 1);
      if (!isRendered(li)) continue;
      const marked = style(li).display === 'list-item' && style(li).listStyleType !== 'none';
      add(items, li, { depths, numbers: list.localName === 'ol' ? (marked ? [number] : [number, null]) : [null], free: inCell(li) }, 'ul,ol,menu');
    }
  }

  for (const li of document.querySelectorAll('li')) {
    if (isRendered(li) && !li.closest('ul,ol,menu')) add(items, li, { depths: [1], numbers: [null], free: true }, 'ul,ol,menu');
  }

  const code = [];
  for (const pre of document.querySelectorAll('pre')) {
    if (!isRendered(pre) || pre.parentElement.closest('pre')) continue;
    let text = '';
    let seen = false;
    for (const node of nodesIn(pre)) {
      if (node.nodeType === 1) text += node.localName === 'br' ? '\n' : '';
      else if (node.nodeType === 3 && isRendered(node.parentElement) && !node.parentElement.closest(BLOCKED)) {
        text += node.data;
        seen ||= Boolean(texts.get(node) & SEEN);
      }
    }
    if (text.trim()) code.push({ keys: [text.replace(/\n$/, '')], free: !seen || inCell(pre) || !/pre|break-spaces/.test(style(pre).whiteSpace) });
  }

  // ---- tables ----------------------------------------------------------

  const tables = [];
  for (const table of document.querySelectorAll('table')) {
    if (!isRendered(table)) continue;
    let rows = [...table.rows].filter((row) => isRendered(row));
    // A GFM table always has a header row; it is empty if the table has no headers.
    if (targets && rows.length && rows[0].closest('thead') && !keysOf(said(rows[0])).length) rows = rows.slice(1);
    const taken = [];
    const cells = [];
    const covered = [];
    rows.forEach((row, y) => {
      let x = 0;
      for (const cell of row.cells) {
        if (!isRendered(cell)) continue;
        while (taken[y]?.[x]) x++;
        const height = Math.min(cell.rowSpan || rows.length, rows.length - y);
        const at = cells.length;
        add(cells, cell, { row: y, column: x }, null, 'seen');
        for (let dy = 0; dy < height; dy++) {
          for (let dx = 0; dx < Math.min(cell.colSpan, 1000); dx++) {
            (taken[y + dy] ??= [])[x + dx] = true;
            if ((dx || dy) && cells.length > at) covered.push({ row: y + dy, column: x + dx, keys: cells[at].keys, free: true });
          }
        }
        x += cell.colSpan;
      }
    });
    const free = table.hasAttribute('data-layout') || inCell(table);
    if (cells.length) tables.push({ cells: [...cells, ...covered].map((cell) => ({ ...cell, free: cell.free || free })) });
  }

  // ---- links -----------------------------------------------------------

  // A list item is a block even if items are side by side, which Markdown cannot express.
  const blocks = new Map();
  function blockOf(el) {
    const path = [];
    let at = el;
    while (at !== document.body && !blocks.has(at) && at.localName !== 'li' && /^(inline|contents|ruby)/.test(style(at).display)) {
      path.push(at);
      at = at.parentElement;
    }
    const block = blocks.get(at) ?? at;
    for (const inner of path) blocks.set(inner, block);
    return block;
  }

  const CONTEXT = 12;
  const letters = (text) => text.normalize('NFKC').toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');

  /** Returns the nearest letters beside a link in its block, of the rendered and of the visible text. */
  function beside(a, block, step) {
    const around = { rendered: '', seen: '' };
    const near = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    near.currentNode = a;
    if (step === 'nextNode') {
      let last = a;
      while (last.lastChild) last = last.lastChild;
      near.currentNode = last;
    }
    for (let node = near[step](); node && around.seen.length < CONTEXT; node = near[step]()) {
      const flags = texts.get(node);
      if (!flags) continue;
      if (blockOf(node.parentElement) !== block) break;
      if (node.parentElement.closest('[data-alternative]')) continue;
      const text = letters(node.data);
      const join = (had) => (step === 'nextNode' ? had + text : text + had);
      around.rendered = join(around.rendered);
      if (flags & SEEN) around.seen = join(around.seen);
    }
    const nearest = (text) => (step === 'nextNode' ? text.slice(0, CONTEXT) : text.slice(-CONTEXT));
    return [...new Set([nearest(around.rendered), nearest(around.seen)])];
  }

  const links = [];
  for (const a of document.querySelectorAll('a[href]')) {
    if (!isRendered(a)) continue;
    const parts = said(a);
    const names = [a.getAttribute('aria-label'), a.title].map((name) => key(name ?? ''));
    const keys = [...new Set([...keysOf(parts), ...names.filter(Boolean)])];
    const bare = `->${a.href}`;
    // A link without text may be named by its icon or the like: only its target is compared.
    const nameless = !keysOf(parts).length;
    if (nameless && targets) continue;
    const role = a.getAttribute('role');
    const alone = (nameless && !targets) || blockOf(a) === a || Boolean(a.querySelector('p,div,ul,ol,h1,h2,h3,h4,h5,h6,table'));
    const block = blockOf(a);
    links.push({
      keys: targets || nameless ? [...keys, bare] : keys,
      target: a.href,
      before: alone ? [''] : beside(a, block, 'previousNode'),
      after: alone ? [''] : beside(a, block, 'nextNode'),
      free: !parts.seenAll || Boolean(role && role !== 'link') || /^javascript:/i.test(a.href) || Boolean(a.closest('pre')),
    });
  }
  return { headings, items, tables, code, links };
}

/** Returns the HTML of the body without unrendered content. Runs inside the browser; changes the document. */
export function renderedHtml() {
  for (const el of [...document.querySelectorAll('body *')]) {
    const display = getComputedStyle(el).display;
    if (display === 'contents' || el.closest('svg')) continue;
    if (el.localName === 'br' || el.localName === 'wbr') continue;
    if (!el.checkVisibility() || el.matches('script,style,template')) el.setAttribute('data-unrendered', '');
  }
  for (const el of [...document.querySelectorAll('body *')]) {
    if (getComputedStyle(el).visibility === 'visible' || el.closest('svg')) continue;
    if (![...el.querySelectorAll('*')].some((inner) => getComputedStyle(inner).visibility === 'visible')) el.setAttribute('data-unrendered', '');
  }
  for (const el of [...document.querySelectorAll('[data-unrendered]')]) el.remove();
  for (const el of [...document.querySelectorAll('noscript')]) el.replaceWith(...el.childNodes);
  for (const el of [...document.querySelectorAll('[data-layout]')]) el.removeAttribute('data-layout');
  return `<!DOCTYPE html>\n<html><body>${document.body.innerHTML}</body></html>\n`;
}
