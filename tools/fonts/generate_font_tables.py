#!/usr/bin/env python3
"""Writes the font tables of browsy.layout.text from TrueType files.

    pip install -r requirements.txt
    python generate_font_tables.py --liberation DIR --dejavu DIR --noto DIR \
        --ahem Ahem.ttf --out DIR

Liberation 1.07.4 (Debian: fonts-liberation), DejaVu 2.37 (fonts-dejavu-core) and Noto Sans CJK SC
2.004 (fonts-noto-cjk) are the fonts the reference browser measures with. A table contains the data
for measuring text, without outlines: the glyph of each character, the advance of each glyph, glyph
substitutions (joining forms, ligatures) and kerning pairs. The writer functions below describe the
layout of the file; browsy.layout.text.FaceTableReader reads it. All numbers are big endian.
"""

import argparse
import pathlib
import struct
import unicodedata

from fontTools.pens.boundsPen import BoundsPen
from fontTools.ttLib import TTFont

MAGIC = b"BFT1"

LIBERATION = {
    f"liberation-{family}-{style}": f"Liberation{family.capitalize()}-{file_style}.ttf"
    for family in ("serif", "sans", "mono")
    for style, file_style in (
        ("regular", "Regular"),
        ("bold", "Bold"),
        ("italic", "Italic"),
        ("bold-italic", "BoldItalic"),
    )
}
DEJAVU = {
    f"dejavu-{family}-{style}": f"DejaVu{file_family}{file_style}.ttf"
    for family, file_family in (("sans", "Sans"), ("serif", "Serif"), ("sans-mono", "SansMono"))
    for style, file_style in (("regular", ""), ("bold", "-Bold"))
}

# The face of Noto Sans CJK in the collection whose forms are those of mainland China.
NOTO_SC = 2

# The languages that have forms of characters, by OpenType tag, in the order of
# browsy.layout.text.HanLanguage.
LANGUAGES = ("JAN ", "KOR ", "ZHS ", "ZHT ", "ZHH ")

# https://learn.microsoft.com/typography/opentype/spec/features_ae: features that a shaper applies by default.
FORM_FEATURES = ("init", "medi", "fina")
REQUIRED_LIGATURES = ("ccmp", "rlig")
COMMON_LIGATURES = ("liga", "clig")

IGNORE_MARKS = 0x0008

# The font positions its glyphs. For other fonts the shaper places marks itself, even missing ones.
POSITIONS_GLYPHS = 1
# x-height and cap height are the tops of x and H, since the font does not declare them.
HEIGHTS_OF_OUTLINES = 2
# The font has half-width forms of punctuation, and forms of languages.
EAST_ASIAN = 4

# The script whose features a merged font applies to all text.
SCRIPT = "hani"

# In the length of a range of characters: all of them have the same glyph.
SAME_GLYPH = 0x8000


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--liberation", type=pathlib.Path, required=True)
    parser.add_argument("--dejavu", type=pathlib.Path, required=True)
    parser.add_argument("--noto", type=pathlib.Path, required=True)
    parser.add_argument("--ahem", type=pathlib.Path, required=True)
    parser.add_argument("--out", type=pathlib.Path, required=True)
    options = parser.parse_args()
    sources = {name: options.liberation / file for name, file in LIBERATION.items()}
    sources.update({name: options.dejavu / file for name, file in DEJAVU.items()})
    sources["ahem-regular"] = options.ahem
    options.out.mkdir(parents=True, exist_ok=True)
    writers = {name: FaceWriter(TTFont(path)) for name, path in sources.items()}
    for style in ("Regular", "Bold"):
        font = TTFont(options.noto / f"NotoSansCJK-{style}.ttc", fontNumber=NOTO_SC)
        writers[f"noto-sans-cjk-{style.lower()}"] = MergedFaceWriter(font)
    for name, writer in writers.items():
        data = writer.write()
        (options.out / f"{name}.bft").write_bytes(data)
        print(f"{name}: {len(data)} bytes")


