/// The resources that this process uses, and their limits.
package enum ProcessResources {
  /// The processor time that the process has used, in microseconds.
  package static var processorTime: Double {
    var usage = rusage()
    #if canImport(Darwin) || !canImport(Glibc)
      unsafe getrusage(RUSAGE_SELF, &usage)
    #else
      unsafe getrusage(__rusage_who_t(RUSAGE_SELF.rawValue), &usage)
    #endif
    return microseconds(usage.ru_utime) + microseconds(usage.ru_stime)
  }

  private static func microseconds(_ time: timeval) -> Double {
    Double(time.tv_sec) * 1_000_000 + Double(time.tv_usec)
  }

  /// Limits the size of the files that the process writes, in bytes.
  ///
  /// A write beyond it fails with `EFBIG` if the program ignores `SIGXFSZ`.
  package static func limitFileSize(to bytes: UInt) {
    var limit = rlimit(rlim_cur: rlim_t(bytes), rlim_max: rlim_t(bytes))
    #if canImport(Darwin) || !canImport(Glibc)
      unsafe setrlimit(RLIMIT_FSIZE, &limit)
    #else
      unsafe setrlimit(__rlimit_resource_t(RLIMIT_FSIZE.rawValue), &limit)
    #endif
  }
}
