# SPDX-License-Identifier: MIT OR Apache-2.0
"""package.py wheel|sdist [FOLDER]: what is published, into FOLDER (dist/ without it), by the tools of .venv.

The wheel is tagged manylinux by auditwheel, and beside it stands its bill of materials in CycloneDX.  Both kinds depend
on the commit and the compiler alone: times are the commit's, or those of SOURCE_DATE_EPOCH.
"""

import hashlib
import json
import os
import shutil
import subprocess
import sys
import sysconfig
import tempfile
import uuid
import zipfile
from datetime import UTC, datetime
from email.parser import Parser
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]


def run(*command: str | Path, where: Path = ROOT, **settings: str) -> str:
    """Runs a command with the scripts of this environment first; prints what it said and exits where it fails."""
    path = os.pathsep.join([sysconfig.get_path("scripts"), os.environ["PATH"]])
    environment = {**os.environ, "PATH": path, **settings}
    done = subprocess.run(command, cwd=where, env=environment, capture_output=True, text=True)
    if done.returncode:
        sys.exit(f"package: {' '.join(map(str, command))}\n{done.stdout}{done.stderr}".rstrip())
    return done.stdout


def epoch() -> str:
    """The seconds that stand for now."""
    return os.environ.get("SOURCE_DATE_EPOCH") or run("git", "log", "-1", "--format=%ct").strip()


def sdist(out: Path, when: str) -> Path:
    """Packs what builds the wheel, from the files that git knows, since every other would be looked at, too."""
    code = "import sys; from scikit_build_core.build import build_sdist; print(build_sdist(sys.argv[1]))"
    with tempfile.TemporaryDirectory() as raw:
        for name in run("git", "ls-files", "-z", "--cached").split("\0"):
            if (ROOT / name).is_file():
                copy = Path(raw) / name
                copy.parent.mkdir(parents=True, exist_ok=True)
                shutil.copy(ROOT / name, copy, follow_symlinks=False)
        said = run(sys.executable, "-c", code, out.absolute(), where=Path(raw), SOURCE_DATE_EPOCH=when)
    return out / said.splitlines()[-1]


def wheel(out: Path, when: str, source: Path = ROOT) -> Path:
    """Builds the wheel of a source tree, has its tag found, and writes its bill of materials beside it."""
    pip = (sys.executable, "-m", "pip", "wheel", "--no-build-isolation", "--no-deps", "--no-cache-dir")
    with tempfile.TemporaryDirectory() as raw:
        run(
            *pip,
            "--config-settings=build-dir=build/wheel",
            "--wheel-dir",
            raw,
            source,
            SOURCE_DATE_EPOCH=when,
        )
        (built,) = Path(raw).glob("*.whl")
        tagged = Path(raw) / "tagged"
        audit = (sys.executable, "-m", "auditwheel", "repair", "--only-plat", "--wheel-dir", tagged, built)
        run(*audit, SOURCE_DATE_EPOCH=when)
        (found,) = tagged.glob("*.whl")
        made = out / found.name
        made.write_bytes(found.read_bytes())
    bill = json.dumps(materials(made, int(when)), indent=2, ensure_ascii=False) + "\n"
    out.joinpath(made.name.removesuffix(".whl") + ".cdx.json").write_text(bill)
    return made


def materials(wheel: Path, when: int) -> dict[str, object]:
    """The bill of materials of a wheel: itself, the C library inside, and the packages that it asks for."""
    with zipfile.ZipFile(wheel) as archive:
        (head,) = (name for name in archive.namelist() if name.endswith(".dist-info/METADATA"))
        about = Parser().parsestr(archive.read(head).decode())
        (inside,) = (name for name in archive.namelist() if "/_lib/" in name and name[-1] != "/")
        library = archive.read(inside)
    own = f"pkg:pypi/{about['Name']}@{about['Version']}"
    common = {"version": about["Version"], "licenses": [{"expression": about["License-Expression"]}]}
    needed = [requirement(line) for line in about.get_all("Requires-Dist", [])]
    content = wheel.read_bytes()
    return {
        "$schema": "http://cyclonedx.org/schema/bom-1.6.schema.json",
        "bomFormat": "CycloneDX",
        "specVersion": "1.6",
        "serialNumber": f"urn:uuid:{uuid.uuid5(uuid.NAMESPACE_URL, hashlib.sha256(content).hexdigest())}",
        "version": 1,
        "metadata": {
            "timestamp": datetime.fromtimestamp(when, UTC).strftime("%Y-%m-%dT%H:%M:%SZ"),
            "component": {
                **{"type": "library", "bom-ref": own, "name": about["Name"], **common, "purl": own},
                **{"description": about["Summary"], "hashes": hashes(content)},
            },
        },
        "components": [
            {"type": "library", "bom-ref": inside, "name": inside, **common, "hashes": hashes(library)},
            *needed,
        ],
        "dependencies": [{"ref": own, "dependsOn": [inside, *(str(part["bom-ref"]) for part in needed)]}],
    }


def requirement(line: str) -> dict[str, object]:
    """A package that a line of Requires-Dist asks for; that of an extra is optional."""
    name = line.partition(";")[0].strip()
    plain = "".join(letter if letter.isalnum() or letter in "-._" else " " for letter in name).split()[0]
    return {
        "type": "library",
        "bom-ref": f"pkg:pypi/{plain.lower()}",
        "name": plain,
        "purl": f"pkg:pypi/{plain.lower()}",
        "scope": "optional" if "extra" in line.partition(";")[2] else "required",
        "properties": [{"name": "sangi:requires", "value": line}],
    }


def hashes(content: bytes) -> list[dict[str, str]]:
    """The hashes of a file."""
    return [{"alg": "SHA-256", "content": hashlib.sha256(content).hexdigest()}]


def main(words: list[str]) -> None:
    """The command line."""
    kinds = {"wheel": wheel, "sdist": sdist}
    if not 1 <= len(words) <= 2 or words[0] not in kinds:
        sys.exit("usage: package.py wheel|sdist [FOLDER]")
    out = Path(words[1]) if len(words) == 2 else ROOT / "dist"
    out.mkdir(parents=True, exist_ok=True)
    print(kinds[words[0]](out.resolve(), epoch()))


if __name__ == "__main__":
    main(sys.argv[1:])
