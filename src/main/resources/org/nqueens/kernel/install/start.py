"""Starts the Java kernel: finds a JDK, and has class-data archives made once, in the user's cache.

Jupyter runs this with its own Python. The command lines are in start.json, one for each Java from which on it differs.
"""

import json
import ntpath
import os
import posixpath
import sys
import time
import zlib

HERE = os.path.dirname(os.path.abspath(__file__))
OLDEST = 17
MODULES = {"jdk.jshell", "jdk.compiler"}
WINDOWS = "win32"  # as sys.platform calls it


def release_of(java):
    """What a JDK says of itself: from the file in its folder, or else (a shim, macOS' own) by asking it."""
    home = os.path.dirname(os.path.dirname(os.path.realpath(java)))
    try:
        with open(os.path.join(home, "release"), encoding="utf-8") as lines:
            pairs = dict(line.strip().split("=", 1) for line in lines if "=" in line)
        said = {name: pairs[name].strip('"') for name in ("JAVA_VERSION", "MODULES")}
    except (OSError, KeyError, ValueError):
        import subprocess

        ask = lambda option: subprocess.run([java, option], capture_output=True, text=True, timeout=30, stdin=subprocess.DEVNULL)  # noqa: E731
        first = (ask("-version").stderr.splitlines() or [""])[0].split('"')
        modules = " ".join(line.split("@")[0] for line in ask("--list-modules").stdout.splitlines())
        said = {"JAVA_VERSION": first[1] if len(first) > 1 else "", "MODULES": modules}
    return said


def fault_of(java, place):
    """Why a java cannot run the kernel, or its version as a number."""
    if not java or not os.path.isfile(java):
        return f"{place} has none"
    try:
        said = release_of(java)
        version = said["JAVA_VERSION"].removeprefix("1.")
        number = int("".join(c if c.isdigit() else " " for c in version).split()[0])
    except Exception as problem:  # whatever it is, it is no JDK
        return f"{place} has {java}, which does not tell its version ({type(problem).__name__})"
    if number < OLDEST:
        return f"{place} has Java {number} ({java})"
    if not MODULES <= set(said["MODULES"].split()):
        return f"{place} has a Java {number} without its compiler ({java}), a JRE"
    return number, said


def on_path(name):
    """The first program of that name on the PATH, or nothing. (The module shutil costs 10 ms.)"""
    files = (os.path.join(folder, name) for folder in os.get_exec_path())
    return next((file for file in files if os.path.isfile(file) and os.access(file, os.X_OK)), None)


def find_java(platform):
    """The java to run, its version and what it says of itself; where there is none, one sentence and the end."""
    faults = []
    program = "java.exe" if platform == WINDOWS else "java"
    home = os.environ.get("JAVA_HOME", "").strip()
    places = [("JAVA_HOME", os.path.join(home, "bin", program))] if home else []
    for place, java in [*places, ("the PATH", on_path(program))]:
        found = fault_of(java, place)
        if not isinstance(found, str):
            return java, *found
        faults.append(found)
    sys.exit(
        f"nqueens-java: the kernel needs a JDK, {OLDEST} or newer, and found none: {'; '.join(faults)}. "
        "Install one, or set JAVA_HOME to its folder, and start Jupyter again."
    )


def cache(platform, env, home):
    """The folder of this user, who is at home there, for what can be made again."""
    if platform == WINDOWS:
        return ntpath.join(env.get("LOCALAPPDATA") or ntpath.join(home, "AppData", "Local"), "nqueens-java")
    named = env.get("XDG_CACHE_HOME", "")
    if platform == "darwin":
        named = posixpath.join(home, "Library", "Caches")
    elif not posixpath.isabs(named):
        named = posixpath.join(home, ".cache")
    return posixpath.join(named, "nqueens-java")


def archives(java, said, base):
    """The folder, below a base, of the archives for these jars on this Java: a JVM wants both to be exactly as they were.

    Its name is a checksum of both; should two ever be the same, the JVM passes over what is not its own.
    """
    jars = [os.path.join(HERE, "nqueens.jar")]
    jars += sorted(entry.path for entry in os.scandir(os.path.join(HERE, "lib")))
    stats = [(jar, os.stat(jar)) for jar in jars]
    facts = repr((os.path.realpath(java), sorted(said.items()), [(jar, s.st_size, s.st_mtime_ns) for jar, s in stats]))
    return os.path.join(base, f"{zlib.crc32(facts.encode('utf-8', 'surrogateescape')):08x}")


def is_whole(folder):
    """Whether the archives there are as long as when they were made: a JVM would crash on a part of one."""
    try:
        with open(os.path.join(folder, "sizes.txt"), encoding="utf-8") as lines:
            pairs = [line.split() for line in lines]
        return all(os.path.getsize(os.path.join(folder, name)) == int(size) for name, size in pairs)
    except (OSError, ValueError):
        return False


def may_write(folder):
    try:
        os.makedirs(folder, mode=0o700, exist_ok=True)
        return os.access(folder, os.W_OK)
    except OSError:
        return False


def make_archives_later(java, folder, platform):
    """Leaves a process behind that makes them, at the lowest priority, when this start is over."""
    command = [java, "-Xmx256m", "-jar", os.path.join(HERE, "nqueens.jar"), "kernel", "archive", folder]
    # The reader's settings, a script that runs at the start among them, are not for a rehearsal.
    own = {name: value for name, value in os.environ.items() if not name.startswith(("NQUEENS_", "JPY_"))}
    if platform == WINDOWS:
        import subprocess

        flags = subprocess.DETACHED_PROCESS | subprocess.BELOW_NORMAL_PRIORITY_CLASS
        nothing = subprocess.DEVNULL
        subprocess.Popen(command, env=own, cwd=HERE, creationflags=flags, stdin=nothing, stdout=nothing, stderr=nothing)
        return
    child = os.fork()
    if child:
        os.waitpid(child, 0)
        return
    try:
        os.setsid()
        if os.fork() == 0:
            nothing = os.open(os.devnull, os.O_RDWR)
            for stream in (0, 1, 2):
                os.dup2(nothing, stream)
            os.nice(19)
            time.sleep(3)
            os.chdir(HERE)
            os.execve(java, command, own)
    finally:
        os._exit(0)


def run(command, platform):
    """Becomes the kernel, so that Jupyter's signals reach it; Windows cannot, and waits for it."""
    if platform != WINDOWS:
        os.execv(command[0], command)
    import subprocess

    sys.exit(subprocess.run(command).returncode)


def main(platform=sys.platform):
    java, version, said = find_java(platform)
    with open(os.path.join(HERE, "start.json"), encoding="utf-8") as file:
        commands = {int(least): words for least, words in json.load(file).items()}
    base = cache(platform, os.environ, os.path.expanduser("~"))
    folder = archives(java, said, base)
    if not is_whole(folder):
        if os.path.isdir(folder):
            import shutil

            shutil.rmtree(folder, ignore_errors=True)
        if may_write(base):
            make_archives_later(java, folder, platform)
        folder += ".none"
    fill = {"{java}": java, "{resource_dir}": HERE, "{archives}": folder}
    command = commands[max(least for least in commands if least <= version)]
    for name, value in fill.items():
        command = [word.replace(name, value) for word in command]
    run([word.replace("{connection_file}", sys.argv[1]) for word in command], platform)


if __name__ == "__main__":
    main()
