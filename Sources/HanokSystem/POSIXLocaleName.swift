/// A POSIX locale name, `language_TERRITORY.codeset@modifier`, converted to a language tag.
///
/// A BCP 47 tag stays as it is.
package struct POSIXLocaleName {
  /// The equivalent BCP 47 tag, not yet validated.
  package let tag: String

  /// The modifiers of glibc's locales that are a script or a variant.
  private static let modifiers = [
    "latin": "Latn", "cyrillic": "Cyrl", "devanagari": "Deva", "arabic": "Arab",
    "iqtelif": "Latn", "valencia": "valencia",
  ]

  /// Returns nil if the text is empty or has a character that no locale name has.
  package init?(_ text: String) {
    let isAllowed = text.utf8.allSatisfy { $0 > 0x20 && $0 < 0x7F }
    guard isAllowed, !text.isEmpty else { return nil }
    let modifier = text.split(separator: "@", maxSplits: 1).dropFirst().first
    let name = text.prefix { $0 != "." && $0 != "@" }
    guard !name.isEmpty else { return nil }
    var subtags = name.split(omittingEmptySubsequences: false) { $0 == "_" || $0 == "-" }
    if let modifier, let subtag = Self.modifiers[modifier.lowercased()] {
      // A script comes before the region, a variant after it.
      subtags.insert(Substring(subtag), at: subtag.count == 4 ? 1 : subtags.count)
    }
    tag = subtags.joined(separator: "-")
  }
}
