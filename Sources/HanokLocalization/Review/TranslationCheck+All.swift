/// The checks, in groups.
extension TranslationCheck {
  // Files.
  static let syntax = Self("syntax", .error)
  static let encoding = Self("encoding", .error)
  static let byteOrderMark = Self("byte-order-mark", .note)
  static let lineEnds = Self("line-ends", .note)
  static let notNFC = Self("not-nfc", .warning)
  static let duplicateKey = Self("duplicate-key", .error)
  static let conflictMarker = Self("conflict-marker", .error)
  package static let strayTable = Self("stray-table", .warning)
  package static let folderName = Self("folder-name", .warning)
  package static let unreadable = Self("unreadable", .error)
  // Keys.
  package static let missing = Self("missing", .warning)
  static let extra = Self("extra", .warning)
  static let renamed = Self("renamed", .warning)
  /// A message of the source language that no code uses.
  package static let unused = Self("unused", .warning)
  /// A table of the source language that a language doesn't have: a warning, unless most are missing.
  package static let missingTable = Self("missing-table", .warning)
  package static let untranslated = Self("untranslated", .warning)
  static let order = Self("order", .note)
  // Messages and their variables.
  static let messageSyntax = Self("message-syntax", .error)
  static let dataModel = Self("data-model", .error)
  static let unknownFunction = Self("unknown-function", .error)
  static let badOption = Self("bad-option", .error)
  static let badOperand = Self("bad-operand", .error)
  static let badVariantKey = Self("bad-variant-key", .error)
  static let unknownMarkup = Self("unknown-markup", .warning)
  static let unknownVariable = Self("unknown-variable", .error)
  package static let missingVariable = Self("missing-variable", .warning)
  static let otherType = Self("other-type", .error)
  static let variableOrder = Self("variable-order", .note)
  static let variableInKey = Self("variable-in-key", .warning)
  // Variants.
  static let missingCategory = Self("missing-category", .warning)
  static let absentCategory = Self("absent-category", .warning)
  static let unreachableVariant = Self("unreachable-variant", .warning)
  static let noCatchAll = Self("no-catch-all", .error)
  static let sameVariants = Self("same-variants", .note)
  static let literalInOne = Self("literal-in-one", .warning)
  static let missingSelector = Self("missing-selector", .note)
  static let numberWrittenOut = Self("number-written-out", .warning)
  // Markup.
  static let markupDiffers = Self("markup-differs", .error)
  // Text.
  static let sameAsSource = Self("same-as-source", .warning)
  package static let changedSource = Self("changed-source", .warning)
  package static let needsReview = Self("needs-review", .warning)
  static let endSpace = Self("end-space", .warning)
  static let doubleSpace = Self("double-space", .warning)
  static let doubleWord = Self("double-word", .note)
  static let lineBreaks = Self("line-breaks", .warning)
  static let tabs = Self("tabs", .warning)
  static let sentenceCount = Self("sentence-count", .note)
  static let muchLonger = Self("much-longer", .note)
  static let muchShorter = Self("much-shorter", .note)
  static let startCapital = Self("start-capital", .note)
  static let acronym = Self("acronym", .note)
  static let url = Self("url", .warning)
  static let email = Self("email", .warning)
  static let path = Self("path", .warning)
  static let option = Self("option", .warning)
  static let number = Self("number", .warning)
  static let htmlEntity = Self("html-entity", .warning)
  static let escape = Self("escape", .warning)
  static let emoji = Self("emoji", .note)
  static let symbol = Self("symbol", .warning)
  // Typography.
  static let endPunctuation = Self("end-punctuation", .warning)
  static let brackets = Self("brackets", .warning)
  static let quotes = Self("quotes", .warning)
  static let apostrophe = Self("apostrophe", .note)
  static let ellipsis = Self("ellipsis", .warning)
  static let dash = Self("dash", .note)
  static let spaceBeforePunctuation = Self("space-before-punctuation", .warning)
  static let openingMarks = Self("opening-marks", .warning)
  static let foreignMark = Self("foreign-mark", .warning)
  static let fullWidth = Self("full-width", .warning)
  static let halfWidthKana = Self("half-width-kana", .warning)
  static let digits = Self("digits", .warning)
  // Direction and letters.
  static let loneBidiControl = Self("lone-bidi-control", .error)
  static let unbalancedIsolate = Self("unbalanced-isolate", .error)
  static let notIsolated = Self("not-isolated", .warning)
  static let mirroredSign = Self("mirrored-sign", .note)
  static let wrongScript = Self("wrong-script", .warning)
  static let controlCharacter = Self("control-character", .error)
  static let zeroWidthSpace = Self("zero-width-space", .warning)
  static let invisibleCharacter = Self("invisible-character", .warning)
  static let privateUse = Self("private-use", .warning)
  // The terminal.
  static let tooWide = Self("too-wide", .warning)
  static let mnemonicMissing = Self("mnemonic-missing", .warning)
  static let mnemonicTwice = Self("mnemonic-twice", .warning)
  static let mnemonicNotInLabel = Self("mnemonic-not-in-label", .warning)
  static let lineModeClash = Self("line-mode-clash", .warning)
  // Languages.
  static let particleWrittenOut = Self("particle-written-out", .warning)
  static let particleFixed = Self("particle-fixed", .warning)
  static let unspacedCounter = Self("unspaced-counter", .note)
  static let mixedStyle = Self("mixed-style", .warning)
  static let longVowel = Self("long-vowel", .note)
  static let dualByNumber = Self("dual-by-number", .note)
  static let tatweel = Self("tatweel", .note)
  // Terms.
  static let term = Self("term", .warning)
  static let inconsistent = Self("inconsistent", .note)
  static let reused = Self("reused", .note)
  // Allowances.
  static let unusedAllowance = Self("unused-allowance", .warning)
  static let unknownCheck = Self("unknown-check", .error)

