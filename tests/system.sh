#!/bin/sh
# What the tests need that pip and npm do not bring. On Debian and as root it is installed; elsewhere it is asked for.
set -e

missing=""
command -v chromium > /dev/null || command -v chromium-browser > /dev/null || missing="$missing chromium"
command -v initdb > /dev/null || ls /usr/lib/postgresql/*/bin/initdb > /dev/null 2>&1 || missing="$missing postgresql"
[ -z "$missing" ] && exit 0

if [ "$(id -u)" -ne 0 ] || ! command -v apt-get > /dev/null; then
    echo "Please install:$missing   (Debian: sudo apt-get install$missing)" >&2
    exit 1
fi
echo "Installing$missing …"
apt-get -qq update > /dev/null
DEBIAN_FRONTEND=noninteractive apt-get -qq install -y --no-install-recommends $missing > /dev/null
