public import HanokUnicode

extension FormatterCache {
  /// The formatter of ranges of a language and a skeleton.
  public func numberRangeFormat(
    _ language: LanguageTag, skeleton: String
  ) throws(ICUError) -> NumberRangeFormat {
    let key = Key(language: language, settings: skeleton)
    return try ranges.value(for: key) { () throws(ICUError) in
      try NumberRangeFormat(language, skeleton: skeleton)
    }
  }

  /// The formatter of lists of a language.
  public func listFormat(
    _ language: LanguageTag, _ kind: ListFormat.Kind, _ width: ListFormat.Width
  ) throws(ICUError) -> ListFormat {
    let key = Key(language: language, settings: "\(kind) \(width)")
    return try lists.value(for: key) { () throws(ICUError) in
      try ListFormat(language, kind: kind, width: width)
    }
  }

  /// The formatter of relative dates of a language.
  public func relativeDateFormat(
    _ language: LanguageTag, _ style: RelativeDateFormat.Style
  ) throws(ICUError) -> RelativeDateFormat {
    let key = Key(language: language, settings: "\(style)")
    return try relativeDates.value(for: key) { () throws(ICUError) in
      try RelativeDateFormat(language, style: style)
    }
  }

  /// The words for numbers of a language; of no kind, the usual ones.
  public func spellOut(
    _ language: LanguageTag, _ kind: SpellOut.Kind?
  ) throws(ICUError) -> SpellOut {
    let key = Key(language: language, settings: kind?.rawValue ?? "")
    return try spellOuts.value(for: key) { () throws(ICUError) in
      guard let kind else { return try SpellOut(language) }
      return try SpellOut(language, kind: kind)
    }
  }

  /// The names that a language has for languages.
  public func languageNames(
    _ language: LanguageTag, _ style: LanguageNames.Style, _ length: LanguageNames.Length
  ) throws(ICUError) -> LanguageNames {
    let key = Key(language: language, settings: "\(style) \(length)")
    return try names.value(for: key) { () throws(ICUError) in
      try LanguageNames(language, style: style, length: length)
    }
  }
}