  /// Every check, in groups.
  package static let all: [TranslationCheck] = [
    syntax, encoding, byteOrderMark, lineEnds, notNFC, duplicateKey, conflictMarker, strayTable,
    folderName, unreadable, missing, missingTable, unused, extra, renamed, untranslated, order,
    messageSyntax,
    dataModel, unknownFunction, badOption, badOperand, badVariantKey, unknownMarkup,
    unknownVariable,
    missingVariable, otherType, variableOrder, variableInKey, missingCategory, absentCategory,
    unreachableVariant, noCatchAll, sameVariants, literalInOne, missingSelector,
    numberWrittenOut, markupDiffers, sameAsSource, changedSource, needsReview, endSpace,
    doubleSpace, doubleWord, lineBreaks, tabs, sentenceCount, muchLonger, muchShorter, startCapital,
    acronym,
    url, email, path, option, number, htmlEntity, escape, emoji, symbol, endPunctuation, brackets,
    quotes,
    apostrophe, ellipsis, dash, spaceBeforePunctuation, openingMarks, foreignMark, fullWidth,
    halfWidthKana,
    digits, loneBidiControl, unbalancedIsolate, notIsolated, mirroredSign, wrongScript,
    controlCharacter, zeroWidthSpace, invisibleCharacter, privateUse, tooWide, mnemonicMissing,
    mnemonicTwice,
    mnemonicNotInLabel, lineModeClash, particleWrittenOut, particleFixed, unspacedCounter,
    mixedStyle, longVowel, dualByNumber, tatweel, term, inconsistent, reused, unusedAllowance,
    unknownCheck,
  ]

  private static let names = Dictionary(uniqueKeysWithValues: all.map { ($0.name, $0) })

  /// Creates the check of a name; nil if there is none.
  package init?(named name: String) {
    guard let check = Self.names[name] else { return nil }
    self = check
  }

  /// The kind of its sentence.
  package var kind: Problem.Kind { Problem.Kind(name, table: "HanokReview") }
}
