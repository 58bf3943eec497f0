# Two commands for a fresh machine: `make quiz LOCALE=ko` and `make test`. `make` alone lists all of them.

LOCALE ?=
ARGUMENTS ?=
locale := $(if $(LOCALE),--locale $(LOCALE))

programs := quiz calculator concentration addressbook breaches gallery

.DEFAULT_GOAL := help
.PHONY: $(programs) help install package test-package test-elsewhere before breaches-demo test quick circles \
  test-release bench fuzz check lint docs pages pictures dependencies test-dependencies
# The package manager uses all processors, and builds one thing at a time.
.NOTPARALLEL:

# Paths are relative, or the shell's: the folder's name may have spaces and quotes, which make would split.
archives := .build/archives
include Programs/Systems/$(shell uname -s).mk

swift := Programs/swift.sh
# Before make looks at what is built: the link of a clone that was moved leads to its former place.
$(shell [ ! -L .build ] || $(swift))
# The whole package, with the packages of the address book (GRDB) and of the tests' server (FlyingFox).
whole := HANOK_ALL=1

# The lines after `#:` are the list.
#: make help                           lists the targets, as make does without one
help:
	@sed -n 's/^#: //p' Makefile
	@echo
	@echo "Each target installs what is missing as root, or prints the command. Needed are:"
	@Programs/dependencies.sh --list

#: make quiz LOCALE=ko                 plays the quiz in Korean
#: make calculator                     starts the calculator
#: make concentration                  plays Concentration
#: make addressbook                    opens the address book
#: make breaches                       lists breaches from the network
#: make gallery                        shows each view and controller
$(programs): %: .build/release/%
	@.build/release/$@ $(locale) $(ARGUMENTS)

# The frontend's flag makes the metadata of generic types by calls: by name, the runtime searches all
# conformances of the program, a quarter of the time to the first frame. It is Swift's own but undocumented;
# without it, programs only start slower.
part :=
release = $(part) $(swift) build -c release $(linking) \
  $(addprefix -Xswiftc ,-use-ld=lld -Xfrontend -disable-concrete-type-metadata-mangled-name-accessors)
.build/release/breaches .build/release/before: release += $(networking)
.build/release/addressbook .build/release/BreachServer: part := $(whole)

sources := Package.swift $(shell find Sources Programs Plugins Localizations Templates -type f)

# Built only when something changed: the package manager itself takes 20 seconds to see that nothing
# did. A build that changes nothing leaves the old file, hence touch.
built := $(programs:%=.build/release/%) .build/release/before .build/release/hanok .build/release/FaultyProgram
.build/release/FaultyProgram: $(shell find Tests/FaultyProgram Tests/CFaults -type f)
$(built): .build/release/%: $(sources) | $(archives)/stamp
	$(release) --product $*
	@touch $@

# The tool and the samples, which need no Swift where they are put: two programs under seven names, as
# symbolic links, without the symbols of a debugger. The list of breaches needs libcurl there (libcurl4). Their
# licenses are beside them, for those who pass the programs on.
PREFIX ?= $(HOME)/.local
export PREFIX
plain := calculator concentration gallery quiz
installed := hanok addressbook $(plain) breaches
combined := .build/release/hanok-programs .build/release/addressbook-programs
$(combined): part := HANOK_ONLY=programs
$(combined): .build/release/%: $(sources) | $(archives)/stamp
	$(release) -Xlinker -s --product $*
	@touch $@

