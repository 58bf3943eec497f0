// What every program of the frame benchmark shares: its arguments, its lines, its report.
//
//   program SCENARIO FRAMES LINES REPORT
//
// SCENARIO is full, label, scroll, table, page or gallery. LINES is a file with lines that are each as
// wide as the screen; those of gallery are two screens.
// REPORT is the file to which the processor time and the wall time of all frames go, in
// microseconds.

#include <locale.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/resource.h>
#include <time.h>

typedef struct {
  const char *scenario, *report;
  int frames, line_count;
  char **lines;
} Benchmark;

enum { label_count = 30, row_count = 10000, table_row_count = 1000000 };

static inline Benchmark benchmark(int argc, char **argv) {
  if (argc != 5) {
    fprintf(stderr, "usage: %s SCENARIO FRAMES LINES REPORT\n", argv[0]);
    exit(64);
  }
  setlocale(LC_ALL, "C.UTF-8");
  Benchmark result = {.scenario = argv[1], .report = argv[4], .frames = atoi(argv[2])};
  FILE *file = fopen(argv[3], "r");
  if (file == NULL) exit(66);
  char *line = NULL;
  size_t capacity = 0;
  ssize_t length;
  while ((length = getline(&line, &capacity, file)) > 0) {
    line[length - 1] = 0;
    result.lines = realloc(result.lines, (result.line_count + 1) * sizeof *result.lines);
    result.lines[result.line_count++] = strdup(line);
  }
  fclose(file);
  return result;
}

static inline double microseconds(struct timeval time) { return time.tv_sec * 1e6 + time.tv_usec; }

static inline double processor_time(void) {
  struct rusage usage;
  getrusage(RUSAGE_SELF, &usage);
  return microseconds(usage.ru_utime) + microseconds(usage.ru_stime);
}

static inline double wall_time(void) {
  struct timespec time;
  clock_gettime(CLOCK_MONOTONIC, &time);
  return time.tv_sec * 1e6 + time.tv_nsec / 1e3;
}

static inline void report(const Benchmark *benchmark, double processor, double wall) {
  FILE *file = fopen(benchmark->report, "w");
  fprintf(file, "%.0f %.0f\n", processor_time() - processor, wall_time() - wall);
  fclose(file);
}
