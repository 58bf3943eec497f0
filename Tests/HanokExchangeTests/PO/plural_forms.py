"""Writes the form that gettext has for each number, a line for each header of a file."""

import gettext
import sys

numbers = [*range(10_001), 12_000, 20_002, 1_000_000, 4_000_000, 5_000_000]
for line in open(sys.argv[1], encoding="utf-8"):
    if line.startswith("#"):
        continue
    header = line.rstrip("\n").split("\t")[1]
    plural = header.split("plural=", 1)[1].split("plural=", 1)[-1].rstrip(";")
    form = gettext.c2py(plural)
    print("".join(str(form(number)) for number in numbers))
