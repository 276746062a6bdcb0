"""The folding of texts, as in Letters.java and Phrases.java."""

import unicodedata

SEPARATORS = "-'\"&_,\u00b7"
MAP = {}
for chars, to in (
    ("\u2010\u2011\u2012\u2013\u2014\u2212", "-"),
    ("`\u00b4\u2018\u2019\u02bb\u02bc\u201b\u05f3", "'"),
    ("\u201c\u201d\u201e\u05f4", '"'),
):
    MAP.update(dict.fromkeys(chars, to))
MAP.update(zip("\u00f8\u0111\u0142\u0131\u0127\u0167\u00f0\u03c2", "odlihtd\u03c3"))
MAP.update(
    zip(
        "\u0622\u0623\u0625\u0671\u0649\u06cc\u0629\u06c1\u06c0\u06a9\u0624\u0626",
        "\u0627\u0627\u0627\u0627\u064a\u064a\u0647\u0647\u0647\u0643\u0648\u064a",
    )
)
DROPPED = set("\u0640\u0670\u00ad\u200b\u200d\u200e\u200f\u2060\ufeff")
DROPPED.update(map(chr, range(0x300, 0x370)), map(chr, range(0x64B, 0x653)))
DROPPED.update(map(chr, range(0x55A, 0x55F)), "\u093c\u09bc")
DROPPED.update(chr(c) for c in range(0x591, 0x5C8) if unicodedata.category(chr(c)) == "Mn")


def fold(text):
    """Returns a text composed, in lower case, without accents and with single spaces."""
    out = []
    for c in unicodedata.normalize("NFC", text):
        if c in DROPPED:
            continue
        if "\uff01" <= c <= "\uff5e":
            c = chr(ord(c) - 0xFF01 + 0x21)
        if c.isspace() or c < " " or c == "\u200c":
            out.append(" ")
            continue
        low = c.lower()
        if low == "\u00df":
            out.append("ss")
            continue
        low = low[0]
        if low in MAP:
            out.append(MAP[low])
            continue
        code = ord(low)
        accented = 0xC0 <= code <= 0x24F or 0x370 <= code <= 0x4FF or 0x1E00 <= code <= 0x1FFF
        accented |= 0x958 <= code <= 0x95F or 0x9DC <= code <= 0x9DF
        if accented and low != "\u0439":
            low = unicodedata.normalize("NFD", low)[0].lower()
        out.append(low)
    return " ".join("".join(out).split())


def normal(phrase):
    """Returns a phrase folded, with one space for each separator."""
    text = fold(phrase)
    for c in SEPARATORS:
        text = text.replace(c, " ")
    text = " ".join(text.split())
    while len(text) > 1 and text[-1] in ".!?:\u2026":
        text = text[:-1]
    return text.strip()


def is_unspaced(c):
    code = ord(c)
    return (
        0xE00 <= code <= 0xEFF
        or 0x1000 <= code <= 0x109F
        or 0x1100 <= code <= 0x11FF
        or 0x1780 <= code <= 0x17FF
        or 0x2E80 <= code <= 0xD7FF
        or 0xF900 <= code <= 0xFAFF
    )
