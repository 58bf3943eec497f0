import Glibc

/// The processor time that the process has used, in microseconds.
enum ProcessorTime {
  static var now: Double {
    var usage = rusage()
    unsafe getrusage(__rusage_who_t(RUSAGE_SELF.rawValue), &usage)
    return microseconds(usage.ru_utime) + microseconds(usage.ru_stime)
  }

  private static func microseconds(_ time: timeval) -> Double {
    Double(time.tv_sec) * 1_000_000 + Double(time.tv_usec)
  }
}
