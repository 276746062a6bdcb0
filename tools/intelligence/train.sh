#!/bin/bash
# train.sh LABELS,SET,PAGES,WEIGHT...: trains the weights of the confidence, see README.md.
# CLASS_PATH has the classes of the command, of browsy-core and of the tests of browsy-core;
# PYTHON has the packages of requirements.txt.
set -e
here=$(cd "$(dirname "$0")" && pwd)
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

specs=()
for spec in "$@"; do
    IFS=, read -r labels set pages weight <<<"$spec"
    java -cp "$CLASS_PATH" browsy.cli.Main parse --jsonl --paths "$pages" >"$work/$set.results" 2>"$work/errors" || true
    java -Xss64m -cp "$CLASS_PATH" browsy.intelligence.confidence.FeatureDump "$pages" >"$work/$set.features"
    specs+=("$labels,$set,$work/$set.results,$work/$set.features,$weight")
done
"${PYTHON:-python3}" "$here/train.py" "${specs[@]}"
