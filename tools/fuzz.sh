#!/usr/bin/env bash
# Fuzzes one target of browsy-fuzz with Jazzer: tools/fuzz.sh TARGET SECONDS
# Inputs that reach new code are kept in browsy-fuzz/target/corpus/TARGET.
set -euo pipefail
cd "$(dirname "$0")/.."
target=${1:?a class of browsy-fuzz, such as HtmlFuzz}
seconds=${2:-60}

mvn -B -ntp -q -Pfuzz -pl browsy-fuzz -am -DskipTests test-compile dependency:build-classpath \
  -DincludeScope=test -Dmdep.outputFile=target/classpath.txt
classes=browsy-fuzz/target/test-classes
for module in cli tools fetch output core; do
  classes=$classes:browsy-$module/target/classes
done
corpus=browsy-fuzz/target/corpus/$target
mkdir -p "$corpus"
exec java -Xmx2g -cp "$classes:$(cat browsy-fuzz/target/classpath.txt)" \
  com.code_intelligence.jazzer.Jazzer --target_class="browsy.fuzz.$target" \
  --instrumentation_includes='browsy.**:org.jsoup.**' --reproducer_path=browsy-fuzz/target \
  -artifact_prefix=browsy-fuzz/target/ -max_total_time="$seconds" -timeout=60 -rss_limit_mb=4096 \
  -max_len=4096 -print_final_stats=1 "$corpus" "browsy-fuzz/src/test/resources/browsy/fuzz/$target"
