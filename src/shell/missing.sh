# shellcheck shell=bash disable=SC2154
# What the tests need beyond the book's own needs: installed by root on a Debian-like system, named otherwise.

has() { command -v "$1" >/dev/null 2>&1; }

has_venv() {
  (find_python) >/dev/null 2>&1
}

has_jdk() {
  (find_jdk) >/dev/null 2>&1
}

has_chromium() {
  [ -n "${CHROMIUM:-}" ] || has chromium || has chromium-browser || has google-chrome || has google-chrome-stable
}

has_node() {
  has npm && has node && [ "$(node -p 'process.versions.node.split(".")[0]' 2>/dev/null || echo 0)" -ge 18 ]
}

has_font() {
  ! has fc-list || [ -n "$(fc-list 2>/dev/null | head -n 1)" ]
}

# The packages that are missing, by Debian's names, one line.
missing_packages() {
  has_jdk || printf ' %s' "$(apt_name openjdk-17-jdk-headless openjdk-21-jdk-headless openjdk-25-jdk-headless)"
  has mvn || printf ' maven'
  has_venv || printf ' python3 python3-venv'
  has git || printf ' git'
  if runs browser; then
    has_chromium || printf ' chromium'
    has_node || printf ' nodejs npm'
    { has fc-list && has_font; } || printf ' fontconfig fonts-dejavu-core'
  fi
}

install_missing() {
  missing=$(missing_packages)
  [ -n "$missing" ] || return 0
  if is_debian_like && [ "$(id -u)" -eq 0 ]; then
    step "Installing what the tests need:$missing"
    mkdir -p .lab
    run_logged .lab/apt.log apt-get update || explain_apt
    missing=$(missing_packages)
    # shellcheck disable=SC2086
    DEBIAN_FRONTEND=noninteractive run_logged .lab/apt.log apt-get install -y --no-install-recommends $missing || explain_apt
    missing=$(missing_packages)
    [ -z "$missing" ] || fail "After its installation this is still missing or unfit:$missing" "If JAVA_HOME is set, does it name a JDK, 17 or newer?"
  elif is_debian_like; then
    fail "The tests need more than is here." "This line installs it: sudo apt-get install --no-install-recommends$missing"
  else
    fail "The tests need more than is here (by Debian's names:$missing)." "Install it with the package manager of your system; a Chromium elsewhere: CHROMIUM=/path/to/it ./check"
  fi
}

explain_apt() {
  show_log .lab/apt.log '^[EW]:'
  fail "apt-get could not install what the tests need:$missing" "All of its words: .lab/apt.log"
}

# Another JDK than the one in use, 25 if it is there: the folder, or nothing.
other_jdk() {
  for other in "${JDK_25:-}" /usr/lib/jvm/*25* /Library/Java/JavaVirtualMachines/*25*/Contents/Home "${HOME:-/}"/.sdkman/candidates/java/25*; do
    if [ -n "$other" ] && [ -x "$other/bin/javac" ] && [ "$(cd "$other" && pwd -P)" != "$(cd "$JAVA_HOME" && pwd -P)" ]; then
      printf '%s' "$other"
      return
    fi
  done
}
