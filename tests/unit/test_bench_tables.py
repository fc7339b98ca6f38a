# SPDX-License-Identifier: MIT OR Apache-2.0
"""Tables of ratios: what their files may say, how rows are joined and judged, and where the table goes."""

import json
import re

import pytest

from sangi.errors import BadInput, CheckFailed, Unavailable
from sangi.paths import repo_root
from sangi_lab.bench.cases import find_case
from sangi_lab.bench.program import WITHOUT_IFMA
from sangi_lab.bench.tables import Program, Result, load, markdown, measure, names, parse
from sangi_lab.bench.tables.page import document, put
from sangi_lab.bench.tables.run import run_program
from sangi_lab.bench.tables.spec import Bar

SMALL = """
title = "A table"
document = "docs/modexp.md"
[[row]]
group = "powers"
work = "e = {e}, {bits} bits"
a = "modexp/e{e}-{bits}"
b = "peer/gmp/modexp/e{e}-{bits}"
bar = 0.9
each.e = ["3", "65537"]
each.bits = ["256", "1024"]
[[row]]
group = "other"
work = "nobody's"
a = "modexp/full2048"
b = "modexp/odd256"
needs = ["a_feature_of_no_cpu"]
bar = 0.25
[[summary]]
of = "powers"
by = "mean"
work = "mean"
bar = 0.5
goal = 0.4
[[summary]]
of = "powers"
by = "worst"
work = "worst"
"""
RUN = {
    "version": "0",
    "cpu": "CPU",
    "system": "Linux",
    "builds": {"O3": {"compiler": "gcc 12"}},
    "peers": {"gmp": "6.2.1"},
}


def fixed(row, _):
    """Eight processes that all say the same about a row, but for one."""
    if "1024" in row.a and "65537" in row.a:
        raise Unavailable("no such thing here")
    return [0.8 if "1024" in row.a else 0.2] * 7 + [3.0]


@pytest.mark.parametrize("name", names())
def test_a_committed_table_names_cases_and_has_a_place(name):
    table = load(name)
    for row in table.rows:
        if not row.program:
            assert find_case(row.a).id == row.a
            assert find_case(row.b).id == row.b
    for features in ([], ["avx512ifma"]):
        put((repo_root() / table.document).read_text(), name, features, "")


@pytest.mark.parametrize("name", names())
def test_the_committed_document_has_every_row(name):
    table = load(name)
    text = (repo_root() / table.document).read_text()
    for of in (*table.rows, *table.summaries):
        assert text.count(f"| {of.work} |") == 2, of.work


def test_rows_are_made_for_each_combination():
    table = parse("small", SMALL)
    assert [row.a for row in table.rows] == [
        "modexp/e3-256",
        "modexp/e3-1024",
        "modexp/e65537-256",
        "modexp/e65537-1024",
        "modexp/full2048",
    ]
    assert table.rows[3].b == "peer/gmp/modexp/e65537-1024"
    assert table.rows[3].bar == Bar(0.9, None)


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ('title = "A table"', "", "'title' is missing"),
        ("title =", "title", "small.toml: "),
        ('title = "A table"', 'title = "A table"\ncolour = 1', "colour is not understood"),
        ('by = "mean"', 'by = "median"', "by is one of mean, worst"),
        ('of = "powers"', 'of = "power"', "no group 'power'"),
        ("bar = 0.25", 'program = "none"', "no program 'none'"),
        ("bar = 0.25", "speed = 1", "small.toml: "),
        ("{e}, {bits}", "{f}", "'f' is missing"),
        ("{e}, {bits}", "{e}", "stands twice"),
    ],
)
def test_what_a_table_may_not_say(old, new, said):
    with pytest.raises(BadInput, match=re.escape(said)):
        parse("small", SMALL.replace(old, new, 1))


def test_no_such_table():
    with pytest.raises(BadInput, match="no table 'nothing'; there is modexp, rivals"):
        load("nothing")


def test_rows_and_summaries():
    table = parse("small", SMALL.replace('"65537"', '"2"'))
    e3, e3_long, e2, _, nobody, mean, worst = measure(table, measured=fixed)
    assert (e3.ratio, e3.lo, e3.hi, e3.verdict) == (0.2, 0.2, 0.2, "met")
    assert (e3_long.ratio, e3_long.bar.at_most) == (0.8, 0.9)
    assert e2.a == "modexp/e2-256"
    assert nobody.unavailable == "this CPU cannot run it: it has no a_feature_of_no_cpu"
    assert mean.ratio == pytest.approx((0.2 * 0.8) ** 0.5, abs=1e-4)
    assert worst.ratio == 0.8
    assert worst.note == "e = 3, 1024 bits"


def test_a_row_whose_interval_spans_its_bar_is_measured_twice():
    asked = []

    def scattered(row, _):
        asked.append(row.a)
        return [0.2] * 5 + [3.0] * 3 if row.a == "modexp/e3-256" else [0.2] * 8

    table = parse("small", SMALL)
    first, second, *_ = measure(table, measured=scattered)
    assert asked[:3] == ["modexp/e3-256", "modexp/e3-256", "modexp/e3-1024"]
    assert (first.ratio, first.lo, first.hi, first.verdict) == (0.2, 0.2, 3.0, "undecided")
    assert second.verdict == "met"


def test_a_summary_wants_all_rows_of_its_group():
    *_, mean, worst = measure(parse("small", SMALL), measured=fixed)
    assert mean.unavailable == worst.unavailable == "no such thing here"


