import HanokTableSyntax

/// The command line of the compiler.
struct Invocation: Equatable {
  /// The folder with the table of error messages.
  var wording = ""
  /// The Swift file to write.
  var output = ""
  /// Whether the files are sources that a program contains, not tables.
  var areSources = false
  /// The folder that the names of sources are relative to; nil to use the last path component.
  var base: String?
  /// The target of the tables; empty if there is none.
  var target = ""
  /// The manifest of the target's package.
  var manifest = ""
  /// Tables outside of language folders, which are not compiled.
  var strays: [String] = []
  /// The folders of languages that have none of the target's tables.
  var lacking: [String] = []
  /// The tables of libraries that the program shows.
  var libraries: [String] = []
  /// The files: tables, as paths `<tag>.lproj/<Table>.strings`, or sources.
  var files: [String] = []

  /// Parses the arguments after the command's name; returns nil if one is missing or unknown.
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
      case "--lacking": lacking += rest.next().map { [$0] } ?? []
      case "--library": libraries += rest.next().map { [$0] } ?? []
      case let option where option.hasPrefix("--"): return nil
      default: files.append(argument)
      }
    }
    if wording.isEmpty || output.isEmpty || files.isEmpty && manifest.isEmpty { return nil }
  }
}

extension Invocation {
  /// The warnings about the files of the command line.
  var warnings: [TableProblem] {
    let strays = strays.map { TableProblem(.strayTable, path: $0) }
    guard files.isEmpty else { return strays }
    return strays + [TableProblem(.noTable, ["target": .init(target)], path: manifest)]
  }
}
