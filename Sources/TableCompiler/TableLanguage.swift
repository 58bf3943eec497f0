import HanokSystem

/// The language of a table, by the name of its folder.
///
/// ICU would know its aliases, its likely script and its parents. For the compiler it would be built a
/// second time, and the program that is compiled knows them: the compiler includes every table that the
/// program may look up, and leaves the choice to it.
struct TableLanguage: Hashable, CustomStringConvertible {
  /// The tag, with the upper and lower case of RFC 5646, section 2.1.1.
  let description: String
  private let language: String
  private let script: String?
  private let region: String?

  /// The source language of messages.
  static let source = TableLanguage(WellFormedTag(language: "en"))

  /// Creates a language from a tag or a POSIX locale name, or returns nil if the tag isn't well-formed.
  init?(_ name: String) {
    guard let name = POSIXLocaleName(name), let tag = WellFormedTag(name.tag) else { return nil }
    self.init(tag)
  }

  private init(_ tag: WellFormedTag) {
    description = tag.description
    (language, script, region) = (tag.language, tag.script, tag.region)
  }

  /// Whether a program in this language may look up messages in another one.
  ///
  /// It is true of all varieties of a language but those in another script. `zh-TW` doesn't name its
  /// script, so `zh-Hans` is one: a program looks up nothing in it, and is larger by it.
  func mayUse(_ other: TableLanguage) -> Bool {
    family == other.family
      && (script == nil || other.script == nil || script == other.script)
  }

  /// Whether the language may fall back to another one, which is more general: `fr-CA` to `fr`.
  ///
  /// Regions fall back to the language without one, to an area of several countries (`es-419`), and in
  /// Portuguese to Portugal.
  func mayInherit(from other: TableLanguage) -> Bool {
    guard self != other, mayUse(other) else { return false }
    guard let area = other.region else { return true }
    guard let region, region != area else { return false }
    return area.allSatisfy(\.isNumber) || other.description == "pt-PT" && region != "BR"
  }

  /// Whether the language is a region's version of the source language.
  var isVersionOfSource: Bool { self != .source && mayInherit(from: .source) }

  /// The language's subtag, or the language whose messages are looked up, too.
  private var family: String { Self.families[language] ?? language }

  /// Bokmål and Nynorsk fall back to Norwegian (CLDR, parent locales).
  private static let families = ["nb": "no", "nn": "no"]
}