def test_globs_choose_rows_and_leave_summaries_out():
    table = parse("small", SMALL)
    assert [result.a for result in measure(table, ["*e3-*"], measured=fixed)] == [
        "modexp/e3-256",
        "modexp/e3-1024",
    ]
    with pytest.raises(BadInput, match="no row nothing"):
        list(measure(table, ["nothing"], measured=fixed))


@pytest.mark.parametrize(
    ("lo", "hi", "bar", "verdict"),
    [(0.5, 0.9, 0.9, "met"), (0.89, 0.91, 0.9, "undecided"), (0.91, 0.95, 0.9, "missed"), (0.9, 1, None, "")],
)
def test_verdicts(lo, hi, bar, verdict):
    assert Result("", "a", "b", Bar(bar), lo, lo, hi).verdict == verdict


def test_records():
    result = Result("w", "a", "b", Bar(0.9, 0.8), 0.5, 0.4, 0.6)
    assert result.record()["verdict"] == "met"
    assert json.dumps(result.record())
    assert Result("w", "a", "b", Bar(), unavailable="why").record()["unavailable"] == "why"


def test_a_program_measures_rows():
    said = '{"a": "x", "b": "y", "ratio": 0.5, "lo": 0.4, "hi": 0.6, "n": 3}'
    text = SMALL.replace("bar = 0.25", 'program = "own"').replace("needs = ", "# ")
    text = text.replace('"modexp/full2048"', '"x"').replace('"modexp/odd256"', '"y"')
    text += f"[program.own]\ncommand = ['python', '-c', '''print('noise'); print('{said}')''']\n"
    (result,) = measure(parse("small", text), ["x"])
    assert (result.ratio, result.lo, result.hi) == (0.5, 0.4, 0.6)
    with pytest.raises(CheckFailed, match="own says nothing about x over y"):
        list(measure(parse("small", text.replace('"a": "x"', '"a": "z"')), ["x"]))


def test_a_program_that_fails_or_is_not_there():
    with pytest.raises(CheckFailed, match="it is broken"):
        run_program(Program(("python", "-c", "raise SystemExit('it is broken')")))
    with pytest.raises(Unavailable, match="it is not there"):
        run_program(Program(("python", "-c", """print('{"unavailable": "it is not there"}')""")))
    with pytest.raises(Unavailable, match="no-such-command is not installed"):
        run_program(Program(("no-such-command",)))


def test_markdown():
    results = [
        Result("one", "modexp/e3-256", "peer/gmp/modexp/e3-256", Bar(0.9), 0.5, 0.4, 0.6),
        Result("two", "modexp/full2048", "modexp/odd256", Bar(0.25), unavailable="this CPU cannot run it"),
    ]
    lines = markdown(parse("small", SMALL), RUN, results).splitlines()
    assert lines == [
        "A table, sangi 0: CPU, Linux, gcc 12.",
        "",
        "| work | over | ratio | 95 % interval | at most |  |",
        "|---|---|---|---|---|---|",
        "| one | GMP 6.2.1 | 0.500 | 0.400 to 0.600 | 0.90 | met |",
        "| two | `modexp/odd256` |  |  | 0.25 | this CPU cannot run it |",
    ]


def test_a_table_may_name_our_cases():
    results = [Result("one", "modexp/e3-256", "peer/gmp/modexp/e3-256", Bar(), 0.5, 0.4, 0.6)]
    lines = markdown(parse("small", "ours = true\n" + SMALL), RUN, results).splitlines()
    assert lines[2] == "| work | ours | over | ratio | 95 % interval |  |"
    assert lines[4] == "| one | `modexp/e3-256` | GMP 6.2.1 | 0.500 | 0.400 to 0.600 |  |"


def test_the_part_of_a_document():
    with_it, without = (
        (f"<!-- begin: sangi bench --table t --markdown, {kind} -->", f"<!-- end: t, {kind} -->")
        for kind in ("with avx512ifma", "without avx512ifma")
    )
    pages = [
        f"a\n{without[0]}\n{first}{without[1]}\nb\n{with_it[0]}\n{second}{with_it[1]}\n"
        for first, second in (("old\n", "old\n"), ("new\n", "old\n"), ("old\n", "new\n"))
    ]
    assert put(pages[0], "t", ["avx2"], "new\n") == pages[1]
    assert put(pages[0], "t", ["avx2", "avx512ifma"], "new\n") == pages[2]
    begin, end = without
    for wrong in ("", begin, f"{end} {begin}", f"{begin} {begin} {end}", pages[0].replace(begin, "")):
        with pytest.raises(BadInput, match="has no lines"):
            put(wrong, "t", ["avx2"], "new\n")


def test_a_table_without_ifma(monkeypatch):
    """It goes to the other place of its document, says how it was measured, and has no rows of Python."""
    table, base = (
        load("rivals"),
        {"version": "0", "cpu": "a CPU", "system": "Linux", "builds": {}, "peers": {}},
    )
    run = {**base, "features": ["avx512ifma"], "without_ifma": True}
    page = document(table, run, "new\n")[1]
    before = page.index("new\n")
    assert page[:before].rstrip().endswith("markdown, without avx512ifma -->")
    assert f"a CPU, {WITHOUT_IFMA}=1, Linux" in markdown(table, run, [])
    monkeypatch.setenv(WITHOUT_IFMA, "1")
    (result,) = measure(table, ["sangi/mul-256"])
    assert result.unavailable == f"not measured with {WITHOUT_IFMA}=1"
