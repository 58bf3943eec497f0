import HanokLocalization

/// What the command line asks the compiler to do.
struct Invocation: Equatable {
  /// The folder with the table that errors take their words from.
  var wording = ""
  /// The Swift file to write.
  var output = ""
  /// Whether the files are sources that a program shows, not tables.
  var areSources = false
  /// The folder in which the paths of sources are their names; nil where the last part of each is.
  var base: String?
  /// The target that gets the tables; empty where none is named.
  var target = ""
  /// The manifest of the target's package.
  var manifest = ""
  /// Tables that the target doesn't get, because they are in no folder of a language.
  var strays: [String] = []
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
      case "--base": base = rest.next()
      case "--target": target = rest.next() ?? ""
      case "--manifest": manifest = rest.next() ?? ""
      case "--stray": strays += rest.next().map { [$0] } ?? []
      case let option where option.hasPrefix("--"): return nil
      default: files.append(argument)
      }
    }
    if wording.isEmpty || output.isEmpty || files.isEmpty && manifest.isEmpty { return nil }
  }
}

extension Invocation {
  /// What is suspicious about the tables that the target gets and those that it doesn't.
  var warnings: [Problem] {
    let strays = strays.map { Problem(.strayTable, path: $0) }
    guard files.isEmpty else { return strays }
    return strays + [Problem(.noTable, ["target": .init(target)], path: manifest)]
  }
}