#: make install                        installs the programs in PREFIX, by default $HOME/.local
install: $(combined)
	install -d "$$PREFIX/bin"
	install .build/release/hanok-programs "$$PREFIX/bin/hanok"
	install .build/release/addressbook-programs "$$PREFIX/bin/addressbook"
	@cd "$$PREFIX/bin" && for name in $(plain); do ln -sf hanok $$name; done && ln -sf addressbook breaches
	@cd "$$PREFIX/bin" && for name in $(installed); do \
	  ./$$name --help --locale en | grep -q "^Usage: $$name " || { \
	    echo "$$PREFIX/bin/$$name is another program" >&2; exit 1; }; \
	done
	@install -d "$$PREFIX/share/doc/hanok" && install -m 644 LICENSE "$$PREFIX/share/doc/hanok/"
	@Programs/third-party.sh $(combined:.build/release/%=$(archives)/%.links) \
	  > "$$PREFIX/share/doc/hanok/THIRD-PARTY" || \
	  echo "The programs are installed. Add what is missing to $$PREFIX/share/doc/hanok before you pass them on." >&2
	@echo "In $$PREFIX/bin: $(installed)"

# A Debian package and a tarball of the same, with manual pages, completions, licences and tables.
version := $(shell sed -n 's/.*current = "\(.*\)"/\1/p' Sources/HanokArguments/HanokVersion.swift)
stage := .build/package
#: make package                        makes a Debian package and a tarball
package:
	Programs/package.sh --check "$(stage)" "$(version)"
	rm -rf "$(stage)"
	@$(MAKE) --no-print-directory install PREFIX="$$PWD/$(stage)/root/usr"
	Programs/package.sh "$(stage)" "$(version)"

# Installed in a clean root, run and removed again. Without root, by a namespace of one's own.
#: make test-package                   installs, runs and removes the Debian package in a new root
test-package: package
	Programs/test-package.sh "$(stage)"/hanok_*.deb

# Both commands in another release of Debian, as an ordinary user, or ACCOUNT=root, in a clone named FOLDER.
RELEASE ?= trixie
ACCOUNT ?= stranger
FOLDER ?= hanok
export RELEASE ACCOUNT FOLDER
#: make test-elsewhere RELEASE=trixie  builds and tests in another release of Debian
test-elsewhere:
	@Programs/test-elsewhere.sh

.build/release/BreachServer: $(sources) $(shell find Tests/BreachServer -type f) | $(archives)/stamp
	$(release) --product BreachServer
	@touch $@

# A list of invented breaches, from a server on the loopback that ends with the program. DEMO is a path
# of it: `make breaches-demo DEMO=slow`, 404, 429, 500, loop, page, cut, drip, silent, not-json, missing …
DEMO ?= breaches
#: make breaches-demo                  lists invented breaches from a local server
breaches-demo: .build/release/breaches .build/release/BreachServer
	@address=$$(mktemp); .build/release/BreachServer > $$address & server=$$!; \
	  trap 'kill $$server; rm -f $$address' EXIT; \
	  until [ -s $$address ]; do kill -0 $$server || exit 1; sleep 0.05; done; \
	  .build/release/breaches $(locale) --url "$$(cat $$address)/$(DEMO)" $(ARGUMENTS)

# The quiz in one class, or after a STEP that takes it apart: `make before STEP=5 LOCALE=ko`. The server has
# the statements that it downloads.
STEP ?= 0
#: make before STEP=5                  plays the quiz as one class, or after a step that divides it
before: .build/release/before .build/release/BreachServer
	@address=$$(mktemp); .build/release/BreachServer > $$address & server=$$!; \
	  trap 'kill $$server; rm -f $$address' EXIT; \
	  until [ -s $$address ]; do kill -0 $$server || exit 1; sleep 0.05; done; \
	  .build/release/before $(locale) --step $(STEP) --url "$$(cat $$address)/sums" $(ARGUMENTS)

#: make test                           runs all tests
test: dependencies test-dependencies
	$(whole) $(swift) build --build-tests
	$(whole) $(swift) test --skip-build --disable-xctest

# The pictures in the README, from the scenes of the programs; `make test` compares them.
#: make pictures                       draws the README's pictures
pictures: dependencies test-dependencies
	HANOK_PICTURES=draw $(whole) $(swift) test --disable-xctest --filter '\.PictureTests/'

