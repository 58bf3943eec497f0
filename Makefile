# Two commands for a fresh machine: `make quiz LOCALE=ko` and `make test`.

LOCALE ?=
ARGUMENTS ?=
locale := $(if $(LOCALE),--locale $(LOCALE))

.PHONY: quiz test bench lint dependencies

quiz: dependencies
	swift build -c release --product quiz
	@"$$(swift build -c release --show-bin-path)/quiz" $(locale) $(ARGUMENTS)

test: dependencies
	swift build --build-tests
	swift test --skip-build --disable-xctest

# Start-up to the first frame, beside a C program that only formats one plural.
bench: dependencies
	swift build -c release --product quiz
	swift build -c release --package-path Tests/Benchmarks
	@Tests/Benchmarks/.build/release/Startup 20 \
	  "Tests/Benchmarks/.build/release/PluralBaseline" "3 points" \
	  "$$(swift build -c release --show-bin-path)/quiz --locale ko" "더하기"

lint:
	swift format lint --strict --parallel --recursive Package.swift Plugins Sources Tests

# Installs what is missing, saying so; without root it prints the command to run.
dependencies:
	@command -v swift >/dev/null || { \
	  echo "Swift 6.3 or newer is needed: https://www.swift.org/install/linux" >&2; exit 1; }
	@if [ ! -f /usr/include/unicode/uversion.h ]; then \
	  if [ "$$(id -u)" = 0 ]; then \
	    echo "libicu-dev (ICU, for languages) is missing: installing it"; \
	    apt-get update -q && apt-get install -qy libicu-dev; \
	  else \
	    echo "libicu-dev (ICU, for languages) is missing. Install it with:" >&2; \
	    echo "  sudo apt-get update && sudo apt-get install -y libicu-dev" >&2; exit 1; \
	  fi; \
	fi
