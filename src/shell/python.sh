# shellcheck shell=bash disable=SC2154
# Python and the environment that JupyterLab lives in: found or made whole, never half.

# Sets python and python_version: the first Python from 3.10 on that can make environments.
find_python() {
  python_old='' python_bare='' python=''
  for python_name in python3 python3.14 python3.13 python3.12 python3.11 python3.10 python; do
    python_path=$(command -v "$python_name" 2>/dev/null) || continue
    python_version=$("$python_path" -c 'import sys; print("%d.%d" % sys.version_info[:2])' 2>/dev/null) || continue
    case $python_version in
      [12].* | 3.[0-9]) python_old="$python_version ($python_path)" ;;
      3.*)
        if "$python_path" -c 'import venv, ensurepip' 2>/dev/null; then
          python=$python_path
          return
        fi
        python_bare=${python_bare:-$python_version}
        ;;
    esac
  done
  if [ -n "$python_bare" ]; then
    fail "Python $python_bare is here, but not its module venv (with ensurepip), which makes the environment for JupyterLab." \
      "$(how_to_get "python$python_bare-venv python3-venv" python)"
  elif [ -n "$python_old" ]; then
    fail "The only Python found is $python_old. JupyterLab needs 3.10 or newer." "$(how_to_get 'python3-venv' python)" \
      "$(without_python)"
  fi
  fail "No Python found. JupyterLab needs Python 3.10 or newer, with its module venv." "$(how_to_get 'python3-venv' python)" "$(without_python)"
}

without_python() { printf 'The book can be read without Python, too: see "run" in the README.'; }

# One line that says which environment this is: what it holds, for which Python, in which folder.
venv_sum() { # folder, lock
  printf '%s %s %s\n' "$python_version" "$(cksum <"$2")" "$1"
}

# Is the environment there, whole, of this lock and in the place it was made for?
venv_is_current() { # folder, lock
  [ "$(cat "$1/made.stamp" 2>/dev/null)" = "$(venv_sum "$1" "$2")" ] && "$1/bin/python" -c '' 2>/dev/null
}

# Makes the environment. An earlier one is kept aside until the new one is whole, and comes back if that fails.
make_venv() { # folder, lock
  venv_folder=$1
  venv_kept=.lab/kept-$(basename "$1")
  if [ -e "$1" ] && [ ! -e "$1/made.by" ] && [ -n "$(ls -A "$1")" ]; then
    fail "$1 is there, but ./$script did not make it." "Move it away and start again: ./$script wants to make its own."
  fi
  if [ -f "$1/made.stamp" ]; then
    rm -rf "$venv_kept"
    mv "$1" "$venv_kept"
  fi
  rm -rf "$1"
  mkdir -p "$1"
  printf 'Made by ./%s, which may delete it.\n' "$script" >"$1/made.by"
  venv_unfinished=$1
  run_logged .lab/venv.log "$python" -m venv "$1" || {
    show_log .lab/venv.log 'rror'
    fail "Python $python_version could not make the environment $1. All of its words: .lab/venv.log"
  }
  # -I and the two settings keep the reader's own Python settings from leading the packages astray.
  PIP_USER=0 PIP_REQUIRE_VIRTUALENV=0 run_logged .lab/pip.log "$1/bin/python" -I -m pip install \
    --disable-pip-version-check --progress-bar off --require-hashes -r "$2" || explain_pip
  venv_sum "$1" "$2" >"$1/made.stamp"
  venv_unfinished=
  rm -rf "$venv_kept"
}

# Leaves nothing half-made: what was not finished goes, what was there before comes back.
venv_unfinished=
undo_venv() {
  [ -n "$venv_unfinished" ] || return 0
  rm -rf "$venv_unfinished"
  [ ! -d "$venv_kept" ] || mv "$venv_kept" "$venv_unfinished"
  venv_unfinished=
}

explain_pip() {
  show_log .lab/pip.log '^ *(ERROR|error)'
  if grep -qiE 'connection|timed? ?out|name resolution|unreachable|proxy|max retries|SSLError|from versions: none' .lab/pip.log; then
    fail "pip could not fetch the packages of $(basename "$venv_folder"): is there a network?" \
      "Nothing half-made was left; start ./$script again when there is one. All of pip's words: .lab/pip.log"
  elif grep -qi 'hash' .lab/pip.log; then
    fail "A package that pip fetched is not the one that the lock names (its hash differs)." \
      "Nothing was installed. All of pip's words: .lab/pip.log"
  elif grep -qi 'no space left' .lab/pip.log; then
    fail "The disk is full: JupyterLab needs about 400 MB." "Nothing half-made was left."
  fi
  fail "pip could not install the packages. All of its words: .lab/pip.log"
}

# Only one script sets things up at a time: the second waits. The lock goes with the process that holds it.
take_turn() {
  [ "${NQUEENS_TURN:-}" != "$PWD" ] || return 0 # started by a script whose turn it is: ./check tests ./release
  exec 9>.lab/turn
  export NQUEENS_TURN=$PWD
  "$python" -c 'import fcntl; fcntl.flock(9, fcntl.LOCK_EX | fcntl.LOCK_NB)' 2>/dev/null && return
  step "Another ./lab or ./check is setting things up in this folder: waiting for it."
  "$python" -c 'import fcntl; fcntl.flock(9, fcntl.LOCK_EX)' || note "(this file system has no locks: going on without)"
}
end_turn() {
  exec 9>&-
  unset NQUEENS_TURN
}
