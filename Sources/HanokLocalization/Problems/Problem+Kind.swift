public import MessageFormat

extension Problem {
  /// What can be wrong.
  ///
  /// Each kind has two entries in its string table: a sentence and a remedy.
  ///
  /// An application adds kinds of its own by naming its table.
  public struct Kind: Sendable, Hashable {
    /// What the kind's entries are called, after `problem.` and `remedy.`.
    public let name: String
    /// The string table that has the entries.
    public let table: String

    /// Names a kind whose words are in `table`.
    public init(_ name: String, table: String) {
      self.name = name
      self.table = table
    }

    private init(_ name: String) { self.init(name, table: "Hanok") }
  }
}

/// The kinds in string tables.
extension Problem.Kind {
  /// Bytes that are no text in the file's encoding, or NUL.
  public static let invalidEncoding = Self("invalid-encoding")
  /// A string without its closing quote.
  public static let unterminatedString = Self("unterminated-string")
  /// A comment without its end.
  public static let unterminatedComment = Self("unterminated-comment")
  /// A backslash before something that it can't escape: `escape`.
  public static let unknownEscape = Self("unknown-escape")
  /// A `\U` without four hexadecimal digits, or half of a surrogate pair: `escape`.
  public static let invalidCodeUnit = Self("invalid-code-unit")
  /// No equals sign after `key`.
  public static let missingEquals = Self("missing-equals")
  /// No value for `key`.
  public static let missingValue = Self("missing-value")
  /// No semicolon after the value of `key`.
  public static let missingSemicolon = Self("missing-semicolon")
  /// Text outside of quotes and comments: `text`.
  public static let strayText = Self("stray-text")
  /// A key that an entry on `line` has already: `key`.
  public static let duplicateKey = Self("duplicate-key")
  /// A key without a character.
  public static let emptyKey = Self("empty-key")
  /// Two keys that would give one Swift name: `key` and `other`.
  public static let sameName = Self("same-name")
}

/// The kinds in files and folders.
extension Problem.Kind {
  /// No such folder.
  public static let missingFolder = Self("missing-folder")
  /// A folder that can't be listed, or that is none.
  public static let unreadableFolder = Self("unreadable-folder")
  /// No such file.
  public static let missingFile = Self("missing-file")
  /// A file that can't be read, or that is none.
  public static let unreadableFile = Self("unreadable-file")
  /// A file of more bytes than any table should have: `limit`, in megabytes.
  public static let tooLargeFile = Self("too-large-file")
}

/// The kinds in languages.
extension Problem.Kind {
  /// Text that is no language tag: `tag`.
  public static let invalidLanguage = Self("invalid-language")
  /// A language that no table serves: `tag`; there are `languages`.
  public static let unknownLanguage = Self("unknown-language")
  /// A folder `<tag>.lproj` whose name is no language tag: `tag`.
  public static let invalidLanguageFolder = Self("invalid-language-folder")
  /// A folder `<tag>.lproj` whose name is the tag of no known language, but a country's: `tag`.
  public static let unlikelyLanguage = Self("unlikely-language")
  /// A folder without any folder `<tag>.lproj`.
  public static let noLanguages = Self("no-languages")
  /// Two folders for one language: `tag`; the one in `other` serves.
  public static let duplicateLanguage = Self("duplicate-language")
}

/// The kinds in messages.
extension Problem.Kind {
  /// A message that no table has: `key` of `table`.
  public static let missingMessage = Self("missing-message")
  /// A message shown in another language than asked for: `key` of `table`, in `language`.
  public static let untranslatedMessage = Self("untranslated-message")

  /// A message that the source language doesn't have: `key` of `table`.
  public static let extraKey = Self("extra-key")
  /// A variant for a plural category, `subject`, that `language` doesn't have, but `categories`: in
  /// `key`.
  public static let absentCategory = Self("absent-category")
  /// A table that isn't there in the source language: `table`; the source is `language`.
  public static let missingSource = Self("missing-source")
  /// A table that differs from the name of its target in upper and lower case: `table`, `target`.
  public static let misspelledTable = Self("misspelled-table")
  /// A table that is in no folder of a language.
  public static let strayTable = Self("stray-table")
  /// A target for which there is no table: `target`.
  public static let noTable = Self("no-table")

  /// An error that MessageFormat found, by its name in the specification.
  public static func message(_ kind: MessageError.Kind) -> Self { Self(kind.rawValue) }
}

extension Problem.Kind {
  /// Whether all works in spite of it.
  package var isWarning: Bool {
    [
      .unlikelyLanguage, .extraKey, .absentCategory, .missingSource, .misspelledTable, .strayTable,
      .noTable,
    ].contains(self)
  }

  /// Every kind of this module: what the table `Hanok` must have words for.
  package static var all: [Self] {
    [
      invalidEncoding, unterminatedString, unterminatedComment, unknownEscape, invalidCodeUnit,
      missingEquals, missingValue, missingSemicolon, strayText, duplicateKey, emptyKey, sameName,
      missingFolder, unreadableFolder, missingFile, unreadableFile, tooLargeFile, invalidLanguage,
      unknownLanguage, invalidLanguageFolder, noLanguages, duplicateLanguage, missingMessage,
      untranslatedMessage, unlikelyLanguage, extraKey, absentCategory, missingSource,
      misspelledTable, strayTable, noTable,
    ] + MessageError.Kind.allCases.map(message)
  }
}
