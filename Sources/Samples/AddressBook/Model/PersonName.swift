/// The name of a person in its parts, with the readings of the main ones.
public struct PersonName: Codable, Hashable, Sendable {
  /// The family name.
  public var family: String
  /// The given name.
  public var given: String
  /// The names between the two.
  public var middle: String
  /// A title before the name.
  public var prefix: String
  /// A degree or generation after the name.
  public var suffix: String
  /// The reading of the family name: in Japanese, its kana.
  public var familyReading: String
  /// The reading of the given name.
  public var givenReading: String
  /// The order of the parts; nil for that of the writing system.
  public var order: NameOrder?

  /// Creates a name; no part is required.
  public init(
    family: String = "", given: String = "", middle: String = "",
    prefix: String = "", suffix: String = "", familyReading: String = "",
    givenReading: String = "", order: NameOrder? = nil
  ) {
    self.family = family
    self.given = given
    self.middle = middle
    self.prefix = prefix
    self.suffix = suffix
    self.familyReading = familyReading
    self.givenReading = givenReading
    self.order = order
  }

  /// Whether all parts are empty.
  public var isEmpty: Bool {
    NameField.allCases.allSatisfy { self[keyPath: $0.keyPath].isEmpty }
  }

  /// The order of the parts: the person's own, or that of the writing system.
  public var resolvedOrder: NameOrder {
    order ?? (isEastAsian ? .familyFirst : .givenFirst)
  }

  /// The formatted name, or empty if all parts are.
  ///
  /// ```
  /// Ada Lovelace        김철수        山田太郎        Bartók Béla (familyFirst)
  /// ```
  public var formatted: String {
    let parts =
      switch resolvedOrder {
      case .familyFirst: [prefix, family, middle, given, suffix]
      case .givenFirst: [prefix, given, middle, family, suffix]
      }
    return parts.filter { !$0.isEmpty }.joined(separator: isEastAsian ? "" : " ")
  }

  /// The formatted reading, or empty if it is unknown.
  public var formattedReading: String {
    let parts =
      switch resolvedOrder {
      case .familyFirst: [familyReading, givenReading]
      case .givenFirst: [givenReading, familyReading]
      }
    return parts.filter { !$0.isEmpty }.joined(separator: " ")
  }

  /// The text for sorting, family name first; parts with a reading by their reading.
  var sortText: String {
    let parts = [
      familyReading.isEmpty ? family : familyReading,
      givenReading.isEmpty ? given : givenReading, middle,
    ]
    return parts.filter { !$0.isEmpty }.joined(separator: " ")
  }

  /// Whether the family and given names are in Han characters, Hangul or kana, without a space.
  private var isEastAsian: Bool {
    !(family.isEmpty && given.isEmpty) && family.unicodeScalars.allSatisfy(\.isEastAsian)
      && given.unicodeScalars.allSatisfy(\.isEastAsian)
  }
}

/// The order of the names.
public enum NameOrder: String, CaseIterable, Codable, Hashable, Sendable {
  /// Family name, given name.
  case familyFirst
  /// Given name, family name.
  case givenFirst
}

extension Unicode.Scalar {
  /// Whether it is of a writing system without spaces between the parts of a name.
  var isEastAsian: Bool {
    switch value {
    case 0x1100...0x11FF, 0xAC00...0xD7FF: true  // Hangul
    case 0x3005...0x3007, 0x3040...0x30FF: true  // marks of repetition, kana
    case 0x3400...0x9FFF, 0xF900...0xFAFF, 0x20000...0x3FFFF: true  // Han
    default: false
    }
  }
}