# The same tests against optimized modules, and with the programs as they are installed. The tests have a
# separate build, in which they can use internal symbols.
release_tests := --scratch-path .build/tests -c release -Xswiftc -enable-testing
installation := .build/installation
uninstalled := before FaultyProgram
#: make test-release                   runs all tests against optimized modules and installed programs
test-release: dependencies test-dependencies $(uninstalled:%=.build/release/%)
	@$(MAKE) --no-print-directory install PREFIX="$$PWD/$(installation)"
	@ln -sf $(uninstalled:%=../../release/%) "$(installation)/bin/"
	$(whole) $(swift) build $(release_tests) --build-tests
	HANOK_PROGRAMS="$$PWD/$(installation)/bin" $(whole) $(swift) test $(release_tests) --skip-build --disable-xctest

# What to run while editing a view: no sample, GRDB or FlyingFox is built, and suites that start compilers
# or try random input by the thousand are left to the others. FILTER names suites: make quick
# FILTER=LabelTests
long_suites := OutsideSources|Guide|Readme|NewPackage|Conformance|HostileText|EditingSession
long_suites := ($(long_suites)|(Tree|TextPosition|EditableText)Property)Tests
view_suites := --filter '^Hanok(|Drawing|Testing)Tests' --skip '$(long_suites)'
toolkit := HANOK_ONLY=toolkit
#: make quick FILTER=LabelTests        runs the tests of views, or one suite of the toolkit
quick: dependencies
	$(toolkit) $(swift) build --build-tests
	$(toolkit) $(swift) test --skip-build --disable-xctest \
	  $(if $(FILTER),--filter "$(FILTER)",$(view_suites))

#: make circles                        prints the size of each module, and its largest circle of files
circles: dependencies
	$(toolkit) $(swift) build --build-tests
	HANOK_CIRCLES=1 $(toolkit) $(swift) test --skip-build --disable-xctest --filter CircleTests

# Start-up to the first frame, beside a C program that only formats one plural; messages, beside
# ICU's own MessageFormat and gettext; how appending rows grows; an address book of 100,000 people;
# screens that tests open beside Textual's pilot; the check of 100,000 keys beside pofilter; frames beside
# ncurses, notcurses, tview and Textual. The C programs have the system's ICU, and nothing of Swift's, whose
# libraries the others have within.
#: make bench                          measures speed, beside similar programs
bench: $(archives)/stamp
	$(release) --product quiz
	$(release) --product HanokFrames
	$(release) --product hanok
	HANOK_PARTS=1 $(swift) build -c release --static-swift-stdlib --package-path Tests/Benchmarks
	@Tests/Benchmarks/.build/release/Startup 20 \
	  "Tests/Benchmarks/.build/release/PluralBaseline" "3 points" \
	  "$$PWD/.build/release/quiz --locale ko" "더하기"
	@Tests/Benchmarks/.build/release/Formatting
	@Tests/Benchmarks/.build/release/Appending
	@Tests/Benchmarks/.build/release/Lists
	@Tests/Benchmarks/.build/release/Tables
	@Tests/Benchmarks/.build/release/AddressBook
	@Tests/Benchmarks/screens.sh
	@Tests/Benchmarks/documents.sh
	@Tests/Benchmarks/check.sh
	@Tests/Benchmarks/frames.sh

