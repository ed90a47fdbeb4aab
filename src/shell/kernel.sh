# shellcheck shell=bash disable=SC2154
# The kernel in an environment, and the place that all of it stands in.

# What the installed kernel depends on: the jar, its libraries, the Java that it names, the environment.
kernel_sum() { printf '%s %s %s %s\n' "$(jar_sum)" "$java_version" "$JAVA_HOME" "$(cksum <"$1/made.stamp")"; }

kernel_is_current() { # environment
  [ -f "$1/share/jupyter/kernels/nqueens-java/kernel.json" ] &&
    [ "$(cat "$1/kernel.stamp" 2>/dev/null)" = "$(kernel_sum "$1")" ]
}

install_kernel() { # environment
  rm -f "$1/kernel.stamp"
  run_logged .lab/kernel.log "$java" -jar target/nqueens.jar kernel install --prefix "$1" || {
    show_log .lab/kernel.log '.'
    fail_work "The kernel could not be installed. All of its words: .lab/kernel.log"
  }
  kernel_sum "$1" >"$1/kernel.stamp"
}

# JupyterLab asks nobody about news and looks nowhere for newer versions: the book's is pinned.
quiet_jupyterlab() { # environment
  mkdir -p "$1/share/jupyter/lab/settings"
  cat >"$1/share/jupyter/lab/settings/overrides.json" <<'JSON'
{"@jupyterlab/apputils-extension:notification": {"fetchNews": "false", "checkForUpdates": false}}
JSON
}

# Where the book stands: most names of folders work, these two cannot.
check_place() {
  case $(uname) in
    MINGW* | MSYS* | CYGWIN*) fail "This script needs Linux or macOS. On Windows, start it in the Linux subsystem (WSL)." ;;
  esac
  case $root in
    *:*) fail "The book is in $root. Neither Java nor Python can work in a folder with a colon in its name: rename it." ;;
  esac
}

check_writable() {
  { mkdir -p .lab target && : >.lab/turn; } 2>/dev/null ||
    fail "This folder cannot be written to: $root" "Copy the book to a folder of your own and start ./$script there."
}

# Names with letters beyond ASCII need a locale that has them.
use_utf8() {
  case $(locale charmap 2>/dev/null) in
    UTF-8) ;;
    *)
      for utf8_locale in C.UTF-8 C.utf8 en_US.UTF-8; do
        if [ "$(LC_ALL=$utf8_locale locale charmap 2>/dev/null)" = UTF-8 ]; then
          export LC_ALL=$utf8_locale
          return
        fi
      done
      ;;
  esac
}

port_is_free() {
  "$python" - "$1" <<'PY' 2>/dev/null
import socket, sys
for family, address in ((socket.AF_INET, "127.0.0.1"), (socket.AF_INET6, "::1")):
    try:
        probe = socket.socket(family, socket.SOCK_STREAM)
    except OSError:
        continue
    probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        probe.bind((address, int(sys.argv[1])))
    except OSError as problem:
        if family == socket.AF_INET:
            sys.exit(1)
        import errno
        if problem.errno == errno.EADDRINUSE:
            sys.exit(1)
PY
}

# However the script ends, what it started ends and what it did not finish goes.
keep_clean_on_exit() {
  trap 'end_child; undo_venv' EXIT
  trap 'interrupted 130' INT
  trap 'interrupted 143' TERM
  trap 'interrupted 129' HUP
}

interrupted() {
  trap '' INT TERM HUP
  printf '\n%s: interrupted. Nothing half-made is left; start it again at any time.\n' "$script" >&2
  exit "$1"
}
