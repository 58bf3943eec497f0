import HanokLocalization
import HanokUnicode

extension LanguageTag {
  /// Reads the name of a language in a file of another tool: a tag, a locale of gettext or an English name.
  ///
  /// `pt_BR` is `pt-BR`, `sr@latin` is `sr-Latn`, `Korean` is `ko`. A name that is none of these, or has
  /// a modifier that isn't known, is nil: its texts could be another language's.
  init?(exchanged name: String) {
    let parts = name.split(separator: "@", maxSplits: 1).map(String.init)
    guard let base = parts.first else { return nil }
    var (locale, variant) = (base, "")
    if parts.count > 1 {
      guard let modifier = Self.modifiers[parts[1].lowercased()] else { return nil }
      locale += modifier.script
      variant = modifier.variant
    }
    if let tag = try? LanguageTag(locale), tag.language.count < 4 {
      guard let varied = variant.isEmpty ? tag : Self.tag(tag, variant) else { return nil }
      self = varied
      return
    }
    // No language has a subtag of four letters or more: it is a name.
    self.init(named: name)
  }

  private static func tag(_ tag: LanguageTag, _ variant: String) -> LanguageTag? {
    try? LanguageTag("\(tag)-\(variant)")
  }

  /// The modifiers of gettext's locales: that of the script, and the subtag of the variant.
  private static let modifiers: [String: (script: String, variant: String)] = [
    "latin": ("@latin", ""), "cyrillic": ("@cyrillic", ""), "devanagari": ("@devanagari", ""),
    "arabic": ("@arabic", ""), "iqtelif": ("@iqtelif", ""), "valencia": ("", "valencia"),
    "ijekavian": ("", "ijekavsk"), "ijekavianlatin": ("@latin", "ijekavsk"),
    "ekavian": ("", "ekavsk"), "ekavianlatin": ("@latin", "ekavsk"), "euro": ("", ""),
  ]
}
