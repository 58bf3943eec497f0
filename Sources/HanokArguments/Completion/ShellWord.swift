/// A word of a command line as it is typed in a shell.
package nonisolated enum ShellWord {
  /// The words of a command line that is being typed.
  package struct Line: Sendable {
    private let words: [String]

    // Bash has an equals sign as a separate word.
    init(_ words: [String]) { self.words = words.filter { $0 != "=" }.map(ShellWord.unquoted) }

    /// Returns the value of an option, or nil without it; the last one is used.
    package func value(of option: String) -> String? {
      CommandLocalization.value(of: option, in: words).flatMap { $0.isEmpty ? nil : $0 }
    }
  }

  /// Returns a word without its quotation marks and backslashes, as far as it is typed.
  static func unquoted(_ word: String) -> String {
    var text = ""
    var quote: Character?
    var isEscaped = false
    for character in word {
      if isEscaped {
        text.append(character)
        isEscaped = false
      } else if character == "\\", quote != "'" {
        isEscaped = true
      } else if character == quote {
        quote = nil
      } else if quote == nil, ["'", "\""].contains(character) {
        quote = character
      } else {
        text.append(character)
      }
    }
    return text
  }
}
