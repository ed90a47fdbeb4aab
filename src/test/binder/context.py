"""Writes the build context that repo2docker makes of a repository, Dockerfile and all, into a folder.

    context.py REPOSITORY FOLDER [SCRIPT=FILE]…

repo2docker packs the context and hands it to its container engine; here the engine is a folder. SCRIPT=FILE puts FILE
in the place of the build script of that name (what cannot be fetched on a machine with package registries alone).
"""

import os
import sys
import tarfile
from pathlib import Path

from repo2docker.app import Repo2Docker
from repo2docker.buildpacks.base import DEFAULT_NB_UID


class Folder:
    """A container engine that only unpacks what it is given."""

    def __init__(self, folder: Path):
        self.folder = folder

    def build(self, fileobj, **_):
        with tarfile.open(fileobj=fileobj) as context:
            context.extractall(self.folder, filter="tar")
        yield {"stream": f"context in {self.folder}\n"}


def main(repository: Path, folder: Path, stand_ins: dict[str, Path]) -> None:
    os.chdir(repository)
    app = Repo2Docker()
    packs = (kind(base_image=app.base_image) for kind in app.buildpacks)
    pack = next((pack for pack in packs if pack.detect()), None)
    if pack is None:
        sys.exit("repo2docker finds nothing in this repository that it can build")
    pack.platform = "linux/amd64"
    arguments = {"NB_USER": "jovyan", "NB_UID": str(DEFAULT_NB_UID)}
    for line in pack.build(Folder(folder), "book", 0, arguments, [], {}):
        print(line["stream"], end="")
    for script, file in stand_ins.items():
        places = [place for place in (folder / "build_script_files").iterdir() if script.replace("-", "-2d") in place.name]
        if len(places) != 1:
            sys.exit(f"{len(places)} build scripts are called {script}, not one")
        places[0].write_bytes(file.read_bytes())


if __name__ == "__main__":
    pairs = dict(pair.split("=", 1) for pair in sys.argv[3:])
    main(Path(sys.argv[1]).resolve(), Path(sys.argv[2]).resolve(), {name: Path(file).resolve() for name, file in pairs.items()})
