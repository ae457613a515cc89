# The two commands:  make play  and  make test.  Everything they need is set up on the way.

PYTHON ?= python3
VENV   := .venv
BIN    := $(VENV)/bin
GAME   ?= eggs_and_empires
PLAY   ?=

KERNELS := $(shell find src -name '*.pxd' -o -name '*.pyx') $(patsubst %.pxd,%.py,$(shell find src -name '*.pxd'))

.PHONY: play test build lint bench clean requirements

play: build
	@echo "Starting the game. (Options: make play PLAY='--seats me,hard,hard --lang fr')"
	@$(BIN)/clutch play $(GAME) $(PLAY) || [ $$? -eq 130 ]  # Ctrl-C is a way to leave

test: build lint
	@echo "Running all tests …"
	@$(BIN)/python -m pytest -n 2

build: $(VENV)/built

lint: $(VENV)/installed
	@echo "Checking style and types …"
	@$(BIN)/ruff check --quiet .
	@$(BIN)/ruff format --check --quiet .
	@$(BIN)/mypy

bench: build $(VENV)/bench-installed
	@echo "Measuring; this takes a few minutes …"
	@$(BIN)/python benchmarks/speed.py

$(VENV)/installed: requirements/dev.txt
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || \
		{ echo "Clutch needs Python 3.11 or newer. Name one: make PYTHON=python3.12"; exit 1; }
	@echo "Setting up Python in $(VENV) …"
	@$(PYTHON) -m venv $(VENV)
	@$(BIN)/python -m pip install --quiet --quiet --disable-pip-version-check --require-hashes -r requirements/dev.txt
	@touch $@

$(VENV)/bench-installed: $(VENV)/installed requirements/bench.txt
	@echo "Installing what Clutch is compared with …"
	@$(BIN)/python -m pip install --quiet --quiet --disable-pip-version-check --require-hashes -r requirements/bench.txt
	@touch $@

$(VENV)/built: $(VENV)/installed pyproject.toml setup.py $(KERNELS)
	@echo "Compiling the kernels …"
	@$(BIN)/python setup.py --quiet build_ext --inplace --parallel 2 > $(VENV)/build.log 2>&1 || \
		{ cat $(VENV)/build.log; exit 1; }
	@$(BIN)/python -m pip install --quiet --quiet --disable-pip-version-check --no-deps --no-build-isolation --editable .
	@touch $@

requirements: $(VENV)/installed
	@$(BIN)/python -m pip install --quiet --quiet uv
	@$(BIN)/uv pip compile --quiet --generate-hashes --no-emit-index-url --no-header --extra dev pyproject.toml -o requirements/dev.txt
	@$(BIN)/uv pip compile --quiet --generate-hashes --no-emit-index-url --no-header --extra dev --extra bench pyproject.toml -c requirements/dev.txt -o requirements/bench.txt

clean:
	rm -rf $(VENV) build src/*.egg-info
	find src -name '*.so' -delete
