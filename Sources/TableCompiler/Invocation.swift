/// What the command line asks the compiler to do.
struct Invocation: Equatable {
  /// The folder with the table that errors take their words from.
  var wording = ""
  /// The Swift file to write.
  var output = ""
  /// Whether the files are sources that a program shows, not tables.
  var areSources = false
  /// The files: tables, as paths `<tag>.lproj/<Table>.strings`, or sources.
  var files: [String] = []

  /// Reads the arguments after the command's name; nil when one is missing or unknown.
  init?(_ arguments: some Sequence<String>) {
    var rest = arguments.makeIterator()
    while let argument = rest.next() {
      switch argument {
      case "--wording": wording = rest.next() ?? ""
      case "--output": output = rest.next() ?? ""
      case "--sources": areSources = true
      case let option where option.hasPrefix("--"): return nil
      default: files.append(argument)
      }
    }
    if wording.isEmpty || output.isEmpty || files.isEmpty { return nil }
  }
}
