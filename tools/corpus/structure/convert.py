#!/usr/bin/env python3
"""Converts HTML to Markdown with markdownify.

usage: convert.py HTML_DIR OUT      OUT/NAME.txt for each HTML_DIR/NAME.html
"""
import pathlib
import sys

from markdownify import markdownify

if len(sys.argv) != 3:
    sys.exit(__doc__)
pages, out = map(pathlib.Path, sys.argv[1:])
sys.setrecursionlimit(100_000)
for page in sorted(pages.rglob("*.html")):
    file = (out / page.relative_to(pages)).with_suffix(".txt")
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(markdownify(page.read_text("utf-8"), heading_style="ATX"), "utf-8")
