import Testing

/// Every way to a terminal has its filter: no source writes to one by itself.
@Suite struct WaysOutTests {
  /// The functions that write to a descriptor or a stream, in C and in Swift.
  private static let writers = [
    "aio_write", "copy_file_range", "debugPrint", "dprintf", "dump", "err", "errx", "fprintf",
    "fputc", "fputs", "fputws", "fwprintf", "fwrite", "perror", "print", "printf", "psignal",
    "putc", "putchar", "puts", "putw", "pwrite", "pwritev", "sendfile", "sendmsg", "sendto",
    "splice", "syscall", "syslog", "tee", "vdprintf", "vfprintf", "vmsplice", "vprintf", "vsyslog",
    "vwarn", "vwarnx", "wall", "warn", "warnx", "wprintf", "writev",
  ]
  /// The types that write, and the streams of C.
  private static let streams = [
    "DispatchIO", "FileDescriptor", "FileHandle", "OutputStream", "Process", "TextOutputStream",
    "stderr", "stdout",
  ]

  /// The sources that write, with the reason why nothing unfiltered reaches a terminal by them.
  private static let reasons = [
    "Sources/CHanokFiles/pipes.c": "It writes the bytes of the DescriptorWriter.",
    "Sources/CHanokTerminal/errors.c": "It replaces the controls of the errors that were kept.",
    "Sources/CHanokTerminal/signals.c": "It writes the numbers of signals to a pipe.",
    "Sources/CHanokTerminal/terminal.c":
      "It writes the bytes of the TerminalDevice, and those that restore the terminal.",
    "Sources/Hanok/Application/MemoryPressure.swift": "It writes to a file of the kernel.",
    "Sources/HanokFiles/DescriptorWriter.swift": "It has the filter of text.",
    "Sources/HanokTerminal/Device/TerminalDevice.swift":
      "Its bytes are those of cells and sequences.",
    "Sources/HanokUnicode/TextBuffer.swift": "It calls a closure with a buffer in memory.",
    "Sources/HanokTesting/TemporaryFolder.swift": "It writes files in its own folder, in tests.",
  ]

  /// Returns what in a source writes, each once.
  ///
  /// - Parameter isC: Whether the source is in C, where a `write` without a receiver is the system's. In
  ///   Swift, that has a pointer, which `unsafe` marks, or is named after its module.
  static func writes(in source: String, isC: Bool = false) -> Set<String> {
    var found: Set<String> = []
    for word in SourceWords(source).words {
      let isCalled = word.next == UInt8(ascii: "(")
      let isMethod = word.previous == UInt8(ascii: ".") || word.previous == UInt8(ascii: ">")
      let isDeclared = word.before == "func"
      if streams.contains(word.text) {
        found.insert(word.text)
      } else if writers.contains(word.text) {
        if isCalled, !isMethod, !isDeclared { found.insert(word.text) }
      } else if ["send", "write"].contains(word.text) {
        let isOfModule = isMethod && modules.contains(word.before)
        let isUnsafe = isCalled && !isMethod && word.before == "unsafe"
        if isOfModule || isUnsafe || isC && isCalled && !isMethod { found.insert(word.text) }
      } else if cWriters.contains(word.text) {
        found.insert(word.text)
      }
    }
    return found
  }

  /// The functions of C targets that write to a descriptor.
  private static let cWriters = ["cfiles_write", "cterminal_write", "terminal_write"]
  private static let modules = ["Darwin", "Glibc", "HanokSystem", "Musl"]

  @Test func onlyTheFiltersWrite() throws {
    var found: Set<String> = []
    for suffix in [".swift", ".c", ".cpp"] {
      for (path, source) in try PackageSources.files(below: "Sources", suffix: suffix) {
        let writes = Self.writes(in: source, isC: suffix != ".swift")
        if writes.isEmpty { continue }
        found.insert(path)
        #expect(Self.reasons[path] != nil, "\(path) writes by \(writes.sorted())")
      }
    }
    // A reason that isn't needed any more would hide the next fault.
    #expect(found == Set(Self.reasons.keys))
  }

  /// A sequence that isn't one of the toolkit's would be written as it is.
  @Test func sequencesAreInOneFile() throws {
    let readers = [
      "Sources/HanokTerminal/Sequences/ControlFunction.swift",
      // The emulator reads sequences, and answers as a terminal does.
      "Sources/HanokScenes/EmulatedSequence.swift", "Sources/HanokScenes/TerminalEmulator.swift",
      // Texts that show what becomes of sequences.
      "Sources/Gallery/Screens/Listing/LogViewScreen.swift", "Sources/HanokTesting/Monkey.swift",
    ]
    for (path, source) in try PackageSources.files(below: "Sources", suffix: ".swift") {
      for line in source.split(separator: "\n") where !line.contains("///") {
        let hasEscape = ["1B", "1b", "9B", "9b", "9D", "9d"].contains {
          line.contains("\\u{\($0)}")
        }
        #expect(!hasEscape || readers.contains(path), "\(path): \(line)")
        if line.contains("write(control: "), !line.contains("StaticString") {
          #expect(line.contains("write(control: ControlFunction."), "\(path): \(line)")
        }
      }
    }
  }

  /// The runtime writes the message of a trap as it is.
  @Test func trapsHaveConstantMessages() throws {
    for (path, source) in try PackageSources.files(below: "Sources", suffix: ".swift") {
      for trap in ["fatalError(", "preconditionFailure(", "assertionFailure("] {
        for rest in source.split(separator: trap).dropFirst() {
          let message = rest.prefix { $0 != ")" }
          #expect(!message.contains("\\("), "\(path): \(trap)\(message)")
        }
      }
    }
  }

  @Test(arguments: [
    ("  print(text)", ["print"]), ("    unsafe fputs(text, stderr)", ["fputs", "stderr"]),
    ("_ = unsafe write(1, bytes, 3)", ["write"]), ("by: HanokSystem.write)", ["write"]),
    ("FileHandle.standardOutput", ["FileHandle"]), ("unsafe puts (text)", ["puts"]),
    ("let put = unsafe cterminal_write(a, 1)", ["cterminal_write"]),
    ("  func print(_ text: String)", []), ("screen.print(text)", []), ("write(line)", []),
    ("// print(text)", []), ("canvas.write(text)", []), ("printable(text)", []),
    ("/* puts(text) */ let puts = 1", []), ("a //\nprint(text)", ["print"]),
  ])
  func aWayIsFound(code: String, writes: [String]) {
    #expect(Self.writes(in: code) == Set(writes))
  }

  @Test(arguments: [
    ("  ssize_t n = write(fd, bytes, 1);", ["write"]), ("device->write(bytes);", []),
    ("fprintf(stderr, \"a\");", ["fprintf", "stderr"]), ("// write(1, bytes, 1)", []),
  ])
  func aWayInCIsFound(code: String, writes: [String]) {
    #expect(Self.writes(in: code, isC: true) == Set(writes))
  }
}
