#!/usr/bin/env bash
# Tests that the output does not depend on the Java version, locale, time zone or default charset.
#
#   same-bytes.sh BROWSY.jar PAGES_DIR JAVA...
#
# Each JAVA is the path of a java program, such as those of JDK 17 and 25.
set -euo pipefail

if [ $# -lt 3 ]; then
  echo "usage: same-bytes.sh BROWSY.jar PAGES_DIR JAVA..." >&2
  exit 2
fi
jar=$1 pages=$2
shift 2
sums=$(
  for java in "$@"; do
    for place in "en US UTC UTF-8" "tr TR Asia/Tokyo ISO-8859-1" "ar EG America/New_York UTF-8"; do
      read -r language country zone charset <<<"$place"
      "$java" "-Duser.language=$language" "-Duser.country=$country" "-Duser.timezone=$zone" \
        "-Dfile.encoding=$charset" -jar "$jar" parse --jsonl --full --paths "$pages" | sha256sum
    done
  done
)
echo "$sums"
[ "$(echo "$sums" | sort -u | wc -l)" = 1 ]
