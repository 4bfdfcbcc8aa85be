# SPDX-License-Identifier: BSL-1.0
# For sh to read: finds the tools that the scripts need, installs what is missing, and configures a build directory.

CXX=${CXX:-g++}
export CXX

# need COMMAND PACKAGE...: the packages, if the command is missing.
missing=
need() {
  command -v "$1" >/dev/null 2>&1 || missing="$missing $2"
}

# need_file PATH PACKAGE: the package, if the file is missing.
need_file() {
  [ -e "$1" ] || missing="$missing $2"
}

# The package that has a compiler of this name.
package_of() {
  case $1 in
    g++ | c++) echo g++ ;;
    clang++) echo clang ;;
    *-linux-gnu-g++) echo "g++-${1%-g++}" ;;
    g++-* | clang++-*) echo "$1" | sed 's/clang++/clang/' ;;
    *) echo "$1" ;;
  esac
}

# Installs what `need` found missing, on Debian and its derivatives; elsewhere says what is missing and stops.
install_missing() {
  [ -n "$missing" ] || return 0
  if ! command -v apt-get >/dev/null 2>&1; then
    echo "Missing:$missing. These are Debian's names; install what your system calls them and try again." >&2
    exit 1
  fi
  as_root=
  if [ "$(id -u)" -ne 0 ]; then
    if ! command -v sudo >/dev/null 2>&1; then
      echo "Missing:$missing. Without sudo, only root can install them." >&2
      exit 1
    fi
    as_root=sudo
  fi
  # Scripts for other compilers may be at it, as support/system.sh.
  exec 8>"/tmp/u8lit-install-$(id -u)"
  flock 8
  echo "Installing$missing" >&2
  # The list of packages may be old or not there at all.
  log=$(mktemp)
  # shellcheck disable=SC2086 # one word for each package
  if ! { $as_root apt-get update &&
         $as_root env DEBIAN_FRONTEND=noninteractive apt-get -o DPkg::Lock::Timeout=300 install -y \
           --no-install-recommends $missing
       } </dev/null >"$log" 2>&1; then
    cat "$log" >&2
    rm -f "$log"
    exit 1
  fi
  rm -f "$log"
  exec 8>&-
  missing=
}

# The emulator of the machine that a cross compiler compiles for.
emulator_of() {
  case $1 in
    i686-*) echo qemu-i386 ;;
    *) echo "qemu-${1%%-*}" ;;
  esac
}

# The suite of Debian that has a compiler which Debian stable lacks.
suite_of() {
  case $1 in
    g++-13 | g++-14 | clang++-17 | clang++-18) echo trixie ;;
    g++-15 | g++-16 | clang++-21 | clang++-22 | clang++-23) echo sid ;;
  esac
}

# find_system ROOT SCRIPT: runs the script again in the system that has $CXX, if this one lacks it.
find_system() {
  suite=$(suite_of "${CXX%% *}")
  if [ -n "$suite" ] && ! command -v "${CXX%% *}" >/dev/null 2>&1; then
    cd "$1"
    exec sh tests/support/system.sh "$suite" sh "$2"
  fi
}

# find_tools: everything for a build with $CXX, which may hold arguments.
find_tools() {
  need "${CXX%% *}" "$(package_of "${CXX%% *}")"
  need meson meson
  need ninja ninja-build
  need python3 python3
  need pkg-config pkg-config
  need cmake cmake
  need git git
  [ "$CXX" != g++ ] || need doxygen doxygen
  [ "$CXX" != g++ ] || need gdb gdb
  [ "$CXX" != g++ ] || need msgfmt gettext
  [ "$CXX" != clang++-19 ] || need clangd-19 clangd-19
  [ "$CXX" != clang++-19 ] || need clang-tidy-19 clang-tidy-19
  case $CXX in
    *-stdlib=libc++*)
      version=$(echo "${CXX%% *}" | sed -n 's/^clang++\(-[0-9]*\)$/\1/p')
      [ -d "/usr/lib/llvm$version/include/c++/v1" ] || missing="$missing libc++$version-dev libc++abi$version-dev" ;;
  esac
  # Data that tests make tables of, with one compiler.
  if [ "$CXX" = g++ ]; then
    need_file /usr/share/iso-codes/json iso-codes
    need_file /etc/mime.types media-types
    need_file /usr/share/unicode/cldr/common unicode-cldr-core
    need_file /usr/share/unicode/NormalizationTest.txt.bz2 unicode-data
  fi
  # What the tests are compared with; pkg-config may itself be missing yet.
  pkg-config --exists icu-uc 2>/dev/null || missing="$missing libicu-dev"
  install_missing

  # Debian's clang comes without its sanitizers.
  case $CXX in
    clang++*)
      if ! ls "$($CXX -print-resource-dir)"/lib/*/libclang_rt.asan* >/dev/null 2>&1; then
        version=${CXX%% *}
        missing=" libclang-rt${version#clang++}-dev"
        install_missing
      fi ;;
  esac
}

# need_header HEADER PACKAGE: installs what only some tests use, where that can be done; elsewhere those tests are
# skipped.
need_header() {
  if command -v apt-get >/dev/null 2>&1 && ! echo "#include <$1>" | $CXX -x c++ -E - >/dev/null 2>&1; then
    missing=" $2"
    install_missing
  fi
}

# configure ROOT: sets $build to a build directory for this compiler, made anew where files came or went.
configure() {
  build=$1/.build/$(printf %s "$CXX${CXXFLAGS:+ $CXXFLAGS}" | tr -cs 'A-Za-z0-9+.-' _)
  mkdir -p "$1/.build"
  # Benchmarks, which take long to compile, are compiled by one compiler.
  benchmarks=false
  [ "$CXX" != g++ ] || benchmarks=true
  set -- "$1" -Dtests=true -Dexamples=true "-Dbenchmarks=$benchmarks" "-Dvariants=${VARIANTS:-c++20,reduced}" \
    "-Dversions=${VERSIONS:-false}" "-Drefused=${REFUSED:-alone}" "-Droads=${ROADS:-true}"
  listed=$(cd "$1" && find include tests examples meson.build meson_options.txt \
    -name __pycache__ -prune -o -type f -print | sort)
  listed="$listed
$*"
  if [ ! -f "$build/build.ninja" ]; then
    meson setup "$build" "$@" >"$build.log" 2>&1 || { cat "$build.log" >&2; exit 1; }
  elif [ "$listed" != "$(cat "$build/listed" 2>/dev/null)" ]; then
    meson setup --reconfigure "$build" "$@" >"$build.log" 2>&1 || { cat "$build.log" >&2; exit 1; }
  fi
  printf '%s\n' "$listed" >"$build/listed"
  # Where ninja cannot configure anew, what is built and tested would be what was there before.
  ninja -C "$build" build.ninja >"$build.log" 2>&1 || { cat "$build.log" >&2; exit 1; }
}
