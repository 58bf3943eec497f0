"""Shows recorded sessions to pyte and to tmux, and compares what they show cell for cell.

    mkdir -p /tmp/sessions
    HANOK_SESSIONS=/tmp/sessions swift test --filter EditingSessionTests
    pip install pyte
    python compare.py /tmp/sessions

A terminal that isn't installed is skipped, and that is said.
"""

import glob
import os
import shutil
import subprocess
import sys
import tempfile
import time
import unicodedata


def steps(path):
    with open(path, encoding="ascii") as file:
        for line in file:
            width, height, frame, rows = line.rstrip("\n").split(" ")
            cells = [
                [bytes.fromhex(cell).decode() for cell in row.split(",")] for row in rows.split(";")
            ]
            yield int(width), int(height), bytes.fromhex(frame), cells


class Pyte:
    """pyte joins marks to what they stand on by NFC: what is compared is normalized so, too."""

    def __init__(self, width, height):
        self.screen = pyte.Screen(width, height)
        self.screen.reset_mode(pyte.modes.DECAWM)
        self.stream = pyte.ByteStream(self.screen)

    def resize(self, width, height):
        self.screen.resize(height, width)

    def show(self, frame, wanted):
        self.stream.feed(frame)
        buffer = self.screen.buffer
        size = (self.screen.columns, self.screen.lines)
        return [[buffer[y][x].data for x in range(size[0])] for y in range(size[1])]

    def close(self):
        pass


class Tmux:
    """A server of its own, whose pane copies what comes through a pipe."""

    def __init__(self, width, height):
        self.folder = tempfile.mkdtemp()
        self.socket = os.path.join(self.folder, "socket")
        pipe = os.path.join(self.folder, "pipe")
        os.mkfifo(pipe)
        environment = dict(os.environ, LC_ALL="C.UTF-8", TMUX="")
        subprocess.run(
            ["tmux", "-S", self.socket, "-f", "/dev/null", "new-session", "-d"]
            + ["-x", str(width), "-y", str(height), f"stty raw -echo; exec cat {pipe}"],
            env=environment,
            check=True,
        )
        self.run("set", "-g", "status", "off")
        self.run("set", "-g", "window-size", "manual")
        self.pipe = open(pipe, "wb", buffering=0)
        self.pipe.write(b"\x1b[?1049h\x1b[?7l")
        self.resize(width, height)

    def run(self, *arguments):
        return subprocess.run(
            ["tmux", "-S", self.socket, *arguments], capture_output=True, check=True
        ).stdout

    def resize(self, width, height):
        self.run("resize-window", "-x", str(width), "-y", str(height))

    def show(self, frame, wanted):
        self.pipe.write(frame)
        end = time.monotonic() + 3
        while True:
            rows = self.run("capture-pane", "-p", "-N").decode().split("\n")[: len(wanted)]
            found = [row.rstrip(" ") for row in rows]
            if found == [text(row) for row in wanted] or time.monotonic() > end:
                return found

    def close(self):
        # The server goes with its only pane, once nothing more can come through the pipe.
        self.pipe.close()
        shutil.rmtree(self.folder)


def text(row):
    """A row as tmux gives it, which leaves out blanks that were erased."""
    return "".join(row).rstrip(" ")


def by_scalars(row):
    """A row as pyte has it: half-width sound marks in a cell of their own, the rest composed."""
    cells = []
    for cell in row:
        if cell[1:2] in ("\uff9e", "\uff9f"):
            cells += list(cell)
        elif cell or cells[-1] not in ("\uff9e", "\uff9f"):
            cells.append(unicodedata.normalize("NFC", cell))
    return cells


def differences(terminal_type, path):
    terminal, size, count, shown = None, None, 0, 0
    for number, (width, height, frame, wanted) in enumerate(steps(path)):
        if terminal is None:
            terminal = terminal_type(width, height)
        elif size != (width, height):
            terminal.resize(width, height)
        size = (width, height)
        found = terminal.show(frame, wanted)
        if terminal_type is Tmux:
            wanted = [text(row) for row in wanted]
        else:
            wanted = [by_scalars(row) for row in wanted]
        shown += 1
        if found != wanted:
            count += 1
            row = next(y for y in range(height) if found[y : y + 1] != wanted[y : y + 1])
            print(f"{path} step {number} row {row}:\n  {wanted[row]}\n  {found[row : row + 1]}")
            if count > 4:
                break
    terminal.close()
    print(f"{terminal_type.__name__} {os.path.basename(path)}: {shown} frames, {count} differ")
    return count


terminals = []
try:
    import pyte

    terminals.append(Pyte)
except ImportError:
    print("skipped: pyte is not installed (pip install pyte)")
if shutil.which("tmux"):
    terminals.append(Tmux)
else:
    print("skipped: tmux is not installed (apt-get install tmux)")
paths = sorted(glob.glob(sys.argv[1] + "/*.txt"))
sys.exit(1 if sum(differences(kind, path) for kind in terminals for path in paths) else 0)
