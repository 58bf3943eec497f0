public import HanokDrawing

/// A language of source code whose highlighter is shipped.
public nonisolated enum CodeLanguage: String, CaseIterable, Hashable, Sendable {
  /// Swift.
  case swift
  /// JSON.
  case json
  /// A table of strings with messages.
  case strings
  /// The changes between files.
  case diff
  /// A shell's commands.
  case shell

  /// Finds the language of a file by its name, or returns nil for another language.
  ///
  /// - Parameter fileName: The name, or the path; upper and lower case are the same.
  public init?(fileName: String) {
    let name = fileName.split(separator: "/").last?.lowercased() ?? ""
    let ending = name.split(separator: ".", omittingEmptySubsequences: false).last ?? ""
    let isEnding = ending.utf8.count < name.utf8.count
    let found = Self.allCases.first { language in
      isEnding && language.fileEndings.contains(String(ending)) || language.fileNames.contains(name)
    }
    guard let found else { return nil }
    self = found
  }

  /// Finds the language of a code block in Markdown by its info string, or returns nil for another one.
  ///
  /// The first word is the name of the language, as in `swift`, `sh title="Build"` or `{.json}`.
  public init?(infoString: String) {
    let word = infoString.lowercased().split { " \t,:{}.".contains($0) }.first ?? ""
    guard let found = Self.allCases.first(where: { $0.names.contains(String(word)) }) else {
      return nil
    }
    self = found
  }

  /// The states of the lines of a text in this language.
  public func highlightedLines() -> HighlightedLines {
    switch self {
    case .swift: HighlightedLines(SwiftHighlighter())
    case .json: HighlightedLines(JSONHighlighter())
    case .strings: HighlightedLines(StringsHighlighter())
    case .diff: HighlightedLines(DiffHighlighter())
    case .shell: HighlightedLines(ShellHighlighter())
    }
  }

  /// The names in info strings.
  private var names: [String] {
    switch self {
    case .swift, .strings: [rawValue]
    case .json: ["json", "jsonc", "json5", "jsonl"]
    case .diff: ["diff", "patch", "udiff"]
    case .shell: ["sh", "shell", "bash", "zsh", "ksh", "dash"]
    }
  }

  private var fileEndings: [String] {
    switch self {
    case .swift: ["swift", "swiftinterface"]
    case .json: ["json", "jsonc", "json5", "jsonl", "resolved", "xcstrings"]
    case .strings: ["strings"]
    case .diff: ["diff", "patch"]
    case .shell: ["sh", "bash", "zsh", "ksh", "dash", "command"]
    }
  }

  private var fileNames: [String] {
    switch self {
    case .shell: [".bashrc", ".bash_profile", ".profile", ".zshrc", ".zshenv", ".zprofile"]
    default: []
    }
  }
}

nonisolated extension CodeLanguage {
  /// Returns lines of source code with the roles of their parts.
  ///
  /// - Complexity: O(*n*) in their length.
  public func highlighted(_ lines: [String]) -> [AttributedText] {
    let lines = lines.map { $0[...] }
    var states = highlightedLines()
    states.read(through: lines.count, of: lines)
    return lines.enumerated().map { index, line in
      AttributedText(line, spans: states.spans(of: line, at: index))
    }
  }

  /// Returns lines in the language of an info string, or nil for a language that isn't shipped.
  ///
  /// It is the highlighter of a document's code unless an app has another one.
  public static func highlighted(_ language: String, _ lines: [String]) -> [AttributedText]? {
    CodeLanguage(infoString: language)?.highlighted(lines)
  }
}
