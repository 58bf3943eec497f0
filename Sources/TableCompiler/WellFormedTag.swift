/// A language tag by the grammar of RFC 5646, section 2.1, without the irregular tags of its list.
struct WellFormedTag: CustomStringConvertible {
  /// The language's subtag: a usual one in place of a former one, such as `he` for `iw`.
  let language: String
  /// The script's subtag, such as `Hant`.
  private(set) var script: String?
  /// The region's subtag, such as `HK` or `419`.
  private(set) var region: String?
  /// The other subtags: variants, extensions, private use.
  private var rest: [String] = []

  /// Creates the tag of a language alone.
  init(language: String) { self.language = language }

  /// Returns nil if a text isn't well-formed; private use alone is of the language `und`.
  ///
  /// Four letters at the start are a script, not a language (UTS #35, Unicode Language Identifier).
  init?(_ text: String) {
    var subtags = text.split(separator: "-", omittingEmptySubsequences: false)
      .map { $0.lowercased() }[...]
    guard subtags.allSatisfy({ (1...8).contains($0.count) && $0.allSatisfy(\.isAlphanumeric) })
    else { return nil }
    if subtags.first == "x", subtags.count > 1 {
      language = "und"
      rest = Array(subtags)
      return
    }
    guard let first = subtags.popFirst(), first.allSatisfy(\.isLetter),
      [2, 3, 5, 6, 7, 8].contains(first.count)
    else { return nil }
    language = Self.formerLanguages[first] ?? first
    script = subtags.take { $0.count == 4 && $0.allSatisfy(\.isLetter) }
      .map { $0.prefix(1).uppercased() + $0.dropFirst() }
    region = subtags.take {
      $0.count == 2 && $0.allSatisfy(\.isLetter) || $0.count == 3 && $0.allSatisfy(\.isNumber)
    }?.uppercased()
    while let variant = subtags.take(where: Self.isVariant) {
      if rest.contains(variant) { return nil }
      rest.append(variant)
    }
    guard Self.areExtensions(subtags) else { return nil }
    // Variants have no order (UTS #35, Canonical Unicode Locale Identifiers).
    rest = rest.sorted() + subtags
  }

  /// Codes of ISO 639 that were replaced.
  private static let formerLanguages = ["in": "id", "iw": "he", "ji": "yi", "jw": "jv", "mo": "ro"]

  private static func isVariant(_ subtag: String) -> Bool {
    subtag.count > 4 || subtag.count == 4 && subtag.first?.isNumber == true
  }

  /// Whether subtags are extensions, of which each letter has one, and private use at the end.
  private static func areExtensions(_ subtags: ArraySlice<String>) -> Bool {
    var rest = subtags
    var singletons: Set<String> = []
    while let singleton = rest.popFirst() {
      guard singleton.count == 1, let next = rest.first, singletons.insert(singleton).inserted
      else { return false }
      if singleton == "x" { return true }
      if next.count < 2 { return false }
      rest = rest.drop { $0.count > 1 }
    }
    return true
  }

  /// The tag with the upper and lower case of RFC 5646, section 2.1.1.
  var description: String {
    ([language, script, region].compactMap(\.self) + rest).joined(separator: "-")
  }
}

extension ArraySlice<String> {
  /// Removes and returns the first element if it satisfies a condition.
  fileprivate mutating func take(where isTaken: (String) -> Bool) -> String? {
    guard let first, isTaken(first) else { return nil }
    return removeFirst()
  }
}

extension Character {
  fileprivate var isAlphanumeric: Bool { isASCII && (isLetter || isNumber) }
}
