# How the release programs are linked on macOS, where Swift and its libraries are a part of the system. This
# has never been run.

linking :=
networking :=

# Homebrew keeps ICU, expat and SQLite apart from the system's: their folders have to be named.
homebrew := $(shell brew --prefix 2>/dev/null)
keg_only := $(foreach name,icu4c expat sqlite,$(homebrew)/opt/$(name)/lib/pkgconfig)
space := $(subst ,, )
export PKG_CONFIG_PATH := $(subst $(space),:,$(keg_only)):$(PKG_CONFIG_PATH)

$(archives)/stamp: | dependencies
	@mkdir -p $(archives) && touch $@
