// The frame benchmark with ncursesw.

#define NCURSES_WIDECHAR 1
#include <ncurses.h>

#include "frames.h"

static void draw(const Benchmark *benchmark, int frame) {
  if (strcmp(benchmark->scenario, "label") == 0) {
    int label = frame % label_count;
    mvprintw(label % LINES, label / LINES * 20, "label %d: %d", label, frame);
  } else if (strcmp(benchmark->scenario, "scroll") == 0) {
    for (int row = 0; row < LINES; ++row) {
      move(row, 0);
      clrtoeol();
      int item = (frame + row) % row_count;
      printw("%d  %s", item, "An item of a long list");
    }
  } else {
    for (int row = 0; row < LINES; ++row)
      mvaddstr(row, 0, benchmark->lines[(row + frame * LINES) % benchmark->line_count]);
  }
  refresh();
}

int main(int argc, char **argv) {
  Benchmark it = benchmark(argc, argv);
  initscr();
  cbreak();
  noecho();
  curs_set(0);
  for (int label = 0; strcmp(it.scenario, "label") == 0 && label < label_count; ++label)
    mvprintw(label % LINES, label / LINES * 20, "label %d: 0", label);
  refresh();
  double processor = processor_time(), wall = wall_time();
  for (int frame = 1; frame <= it.frames; ++frame) draw(&it, frame);
  report(&it, processor, wall);
  endwin();
}
