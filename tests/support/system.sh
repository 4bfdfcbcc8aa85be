#!/bin/sh
# SPDX-License-Identifier: BSL-1.0
# Runs a command in a minimal Debian system of another suite, which has compilers that this one lacks:
# system.sh SUITE COMMAND [ARGUMENT...]. The system lies in a folder that is made once, by debootstrap, from the package
# source that apt is set up with, and kept: $XDG_CACHE_HOME/u8lit/SUITE. The command runs in the current folder and sees
# this system's files below it, as they are. Where such a system cannot be had, says why in one line and exits with 77.
set -u

# Everything that is wanted of a suite: what is added later may no longer fit the rest. A changed list makes a new
# system.
case ${1:-} in
  trixie) packages=g++-13,g++-14,clang-17,clang-18,python3 ;;
  sid) packages=g++-15,g++-16,clang-21,clang-22,clang-23,libclang-rt-23-dev,lld,meson,ninja-build,pkgconf,python3
    packages=$packages,cmake,git,libboost-dev,libfmt-dev,libicu-dev,unicode-data ;;
  *) echo "usage: system.sh trixie|sid COMMAND [ARGUMENT...]" >&2; exit 2 ;;
esac
suite=$1
shift

unavailable() {
  echo "No Debian $suite: $1." >&2
  exit 77
}
[ "$(id -u)" -eq 0 ] || unavailable "only root can make one"
unshare --mount true 2>/dev/null || unavailable "mounting is not allowed here"

systems=${XDG_CACHE_HOME:-${HOME:-/root}/.cache}/u8lit
system=$systems/$suite
mkdir -p "$systems" 2>/dev/null || unavailable "$systems cannot be made"
exec 9>"$systems/.lock-$suite"
flock 9
if [ "$(cat "$system/.packages" 2>/dev/null)" != "$packages" ]; then
  exec 8>"/tmp/u8lit-install-$(id -u)"  # support/tools.sh installs, too
  flock 8
  command -v debootstrap >/dev/null 2>&1 || {
    apt-get update &&
      apt-get -o DPkg::Lock::Timeout=300 install -y --no-install-recommends debootstrap
  } >/dev/null 2>&1 </dev/null || unavailable "debootstrap cannot be installed"
  exec 8>&-
  source=$(apt-get indextargets --format '$(REPO_URI)' 'Created-By: Packages' 'Origin: Debian' 'Label: Debian' |
    head -n 1)
  [ -n "$source" ] || unavailable "apt has no source of Debian's packages"
  rm -rf --one-file-system "$system"
  log=$systems/$suite.log
  debootstrap --variant=minbase --include="ca-certificates,$packages" "$suite" "$system" "$source" \
    >"$log" 2>&1 </dev/null ||
    unavailable "debootstrap failed, see $log"
  # A copy of sid may be some days old.
  echo 'Acquire::Check-Valid-Until "false";' >"$system/etc/apt/apt.conf.d/99-valid"
  echo "$packages" >"$system/.packages"
fi
flock -u 9

# What is mounted is seen by the command only, and gone with it.
unset TMPDIR
exec unshare --mount sh -c '
  system=$1
  shift
  for folder in /proc /dev "$PWD"; do
    mkdir -p "$system$folder" && mount --rbind "$folder" "$system$folder" || {
      echo "No system in $system: $folder cannot be mounted." >&2
      exit 77
    }
  done
  exec chroot "$system" /bin/sh -c '\''cd "$0" && exec "$@"'\'' "$PWD" "$@"' sh "$system" "$@" 9>&-
