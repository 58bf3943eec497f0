"""Writes cluster-widths.txt: the cells of clusters by wcwidth, which the toolkit must agree with.

    git clone https://github.com/jquast/ucs-detect
    pip install wcwidth==0.8.2
    python cluster-widths.py ucs-detect/ucs_detect/udhr /usr/share/unicode/emoji/emoji-test.txt

The texts are the Universal Declaration of Human Rights in all the languages that ucs-detect has; emoji-test.txt
is in Debian's package unicode-data (15.0).
"""

import glob
import sys

from wcwidth import __version__, iter_graphemes, wcswidth


def clusters_of_texts(folder):
    for path in glob.glob(folder + "/*.txt"):
        with open(path, encoding="utf-8") as file:
            for line in file:
                yield from iter_graphemes(line)


def emoji(path):
    with open(path, encoding="utf-8") as file:
        for line in file:
            scalars = line.split("#")[0].split(";")[0].split()
            if scalars:
                yield "".join(chr(int(scalar, 16)) for scalar in scalars)


def lines(clusters):
    by_width = {}
    for cluster in sorted(clusters, key=lambda cluster: [ord(scalar) for scalar in cluster]):
        by_width.setdefault(wcswidth(cluster), []).append(cluster)
    for width in sorted(by_width):
        row = by_width[width]
        if width >= 0:
            for start in range(0, len(row), 40):
                yield f"{width} " + " ".join(row[start : start + 40])


found = set(clusters_of_texts(sys.argv[1])) | set(emoji(sys.argv[2]))
with open("cluster-widths.txt", "w", encoding="utf-8") as output:
    output.write(f"# Written by cluster-widths.py with wcwidth {__version__}: cells, then clusters.\n")
    for line in lines(cluster for cluster in found if " " not in cluster):
        output.write(line + "\n")
