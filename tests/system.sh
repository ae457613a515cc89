#!/bin/sh
# What the tests need that pip and npm do not bring. On Debian and as root it is installed; elsewhere it is asked for.
set -e

# The Chromium without windows computes half as much; where it cannot be had, the other one will do.
missing=""
command -v chromium-headless-shell > /dev/null || missing="chromium-headless-shell"
command -v initdb > /dev/null || ls /usr/lib/postgresql/*/bin/initdb > /dev/null 2>&1 || missing="$missing postgresql"
[ -z "$missing" ] && exit 0

install() {
    DEBIAN_FRONTEND=noninteractive apt-get -qq install -y --no-install-recommends "$@" > /dev/null
}

if [ "$(id -u)" -eq 0 ] && command -v apt-get > /dev/null; then
    echo "Installing $missing …"
    apt-get -qq update > /dev/null
    # shellcheck disable=SC2086 # several words
    install $missing 2> /dev/null || install $(echo "$missing" | sed 's/chromium-headless-shell/chromium/')
    exit 0
fi
if command -v chromium > /dev/null || command -v chromium-browser > /dev/null; then
    missing=$(echo "$missing" | sed 's/chromium-headless-shell *//')
    [ -z "$missing" ] && exit 0
fi
echo "Please install: $missing   (Debian: sudo apt-get install $missing)" >&2
exit 1
