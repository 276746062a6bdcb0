#!/usr/bin/env python3
"""Packs a set of reference pages for browsy-conformance: CORPUS/SET into sets/SET/pages.tar.gz.

usage: pack-conformance.py CORPUS [SET ...]      (without SET: all sets below browsy-conformance/sets)

CORPUS/SET has pages/, and one of

truth/NAME.json.gz  for each page: {"file", "viewport", "elements": [{"path", "b": [x, y, width, height], "visible"}]}
expected.json       {file: [{"path", and "name" or "role"}]}
styles/PAGE.tsv     the output of tools/conformance/read-styles.mjs
clicks/PAGE.tsv     the output of tools/conformance/read-clicks.mjs
requests/PAGE.tsv   the output of tools/conformance/read-requests.mjs

Pages without a table are left out, as they have nothing to compare.

The archive contains

NOTICE             the licence: browsy-conformance/sets/SET/NOTICE, which is written by hand
pages/PAGE         pages, and the files that they link to, byte for byte
boxes/PAGE.tsv     for each visible element in the body: path, x, y, width, height (CSS px)
semantics/PAGE.tsv for each expected name or role: path, "name" or "role", the value
styles/, clicks/, requests/  the tables as they are

The same corpus gives the same bytes with the same version of zlib.
"""
import gzip
import io
import json
import pathlib
import sys
import tarfile

SETS = pathlib.Path(__file__).parents[2] / 'browsy-conformance' / 'sets'
VIEWPORT = [1280, 720]
BODY = '/html[1]/body[1]'
TABLES = ['styles', 'clicks', 'requests']


def table(rows):
    lines = []
    for row in rows:
        if any(set('\t\r\n') & set(cell) for cell in row):
            sys.exit(f'a cell holds a separator: {row}')
        lines.append('\t'.join(row) + '\n')
    return ''.join(lines).encode()


def boxes(truth):
    """Entries of the boxes of a browser."""
    for file in truth.rglob('*.json.gz'):
        page = json.loads(gzip.decompress(file.read_bytes()))
        if page['viewport'] != VIEWPORT or page.get('note'):
            sys.exit(f'not a whole page of {VIEWPORT}: {file}')
        shown = [e for e in page['elements'] if e['visible'] and (e['path'] + '/').startswith(BODY + '/')]
        yield f'boxes/{page["file"]}.tsv', table([e['path'], *map(str, e['b'])] for e in shown)


def semantics(expected):
    """Entries of the expected names and roles."""
    for page, wanted in json.loads(expected.read_text('utf-8')).items():
        rows = [[e['path'], key, e[key]] for e in wanted for key in ('name', 'role') if key in e]
        yield f'semantics/{page}.tsv', table(rows)


def answers(source):
    """Entries of the expectations of the pages."""
    if (source / 'truth').is_dir():
        yield from boxes(source / 'truth')
    elif (source / 'expected.json').is_file():
        yield from semantics(source / 'expected.json')
    for folder in TABLES:
        for file in (source / folder).rglob('*.tsv'):
            yield file.relative_to(source).as_posix(), file.read_bytes()


def entries(source):
    expected = dict(answers(source))
    named = {name.split('/', 1)[1].removesuffix('.tsv') for name in expected}
    yield from expected.items()
    for file in (source / 'pages').rglob('*'):
        page = file.relative_to(source / 'pages').as_posix()
        if file.is_file() and (page in named or not page.endswith('.html')):
            yield f'pages/{page}', file.read_bytes()


def pack(source, target):
    raw = io.BytesIO()
    with tarfile.open(fileobj=raw, mode='w', format=tarfile.GNU_FORMAT) as archive:
        content = [('NOTICE', (target / 'NOTICE').read_bytes()), *sorted(entries(source))]
        for name, data in content:
            info = tarfile.TarInfo(name)
            info.size = len(data)
            archive.addfile(info, io.BytesIO(data))
    packed = gzip.compress(raw.getvalue(), 9, mtime=0)
    (target / 'pages.tar.gz').write_bytes(packed)
    print(f'{target.name}: {len(content) - 1} files, {len(packed)} bytes')


def main():
    if len(sys.argv) < 2:
        sys.exit(__doc__)
    corpus = pathlib.Path(sys.argv[1])
    for name in sys.argv[2:] or sorted(folder.name for folder in SETS.iterdir()):
        pack(corpus / name, SETS / name)


main()
