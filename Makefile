# SPDX-License-Identifier: MIT OR Apache-2.0
# Every verb sets up what it needs first; see scripts/setup.

.PHONY: help build report test test-all test-matrix bench boards peers gen check amalgam dropin-openssh dist docs wheel \
	sdist man clean

help:
	@echo 'make report    run the experiments, write report/index.html'
	@echo 'make test      check the checkout: format, types, layers, generated files, behaviour'
	@echo 'make test-all  the same, with the slow tests: about an hour on two cores'
	@echo 'make test-matrix  the same, on every compiler, level and core that it draws some of: three hours'
	@echo 'make build     set up and build only; then .venv/bin/sangi is the command line'
	@echo 'make bench     measure every case, one JSON line each'
	@echo 'make boards    count what routines cost on microcontrollers and other boards, emulated'
	@echo 'make peers     build the libraries that the bench compares with and no package brings'
	@echo 'make gen       write the committed generated files again'
	@echo 'make check     check what is generated: exhaustion, bounds, vectors, straight line'
	@echo 'make amalgam   write the library in one file, dist/sangi.c; FIELDS="p381 p511" chooses'
	@echo "make dropin-openssh  run OpenSSH's own tests on dist/sntrup761.c in the place of theirs"
	@echo 'make docs      build the documentation as a site, build/docs/site'
	@echo 'make dist      pack the committed tree into dist/'
	@echo 'make wheel     build the manylinux wheel and its bill of materials into dist/'
	@echo 'make sdist     pack what builds the wheel into dist/'
	@echo 'make man       write the manual pages into dist/man/'
	@echo 'make clean     remove what was built'

build:
	@scripts/setup

report:
	@scripts/setup --report
	@.venv/bin/sangi report --out report

test:
	@scripts/setup --test
	@.venv/bin/python -m pytest

# SANGI_FUZZ_SECONDS=N fuzzes each decoder for N seconds, 20 without it.
test-all:
	@scripts/setup --all
	@.venv/bin/python -m pytest --full --sample

test-matrix:
	@scripts/setup --all
	@.venv/bin/python -m pytest --full

bench:
	@scripts/setup --bench
	@.venv/bin/sangi bench

boards:
	@scripts/setup --boards
	@.venv/bin/sangi boards

peers:
	@scripts/setup --bench
	@scripts/peers
	@cmake build >build/peers/log
	@cmake --build build --target sangi_bench >>build/peers/log

gen: build
	@.venv/bin/sangi gen --update

check: build
	@.venv/bin/sangi check

amalgam: build
	@.venv/bin/python -m sangi.codegen.amalgam $(FIELDS)

dropin-openssh:
	@scripts/setup --test
	@scripts/dropin-openssh

dist:
	@scripts/dist

docs: build
	@scripts/docs

# auditwheel, which tags the wheel, comes with what the tests need.
wheel:
	@scripts/setup --test
	@.venv/bin/python scripts/package.py wheel

sdist: build
	@.venv/bin/python scripts/package.py sdist

man: build
	@.venv/bin/python -m sangi.cli.man -o dist/man

clean:
	rm -rf build build-* dist report