class FaceWriter:
    def __init__(self, font):
        self.font = font
        self.order = font.getGlyphOrder()
        self.ids = {name: index for index, name in enumerate(self.order)}
        self.cmap = {code: self.ids[name] for code, name in font.getBestCmap().items()}
        self.out = bytearray()

    def write(self):
        self.out += MAGIC
        self.metrics()
        self.characters()
        self.glyphs()
        self.substitutions()
        return bytes(self.out)

    # -- numbers

    def u8(self, value):
        self.out += struct.pack(">B", value)

    def u16(self, value):
        self.out += struct.pack(">H", value)

    def i16(self, value):
        self.out += struct.pack(">h", value)

    def i32(self, value):
        self.out += struct.pack(">i", value)

    # -- sections

    def metrics(self):
        """Flags (see below), unitsPerEm, hhea ascender, descender (positive down), line gap,
        x-height, cap height, average advance, width of the box around all glyphs, typographic
        ascender and descender (positive down)."""
        head = self.font["head"]
        hhea = self.font["hhea"]
        os2 = self.font["OS/2"]
        has_heights = getattr(os2, "sxHeight", 0) > 0
        self.u8(
            (POSITIONS_GLYPHS if "GPOS" in self.font else 0)
            | (0 if has_heights else HEIGHTS_OF_OUTLINES)
            | self.more_flags()
        )
        self.u16(self.font["head"].unitsPerEm)
        self.i16(hhea.ascent)
        self.i16(-hhea.descent)
        self.i16(hhea.lineGap)
        self.i16(os2.sxHeight if has_heights else self.top("x"))
        self.i16(os2.sCapHeight if has_heights else self.top("H"))
        self.u16(os2.xAvgCharWidth)
        self.u16(head.xMax - head.xMin)
        self.i16(os2.sTypoAscender)
        self.i16(-os2.sTypoDescender)

    def more_flags(self):
        return 0

    def glyph_classes(self):
        gdef = self.font["GDEF"].table if "GDEF" in self.font else None
        classes = gdef.GlyphClassDef if gdef is not None else None
        return classes.classDefs if classes is not None else None

    def top(self, character):
        glyphs = self.font.getGlyphSet()
        pen = BoundsPen(glyphs)
        glyphs[self.font.getBestCmap()[ord(character)]].draw(pen)
        return round(pen.bounds[3])

    def characters(self):
        """Ranges (first code point, length, first glyph) of consecutive code points and glyphs."""
        ranges = []
        for code in sorted(self.cmap):
            glyph = self.cmap[code]
            last = ranges[-1] if ranges else None
            if last and code == last[0] + last[1] and glyph == last[2] + last[1]:
                last[1] += 1
            else:
                ranges.append([code, 1, glyph])
        self.u16(len(ranges))
        for code, length, glyph in ranges:
            self.i32(code)
            self.u16(length)
            self.u16(glyph)

    def glyphs(self):
        """Advance of each glyph; then the mark glyphs, which have none."""
        marks = self.marks()
        widths = self.font["hmtx"].metrics
        self.u16(len(self.order))
        for glyph, name in enumerate(self.order):
            self.u16(0 if glyph in marks else widths[name][0])
        self.u16(len(marks))
        for glyph in sorted(marks):
            self.u16(glyph)

    def marks(self):
        """The mark glyphs, to which HarfBuzz gives no advance: those in GDEF, without GDEF the non-spacing characters."""
        kinds = self.glyph_classes()
        if kinds:
            return {self.ids[name] for name, kind in kinds.items() if kind == 3}
        return {
            glyph for code, glyph in self.cmap.items() if unicodedata.category(chr(code)) == "Mn"
        }

    def substitutions(self):
        """The lookups (joining forms, ligatures, kerning), then the indices that each script uses."""
        plans = {}
        scripts = {}
        used = {"forms": {}, "ligatures": {}, "kerning": {}}
        for script in self.script_tags():
            plan = self.plan(script, used)
            if plan is not None:
                scripts[script] = plans.setdefault(plan, len(plans))
        self.forms(used["forms"])
        self.ligatures(used["ligatures"])
        self.kerning(used["kerning"])
        self.u8(len(plans))
        for forms, required, common, kerning in plans:
            self.u8(forms)
            for group in (required, common, kerning):
                self.u8(len(group))
                for lookup in group:
                    self.u8(lookup)
        self.u8(len(scripts))
        for script, plan in scripts.items():
            self.out += script.encode("ascii")
            self.u8(plan)

    def script_tags(self):
        tags = set()
        for table in ("GSUB", "GPOS"):
            if table in self.font:
                tags |= {r.ScriptTag for r in self.font[table].table.ScriptList.ScriptRecord}
        return sorted(tags)

    def plan(self, script, used):
        """(joining forms or 255, required ligatures, common ligatures, kerning), as indices."""
        forms = tuple(self.lookups("GSUB", script, (f,), 1) for f in FORM_FEATURES)
        form_index = 255
        if any(forms):
            form_index = used["forms"].setdefault(forms, len(used["forms"]))
        groups = []
        for table, features, kind, name in (
            ("GSUB", REQUIRED_LIGATURES, 4, "ligatures"),
            ("GSUB", COMMON_LIGATURES, 4, "ligatures"),
            ("GPOS", ("kern",), 2, "kerning"),
        ):
            found = self.lookups(table, script, features, kind)
            groups.append(tuple(used[name].setdefault(i, len(used[name])) for i in found))
        if form_index == 255 and not any(groups):
            return None
        return (form_index, *groups)

    def lookups(self, table, script, features, kind):
        """Indices of the script's default-language lookups of one kind, in lookup order."""
        if table not in self.font:
            return ()
        layout = self.font[table].table
        records = {r.ScriptTag: r.Script for r in layout.ScriptList.ScriptRecord}
        chosen = records.get(script) or records.get("DFLT")
        if chosen is None or chosen.DefaultLangSys is None:
            return ()
        found = set()
        for index in chosen.DefaultLangSys.FeatureIndex:
            record = layout.FeatureList.FeatureRecord[index]
            if record.FeatureTag in features:
                found |= set(record.Feature.LookupListIndex)
        return tuple(i for i in sorted(found) if layout.LookupList.Lookup[i].LookupType == kind)

    def forms(self, used):
        """For init, medi and fina: pairs of glyphs (isolated, replacement)."""
        self.u8(len(used))
        for forms in used:
            for lookups in forms:
                mapping = {}
                for index in lookups:
                    for table in self.font["GSUB"].table.LookupList.Lookup[index].SubTable:
                        for source, target in table.mapping.items():
                            mapping.setdefault(self.ids[source], self.ids[target])
                self.u16(len(mapping))
                for source, target in sorted(mapping.items()):
                    self.u16(source)
                    self.u16(target)

    def ligatures(self, used):
        """Per lookup: whether it skips marks, then (glyphs, replacement) in order of preference."""
        self.u8(len(used))
        for index in used:
            lookup = self.font["GSUB"].table.LookupList.Lookup[index]
            entries = self.ligature_entries(index)
            self.u8(1 if lookup.LookupFlag & IGNORE_MARKS else 0)
            self.u16(len(entries))
            for glyphs, result in entries:
                self.u8(len(glyphs))
                for glyph in glyphs:
                    self.u16(self.number(glyph))
                self.u16(self.number(result))

    def ligature_entries(self, index):
        return [
            ([self.ids[first]] + [self.ids[c] for c in ligature.Component], self.ids[ligature.LigGlyph])
            for table in self.font["GSUB"].table.LookupList.Lookup[index].SubTable
            for first, ligatures in sorted(table.ligatures.items(), key=lambda e: self.ids[e[0]])
            for ligature in ligatures
        ]

    def number(self, glyph):
        """The number of a glyph in the table."""
        return glyph

    def kerning(self, used):
        """Per lookup a matrix: each glyph has a row as the first and a column as the second."""
        self.u8(len(used))
        for index in used:
            self.kerning_matrix(self.font["GPOS"].table.LookupList.Lookup[index])

    def kerning_matrix(self, lookup):
        self.write_matrix(self.pairs_of(lookup))

    def pairs_of(self, lookup):
        pairs = {}
        for table in reversed(lookup.SubTable):
            if table.Format == 1:
                self.single_pairs(table, pairs)
            else:
                self.class_pairs(table, pairs)
        return pairs

    def write_matrix(self, pairs):
        firsts, seconds = vectors(pairs)
        row_of, rows = classes(firsts)
        column_of, columns = classes(seconds)
        self.u16(len(rows) + 1)
        self.u16(len(columns) + 1)
        for mapping in (row_of, column_of):
            self.u16(len(mapping))
            for glyph, number in sorted(mapping.items()):
                self.u16(glyph)
                self.u8(number)
        for row in rows:
            for column in columns:
                self.i16(pairs.get((row, column), 0))

    def single_pairs(self, table, pairs):
        for first, pair_set in zip(table.Coverage.glyphs, table.PairSet):
            for record in pair_set.PairValueRecord:
                key = (self.ids[first], self.ids[record.SecondGlyph])
                pairs[key] = advance_of(record.Value1)

    def class_pairs(self, table, pairs):
        """The first subtable that covers the first glyph determines the pair, even with value 0."""
        second_classes = {}
        for glyph, name in enumerate(self.order):
            second_classes.setdefault(table.ClassDef2.classDefs.get(name, 0), []).append(glyph)
        for name in table.Coverage.glyphs:
            first = self.ids[name]
            records = table.Class1Record[table.ClassDef1.classDefs.get(name, 0)].Class2Record
            for number, record in enumerate(records):
                value = advance_of(record.Value1)
                for second in second_classes.get(number, ()):
                    if value or (first, second) in pairs:
                        pairs[first, second] = value


