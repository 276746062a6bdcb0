#!/usr/bin/env bash
# Compares the structure of browsy's Markdown and that of three converters with the structure of pages.
#
#   run.sh PAGES OUTPUTS TRUTH WORK [compare.mjs OPTIONS]
#
# PAGES: .html files and their style sheets. OUTPUTS: the output of ../WriteOutputs.java for PAGES,
# with markdown-page. TRUTH: the output of read.mjs, kept between runs, with the HTML that is the
# input of the converters. WORK: the output of the converters and of commonmark-java; existing files
# are reused, except browsy's. KEEP_HTML=1 counts HTML that a converter left in its Markdown as
# converted.
#
# Needs once: npm ci; pip install -r requirements.txt; mvn -f pom.xml dependency:copy-dependencies
# (DEPENDENCIES, PYTHON: other folder of the jars, other interpreter; CONVERTERS: a selection of the
# three, all by default).
set -euo pipefail
here=$(cd "$(dirname "$0")" && pwd)
pages=$1 outputs=$2 truth=$3 work=$4
shift 4
render=render${KEEP_HTML:+-html}
markdown() { java -cp "${DEPENDENCIES:-$here/target/dependency}/*" "$here/Markdown.java" "$@"; }

node "$here/read.mjs" "$pages" "$truth"
mkdir -p "$work"
[ -d "$work/turndown" ] || node "$here/convert.mjs" "$truth" "$work/turndown"
[ -d "$work/markdownify" ] || "${PYTHON:-python3}" "$here/convert.py" "$truth" "$work/markdownify"
[ -d "$work/flexmark" ] || markdown flexmark "$truth" "$work/flexmark"
columns=()
for name in ${CONVERTERS-turndown markdownify flexmark}; do
  [ -d "$work/$name-$render" ] || markdown "$render" "$work/$name" "$work/$name-$render"
  columns+=("$name=$work/$name-$render")
done
rm -rf "$work/browsy-$render"
markdown "$render" "$outputs/markdown-page" "$work/browsy-$render"
node "$here/compare.mjs" "$@" "$truth" "browsy=$work/browsy-$render,$outputs/elements.jsonl" "${columns[@]}"
