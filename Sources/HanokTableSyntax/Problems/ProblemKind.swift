public import MessageSyntax

/// The kind of a problem: `Problem.Kind`.
///
/// Each kind has two entries in its string table: a sentence and a remedy.
///
/// An application adds its own kinds with the name of its table.
public struct ProblemKind: Sendable, Hashable {
  /// The name of the kind's entries, after `problem.` and `remedy.`.
  public let name: String
  /// The string table with the entries.
  public let table: String

  /// Creates a kind whose words are in `table`.
  public init(_ name: String, table: String) {
    self.name = name
    self.table = table
  }

  private init(_ word: ToolkitWord) { self.init(word.name, table: "Hanok") }

  /// The kinds with words in the table `Hanok`, which a test compares with the table.
  fileprivate enum ToolkitWord: String, CaseIterable {
    case invalidEncoding, unterminatedString, unterminatedComment, unknownEscape, invalidCodeUnit
    case missingEquals, missingValue, missingSemicolon, typographicQuote, strayText, duplicateKey
    case emptyKey, sameName
    case missingFolder, unreadableFolder, missingFile, goneTable, emptyTable, unreadableFile
    case tooLargeFile, unwritableFile, furtherProblems
    case invalidLanguage, unknownLanguage, invalidLanguageFolder, unlikelyLanguage, noLanguages
    case misnamedLanguage, misnamedTable, duplicateLanguage
    case unknownKeyword, unclosedPlaceholder
    case missingMessage, untranslatedMessage, extraKey, absentCategory, missingSource
    case misspelledTable, strayTable, noTable

    /// The words of the name with hyphens: `missing-folder`.
    var name: String {
      rawValue.reduce(into: "") { $0 += $1.isUppercase ? "-\($1.lowercased())" : String($1) }
    }
  }
}

/// The kinds in string tables.
extension ProblemKind {
  /// Bytes that are invalid in the file's encoding, or NUL.
  public static let invalidEncoding = Self(.invalidEncoding)
  /// A string without its closing quote.
  public static let unterminatedString = Self(.unterminatedString)
  /// A comment without its end.
  public static let unterminatedComment = Self(.unterminatedComment)
  /// A backslash before something that it can't escape: `escape`.
  public static let unknownEscape = Self(.unknownEscape)
  /// A `\U` without four hexadecimal digits, or half of a surrogate pair: `escape`.
  public static let invalidCodeUnit = Self(.invalidCodeUnit)
  /// No equals sign after `key`.
  public static let missingEquals = Self(.missingEquals)
  /// No value for `key`.
  public static let missingValue = Self(.missingValue)
  /// No semicolon after the value of `key`.
  public static let missingSemicolon = Self(.missingSemicolon)
  /// A typographic quotation mark in place of a straight one: `subject`.
  public static let typographicQuote = Self(.typographicQuote)
  /// Text outside of quotes and comments: `text`.
  public static let strayText = Self(.strayText)
  /// A second entry with the same key as the entry on `line`: `key`.
  public static let duplicateKey = Self(.duplicateKey)
  /// An empty key.
  public static let emptyKey = Self(.emptyKey)
  /// Two keys with the same Swift name: `key` and `other`.
  public static let sameName = Self(.sameName)
}

/// The kinds in files and folders.
extension ProblemKind {
  /// A folder that doesn't exist.
  public static let missingFolder = Self(.missingFolder)
  /// A folder that can't be listed, or that is not a folder.
  public static let unreadableFolder = Self(.unreadableFolder)
  /// A file that doesn't exist.
  public static let missingFile = Self(.missingFile)
  /// A table that has disappeared while a program uses it.
  package static let goneTable = Self(.goneTable)
  /// A table that has lost all its entries while a program uses it.
  package static let emptyTable = Self(.emptyTable)
  /// A file that can't be read, or that is not a file.
  public static let unreadableFile = Self(.unreadableFile)
  /// A file that is larger than any table should be: `limit`, in megabytes.
  public static let tooLargeFile = Self(.tooLargeFile)
  /// A file that can't be written: `reason` is `full`, `read-only`, `permission`, `folder` or `other`.
  public static let unwritableFile = Self(.unwritableFile)
  /// Problems of a file beyond the first ones: `count`.
  package static let furtherProblems = Self(.furtherProblems)
}

/// The kinds in languages.
extension ProblemKind {
  /// Text that is not a language tag: `tag`.
  public static let invalidLanguage = Self(.invalidLanguage)
  /// A language without a table: `tag`; the available ones are `languages`.
  public static let unknownLanguage = Self(.unknownLanguage)
  /// A folder `<tag>.lproj` whose name is not a language tag: `tag`.
  public static let invalidLanguageFolder = Self(.invalidLanguageFolder)
  /// A folder `<tag>.lproj` whose name is the tag of a country instead of a known language: `tag`.
  public static let unlikelyLanguage = Self(.unlikelyLanguage)
  /// A folder without any folder `<tag>.lproj`.
  public static let noLanguages = Self(.noLanguages)
  /// A folder or file whose name is nearly that of a language's folder: `name` is right, for `tag`.
  public static let misnamedLanguage = Self(.misnamedLanguage)
  /// A file whose name is nearly that of a table, which is missing: `name` is right, for `tag`.
  public static let misnamedTable = Self(.misnamedTable)
  /// Two folders for one language: `tag`; the one in `other` is used.
  public static let duplicateLanguage = Self(.duplicateLanguage)
}

/// The kinds in messages.
extension ProblemKind {
  /// A word that begins with a full stop in a message that does, and is no keyword: `subject`.
  public static let unknownKeyword = Self(.unknownKeyword)
  /// A brace that opens a placeholder without an end.
  public static let unclosedPlaceholder = Self(.unclosedPlaceholder)
  /// A message that is in no table: `key` of `table`.
  public static let missingMessage = Self(.missingMessage)
  /// A message in another language than requested: `key` of `table`, in `language`.
  public static let untranslatedMessage = Self(.untranslatedMessage)

  /// A message that the source language doesn't have: `key` of `table`.
  public static let extraKey = Self(.extraKey)
  /// A variant for a plural category, `subject`, that `language` doesn't have: in `key`.
  ///
  /// `categories` are those that it has.
  public static let absentCategory = Self(.absentCategory)
  /// A table that is missing in the source language: `table`; the source is `language`.
  public static let missingSource = Self(.missingSource)
  /// A table whose name differs from its target's in letter case only: `table`, `target`.
  public static let misspelledTable = Self(.misspelledTable)
  /// A table that is not in a language's folder.
  public static let strayTable = Self(.strayTable)
  /// A target without a table: `target`.
  public static let noTable = Self(.noTable)

  /// Returns the kind of an error of MessageFormat, by its name in the specification.
  public static func message(_ kind: MessageError.Kind) -> Self {
    Self(kind.rawValue, table: "Hanok")
  }
}

extension ProblemKind {
  /// Whether everything works in spite of the problem.
  package var isWarning: Bool {
    [
      .unlikelyLanguage, .extraKey, .absentCategory, .missingSource, .misspelledTable, .strayTable,
      .noTable,
    ].contains(self)
  }

  /// Every kind of this module: the table `Hanok` must have words for each.
  package static var all: [Self] {
    ToolkitWord.allCases.map { Self($0) } + MessageError.Kind.allCases.map(message)
  }
}
