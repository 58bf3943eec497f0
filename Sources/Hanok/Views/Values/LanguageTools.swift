import HanokUnicode

/// Values that are opened once for a language, such as its formatters, and again for another one.
struct LanguageTools<Tools> {
  private var known: (language: LanguageTag, tools: Tools?)?

  /// Returns the tools of a language, which are opened if the last ones were another's.
  ///
  /// Without a language, as outside a window, they are the last ones: a field that leaves the window
  /// with the focus still reads what was typed.
  mutating func tools(
    of language: LanguageTag?, open: (LanguageTag) -> Tools?
  ) -> Tools? {
    guard let language else { return known?.tools }
    if let known, known.language == language { return known.tools }
    let tools = open(language)
    known = (language, tools)
    return tools
  }
}
