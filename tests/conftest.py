# SPDX-License-Identifier: MIT OR Apache-2.0
"""What every test shares: the `full` marker, the rule about skips, the seed, the built tree.

A test may skip only for a reason on the list below; any other skip is a failure, so that a green run
cannot hide what it did not run.
"""

import functools
import os
import secrets
import shutil
import subprocess
from pathlib import Path

import pytest
from sampling import part_of_each, part_of_matrices
from xdist.scheduler import LoadScopeScheduling

from sangi import toolchain

pytest_plugins = ["pytester"]

# A skip's reason is one of these, or one of these followed by a colon and a detail.
GUARDS = {
    "needs an x86-64 CPU": "assembly runs only where it can be executed",
    "clang has no run-time libraries": "one that is not the distribution's may lack sanitizers and libFuzzer",
    "no emulator of this board": "a distribution may have no QEMU of whole systems",
    "no Wine or no mingw-w64": "scripts/setup installs them for `make test-all`; not every system has them",
    "no musl": "likewise",
    "needs doxygen": "only `make docs` wants it, and scripts/setup does not install it",
    "needs cargo": "crates have the sources of peers, and scripts/setup does not install what fetches them",
    "needs a target of Rust": "Rust's standard library for it comes by rustup alone",
    "needs go": "scripts/setup does not install it",
    "no headless browser": "Ubuntu packages chromium as a snap stub",
    "no Python of this version": "a machine that has it nowhere, and no uv or no network to bring it",
    "no OpenSSH": "neither installed nor unpacked by scripts/setup, which needs Debian's packages",
    "no source package of OpenSSH": "a machine that is not Debian's kin, or without a network",
}


def pytest_addoption(parser: pytest.Parser) -> None:
    """`--full` also runs the tests marked `full`, `--sample` with it a part of those marked `matrix`."""
    parser.addoption("--full", action="store_true", help="also run the tests marked full")
    parser.addoption("--sample", action="store_true", help="with --full: of a test marked matrix(n), n cases")


def pytest_configure(config: pytest.Config) -> None:
    """One seed for every process of the run: that of the environment, or a fresh one.

    With ccache, what several tests compile alike is compiled once, and kept below build/.
    """
    os.environ.setdefault("SANGI_SEED", str(secrets.randbits(32)))
    # Else every command that a test starts compiles the package's modules again.
    os.environ.pop("PYTHONDONTWRITEBYTECODE", None)
    if shutil.which("ccache") and "CMAKE_C_COMPILER_LAUNCHER" not in os.environ:
        # Debug information of an object may name the folder of the test that was first to compile it.
        kept = Path(__file__).resolve().parents[1] / "build" / "ccache"
        os.environ |= {
            "CMAKE_C_COMPILER_LAUNCHER": "ccache",
            "CCACHE_DIR": str(kept),
            "CCACHE_NOHASHDIR": "1",
        }
    # Where scripts/setup unpacks compilers that conflict with installed packages.
    tools = Path(__file__).resolve().parents[1] / "build" / "tools" / "bin"
    if str(tools) not in os.environ["PATH"].split(os.pathsep):
        os.environ["PATH"] += f"{os.pathsep}{tools}"


class ByFixture(LoadScopeScheduling):
    """The tests of a file that makes something once for all of them run in one process; others run anywhere."""

    def _split_scope(self, nodeid: str) -> str:
        file = nodeid.partition("::")[0]
        return file if makes_once(self.config.rootpath / file) else nodeid


@functools.cache
def makes_once(file: Path) -> bool:
    """Whether a file has a module's fixture, or a function that keeps what it made."""
    text = file.read_text()
    return 'scope="module"' in text or "@functools.cache" in text


def pytest_xdist_make_scheduler(config: pytest.Config, log: object) -> LoadScopeScheduling:
    """How tests are distributed over the processes."""
    return ByFixture(config, log)


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """What belongs to the run that was asked for; the short tests of tests/unit come last."""
    items.sort(key=lambda item: "unit" in item.path.parts)
    if not config.getoption("--full"):
        kept = part_of_each([item for item in items if not item.get_closest_marker("full")])
    elif config.getoption("--sample"):
        kept = part_of_matrices(items)
    else:
        return
    left = set(items).difference(kept)
    if left:
        config.hook.pytest_deselected(items=[item for item in items if item in left])
        items[:] = kept


def reason_of(report: pytest.TestReport | pytest.CollectReport) -> str:
    """Why a skipped report was skipped."""
    if isinstance(report.longrepr, tuple):
        return str(report.longrepr[2]).removeprefix("Skipped: ")
    return str(getattr(report, "wasxfail", report.longrepr))


def fail_unlisted_skip(report: pytest.TestReport | pytest.CollectReport) -> None:
    """Turns a skip whose reason is not on the list into a failure."""
    if report.skipped and reason_of(report).split(":")[0] not in GUARDS:
        report.longrepr = f"skipped for a reason that is not on the list of guards: {reason_of(report)}"
        report.outcome = "failed"
        vars(report).pop("wasxfail", None)


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item, call):
    """Applies the rule to a test that skips."""
    report = yield
    fail_unlisted_skip(report)
    return report


@pytest.hookimpl(wrapper=True)
def pytest_make_collect_report(collector):
    """Applies the rule to a whole file that skips."""
    report = yield
    fail_unlisted_skip(report)
    return report


@pytest.hookimpl(wrapper=True, tryfirst=True)
def pytest_terminal_summary(terminalreporter):
    """The seed, and the line `skipped: N (reasons)` just before pytest's own last line."""
    yield
    terminalreporter.write_line(f"random operands and moduli: SANGI_SEED={os.environ['SANGI_SEED']}")
    reasons = [reason_of(report) for report in terminalreporter.stats.get("skipped", [])]
    listed = "; ".join(f"{reasons.count(reason)} x {reason}" for reason in sorted(set(reasons)))
    terminalreporter.write_line(f"skipped: {len(reasons)} ({listed or 'none'})")


@pytest.fixture(scope="session")
def root() -> Path:
    """The checkout."""
    return Path(__file__).resolve().parents[1]


@pytest.fixture(scope="session")
def seed() -> int:
    """The seed of what this run draws; its last lines print it."""
    return int(os.environ["SANGI_SEED"])


@pytest.fixture(scope="session")
def clang_runtime() -> None:
    """Clang's sanitizers and libFuzzer."""
    command = [toolchain.clang().command[0], "-print-resource-dir"]
    home = Path(subprocess.run(command, capture_output=True, text=True, check=True).stdout.strip())
    if not list(home.glob("lib/*/libclang_rt.fuzzer*.a")):
        pytest.skip("clang has no run-time libraries: nothing like libclang_rt.fuzzer.a")


@pytest.fixture(scope="session")
def build(root: Path) -> Path:
    """The tree that `make build` built."""
    folder = root / "build"
    assert (folder / "build.ninja").is_file(), "run `make build` first"
    return folder
