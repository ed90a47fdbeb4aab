# shellcheck shell=bash disable=SC2154
# How the scripts speak, and how they stop. Sourced by ./lab and ./check (bash 3.2 and newer).

# A step of the work: what is being done now.
step() { printf '%s\n' "$*"; }

# More about it, indented.
note() { printf '    %s\n' "$@"; }

# The end: what is wrong (first argument), then what to do about it. Exit code 2, nothing half-made left behind.
fail() {
  {
    printf '\n%s: %s\n' "${script:-lab}" "$1"
    shift
    [ $# -eq 0 ] || printf '    %s\n' "$@"
  } >&2
  exit 2
}

# The end of work that was well set up but did not succeed. Exit code 1.
fail_work() { (fail "$@") || exit 1; }

# The last lines of a log that matter, for the reader of a failure.
show_log() { # file, pattern
  { grep -E "$2" "$1" || tail -n 5 "$1"; } 2>/dev/null | tail -n 8 | sed 's/^/    | /' >&2
}

# Is this package manager's word for a missing tool worth giving?
is_debian_like() { command -v apt-get >/dev/null 2>&1; }

# The first of the named packages that this Debian-like system has.
apt_name() {
  for apt_package in "$@"; do
    if apt-cache policy "$apt_package" 2>/dev/null | grep -q '^ *Candidate: [^(]'; then
      printf '%s' "$apt_package"
      return
    fi
  done
  printf '%s' "$1"
}

# One line that says how to get a tool: Debian's packages (the first that exists), then Homebrew's.
how_to_get() { # "debian packages" "brew formula"
  if is_debian_like; then
    # shellcheck disable=SC2086
    printf 'On this system: sudo apt-get install %s' "$(apt_name $1)"
  elif [ "$(uname)" = Darwin ]; then
    printf 'With Homebrew: brew install %s' "$2"
  else
    printf 'Install it with the package manager of your system.'
  fi
}

# Runs a command in a process group of its own, its words in a log, so that Ctrl-C ends all of it at once.
child=
run_logged() { # log, command…
  start_logged "$@"
  end_logged
}

# The same in two steps: something else can be done meanwhile, but for another command of this kind.
start_logged() { # log, command…
  run_log=$1
  shift
  set -m
  "$@" </dev/null >"$run_log" 2>&1 &
  child=$!
  set +m
}

end_logged() {
  run_code=0
  wait "$child" || run_code=$?
  child=
  return "$run_code"
}

# Ends what was started so, if it still runs.
end_child() {
  [ -z "$child" ] || kill -TERM -- "-$child" 2>/dev/null || :
}
