/// A locale name as POSIX writes it, `language_TERRITORY.codeset@modifier`, turned into a tag.
///
/// A BCP 47 tag passes through as it is.
struct POSIXLocaleName {
  /// The BCP 47 tag it stands for, not yet validated.
  let tag: String

  /// The modifiers of glibc's locales that name a script or a variant.
  private static let modifiers = [
    "latin": "Latn", "cyrillic": "Cyrl", "devanagari": "Deva", "arabic": "Arab",
    "iqtelif": "Latn", "valencia": "valencia",
  ]

  /// Nil where the text is empty or holds what no locale name does.
  init?(_ text: String) {
    let isAllowed = text.utf8.allSatisfy { $0 > 0x20 && $0 < 0x7F }
    guard isAllowed, !text.isEmpty else { return nil }
    let modifier = text.split(separator: "@", maxSplits: 1).dropFirst().first ?? ""
    let name = text.prefix { $0 != "." && $0 != "@" }
    guard !name.isEmpty else { return nil }
    var subtags = name.split(omittingEmptySubsequences: false) { $0 == "_" || $0 == "-" }
    if let subtag = Self.modifiers[modifier.lowercased()] {
      // A script stands before the region, a variant behind it.
      subtags.insert(Substring(subtag), at: subtag.count == 4 ? 1 : subtags.count)
    }
    tag = subtags.joined(separator: "-")
  }
}
