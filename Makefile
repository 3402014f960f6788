# Two commands are enough: `make play` and `make test`. Each sets up what it needs.
# A machine needs Python 3.11 or newer with venv, make and git; nothing else.

PYTHON ?= $(shell command -v python3.11 || command -v python3.12 || command -v python3.13 || command -v python3 || command -v python)
VENV := .venv
BIN := $(VENV)/bin
# One or two files need no workers, each of which takes seconds to start.
FILES = $(foreach word,$(ARGS),$(if $(findstring .py,$(word)),$(word)))
WORKERS = $(if $(filter 1 2,$(words $(FILES))),,-n auto --dist worksteal)
# Where tests are named, all of them run; otherwise `make test` leaves the slow ones out.
FAST = $(if $(findstring tests/,$(ARGS)),,-m "not slow")
# Settings and data lie in the checkout, unless another folder is named.
export KOIKOI_HOME ?= $(CURDIR)

.DEFAULT_GOAL := help
.PHONY: help install play run doctor update test test-all test-slow unentered endure bench tool check fix mutants migration released notes references lock clean

help:
	@echo "make play    set up everything and open the playground (no token needed)"
	@echo "make install set up what the bot needs, and start nothing"
	@echo "make test    set up everything and run the tests, but the slow ones; of one file: make test ARGS=tests/test_layers.py"
	@echo "make test-all   run all tests; make test-slow runs those that make test leaves out"
	@echo "make unentered  run the tests, and print the except blocks of the bot that none entered"
	@echo "make endure  let scripts play while everything goes wrong: make endure ARGS=\"--minutes 30 --seed 1\""
	@echo "make bench   measure the bot's own parts: make bench ARGS=answers"
	@echo "make tool    what else developers measure and train with: make tool ARGS=--help"
	@echo "make run     start the bot on Discord, with the token from .env"
	@echo "make update  fetch the newest release, install it, back up and upgrade the database (newest commit: ARGS=--edge)"
	@echo "make doctor  check the settings, the database and the token"
	@echo "make check   ruff, mypy --strict, oxlint (JavaScript), layers and floors"
	@echo "make mutants  put small faults into code, and see whether its tests fail: make mutants ARGS=bot/koikoi/record.py"
	@echo "make migration  draft what brings databases to changed tables: make migration NAME=\"what changes\""
	@echo "make released  list the new migrations as released; make notes  print the release's notes"
	@echo "make references  keep pictures that changed, and show old and new side by side"
	@echo "make lock    write the pinned versions anew (needs uv)"
	@echo "make clean   remove the virtual environment and caches (not your data)"

# A venv that was moved or half made is made again: the stamp is written last.
$(VENV)/made:
	@test -n "$(PYTHON)" || { echo "Python 3.11 or newer is needed, and there is no python3 here: install it, then try again." >&2; exit 1; }
	@"$(PYTHON)" -c 'import sys; sys.exit(sys.version_info < (3, 11))' || { echo "Python 3.11 or newer is needed; $(PYTHON) is older. Install one, or name it: make PYTHON=/path/to/python3.11" >&2; exit 1; }
	@"$(PYTHON)" -c 'import venv, ensurepip' 2>/dev/null || { echo "Python's venv module is missing; on Debian and Ubuntu: apt install python3-venv" >&2; exit 1; }
	@echo "Making $(VENV) with $(PYTHON)"
	@rm -rf $(VENV) && "$(PYTHON)" -m venv $(VENV)
	@touch $@

$(VENV)/run-ready: $(VENV)/made requirements.txt pyproject.toml
	@echo "Installing what the bot needs"
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check --require-hashes -r requirements.txt
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check --no-deps --no-build-isolation -e .
	@touch $@

$(VENV)/test-ready: $(VENV)/run-ready requirements-dev.txt
	@echo "Installing what the tests need"
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check --require-hashes -r requirements-dev.txt
	@touch $@

$(VENV)/mutants-ready: $(VENV)/test-ready requirements-mutants.txt
	@echo "Installing what puts faults into code"
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check --require-hashes -r requirements-mutants.txt
	@touch $@

install: $(VENV)/run-ready

play: $(VENV)/run-ready
	@$(BIN)/python -m bot play $(ARGS)

run: $(VENV)/run-ready
	@$(BIN)/python -m bot run $(ARGS)

doctor: $(VENV)/run-ready
	@$(BIN)/python -m bot doctor $(ARGS)

update: $(VENV)/run-ready
	@$(BIN)/python -m bot update $(ARGS)

test: $(VENV)/test-ready
	@$(BIN)/python -m pytest $(WORKERS) $(FAST) $(ARGS)

test-all: $(VENV)/test-ready
	@$(BIN)/python -m pytest $(WORKERS) $(ARGS)

test-slow: $(VENV)/test-ready
	@$(BIN)/python -m pytest $(WORKERS) -m slow $(ARGS)

unentered: $(VENV)/test-ready
	@$(BIN)/python -m tests.except_blocks $(WORKERS) $(ARGS)

endure: $(VENV)/run-ready
	@$(BIN)/python -m tests.tools endure $(ARGS)

bench tool: $(VENV)/run-ready
	@$(BIN)/python -m tests.tools $(ARGS)

check: $(VENV)/test-ready
	@$(BIN)/python -m ruff check .
	@$(BIN)/python -m ruff format --check .
	@$(BIN)/python -m mypy
	@$(BIN)/oxlint --deny-warnings
	@$(BIN)/python -m pytest -q tests/test_layers.py tests/test_house.py

fix: $(VENV)/test-ready
	@$(BIN)/python -m ruff check --fix .
	@$(BIN)/oxlint --fix
	@$(BIN)/python -m ruff format .

mutants: $(VENV)/mutants-ready
	@$(BIN)/python -m tests.mutants $(ARGS)

migration: $(VENV)/test-ready
	@$(BIN)/python -m migrations.draft "$(NAME)"

released: $(VENV)/run-ready
	@$(BIN)/python -m migrations.released

notes:
	@.ci/notes

references: $(VENV)/test-ready
	@$(BIN)/python -m tests.pictures.references $(ARGS)

lock:
	uv pip compile --quiet --universal --generate-hashes --no-emit-index-url --python-version 3.11 \
		--custom-compile-command "make lock" --group build pyproject.toml -o requirements.txt
	uv pip compile --quiet --universal --generate-hashes --no-emit-index-url --python-version 3.11 \
		--custom-compile-command "make lock" --extra postgresql --extra sentry --group dev pyproject.toml -o requirements-dev.txt
	uv pip compile --quiet --universal --generate-hashes --no-emit-index-url --python-version 3.11 \
		--custom-compile-command "make lock" --extra postgresql --group build pyproject.toml -o requirements-postgresql.txt
	uv pip compile --quiet --universal --generate-hashes --no-emit-index-url --python-version 3.11 \
		--custom-compile-command "make lock" --extra sentry --group build pyproject.toml -o requirements-sentry.txt
	uv pip compile --quiet --universal --generate-hashes --no-emit-index-url --python-version 3.11 \
		--custom-compile-command "make lock" --group mutants -c requirements-dev.txt pyproject.toml -o requirements-mutants.txt

clean:
	rm -rf $(VENV) .mutants build dist .pytest_cache .mypy_cache .ruff_cache .hypothesis ./*.egg-info
	find bot tests migrations -name __pycache__ -type d -prune -exec rm -rf {} +
