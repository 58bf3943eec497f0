# How the release programs are linked on Linux.

# With Swift's and ICU's libraries in them, programs start faster, and run where neither is installed.
# At a fixed address, as Go's programs are, they need none of 54,000 relocations, which would write to 200
# pages. The linker lists what it links, whose licenses are installed.
linking = --static-swift-stdlib $(addprefix -Xlinker ,-L$(archives) -licudata -no-pie --no-export-dynamic \
  --dependency-file=$(archives)/$*.links)
# What Foundation's network needs itself.
networking := -Xlinker -l_CFURLSessionInterface

# The linker takes an archive only where a folder has no shared library of that name. The stamp is missing
# until the folder has all of them.
$(archives)/stamp: | dependencies
	@mkdir -p $(archives)
	@missing=; for name in icudata icui18n icuuc expat cmark-gfm cmark-gfm-extensions stdc++; do \
	  file=$$($(CC) -print-file-name=lib$$name.a); \
	  if [ -f "$$file" ]; then ln -sf "$$file" $(archives)/; else missing="$$missing lib$$name.a"; fi; \
	done; \
	if [ -z "$$missing" ]; then touch $@; else \
	  echo "Not found:$$missing. The programs need the shared libraries where they run." >&2; fi

# Debian has no libcurl that can be linked in: this one loads the system's on the first call.
$(archives)/libcurl.a: Programs/libcurl.c | $(archives)/stamp
	$(CC) -O2 -Wall -Wextra -Werror -fPIC -c $< -o $(archives)/libcurl.o
	ar rcs $@ $(archives)/libcurl.o
.build/release/breaches .build/release/before .build/release/addressbook-programs: $(archives)/libcurl.a
