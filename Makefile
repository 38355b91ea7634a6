# Everything a person or CI does here. `make test` on a fresh machine with Python >= 3.11, a C compiler and make
# does all that it needs; nothing is built twice.

PYTHON ?= python3
BIN := .venv/bin
STAMP := .venv/.installed
LOCKS := requirements/dev.lock requirements/peers.lock requirements/douzero.lock requirements/uv.lock

.PHONY: help venv build test check coverage bench soak overflow web play play-screen play-terminal screens gallery lock clean

help:  ## this list
	@sed -n 's/^\([a-z-]*\):.*##\(.*\)/  make \1\t\2/p' $(MAKEFILE_LIST) | expand -t 24

# $(call uv,FOLDER): what gets packages, into an environment. $(call get,FOLDER,WHAT): what a lock file names. uv
# takes a tenth of pip's time; what it cannot get, pip may. Bytecode is written for what is imported, no more.
uv = @$(1)/bin/python -m pip --disable-pip-version-check install --quiet --require-hashes -r requirements/uv.lock

define get
@$(1)/bin/python -m uv pip install --quiet --python $(1)/bin/python --require-hashes --no-build-isolation $(2) || \
$(1)/bin/python -m pip --disable-pip-version-check install --quiet --no-compile --require-hashes --no-build-isolation $(2)
endef

venv: $(STAMP)  ## the locked environment, with the package installed editable

$(STAMP): $(LOCKS) setup.py
	@$(PYTHON) -c 'import sys; sys.version_info >= (3, 11) or sys.exit("triumvir needs Python 3.11 or newer; try make PYTHON=python3.12")'
	test -x $(BIN)/python || $(PYTHON) -m venv .venv
	$(call uv,.venv)
	$(call get,.venv,-r requirements/dev.lock)
	$(call get,.venv,-r requirements/peers.lock)
	$(call get,.venv,--no-deps -r requirements/douzero.lock)
	TRIUMVIR_DISABLE_COMPILED=1 $(BIN)/python -m pip install --quiet --no-build-isolation --no-deps --editable .
	$(BIN)/python -c 'import rlcard.games.doudizhu.utils'  # unpacks its tables when first imported: now, not in a test
	touch $(STAMP)

build: venv  ## compile the kernels, in place
	TRIUMVIR_REQUIRE_COMPILED=1 $(BIN)/python -W ignore setup.py --quiet build_ext --inplace --parallel 4

test: venv  ## the whole suite twice: compiled, and plain Python
	$(BIN)/python scripts/test

check: venv  ## format, lint, types, arrows, kernel dialect, house rules; the same of the page
	$(BIN)/python scripts/check

coverage: venv  ## branch coverage of the core rooms: 100 %
	$(BIN)/python scripts/coverage

bench: build  ## speed, side by side with the peers
	$(BIN)/python -m benchmarks

soak: build coverage  ## the long runs, and coverage
	HYPOTHESIS_PROFILE=soak $(BIN)/python scripts/test --leg compiled -m soak

overflow: venv  ## the suite on kernels that check every C operation for overflow
	$(BIN)/python scripts/test --leg overflow

# To play takes less than to test: an environment of its own, unless the whole one is there already.
TABLE := $(if $(wildcard $(STAMP)),.venv,build/play)
KERNELS := $(wildcard src/triumvir/*/kernel*.p* src/triumvir/*/*/kernel*.p*)

build/play/.installed: requirements/play.lock requirements/uv.lock
	@echo "triumvir: getting what the table needs, once"
	@$(PYTHON) -c 'import sys; sys.version_info >= (3, 11) or sys.exit("triumvir needs Python 3.11 or newer; try make PYTHON=python3.12")'
	@$(PYTHON) -m venv build/play
	$(call uv,build/play)
	$(call get,build/play,-r requirements/play.lock)
	@touch $@

build/.kernels: $(TABLE)/.installed $(KERNELS)
	@echo "triumvir: compiling the bots, once"
	@mkdir -p build
	@$(TABLE)/bin/python -W ignore setup.py --quiet build_ext --inplace --parallel 4 >build/kernels.log 2>&1 || cat build/kernels.log
	@touch $@

web: $(TABLE)/.installed  ## build the page for browsers, if what it is made of has changed
	@$(TABLE)/bin/python scripts/page.py --get

play: $(TABLE)/.installed  ## the table in the browser, among bots; LAN=1 lets others in your network in
	@$(MAKE) --no-print-directory -j2 build/.kernels web
	@PYTHONPATH=src $(TABLE)/bin/python -m triumvir browse $(if $(LAN),--lan)

play-screen: build/.kernels  ## a match on the full screen of this terminal
	@TRIUMVIR_COMMAND="make $@" PYTHONPATH=src $(TABLE)/bin/python -m triumvir play

play-terminal: build/.kernels  ## the same in lines of text
	@TRIUMVIR_COMMAND="make $@" PYTHONPATH=src $(TABLE)/bin/python -m triumvir play --plain

screens: build  ## take the screens of the table anew, for tests and documentation
	$(BIN)/python scripts/screens.py

gallery: build web  ## pictures of every screen of the page, in four languages, six sizes and three themes
	$(BIN)/python scripts/gallery.py

lock: venv  ## write the lock files anew
	$(BIN)/python scripts/lock.py

clean:  ## remove all that is made here, the environment too
	rm -rf .venv build dist web/node_modules src/triumvir/page .coverage* .pytest_cache .mypy_cache .ruff_cache .hypothesis src/*.egg-info
	find src \( -name '*.so' -o -name '*.pyd' -o -name '*.c' -o -name 'kernel*.html' \) -delete
	find src tests scripts benchmarks -name __pycache__ -prune -exec rm -rf {} +
