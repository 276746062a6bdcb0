// Removes the syntax of each text format, which leaves the words of the page in reading order. A
// reference to an element inside a text is replaced by the text of that element, and the element's
// own line is then left out.

/** The function that extracts the plain text, by format name; FORMAT@SCOPE is a format with a scope. */
export function plain(format, output) {
  const name = format.replace(/@.*/, '');
  const strip = { text, markdown, 'markdown-page': markdown, compact, 'compact-boxes': compact, tree, 'tree-full': tree }[name];
  if (!strip) throw new Error(`no such format: ${format}`);
  return strip(output.replace(WARNING, ''));
}

// The line that `parse` prints before a page that is a CAPTCHA.
const WARNING = /^CAPTCHA detected \(.*\n\n/;

const UNSEEN = /\\u\{([0-9a-f]{1,6})\}/g;

const character = (hex) => String.fromCodePoint(parseInt(hex, 16));

const text = (output) => output.replace(UNSEEN, (whole, hex) => character(hex));

const unescape = (said) =>
  said.replace(/\\(?:u\{([0-9a-f]{1,6})\}|(n)|([^\p{L}\p{N}\s]))/gu, (whole, hex, line, escaped) => (hex ? character(hex) : line ? '\n' : escaped));

// ---- lines with ids ----------------------------------------------------

/** Returns the position after the quoted or bracketed part that starts at a position; skips escapes. */
function after(line, from, end) {
  let i = from + 1;
  while (i < line.length && line[i] !== end) i += line[i] === '\\' ? 2 : 1;
  return Math.min(i + 1, line.length);
}

/** Parses lines to {id, hidden, said}, with every reference replaced by the text of its element. */
function inline(lines, reference) {
  const byId = new Map(lines.filter((line) => line.id !== null).map((line) => [line.id, line]));
  const used = new Set();
  for (const line of lines) {
    for (const match of line.said.matchAll(reference)) if (match[1] && byId.has(match[1]) && byId.get(match[1]) !== line) used.add(match[1]);
  }
  const said = (line, open) =>
    line.said.replace(reference, (whole, id) => {
      const target = id && byId.get(id);
      if (!target || open.has(id)) return whole;
      if (target.hidden) return ' ';
      return said(target, new Set(open).add(id));
    });
  return lines
    .filter((line) => !line.hidden && !used.has(line.id))
    .map((line) => unescape(said(line, new Set([line.id]))))
    .join('\n');
}

function compact(output) {
  const lines = [];
  const body = output.replace(/^[\s\S]*?^---\n/m, '');
  for (const line of body.split('\n')) {
    const head = /^\s*\[(!?)(\d+):[^\s\]]*/.exec(line);
    if (!head) {
      lines.push({ id: null, hidden: false, said: line });
      continue;
    }
    let said = '';
    for (let i = head[0].length; i < line.length; ) {
      if (line[i] === '"') {
        const end = after(line, i, '"');
        said += ` ${line.slice(i + 1, end - 1)}`;
        i = end;
      } else if (line[i] === '[') {
        i = after(line, i, ']');
      } else if (line[i] === '{') {
        i = after(line, i, '}');
      } else {
        // Skips another part up to the next space: address, width or position.
        i++;
        if (line[i - 1] === ' ' && !'"[{'.includes(line[i])) while (i < line.length && line[i] !== ' ') i++;
      }
    }
    lines.push({ id: head[2], hidden: head[1] === '!', said });
  }
  return inline(lines, /\\[^]|\[!?(\d+)\]/g);
}

function tree(output) {
  const lines = [];
  for (const line of output.split('\n')) {
    const head = /^\s*\[(e\d+)\] \S+/.exec(line);
    if (!head) {
      if (!line.startsWith('#')) lines.push({ id: null, hidden: false, said: line });
      continue;
    }
    const at = head[0].length;
    const named = line.startsWith(' "', at);
    const end = named ? after(line, at + 1, '"') : at;
    const states = /^[^"]*?\{([a-z,]*)\}/.exec(line.slice(end));
    lines.push({ id: head[1], hidden: Boolean(states?.[1].split(',').includes('hid')), said: named ? line.slice(at + 2, end - 1) : '' });
  }
  return inline(lines, /\\[^]|\[(e\d+)\]/g);
}

// ---- Markdown ----------------------------------------------------------

const ENTITIES = { amp: '&', lt: '<', gt: '>', quot: '"', nbsp: '\u00A0' };

function markdown(output) {
  const out = [];
  let fence = null;
  for (const line of output.split('\n')) {
    const mark = /^[\s>]*(?:(?:[-*+]|\d{1,9}[.)])\s+)*(`{3,}|~{3,})/.exec(line);
    if (fence) {
      if (mark && mark[1].startsWith(fence)) fence = null;
      else out.push(text(line));
    } else if (mark && !(mark[1][0] === '`' && line.slice(mark[0].length).includes('`'))) {
      fence = mark[1];
    } else {
      out.push(inlineMarkdown(line.replace(/^[\s>]*(?:(?:[-*+]|\d{1,9}[.)])\s+[\s>]*)*/, '')));
    }
  }
  return out.join('\n');
}

const TARGET = String.raw`\((?:<(?:\\.|[^<>\\])*>|(?:\\.|[^\s\\()]|\((?:\\.|[^\s\\()])*\))*)(?:\s+(?:"(?:\\.|[^"\\])*"|'(?:\\.|[^'\\])*'))?\s*\)`;

const TOKEN = new RegExp(
  [
    String.raw`\\u\{(?<hex>[0-9a-f]{1,6})\}`,
    String.raw`\\(?<escaped>[^\p{L}\p{N}\s])`,
    '(?<ticks>`+)(?<code>(?:[^`]|(?!\\k<ticks>(?!`))`+)*?[^`]?)\\k<ticks>(?!`)',
    String.raw`(?<end>\])${TARGET}`,
    String.raw`<(?<address>(?:https?:|mailto:)[^<>\s]*)>`,
    String.raw`(?<dropped><!--.*?-->|</?[A-Za-z][^<>]*>)`,
    '&(?<entity>#x?[0-9A-Fa-f]+|[A-Za-z]+);',
    String.raw`(?<mark>\*+|~~)`,
  ].join('|'),
  'gu',
);

function inlineMarkdown(line) {
  return line.replace(TOKEN, (whole, ...rest) => {
    const part = rest.at(-1);
    if (part.hex) return character(part.hex);
    if (part.escaped) return part.escaped;
    if (part.ticks) return part.code;
    if (part.address) return part.address;
    if (part.dropped) return /^<br|^<!--/i.test(part.dropped) ? ' ' : '';
    if (part.entity) return entity(part.entity) ?? whole;
    return '';
  });
}

function entity(name) {
  if (!name.startsWith('#')) return ENTITIES[name];
  const code = /^#x/i.test(name) ? parseInt(name.slice(2), 16) : Number(name.slice(1));
  return code > 0 && code < 0x110000 ? String.fromCodePoint(code) : '\uFFFD';
}
