# shellcheck shell=bash disable=SC2154
# The JDK and Maven: found, or refused in a clear sentence.

# Sets JAVA_HOME, java and java_version. JAVA_HOME is obeyed if it is set; otherwise the java on the PATH is taken.
find_jdk() {
  if [ -n "${JAVA_HOME:-}" ]; then
    java=$JAVA_HOME/bin/java
    java_from="JAVA_HOME ($JAVA_HOME)"
    [ -x "$java" ] || fail "JAVA_HOME is $JAVA_HOME, but there is no bin/java in it." \
      "Set it to the folder of a JDK, 17 or newer, or unset it so that the java on the PATH is taken."
  else
    java=$(command -v java || :)
    java_from="the java on the PATH ($java)"
    [ -n "$java" ] || no_jdk "No Java found. The book needs a JDK, 17 or newer."
  fi
  java_settings=$("$java" -XshowSettings:properties -version 2>&1) || no_jdk "$java_from does not start: $(printf '%s' "$java_settings" | tail -n 1)"
  java_version=$(java_property java.specification.version)
  java_major=${java_version#1.}
  case $java_major in
    '' | *[!0-9]*) no_jdk "$java_from does not tell its version." ;;
  esac
  [ "$java_major" -ge 17 ] || no_jdk "$java_from is Java $java_major. The book needs a JDK, 17 or newer."
  java_modules=$("$java" --list-modules 2>/dev/null)
  for java_module in jdk.jshell jdk.compiler; do
    case $java_modules in
      *"$java_module"*) ;;
      *) no_jdk "$java_from is Java $java_major without the module $java_module: a runtime (JRE), and the book needs a whole JDK." ;;
    esac
  done
  JAVA_HOME=$(java_property java.home)
  [ -x "$JAVA_HOME/bin/javac" ] || no_jdk "$java_from is Java $java_major without javac: a runtime (JRE), and the book needs a whole JDK."
  java=$JAVA_HOME/bin/java
  java_version=$(java_property java.version)
  export JAVA_HOME
}

java_property() { printf '%s\n' "$java_settings" | sed -n "s/^ *$1 = //p" | head -n 1; }

no_jdk() {
  jdk_found=
  for jdk_folder in /usr/lib/jvm/* /Library/Java/JavaVirtualMachines/*/Contents/Home "${HOME:-/}"/.sdkman/candidates/java/*; do
    if [ -x "$jdk_folder/bin/javac" ] && [ ! -L "$jdk_folder" ] && [ "$jdk_folder" != "${JAVA_HOME:-}" ]; then jdk_found="$jdk_folder"; fi
  done
  if [ -n "$jdk_found" ]; then
    fail "$1" "This JDK is on the machine; if it is 17 or newer:  JAVA_HOME='$jdk_found' ./$script" \
      "$(how_to_get 'openjdk-21-jdk-headless openjdk-17-jdk-headless openjdk-25-jdk-headless default-jdk-headless' openjdk@21)"
  fi
  fail "$1" "$(how_to_get 'openjdk-21-jdk-headless openjdk-17-jdk-headless openjdk-25-jdk-headless default-jdk-headless' openjdk@21)"
}

# Sets maven_version. Maven runs on the JDK that find_jdk found.
find_maven() {
  command -v mvn >/dev/null 2>&1 || fail "No Maven found (the command mvn). The book builds its kernel with it." "$(how_to_get maven maven)"
  maven_version=$(mvn -v 2>/dev/null | sed -n 's/^[^A]*Apache Maven \([0-9][0-9.]*\).*/\1/p' | head -n 1)
  [ -n "$maven_version" ] || fail "The Maven on the PATH ($(command -v mvn)) does not start: $(mvn -v 2>&1 | tail -n 1)"
  case $maven_version in
    [12].* | 3.[0-7] | 3.[0-7].*) fail "Maven $maven_version is too old. The book needs 3.8 or newer." "$(how_to_get maven maven)" ;;
  esac
}

# What the jar is made of, as one number.
sources_sum() { find pom.xml src/main -type f -exec cksum {} + | LC_ALL=C sort | cksum; }

# What was made: the jar and the libraries beside it.
jar_sum() { cksum target/nqueens.jar target/lib/*.jar 2>/dev/null | cksum; }

# Only a JDK of 21 or newer compiles src/main/java21, so a jar by an older one counts without vectors on every Java.
compiled_for() { if [ "$java_major" -ge 21 ]; then echo "for 17 and 21"; else echo "for 17"; fi; }

jar_is_current() {
  [ -f target/nqueens.jar ] || return
  case "$(cat target/nqueens.stamp 2>/dev/null)" in "$(sources_sum) $(jar_sum) $(compiled_for)"*) ;; *) return 1 ;; esac
}

build_jar() {
  # The libraries anew, too: those of an earlier build would stay among them.
  rm -rf target/nqueens.stamp target/lib
  build_sum=$(sources_sum)
  set -- mvn -B -ntp -DskipTests -Dspotless.check.skip=true package
  if ! run_logged .lab/maven.log "$@"; then
    # Maven remembers that a download failed; ask it to try again.
    if ! grep -q 'previous attempt' .lab/maven.log || ! run_logged .lab/maven.log "$@" -U; then
      explain_maven
    fi
  fi
  [ -f target/nqueens.jar ] || fail_work "Maven ended well but made no target/nqueens.jar. Its words are in .lab/maven.log."
  printf '%s\n' "$build_sum $(jar_sum) $(compiled_for)" >target/nqueens.stamp
}

explain_maven() {
  show_log .lab/maven.log '^\[ERROR\]'
  if grep -qiE 'could not transfer|unknown host|connection refused|network is unreachable|timed out|no route to host|name resolution|previous attempt|offline mode' .lab/maven.log; then
    fail "Maven could not fetch what the build needs: is there a network?" \
      "The first build fetches plugins and libraries (about 60 MB); later ones work without a network." \
      "Behind a proxy, name it in ~/.m2/settings.xml. All of Maven's words: .lab/maven.log"
  fi
  fail_work "Maven could not build target/nqueens.jar. All of its words: .lab/maven.log"
}
