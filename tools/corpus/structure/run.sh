#!/usr/bin/env bash
# Compares the structure of our Markdown and of three converters' with that of pages.
#
#   run.sh PAGES OUTPUTS TRUTH WORK [compare.mjs OPTIONS]
#
# PAGES: .html files and their style sheets. OUTPUTS: what ../WriteOutputs.java wrote of PAGES, with
# markdown-page. TRUTH: kept from run to run (read.mjs), with the HTML that the converters are fed
# with. WORK: what they and commonmark-java make of it; what is there already is not made again, but
# for ours. KEEP_HTML=1 counts HTML that a converter left in its Markdown as converted.
#
# Needs once: npm ci; pip install -r requirements.txt; mvn -f pom.xml dependency:copy-dependencies
# (DEPENDENCIES, PYTHON: folder of the jars and interpreter, if others are wanted; CONVERTERS: which of
# the three, all by default).
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
