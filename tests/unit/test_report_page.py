# SPDX-License-Identifier: MIT OR Apache-2.0
"""The page in a headless browser: it fits, its plots are there and legible, it asks nobody for anything."""

from __future__ import annotations

import json
import re
import shutil
import subprocess
from html import unescape
from pathlib import Path
from typing import Any

import pytest
from test_report_data import PAPERS, bench

from sangi_lab.report import build

CHROMIUM = shutil.which("chromium") or shutil.which("chromium-browser")
pytestmark = pytest.mark.skipif(CHROMIUM is None, reason="no headless browser: chromium is not installed")
FLAGS = (
    *("--headless", "--no-sandbox", "--disable-gpu", "--disable-background-networking", "--no-first-run"),
    *("--disable-component-update", "--disable-sync", "--virtual-time-budget=20000", "--dump-dom"),
)
WIDTHS = (1280, 390)
CATCH = """<script>
window.faults = [];
addEventListener('error', e => faults.push(String(e.message || e.target.outerHTML)), true);
addEventListener('securitypolicyviolation', e => faults.push(e.blockedURI));
</script>"""
MEASURE = """<script>
addEventListener('load', () => {
  const root = document.documentElement;
  const shown = [...document.querySelectorAll('svg.plot')].filter(s => s.getBoundingClientRect().width > 0);
  const fits = (a, b) => a.left >= b.left - 1 && a.right <= b.right + 1
    && a.top >= b.top - 1 && a.bottom <= b.bottom + 1;
  const plots = shown.map(svg => {
    const box = svg.getBoundingClientRect(), scale = box.width / svg.viewBox.baseVal.width;
    const texts = [...svg.querySelectorAll('text')];
    return {
      bars: svg.querySelectorAll('path').length,
      smallest: Math.min(...texts.map(t => parseFloat(getComputedStyle(t).fontSize) * scale)),
      cut: texts.filter(t => !fits(t.getBoundingClientRect(), box)).map(t => t.textContent),
      title: svg.querySelector('title').textContent,
    };
  });
  const wide = [...document.querySelectorAll('body *')]
    .filter(e => !e.closest('.scroll, pre, svg, details:not([open])'))
    .filter(e => e.getBoundingClientRect().right > innerWidth + 1)
    .map(e => e.tagName + ': ' + e.textContent.slice(0, 40));
  const scrolls = [...document.querySelectorAll('.scroll')].filter(e => e.clientWidth > 0).map(e => ({
    name: e.getAttribute('aria-label'), over: e.scrollWidth - e.clientWidth,
    shadows: getComputedStyle(e).backgroundImage.split('linear-gradient').length - 1,
    attached: getComputedStyle(e).backgroundAttachment,
  }));
  parent.postMessage(JSON.stringify({
    width: innerWidth, scroll: root.scrollWidth, faults, plots, wide, scrolls,
    loaded: performance.getEntriesByType('resource').map(r => r.name),
    background: getComputedStyle(document.body).backgroundColor,
    bar: getComputedStyle(shown[0].querySelector('[style*="--random"]')).fill,
  }), '*');
});
</script>"""
HARNESS = """<!doctype html><body><script>
addEventListener('message', e => {
  const line = document.createElement('pre');
  line.textContent = e.data;
  document.body.append(line);
});
</script>"""


def measure(folder: Path, *flags: str, page: str = "mitsunari.html") -> dict[int, dict[str, Any]]:
    """What the page says of itself at each width."""
    assert CHROMIUM is not None
    text = (folder / page).read_text(encoding="utf-8")
    text, policies = re.subn(r'<meta http-equiv="Content-Security-Policy"[^>]*>', CATCH, text)
    assert policies == 1
    (folder / "copy.html").write_text(text.replace("</body>", MEASURE + "</body>"), encoding="utf-8")
    frames = "".join(f'<iframe src="copy.html" width="{w}" height="900"></iframe>' for w in WIDTHS)
    (folder / "harness.html").write_text(HARNESS + frames, encoding="utf-8")
    command = [CHROMIUM, *FLAGS, *flags, f"--user-data-dir={folder / 'profile'}"]
    url = (folder / "harness.html").as_uri()
    dom = subprocess.run([*command, url], capture_output=True, text=True, timeout=120, check=True).stdout
    said = [json.loads(unescape(line)) for line in re.findall(r"<pre>(.*?)</pre>", dom, re.S)]
    return {line["width"]: line for line in said}


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    out = tmp_path_factory.mktemp("page")
    build(out, False, (), bench(), lambda _: None, PAPERS)
    return out


@pytest.fixture(scope="module")
def light(folder: Path) -> dict[int, dict[str, Any]]:
    return measure(folder, "--blink-settings=preferredColorScheme=1")


def test_both_widths_are_measured(light: dict[int, dict[str, Any]]) -> None:
    assert sorted(light) == sorted(WIDTHS)


@pytest.mark.parametrize("width", WIDTHS)
def test_no_fault_and_no_request(light: dict[int, dict[str, Any]], width: int) -> None:
    assert light[width]["faults"] == []
    assert light[width]["loaded"] == []


@pytest.mark.parametrize("width", WIDTHS)
def test_nothing_overflows(light: dict[int, dict[str, Any]], width: int) -> None:
    assert light[width]["wide"] == []
    assert light[width]["scroll"] <= width


def test_a_table_that_scrolls_says_so(light: dict[int, dict[str, Any]]) -> None:
    """By a shadow that stays at the edge while the paper over it scrolls away."""
    narrow = light[390]["scrolls"][0]
    assert narrow["name"] == "The paper's table beside this machine's" and narrow["over"] > 100
    assert narrow["shadows"] == 4 and narrow["attached"] == "local, local, scroll, scroll"
    assert light[1280]["scrolls"][0]["over"] <= 0


@pytest.mark.parametrize("width", WIDTHS)
def test_plots_are_there_and_legible(light: dict[int, dict[str, Any]], width: int) -> None:
    plots = light[width]["plots"]
    assert [plot["title"].split(" ")[0] for plot in plots] == ["One", "add", "sub"]
    for plot in plots:
        assert plot["bars"] > 40
        assert plot["cut"] == []
        assert plot["smallest"] >= 9


def test_dark_is_another_theme(folder: Path, light: dict[int, dict[str, Any]]) -> None:
    dark = measure(folder, "--blink-settings=preferredColorScheme=0")
    for width in WIDTHS:
        assert dark[width]["faults"] == []
        for what in ("background", "bar"):
            assert dark[width][what] != light[width][what]
        assert sum(map(int, re.findall(r"\d+", dark[width]["background"]))) < 200
        assert sum(map(int, re.findall(r"\d+", light[width]["background"]))) > 600
