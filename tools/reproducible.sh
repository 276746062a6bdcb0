#!/usr/bin/env bash
# Builds the last commit twice, in two folders, and compares the jars byte by byte.
#
#     tools/reproducible.sh [OPTION...]      options for Maven; -Dquick halves the time
#
# The exit status is 1 if a jar differs or exists in one build only.
set -euo pipefail
cd "$(dirname "$0")/.."

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

# The paths have different lengths, so that a path in a jar makes a difference.
for folder in "$work/one" "$work/the-other"; do
  mkdir "$folder"
  git archive HEAD | tar x -C "$folder"
  (cd "$folder" && mvn -B -ntp -q -DskipTests -Dspotless.check.skip verify "$@")
  (cd "$folder" && find . -path '*/target/*.jar' -not -path '*/target/local-repository/*' \
    -exec sha256sum {} + | sort -k 2) >"$folder.sums"
done

echo "$(wc -l <"$work/one.sums") jars"
diff "$work/one.sums" "$work/the-other.sums" && echo "all equal"
