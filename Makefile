# make app    the game in your browser          make test   what must hold, in minutes
# make lab    the notebooks in JupyterLab       make quick  most of it, in a minute
# make site   the game as files, in build/site, and a server for them (needs Node.js)
# make browser  the browser tests beyond those   make longer every host, language and width, one wide font
# make bench  the figures quoted in the documentation  make ladder all players, each against the next weaker
# make rules  which tests hold which rules      make fuzz   look for faults until Ctrl-C
# make check  what a commit needs               make clean  remove the virtual environment and caches
# make map    draw the map in CONTRIBUTING.md
# make notebooks, turn-counts, playthroughs     write anew what the tests compare with
# make docs   the documentation, in build/docs
# make release  build the package, try it in clean environments, and stop before the upload
# make front  build the front end that is shipped from its sources (needs Node.js and npm's registry)
# make fonts  cut the shipped fonts to the letters that the messages use
#
# Each sets up what it needs in .venv, once: again only when pyproject.toml or constraints.txt
# changed. ARGS is passed on: make app ARGS="--no-browser --port 5010"; the environment variables
# DOKMUS_PORT and DOKMUS_NO_BROWSER work too. PYTHON names the interpreter: make app PYTHON=python3.12
#
# Kept to what GNU make 3.81 (macOS) and a plain /bin/sh understand.

SHELL = /bin/sh
VENV = .venv
BIN = $(VENV)/bin
# Every test process reads what another has compiled.
export PYTHONDONTWRITEBYTECODE =
PYTHON =
ARGS =
# Tried in this order when PYTHON is not given; macOS's own python3 is often too old.
CANDIDATES = python3 python3.14 python3.13 python3.12 python3.11

.DEFAULT_GOAL = help
.PHONY: help app lab site docs release test browser longer quick check style types js map rules fuzz notebooks front fonts turn-counts playthroughs bench ladder clean

help:
	@sed -n '1,17s/^# \{0,1\}//p' Makefile

app: $(VENV)/.installed-app
	@$(BIN)/python -m dokmus_widgets.cli app $(ARGS)

# Node.js and npm build it, once; then any server will do: PORT=8000 is its port.
PORT = 8000
site: $(VENV)/.installed-app
	@$(BIN)/python -m dokmus_widgets.cli site --force $(ARGS) build/site
	@$(BIN)/python -m http.server --bind 127.0.0.1 --directory build/site $(PORT)

# With live boards, if `make site` has built the browser edition. ARGS goes to mkdocs.
docs: $(VENV)/.installed-docs
	@NO_MKDOCS_2_WARNING=1 $(BIN)/python -m mkdocs build --strict $(ARGS)
	@echo "Written to build/docs. To view it: $(BIN)/python -m http.server -b 127.0.0.1 -d build/docs"

# ARGS="--python 3.11 --extra app" tries less.
release: $(VENV)/.installed-test
	@$(BIN)/python -m tests.release $(ARGS)

lab: $(VENV)/.installed-lab
	@$(BIN)/python -m dokmus_widgets.cli lab $(ARGS)

# Types, tests and notebooks side by side. ARGS goes to pytest: make test ARGS="-k score -x"; with
# "-n 0" one test after the other. What hangs is ended: a test (see pyproject.toml), a cell.
test: style js
	@$(MAKE) -s types >$(VENV)/mypy.log 2>&1 & types=$$!; \
	$(BIN)/python -m pytest -n auto -m "not longer and not detail" \
	    -p nbval.plugin --nbval --nbval-cell-timeout 120 $(ARGS); tested=$$?; \
	wait $$types; typed=$$?; cat $(VENV)/mypy.log; \
	[ $$tested -eq 0 ] && [ $$typed -eq 0 ]

# The other browser tests of the app's pages in English.
browser: $(VENV)/.installed-test
	$(BIN)/python -m pytest -n auto -m "detail and not longer" tests/browser $(ARGS)

# What takes longer. Layout once more where one wide font is all there is, in the languages that it
# has letters for. Some of it: make longer LONGER=tests/app WIDE=
LONGER = tests/app tests/browser tests/explore tests/puzzles tests/site tests/studies tests/widgets
WIDE = tests/browser/test_views.py tests/browser/test_summary.py
longer: $(VENV)/.installed-test
	@failed=0; \
	$(BIN)/python -m pytest -n auto -m longer $(LONGER) $(ARGS) || failed=1; \
	[ -z "$(WIDE)" ] || DOKMUS_FONTS=wide $(BIN)/python -m pytest -n auto -k "not ja and not editor and not setup and not guardians" $(WIDE) $(ARGS) || failed=1; \
	exit $$failed

# For work in between: the rules, their words, and what holds the parts together; no browsers, no
# notebooks, nothing that is marked slow.
QUICK = tests/core tests/explain tests/play tests/drawing tests/cases/test_reader.py tests/test_layout.py
quick: check
	$(BIN)/python -m pytest -q -n auto -m "not slow" $(QUICK) $(ARGS)

# What a commit needs (see .pre-commit-config.yaml): seconds, once mypy knows the code.
check: style types js