# Looks for inputs that crash or hang, for SECONDS each; see Tests/Fuzzers.
SECONDS ?= 600
CORPORA ?= .build/corpora
#: make fuzz SECONDS=60                looks for input that crashes or hangs
fuzz: dependencies
	HANOK_PARTS=1 $(swift) build -c release --package-path Tests/Fuzzers \
	  --sanitize fuzzer --sanitize address -Xswiftc -sanitize=fuzzer,address
	@for fuzzer in MessageFuzzer:messages TableFuzzer:tables InputFuzzer:input XLIFFFuzzer:xliff \
	  POFuzzer:po CatalogFuzzer:catalogs; do \
	  name=$${fuzzer%:*}; mkdir -p $(CORPORA)/$$name; echo "$$name: $(SECONDS) seconds"; \
	  ASAN_OPTIONS=detect_leaks=0 Tests/Fuzzers/.build/release/$$name \
	    -max_total_time=$(SECONDS) -timeout=10 -max_len=4096 -print_final_stats=1 \
	    -dict=Tests/Fuzzers/$${fuzzer#*:}.dict -artifact_prefix=$(CORPORA)/$$name- \
	    $(CORPORA)/$$name > $(CORPORA)/$$name.log 2>&1 || { tail -40 $(CORPORA)/$$name.log; exit 1; }; \
	  tail -8 $(CORPORA)/$$name.log; \
	done

# The likely mistakes in our own tables, and in those of new packages.
#: make check                          checks our tables for likely mistakes
check: .build/release/hanok
	.build/release/hanok check --strict --localizations Localizations
	.build/release/hanok check --strict --localizations Templates/Tally/Localizations
	.build/release/hanok check --strict --localizations Templates/Reminders/Localizations

#: make lint                           checks the format, and whether the code compiles for other systems
lint:
	swift format lint --strict --parallel --recursive Package.swift Plugins Programs Sources Templates Tests
	Programs/check-portability.sh

# The guides and every public symbol as pages, by the toolchain's own docc. A warning ends it, and so does
# a symbol that no guide lists, which docc puts under a separate heading, such as “Structures”.
#: make docs                           builds, and makes pages of the guides and of all symbols
docs: dependencies
	$(swift) build
	@$(MAKE) --no-print-directory pages

# The pages of what is built. Hanok hands on the modules below it: their symbols are on its page. A
# parameter is documented where its name doesn't say enough, so that docc isn't to ask for the others.
documented := Hanok HanokCode HanokMarkdown HanokScenes HanokTesting HanokArguments HanokFiles HanokNotifications \
  MessageFormat MessageFormatFoundation
debug := .build/debug
#: make pages                          makes the pages of what is built
pages:
	@rm -rf .build/docs .build/symbols; mkdir -p .build/symbols
	@build=$$(readlink -f $(debug)); triple=$$(basename "$${build%/*}"); for module in $(documented); do \
	  below=; [ $$module != Hanok ] || below=HanokDrawing,HanokLocalization,HanokTableSyntax,HanokTerminal,HanokUnicode; \
	  [ $$module != MessageFormat ] || below=MessageSyntax; \
	  swift symbolgraph-extract -module-name $$module -target "$$triple" -output-dir .build/symbols \
	    -I $(debug)/Modules -I $(debug)/CHanokFiles.build -I $(debug)/CHanokICU.build -I $(debug)/CHanokTerminal.build \
	    -I $(debug)/CHanokMarkdown.build \
	    -minimum-access-level public -skip-synthesized-members -emit-extension-block-symbols \
	    -experimental-allowed-reexported-modules=$$below || exit 1; \
	done
	@docc convert Sources/Hanok/Documentation.docc --additional-symbol-graph-dir .build/symbols \
	  --output-path .build/docs --fallback-display-name Hanok --fallback-default-module-kind Module \
	  --disable-parameters-and-returns-validation --warnings-as-errors
	@unlisted=$$(grep -ho '{[^{}]*"generated":true[^{}]*}' .build/docs/data/documentation/*.json | \
	  tr -d '\\' | grep -o 'documentation/[^"]*' | cut -d / -f 2-); \
	if [ -n "$$unlisted" ]; then \
	  printf 'No guide lists these symbols under its topics:\n%s\n' "$$unlisted" >&2; exit 1; \
	fi
	@echo "The pages are in .build/docs. To read them at http://localhost:8080/documentation/hanok:"
	@echo "  python3 -m http.server --directory .build/docs 8080"

# Installs what is missing, saying so; without root it prints the command to run.
#: make dependencies                   installs what a build needs
dependencies:
	@Programs/dependencies.sh

# Unicode's tests of breaks and of direction; without them those tests are skipped.
#: make test-dependencies              installs what only tests use
test-dependencies:
	@Programs/dependencies.sh --tests
