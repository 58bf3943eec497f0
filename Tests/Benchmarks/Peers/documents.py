"""A document that arrives in pieces, with Rich's Live and with Textual's MarkdownStream.

    documents.py rich|textual [PIECES]

Prints microseconds and bytes to the terminal for a piece. The text is the one of `DocumentText.swift`. The
programs run on a terminal of 80 by 24 cells, whose output is counted.
"""

import os
import pty
import select
import struct
import sys
import time

PART = """## Part {0}

A paragraph with **strong** words, `code` and a [link](https://example.org/{0}), long enough to
be wrapped once or twice at the width of a terminal.

- one item
- another item

| name | number |
|---|---:|
| row | {0} |

"""


def pieces(count):
    text, number = "", 0
    while len(text) < 40_000:
        text += PART.format(number)
        number += 1
    text += "The end of the text."
    length = max(1, len(text) // count)
    return [text[at:at + length] for at in range(0, len(text), length)]


def rich(parts):
    from rich.console import Console
    from rich.live import Live
    from rich.markdown import Markdown

    console = Console(force_terminal=True, width=80, height=24, color_system="truecolor")
    text = ""
    start = time.perf_counter()
    with Live(console=console, auto_refresh=False) as live:
        for part in parts:
            text += part
            live.update(Markdown(text), refresh=True)
    return time.perf_counter() - start


def textual(parts):
    from textual.app import App
    from textual.containers import VerticalScroll
    from textual.widgets import Markdown

    class Reader(App):
        seconds = 0.0

        def compose(self):
            with VerticalScroll():
                yield Markdown()

        async def on_mount(self):
            self.run_worker(self.read())

        async def read(self):
            markdown = self.query_one(Markdown)
            self.query_one(VerticalScroll).anchor()
            stream = Markdown.get_stream(markdown)
            start = time.perf_counter()
            for part in parts:
                await stream.write(part)
            await stream.stop()
            self.seconds = time.perf_counter() - start
            self.exit()

    app = Reader()
    app.run()
    return app.seconds


def main():
    name, count = sys.argv[1], int(sys.argv[2]) if len(sys.argv) > 2 else 10_000
    parts = pieces(count)
    answer, question = os.pipe()
    child, terminal = pty.fork()
    if child == 0:
        os.environ.update(TERM="xterm-256color", COLORTERM="truecolor", COLUMNS="80", LINES="24")
        seconds = {"rich": rich, "textual": textual}[name](parts)
        os.write(question, str(seconds).encode())
        os._exit(0)
    import fcntl
    import termios

    fcntl.ioctl(terminal, termios.TIOCSWINSZ, struct.pack("HHHH", 24, 80, 0, 0))
    written = 0
    while True:
        try:
            read = os.read(terminal, 1 << 16)
        except OSError:
            break
        if not read:
            break
        written += len(read)
    os.waitpid(child, 0)
    ready, _, _ = select.select([answer], [], [], 1)
    seconds = float(os.read(answer, 100)) if ready else float("nan")
    print(f"{name}: a piece of {len(parts)}: {seconds / len(parts) * 1e6:.1f} µs,"
          f" {written / len(parts):.1f} bytes to the terminal")


main()