style: $(VENV)/.installed-test
	$(BIN)/python -m ruff check .
	$(BIN)/python -m ruff format --check .
	$(BIN)/python -m tests.docstrings

types: $(VENV)/.installed-test
	$(BIN)/python -m mypy

js:
	@if command -v node >/dev/null 2>&1; then \
	    echo "node --test (tests/js)"; \
	    (cd tests/js && node --test) || exit 1; \
	else \
	    echo "tests/js: skipped, install Node.js (18 or later) to run them"; \
	    [ "$$DOKMUS_REQUIRE_BROWSER" != 1 ] || exit 1; \
	fi

# From the imports of the package, as a test then expects it.
map: $(VENV)/.installed-test
	@$(BIN)/python -m tests.house_map

# The rule ids and readings of the catalogue, with how many tests are tagged with each.
rules: $(VENV)/.installed-test
	@$(BIN)/python -m tests.core.catalogue_report

# Random games beside the naive reference, turns searched beside the rules core, and damaged
# documents, without end. DOKMUS_FUZZ_SEED, DOKMUS_FUZZ_GAMES, DOKMUS_FUZZ_TURNS and
# DOKMUS_FUZZ_DOCUMENTS limit it; ARGS="--help" tells the options.
fuzz: $(VENV)/.installed-test
	@$(BIN)/python -m tests.fuzz $(ARGS)

# Counts the turns of the fixed positions, and keeps the counts, as the tests then expect them.
turn-counts: $(VENV)/.installed-test
	@$(BIN)/python -m tests.turn_counts --write

# From whole fonts in /usr/share/fonts; ARGS="--fonts FOLDER" names another folder.
front: $(VENV)/.installed-test
	@$(BIN)/python -m tests.front_end

fonts: $(VENV)/.installed-test
	@$(BIN)/python -m tests.fonts $(ARGS)

# Plays the golden games anew, and keeps them, as the tests then expect them.
playthroughs: $(VENV)/.installed-test
	@$(BIN)/python -m tests.playthroughs

# Runs every notebook and keeps what it prints, as the tests then expect it.
notebooks: $(VENV)/.installed-test
	$(BIN)/jupyter nbconvert --to notebook --execute --inplace \
	    --ExecutePreprocessor.store_widget_state=False \
	    --ExecutePreprocessor.record_timing=False notebooks/*.ipynb tutorials/*.ipynb
	$(BIN)/jupyter nbconvert --to notebook --inplace \
	    --CoalesceStreamsPreprocessor.enabled=True notebooks/*.ipynb tutorials/*.ipynb

# The rules core beside its peers, then what a person waits for, to which ARGS goes.
bench: $(VENV)/.installed-test $(VENV)/.installed-bench
	@$(BIN)/python -m benchmarks.engine
	@echo
	@$(BIN)/python -m benchmarks.turns
	@echo
	@$(BIN)/python -m benchmarks.studies
	@echo
	@$(BIN)/python -m benchmarks.playouts
	@echo
	@$(BIN)/python -m benchmarks.visitors
	@echo
	@$(BIN)/python -m benchmarks.visits
	@echo
	@$(BIN)/python -m benchmarks.clicks $(ARGS)

# Hours: ARGS="--games 8 --players level-3,greedy" is quicker.
ladder: $(VENV)/.installed-test
	@$(BIN)/python -m benchmarks.ladder $(ARGS)

clean:
	rm -rf $(VENV) build dist .mypy_cache .pytest_cache .ruff_cache .hypothesis
	find dokmus_widgets tests benchmarks -name __pycache__ -type d -prune -exec rm -rf {} +

# One stamp for each extra, so that a player does not wait for the test tools.
$(VENV)/.installed-app $(VENV)/.installed-docs $(VENV)/.installed-lab $(VENV)/.installed-test $(VENV)/.installed-bench: $(VENV)/.created pyproject.toml constraints.txt
	@extra=`echo $@ | sed 's/.*installed-//'`; \
	echo "Setting up $(VENV) for '$$extra' (the first time takes a minute or two) ..."; \
	$(BIN)/python -m pip install --quiet --disable-pip-version-check \
	    -e ".[$$extra]" -c constraints.txt
	@touch $@

$(VENV)/.created:
	@found=; \
	for candidate in $(if $(PYTHON),"$(PYTHON)",$(CANDIDATES)); do \
	    if "$$candidate" -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null; then \
	        found=$$candidate; break; \
	    fi; \
	done; \
	if [ -z "$$found" ]; then \
	    echo "Dokmus needs Python 3.11 or later (tried: $(if $(PYTHON),$(PYTHON),$(CANDIDATES))). Name one with: make PYTHON=/path/to/python3" >&2; \
	    exit 1; \
	fi; \
	if ! "$$found" -c 'import ensurepip, venv' 2>/dev/null; then \
	    echo "$$found lacks the venv module. On Debian and Ubuntu: apt install python3-venv" >&2; \
	    exit 1; \
	fi; \
	"$$found" -m venv $(VENV)
	@touch $@
