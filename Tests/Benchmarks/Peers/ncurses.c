// The frame benchmark with ncursesw.

#define NCURSES_WIDECHAR 1
#include <ncurses.h>

#include "frames.h"

// The first row that shows of the table, as its chosen row moves.
static int table_top;

static void draw_table_text(int y, int x, int width, const char *text) {
  mvprintw(y, x, "%-*.*s", width, width, text);
}

static void draw_table(int chosen) {
  int height = LINES - 1, last = table_row_count - height;
  if (chosen < table_top) table_top = chosen;
  if (chosen >= table_top + height) table_top = chosen - height + 1;
  if (table_top > last) table_top = last;
  erase();
  attron(A_BOLD);
  draw_table_text(0, 2, 10, "Number");
  draw_table_text(0, 14, 24, "Name");
  draw_table_text(0, 40, 12, "State");
  attroff(A_BOLD);
  int thumb = (int)((long)table_top * (height - 1) / last);
  for (int y = 0; y < height; ++y) {
    int row = table_top + y;
    char number[32], name[64];
    snprintf(number, sizeof number, "%d", row);
    snprintf(name, sizeof name, "Item %d of many", row);
    if (row == chosen) {
      attron(A_REVERSE);
      mvhline(y + 1, 0, ' ', COLS - 1);
      mvaddstr(y + 1, 0, "›");
    }
    draw_table_text(y + 1, 2, 10, number);
    draw_table_text(y + 1, 14, 24, name);
    draw_table_text(y + 1, 40, 12, row % 3 == 0 ? "waiting" : "done");
    attroff(A_REVERSE);
    mvaddstr(y + 1, COLS - 1, y == thumb ? "┃" : "╎");
  }
}

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
  } else if (strcmp(benchmark->scenario, "table") == 0) {
    draw_table(frame % table_row_count);
  } else if (strcmp(benchmark->scenario, "page") == 0) {
    draw_table((int)((long)frame * (LINES - 2) % table_row_count));
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
