// The frame benchmark with notcurses.

#include <notcurses/notcurses.h>

#include "frames.h"

static void draw(const Benchmark *benchmark, struct ncplane *plane, int frame) {
  unsigned rows, columns;
  ncplane_dim_yx(plane, &rows, &columns);
  if (strcmp(benchmark->scenario, "label") == 0) {
    int label = frame % label_count;
    ncplane_printf_yx(
        plane, label % rows, label / rows * 20, "label %d: %d", label, frame);
  } else if (strcmp(benchmark->scenario, "scroll") == 0) {
    ncplane_erase(plane);
    for (unsigned row = 0; row < rows; ++row)
      ncplane_printf_yx(
          plane, row, 0, "%d  %s", (frame + row) % row_count, "An item of a long list");
  } else {
    for (unsigned row = 0; row < rows; ++row)
      ncplane_putstr_yx(
          plane, row, 0, benchmark->lines[(row + frame * rows) % benchmark->line_count]);
  }
}

int main(int argc, char **argv) {
  Benchmark it = benchmark(argc, argv);
  // There is no table among its planes.
  if (strcmp(it.scenario, "table") == 0 || strcmp(it.scenario, "page") == 0) return 64;
  struct notcurses_options options = {
      .flags = NCOPTION_SUPPRESS_BANNERS | NCOPTION_NO_QUIT_SIGHANDLERS};
  struct notcurses *screen = notcurses_core_init(&options, NULL);
  if (screen == NULL) return 1;
  struct ncplane *plane = notcurses_stdplane(screen);
  unsigned rows = ncplane_dim_y(plane);
  for (int label = 0; strcmp(it.scenario, "label") == 0 && label < label_count; ++label)
    ncplane_printf_yx(plane, label % rows, label / rows * 20, "label %d: 0", label);
  notcurses_render(screen);
  double processor = processor_time(), wall = wall_time();
  for (int frame = 1; frame <= it.frames; ++frame) {
    draw(&it, plane, frame);
    notcurses_render(screen);
  }
  report(&it, processor, wall);
  notcurses_stop(screen);
}
