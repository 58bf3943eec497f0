"""Opens a form with Textual's pilot, types two keys, reads the screen as text and closes it.

    textual_screens.py SCREENS WARM_UP

Writes microseconds and microseconds of the processor for a screen, and then the text of the last. The
controls have a row each, as Hanok's have, and there are no animations. The text is read from the
compositor: the public way, an SVG image, takes longer.
"""

import asyncio
import os
import sys
import time

os.environ["TEXTUAL_ANIMATIONS"] = "none"

from textual.app import App
from textual.containers import Horizontal
from textual.widgets import Button, Checkbox, Input, Label

SCREENS, WARM_UP = int(sys.argv[1]), int(sys.argv[2])


class GuestForm(App):
    """The form that `GuestForm.swift` has."""

    CSS = "Horizontal { height: 1; } Button { margin-right: 2; }"
    guests = 0

    def compose(self):
        yield Label("Party guests")
        yield Label("Name of the guest")
        yield Input(placeholder="Who is coming?", compact=True)
        yield Checkbox("Eats no meat", compact=True)
        yield Checkbox("Comes by car", compact=True)
        self.sentence = Label("Nobody is here.")
        yield self.sentence
        with Horizontal():
            yield Button("Add", compact=True)
            yield Button("Remove", compact=True)
            yield Button("Close", compact=True)

    def on_input_submitted(self):
        self.guests += 1
        noun = "guest is" if self.guests == 1 else "guests are"
        self.sentence.update(f"{self.guests} {noun} here.")


async def screen():
    app = GuestForm()
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.press("A", "enter")
        await pilot.pause()
        return "\n".join(strip.text for strip in app.screen._compositor.render_strips())


async def main():
    for _ in range(WARM_UP):
        await screen()
    wall, processor = time.monotonic(), time.process_time()
    for _ in range(SCREENS):
        text = await screen()
    wall, processor = time.monotonic() - wall, time.process_time() - processor
    print(wall * 1e6 / SCREENS, processor * 1e6 / SCREENS)
    # The mark of a checkbox that isn't on is a letter.
    print(text.replace("▐X▌", "▐ ▌"))


asyncio.run(main())