class MergedFaceWriter(FaceWriter):
    """Writes a font with thousands of glyphs of few widths. Glyphs that are measured alike become one:
    those with equal advance, half-width form and kerning that are part of no ligature."""

    def __init__(self, font):
        super().__init__(font)
        self.halved = self.half_widths()
        self.variants = [self.language_forms(language) for language in LANGUAGES]
        self.required = self.lookups("GSUB", SCRIPT, REQUIRED_LIGATURES, 4)
        self.common = self.lookups("GSUB", SCRIPT, COMMON_LIGATURES, 4)
        self.ligated = {
            glyph
            for index in self.required + self.common
            for glyphs, result in self.ligature_entries(index)
            for glyph in (*glyphs, result)
        }
        used = set(self.cmap.values()) | self.ligated
        for forms in self.variants:
            used |= set(forms.values())
        self.pairs = {
            pair: value
            for pair, value in self.kerning_pairs().items()
            if value and pair[0] in used and pair[1] in used
        }
        self.merge(used)

    def merge(self, used):
        """Numbers the merged glyphs. The first one is the glyph of missing characters."""
        firsts, seconds = vectors(self.pairs)
        marks = self.marks()
        numbers = {}
        self.merged = {0: 0}
        self.members = [0]
        for glyph in sorted(used):
            key = (
                0 if glyph in marks else self.advance(glyph),
                glyph in marks,
                glyph in self.halved,
                glyph if glyph in self.ligated else None,
                tuple(sorted(firsts.get(glyph, {}).items())),
                tuple(sorted(seconds.get(glyph, {}).items())),
            )
            if key not in numbers:
                numbers[key] = len(self.members)
                self.members.append(glyph)
            self.merged[glyph] = numbers[key]

    def number(self, glyph):
        return self.merged[glyph]

    def advance(self, glyph):
        return self.font["hmtx"].metrics[self.order[glyph]][0]

    def more_flags(self):
        return EAST_ASIAN

    def write(self):
        super().write()
        self.half_width_glyphs()
        self.forms_of_languages()
        return bytes(self.out)

    def characters(self):
        """Ranges (first code point, length, glyph) of consecutive code points with the same glyph."""
        ranges = []
        for code in sorted(self.cmap):
            glyph = self.merged[self.cmap[code]]
            last = ranges[-1] if ranges else None
            if last and code == last[0] + last[1] and glyph == last[2]:
                last[1] += 1
            else:
                ranges.append([code, 1, glyph])
        self.u16(len(ranges))
        for code, length, glyph in ranges:
            self.i32(code)
            self.u16(length | SAME_GLYPH)
            self.u16(glyph)

    def glyphs(self):
        marks = self.marks()
        self.u16(len(self.members))
        for glyph in self.members:
            self.u16(0 if glyph in marks else self.advance(glyph))
        merged_marks = [i for i, glyph in enumerate(self.members) if glyph in marks]
        self.u16(len(merged_marks))
        for glyph in merged_marks:
            self.u16(glyph)

    def substitutions(self):
        """Ligatures and one kerning matrix, which apply to all scripts."""
        required = range(len(self.required))
        common = range(len(required), len(required) + len(self.common))
        self.u8(0)
        self.ligatures(self.required + self.common)
        self.u8(1)
        self.write_matrix(
            {(self.merged[a], self.merged[b]): value for (a, b), value in self.pairs.items()}
        )
        self.u8(1)
        self.u8(255)
        for group in (required, common, (0,)):
            self.u8(len(group))
            for lookup in group:
                self.u8(lookup)
        self.u8(1)
        self.out += b"DFLT"
        self.u8(0)

    def kerning_pairs(self):
        pairs = {}
        for index in self.lookups("GPOS", SCRIPT, ("kern",), 2):
            pairs.update(self.pairs_of(self.font["GPOS"].table.LookupList.Lookup[index]))
        return pairs

    def half_widths(self):
        """The glyphs that the feature halt narrows, each by half an em."""
        halved = set()
        for index in self.lookups("GPOS", SCRIPT, ("halt",), 1):
            for table in self.font["GPOS"].table.LookupList.Lookup[index].SubTable:
                if table.Format != 1 or table.Value.XAdvance * -2 != self.font["head"].unitsPerEm:
                    raise ValueError("a half-width form that is not half an em narrower")
                halved |= {self.ids[name] for name in table.Coverage.glyphs}
        return halved

    def language_forms(self, language):
        """The glyph of each character whose form in a language differs (feature locl)."""
        table = self.font["GSUB"].table
        script = next(r.Script for r in table.ScriptList.ScriptRecord if r.ScriptTag == SCRIPT)
        system = next(r.LangSys for r in script.LangSysRecord if r.LangSysTag == language)
        records = [table.FeatureList.FeatureRecord[feature] for feature in system.FeatureIndex]
        lookups = {
            lookup
            for record in records
            if record.FeatureTag == "locl"
            for lookup in record.Feature.LookupListIndex
        }
        forms = dict(self.cmap)
        for lookup in sorted(lookups):
            mapping = {
                self.ids[source]: self.ids[target]
                for subtable in table.LookupList.Lookup[lookup].SubTable
                for source, target in getattr(subtable, "ExtSubTable", subtable).mapping.items()
            }
            forms = {code: mapping.get(glyph, glyph) for code, glyph in forms.items()}
        return {code: glyph for code, glyph in forms.items() if glyph != self.cmap[code]}

    def half_width_glyphs(self):
        halved = [i for i, glyph in enumerate(self.members) if glyph in self.halved]
        self.u16(len(halved))
        for glyph in halved:
            self.u16(glyph)

    def forms_of_languages(self):
        """For each language the characters that are measured differently: code point, glyph."""
        for forms in self.variants:
            changed = {
                code: self.merged[glyph]
                for code, glyph in forms.items()
                if self.merged[glyph] != self.merged[self.cmap[code]]
            }
            self.u16(len(changed))
            for code, glyph in sorted(changed.items()):
                self.i32(code)
                self.u16(glyph)


def advance_of(value):
    return getattr(value, "XAdvance", 0) or 0 if value is not None else 0


def vectors(pairs):
    """The kerning of each glyph with the second ones, and with the first ones."""
    firsts = {}
    seconds = {}
    for (first, second), value in pairs.items():
        if value:
            firsts.setdefault(first, {})[second] = value
            seconds.setdefault(second, {})[first] = value
    return firsts, seconds


def classes(vectors):
    """Gives glyphs with equal vectors the same number, from 1. Returns the numbers and one glyph of each."""
    numbers = {}
    members = []
    result = {}
    for glyph in sorted(vectors):
        key = tuple(sorted(vectors[glyph].items()))
        if key not in numbers:
            numbers[key] = len(numbers) + 1
            members.append(glyph)
        result[glyph] = numbers[key]
    if len(members) > 254:
        raise ValueError("more kerning classes than a byte can number")
    return result, members


if __name__ == "__main__":
    main()
