"""Reads a file with translate-toolkit, edits every text without a placeholder, and writes it."""

import sys

from translate.misc.multistring import multistring
from translate.storage import pypo, xliff, xliff2

kind, path = sys.argv[1:]
kinds = {"xliff21": xliff2.Xliff2File, "xliff12": xliff.xlifffile, "po": pypo.pofile}
store = kinds[kind].parsefile(path)


def edited(text):
    return "«" + (text or "") + "»"


for unit in store.units:
    if kind == "po" and unit.isheader():
        continue
    source = str(unit.source)
    if any(sign in source for sign in "{}\n") or not source.strip():
        continue
    if kind != "po":
        element = unit.xmlelement.find(unit.namespaced("source"))
        if len(element):
            continue
    if kind == "po" and unit.hasplural():
        if any(sign in text for text in unit.source.strings for sign in "{}\n"):
            continue
        count = len(unit.target.strings) if isinstance(unit.target, multistring) else 1
        unit.target = [edited(source) for _ in range(count)]
    else:
        unit.target = edited(source)
    if kind == "po":
        unit.markfuzzy(False)
    elif kind == "xliff21":
        unit.marktranslated()
    else:
        unit.xmlelement.find(unit.namespaced("target")).set("state", "translated")
store.savefile(path)
