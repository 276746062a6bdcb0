#!/bin/sh
# Puts load on sessions. See README.md.
#
#   load.sh CLASS_PATH sessions [COUNT] [THREADS] [own]
#   load.sh CLASS_PATH navigations [SECONDS] [RATE] [THREADS]
set -eu
here=$(dirname "$0")
classes=$1
shift
ports=$(mktemp -d)
trap 'kill "$server" 2>/dev/null; rm -rf "$ports"' EXIT
mkfifo "$ports/port"
java -Xmx256m \
    -Dsun.net.httpserver.maxIdleConnections=4096 -Dsun.net.httpserver.nodelay=true \
    -Dsun.net.httpserver.idleInterval=600 "$here/Site.java" > "$ports/port" &
server=$!
read -r port < "$ports/port"
# shellcheck disable=SC2086
java -Xmx1g ${LOAD_OPTIONS:-} -cp "$classes" "$here/Load.java" "127.0.0.1:$port" "$@"
