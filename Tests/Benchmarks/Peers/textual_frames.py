"""The frame benchmark with Textual. Set TEXTUAL_FPS high: it draws 60 times a second otherwise."""

import resource
import sys
import time

from rich.segment import Segment
from textual.app import App
from textual.geometry import Size
from textual.scroll_view import ScrollView
from textual.strip import Strip
from textual.widget import Widget
from textual.widgets import Static

SCENARIO, FRAMES, LINES, REPORT = sys.argv[1], int(sys.argv[2]), sys.argv[3], sys.argv[4]
LABELS, ROWS = 30, 10_000
# The scenarios that show lines of the file.
PAGES = ("full", "gallery")
if SCENARIO in ("table", "page"):
    sys.exit(64)
with open(LINES, encoding="utf-8") as file:
    lines = file.read().splitlines()


def processor_time():
    usage = resource.getrusage(resource.RUSAGE_SELF)
    return (usage.ru_utime + usage.ru_stime) * 1e6


class Page(Widget):
    """A screenful of lines."""

    frame = 0

    def render_line(self, y):
        line = lines[(y + self.frame * self.size.height) % len(lines)]
        return Strip([Segment(line)], self.size.width)


class Rows(ScrollView):
    """A long list."""

    def on_mount(self):
        self.virtual_size = Size(60, ROWS + 1_000)
        self.show_vertical_scrollbar = False

    def render_line(self, y):
        item = (y + self.scroll_offset.y) % ROWS
        return Strip([Segment(f"{item}  An item of a long list")]).adjust_cell_length(self.size.width)


class Frames(App):
    """Draws one frame after the other."""

    CSS = """
    Page, Rows { width: 100%; height: 100%; scrollbar-size: 0 0; }
    Static { width: 20; height: 1; }
    Screen { layout: grid; grid-size: 2 15; grid-rows: 1; }
    """ if SCENARIO == "label" else "Page, Rows { width: 100%; height: 100%; scrollbar-size: 0 0; }"

    def compose(self):
        if SCENARIO == "label":
            self.labels = [Static(f"label {number}: 0") for number in range(LABELS)]
            yield from self.labels
        else:
            self.view = Page() if SCENARIO in PAGES else Rows()
            yield self.view

    def on_ready(self):
        self.frame = 0
        self.call_after_refresh(self.begin)

    def begin(self):
        self.processor, self.wall = processor_time(), time.monotonic()
        self.next_frame()

    def next_frame(self):
        if self.frame == FRAMES:
            with open(REPORT, "w", encoding="utf-8") as report:
                wall = (time.monotonic() - self.wall) * 1e6
                report.write(f"{processor_time() - self.processor:.0f} {wall:.0f}\n")
            self.exit()
            return
        self.frame += 1
        if SCENARIO == "label":
            label = self.frame % LABELS
            self.labels[label].update(f"label {label}: {self.frame}")
        elif SCENARIO in PAGES:
            self.view.frame = self.frame
            self.view.refresh()
        else:
            self.view.scroll_to(y=self.frame, animate=False, immediate=True)
        self.call_after_refresh(self.next_frame)


Frames().run()
