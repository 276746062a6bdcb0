#!/usr/bin/env python3
"""Scores the main content against annotated texts, next to other extractors.

usage: main-content.py PAGES TRUTH.json [NAME=TEXTS.json ...]

PAGES      folder of NAME.html
TRUTH      {name: text}, texts annotated by people
TEXTS      {name: text} of an extractor, such as readability.json from main-content-readability.mjs

Trafilatura is measured where it is installed (PyPI: trafilatura). Pages are compared by the multiset of all runs of four
words, in any case, without punctuation; precision and recall are means over the pages, F1 is their harmonic mean.
"""
import collections
import json
import pathlib
import re
import sys


def runs(text):
    words = re.findall(r'\w+', (text or '').lower())
    if len(words) < 4:
        return collections.Counter([tuple(words)] if words else [])
    return collections.Counter(zip(words, words[1:], words[2:], words[3:]))


def score(truth, texts):
    precision = recall = 0
    worst = []
    for name, expected in truth.items():
        wanted, got = runs(expected), runs(texts.get(name))
        common = sum((wanted & got).values())
        p = common / max(1, sum(got.values()))
        r = common / max(1, sum(wanted.values()))
        precision += p / len(truth)
        recall += r / len(truth)
        worst.append((2 * p * r / max(p + r, 1e-9), name))
    return precision, recall, 2 * precision * recall / max(precision + recall, 1e-9), sorted(worst)


def trafilatura_texts(pages, names):
    try:
        import trafilatura
    except ImportError:
        return None
    read = lambda name: (pages / f'{name}.html').read_text(encoding='utf-8')
    return {name: trafilatura.extract(read(name), include_comments=False) for name in names}


def main():
    if len(sys.argv) < 3:
        sys.exit(__doc__)
    pages = pathlib.Path(sys.argv[1])
    truth = json.loads(pathlib.Path(sys.argv[2]).read_text(encoding='utf-8'))
    results = {}
    for argument in sys.argv[3:]:
        name, _, file = argument.partition('=')
        results[name] = json.loads(pathlib.Path(file).read_text(encoding='utf-8'))
    other = trafilatura_texts(pages, truth)
    if other is not None:
        results['trafilatura'] = other
    for name, texts in results.items():
        precision, recall, f1, worst = score(truth, texts)
        print(f'{name}: {len(truth)} pages, precision {precision:.3f} recall {recall:.3f} F1 {f1:.3f}')
        for page_f1, page in worst[:5]:
            print(f'  {page_f1:.3f} {page}')


main()
