/// What the command line asks the compiler to do.
struct Invocation: Equatable {
  /// The folder with the table that errors take their words from.
  var wording = ""
  /// The Swift file to write.
  var output = ""
  /// The tables, as paths `<tag>.lproj/<Table>.strings`.
  var tables: [String] = []

  /// Reads the arguments after the command's name; nil when one is missing or unknown.
  init?(_ arguments: some Sequence<String>) {
    var rest = arguments.makeIterator()
    while let argument = rest.next() {
      switch argument {
      case "--wording": wording = rest.next() ?? ""
      case "--output": output = rest.next() ?? ""
      case let option where option.hasPrefix("--"): return nil
      default: tables.append(argument)
      }
    }
    if wording.isEmpty || output.isEmpty || tables.isEmpty { return nil }
  }
}
