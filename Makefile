# The two commands:  make play  and  make test.  Everything they need is set up on the way.

PYTHON ?= python3
VENV   := .venv
BIN    := $(VENV)/bin
PIP    := $(BIN)/python -m pip install --quiet --quiet --disable-pip-version-check
PLAY   ?=
BGIO   := benchmarks/boardgameio
COMPILE := $(BIN)/uv pip compile --quiet --generate-hashes --no-emit-index-url --no-header
# What a file of requirements names, by uv: ten times as fast as pip. But it does not know pip's settings, such as a mirror.
define install
	@$(BIN)/uv pip install --quiet --python $(BIN)/python --compile-bytecode --require-hashes -r $(1) 2> /dev/null || \
		$(PIP) --require-hashes -r $(1)
endef
MAKEFLAGS += --jobs=2  # Python and the web client are set up side by side

KERNELS := setup.py $(shell find src/clutch/engine/kernel src/clutch/games/*/kernel src/clutch/search -name '*.py') \
           $(wildcard src/clutch/games/*/components.py src/clutch/games/*/moves.py src/clutch/games/*/state.py)
CLIENT  := $(shell find web/src web/text web/public web/scripts -type f -not -path '*/generated/*') \
           $(shell find src -name '*.ftl') web/index.html web/vite.config.ts web/svelte.config.js web/tsconfig.json
WIRE    := $(wildcard src/clutch/server/*protocol.py src/clutch/server/schema.py src/clutch/tables/commands.py \
           src/clutch/tables/settings.py src/clutch/bots/levels.py \
           src/clutch/games/*/view.py src/clutch/games/*/moves.py src/clutch/games/*/events.py)

.PHONY: play test build web lint lint-python lint-web test-web bench clean requirements

play: build web
	@echo "Starting the server. (Options: make play PLAY='--lan --port 9000 --lang fr')"
	@$(BIN)/clutch serve $(PLAY) || [ $$? -eq 130 ]  # Ctrl-C is a way to leave

test: build web $(VENV)/system lint test-web
	@echo "Running all tests …"
	@$(BIN)/python -m pytest -n 3 --dist worksteal -m "heavy and not alone"  # more than cores: browsers wait a lot
	@$(BIN)/python -m pytest -n 3 --dist worksteal -m "not heavy and not alone" --cov --cov-report=term
	@$(BIN)/python -m pytest -m alone

build: $(VENV)/built

lint: lint-python lint-web

lint-python: $(VENV)/built
	@echo "Checking style and types of Python …"
	@$(BIN)/ruff check --quiet .
	@$(BIN)/ruff format --check --quiet .
	@$(BIN)/mypy

lint-web: web/src/generated/protocol.ts
	@echo "Checking style and types of the web client …"
	@npm --prefix web run --silent check
	@npm --prefix web run --silent lint

test-web: web/src/generated/protocol.ts
	@echo "Running the tests of the web client …"
	@npm --prefix web run --silent test

bench: build $(VENV)/bench-installed $(BGIO)/node_modules/.package-lock.json
	@echo "Measuring; this takes a few minutes …"
	@$(BIN)/python benchmarks/speed.py
	@$(BIN)/python -m benchmarks.server

$(VENV)/installed: requirements/uv.txt requirements/dev.txt
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || \
		{ echo "Clutch needs Python 3.11 or newer. Name one: make PYTHON=python3.12"; exit 1; }
	@echo "Setting up Python in $(VENV) …"
	@$(PYTHON) -m venv $(VENV)
	@$(PIP) --require-hashes -r requirements/uv.txt
	$(call install,requirements/dev.txt)
	@touch $@

$(VENV)/bench-installed: $(VENV)/installed requirements/bench.txt
	@echo "Installing what Clutch is compared with …"
	$(call install,requirements/bench.txt)
	@touch $@

$(VENV)/known: $(VENV)/installed pyproject.toml setup.py
	@CLUTCH_KERNELS=later $(PIP) --no-deps --no-build-isolation --editable .
	@touch $@

$(VENV)/built: $(VENV)/known $(KERNELS)
	@echo "Compiling the kernels …"
	@$(BIN)/python setup.py --quiet build_ext --inplace --parallel 2 > $(VENV)/build.log 2>&1 || \
		{ cat $(VENV)/build.log; exit 1; }
	@touch $@

web: web/dist/index.html

web/node_modules/.package-lock.json: web/package.json web/package-lock.json
	@node -e 'process.exit(+process.versions.node.split(".")[0] < 20 ? 1 : 0)' 2> /dev/null || \
		{ echo "Clutch needs Node 20 or newer, for the web client: https://nodejs.org"; exit 1; }
	@echo "Installing what the web client is built with …"
	@npm --prefix web ci --silent --no-progress
	@touch $@

$(BGIO)/node_modules/.package-lock.json: $(BGIO)/package.json $(BGIO)/package-lock.json
	@echo "Installing boardgame.io, which the server is compared with …"
	@npm --prefix $(BGIO) ci --silent --no-progress
	@touch $@

web/src/generated/protocol.ts: web/node_modules/.package-lock.json web/scripts/types.js web/scripts/record.py $(VENV)/built $(WIRE)
	@echo "Writing the web client's types from the server's …"
	@npm --prefix web run --silent types
	@touch $@

web/dist/index.html: web/src/generated/protocol.ts $(CLIENT)
	@echo "Building the web client …"
	@npm --prefix web run --silent build -- --logLevel error

$(VENV)/system:  # what tests need of the system: a browser, and a database server
	@echo "Looking for Chromium and PostgreSQL …"
	@sh tests/system.sh
	@touch $@

requirements: $(VENV)/installed
	@$(COMPILE) --extra dev pyproject.toml -o requirements/dev.txt
	@$(COMPILE) --extra dev --extra bench pyproject.toml -c requirements/dev.txt -o requirements/bench.txt
	@echo uv | $(COMPILE) --no-annotate - -o requirements/uv.txt

clean:
	rm -rf $(VENV) build src/*.egg-info $(BGIO)/node_modules web/node_modules web/dist web/src/generated
	find src -name '*.so' -delete
