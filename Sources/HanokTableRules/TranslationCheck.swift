package import HanokTableSyntax

/// A check of translations.
///
/// Its name allows what it finds: `@allow much-longer There is room for it.`
package enum TranslationCheck: String, Sendable, CaseIterable, CustomStringConvertible {
  // Files.
  case syntax
  case encoding
  case byteOrderMark = "byte-order-mark"
  case lineEnds = "line-ends"
  case notNFC = "not-nfc"
  case duplicateKey = "duplicate-key"
  case conflictMarker = "conflict-marker"
  case strayTable = "stray-table"
  case folderName = "folder-name"
  case unreadable
  // Keys.
  case missing
  /// A table of the source language that a language doesn't have: a warning, unless most are missing.
  case missingTable = "missing-table"
  /// A message of the source language that no code uses.
  case unused
  case extra
  case renamed
  case untranslated
  case order
  // Messages and their variables.
  case messageSyntax = "message-syntax"
  case dataModel = "data-model"
  case unknownFunction = "unknown-function"
  case badOption = "bad-option"
  case badOperand = "bad-operand"
  case badVariantKey = "bad-variant-key"
  case unknownMarkup = "unknown-markup"
  case unknownVariable = "unknown-variable"
  case missingVariable = "missing-variable"
  case otherType = "other-type"
  case variableOrder = "variable-order"
  case variableInKey = "variable-in-key"
  // Variants.
  case missingCategory = "missing-category"
  case absentCategory = "absent-category"
  case unreachableVariant = "unreachable-variant"
  case noCatchAll = "no-catch-all"
  case sameVariants = "same-variants"
  case literalInOne = "literal-in-one"
  case missingSelector = "missing-selector"
  case numberWrittenOut = "number-written-out"
  // Markup.
  case markupDiffers = "markup-differs"
  // Text.
  case sameAsSource = "same-as-source"
  case changedSource = "changed-source"
  case needsReview = "needs-review"
  case endSpace = "end-space"
  case doubleSpace = "double-space"
  case doubleWord = "double-word"
  case lineBreaks = "line-breaks"
  case tabs
  case sentenceCount = "sentence-count"
  case muchLonger = "much-longer"
  case muchShorter = "much-shorter"
  case startCapital = "start-capital"
  case acronym
  case url
  case email
  case path
  case option
  case number
  case htmlEntity = "html-entity"
  case escape
  case emoji
  case symbol
  // Typography.
  case endPunctuation = "end-punctuation"
  case brackets
  case quotes
  case apostrophe
  case ellipsis
  case dash
  case spaceBeforePunctuation = "space-before-punctuation"
  case openingMarks = "opening-marks"
  case foreignMark = "foreign-mark"
  case fullWidth = "full-width"
  case halfWidthKana = "half-width-kana"
  case digits
  // Direction and letters.
  case loneBidiControl = "lone-bidi-control"
  case unbalancedIsolate = "unbalanced-isolate"
  case notIsolated = "not-isolated"
  case mirroredSign = "mirrored-sign"
  case wrongScript = "wrong-script"
  case controlCharacter = "control-character"
  case zeroWidthSpace = "zero-width-space"
  case invisibleCharacter = "invisible-character"
  case privateUse = "private-use"
  // The terminal.
  case tooWide = "too-wide"
  case mnemonicMissing = "mnemonic-missing"
  case mnemonicTwice = "mnemonic-twice"
  case mnemonicNotInLabel = "mnemonic-not-in-label"
  case lineModeClash = "line-mode-clash"
  // Languages.
  case particleWrittenOut = "particle-written-out"
  case particleFixed = "particle-fixed"
  case unspacedCounter = "unspaced-counter"
  case mixedStyle = "mixed-style"
  case longVowel = "long-vowel"
  case dualByNumber = "dual-by-number"
  case tatweel
  // Terms.
  case term
  case inconsistent
  case reused
  // Allowances.
  case unusedAllowance = "unused-allowance"
  case unknownCheck = "unknown-check"

  /// The name, in kebab case.
  package var name: String { rawValue }
  package var description: String { name }

  /// The kind of its sentence.
  package var kind: ProblemKind { ProblemKind(name, table: "HanokReview") }
}

extension TranslationCheck {
  /// How grave a finding is.
  package enum Severity: String, Sendable, Comparable, CaseIterable {
    /// It is reported where it is asked for.
    case note
    /// The program works, but a reader is likely to see a mistake.
    case warning
    /// The program refuses the message, or shows something wrong.
    case error

    package static func < (first: Severity, second: Severity) -> Bool {
      Self.allCases.firstIndex(of: first) ?? 0 < Self.allCases.firstIndex(of: second) ?? 0
    }
  }

  /// The severity of its findings.
  package var severity: Severity {
    switch self {
    case .syntax, .encoding, .duplicateKey, .conflictMarker, .unreadable, .messageSyntax,
      .dataModel, .unknownFunction, .badOption, .badOperand, .badVariantKey, .unknownVariable,
      .otherType, .noCatchAll, .markupDiffers, .loneBidiControl, .unbalancedIsolate,
      .controlCharacter, .unknownCheck:
      .error
    case .byteOrderMark, .lineEnds, .order, .variableOrder, .sameVariants, .missingSelector,
      .doubleWord, .sentenceCount, .muchLonger, .muchShorter, .startCapital, .acronym, .emoji,
      .apostrophe, .dash, .mirroredSign, .unspacedCounter, .longVowel, .dualByNumber, .tatweel,
      .inconsistent, .reused:
      .note
    default: .warning
    }
  }
}
