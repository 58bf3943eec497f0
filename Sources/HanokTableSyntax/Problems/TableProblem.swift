package import HanokFiles

/// A problem in a table, as data: `Problem` is the same with the messages of its words.
///
/// It needs no ICU, which would be built a second time for the compiler of tables.
package struct TableProblem: Error, Sendable, Hashable {
  /// An entry of a string table with the values of its variables.
  package struct Sentence: Sendable, Hashable {
    /// The key of the entry.
    package let key: String
    /// The name of the table.
    package let table: String
    /// The values of the variables by name.
    package let arguments: [String: Argument]

    /// Creates a sentence.
    package init(_ key: String, table: String, _ arguments: [String: Argument] = [:]) {
      self.key = key
      self.table = table
      self.arguments = arguments
    }
  }

  /// The value of a variable.
  package enum Argument: Sendable, Hashable {
    case text(String)
    case number(Int)
    indirect case sentence(Sentence)
  }

  /// The kind of the problem.
  package let kind: ProblemKind
  /// The arguments of the sentence and the remedy, by the names of their variables.
  package var arguments: [String: Argument]
  /// The file or folder of the problem, or nil if there is none.
  package let path: String?
  /// The place in the file, or nil if the problem is in the whole file.
  package let place: SourcePlace?
  /// The likely intended name, or nil if no candidate is near enough.
  package var suggestion: String?
  /// The advice, or nil if there is none.
  package var remedy: Sentence?

  /// Creates a problem, whose advice is the entry `remedy.<name>` of the kind's table.
  package init(
    _ kind: ProblemKind, _ arguments: [String: Argument] = [:], path: String? = nil,
    place: SourcePlace? = nil, suggestion: String? = nil
  ) {
    self.kind = kind
    self.arguments = arguments
    self.path = path
    self.place = place
    self.suggestion = suggestion
    remedy = Sentence("remedy." + kind.name, table: kind.table, arguments)
  }

  /// The sentence of the problem: the entry `problem.<name>` of the kind's table.
  package var sentence: Sentence {
    Sentence("problem." + kind.name, table: kind.table, arguments)
  }
}

extension TableProblem.Argument {
  /// Creates an argument from text.
  package init(_ text: String) { self = .text(text) }

  /// Creates an argument from an integer.
  package init(_ integer: Int) { self = .number(integer) }
}

extension TableProblem.Argument: ExpressibleByStringLiteral, ExpressibleByIntegerLiteral {
  /// Creates an argument from text.
  package init(stringLiteral text: String) { self = .text(text) }

  /// Creates an argument from an integer.
  package init(integerLiteral integer: Int) { self = .number(integer) }
}

// MARK: - Files

extension TableProblem {
  /// Creates the problem of a file that can't be read.
  package init(_ error: FileReadError) {
    switch error.reason {
    case .missing: self.init(.missingFile, path: error.path)
    case .notAFile, .unreadable: self.init(.unreadableFile, path: error.path)
    case .tooLarge(let limit):
      self.init(.tooLargeFile, ["limit": .init(limit >> 20)], path: error.path)
    }
  }

  /// Creates the problem of a file that can't be written.
  package init(_ error: FileWriteError) {
    self.init(.unwritableFile, ["reason": .init(error.reason.rawValue)], path: error.path)
  }
}

extension TableProblem: ProblemInFile {
  package static func further(_ count: Int, in path: String?) -> TableProblem {
    TableProblem(.furtherProblems, ["count": .init(count)], path: path)
  }
}
