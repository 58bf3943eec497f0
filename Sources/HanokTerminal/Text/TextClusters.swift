import HanokSystem
import HanokUnicode

/// The clusters of a text that take cells of their own.
///
/// They are grapheme clusters (UAX #29), joined with scalars that terminals draw with the one
/// before but that the standard library's rules separate.
///
/// ```
/// ကာ   two grapheme clusters; the second, a vowel sign, adds a cell to the first
/// ក្ក   two by Unicode 15.0, one by 17.0, whose rule GB9c has the joiners of more scripts
/// ```
public struct TextClusters: Sequence, IteratorProtocol {
  private let text: Substring
  private var start: String.Index

  /// Creates the clusters of a text.
  public init(_ text: some StringProtocol) {
    self.text = Substring(text)
    start = self.text.startIndex
  }

  /// Returns the next cluster, or nil after the last.
  public mutating func next() -> Substring? {
    guard start < text.endIndex else { return nil }
    let end = Self.end(in: text, from: start)
    defer { start = end }
    return text[start..<end]
  }

  /// Returns the range of the cluster around an offset in UTF-8 bytes; at the text's end an empty one.
  ///
  /// The text is read from the last place before it where a cluster begins in any context, so a place
  /// in a long line costs no more than one in a short line.
  ///
  /// - Complexity: O(*n*) in the distance from that place, in most texts a letter or two.
  package static func range(around offset: Int, in text: String) -> Range<Int> {
    let utf8 = text.utf8
    guard offset < utf8.count else { return utf8.count..<utf8.count }
    let place = utf8.index(utf8.startIndex, offsetBy: offset)
    var start = certainStart(in: text, upTo: place)
    var next = end(in: text, from: start)
    while next <= place { (start, next) = (next, end(in: text, from: next)) }
    let lower = utf8.distance(from: utf8.startIndex, to: start)
    return lower..<lower + utf8.distance(from: start, to: next)
  }

  /// Returns the last index up to another between two usual scalars, or the text's start.
  private static func certainStart(in text: String, upTo place: String.Index) -> String.Index {
    let scalars = text.unicodeScalars
    var index = scalars.index(before: scalars.index(after: place))
    while index > text.startIndex {
      let former = scalars.index(before: index)
      if UsualScalars.contains(scalars[index]), UsualScalars.contains(scalars[former]) {
        return index
      }
      index = former
    }
    return index
  }

  /// Returns the end of the cluster that begins at an index.
  ///
  /// - Complexity: O(*n*) in the cluster's length.
  static func end(in text: some StringProtocol, from start: String.Index) -> String.Index {
    let scalars = text.unicodeScalars
    let next = scalars.index(after: start)
    if UsualScalars.contains(scalars[start]),
      next == text.endIndex || UsualScalars.contains(scalars[next])
    {
      return next
    }
    var end = text.index(after: start)
    while end < text.endIndex, isJoined(text.unicodeScalars[end], to: text[start..<end]) {
      end = text.index(after: end)
    }
    return end
  }

  private static func isJoined(_ scalar: Unicode.Scalar, to cluster: some StringProtocol) -> Bool {
    // Most text is below the first limit, or between the others.
    if scalar.value < 0x1000 || 0x1B4D..<0xA989 ~= scalar.value { return false }
    if isStandingMark(scalar) {
      return cluster.unicodeScalars.first.map { $0.value > 0x20 && !VisibleControls.contains($0) }
        == true
    }
    let joiner = cluster.unicodeScalars.last { $0 != "\u{200D}" }
    guard let joiner, isLaterLinker(joiner) else { return false }
    // Chakma's letter A counts as a consonant.
    return scalar.value == 0x11103
      || CharacterProperties(scalar).indicSyllabicCategory == .consonant
  }

  /// Whether a scalar is a consonant joiner that Unicode 16.0 or 17.0 added to the rule GB9c.
  private static func isLaterLinker(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    // Myanmar, Khmer, Tai Tham, Balinese, Sundanese, Javanese, Meetei Mayek.
    case 0x1039, 0x17D2, 0x1A60, 0x1B44, 0x1BAB, 0xA9C0, 0xAAF6: true
    // Kharoshthi, Chakma, Tulu-Tigalari, Dives Akuru, Zanabazar Square, Soyombo, Kawi.
    case 0x10A3F, 0x11133, 0x113D0, 0x1193E, 0x11A47, 0x11A99, 0x11F42: true
    default: false
    }
  }

  /// Whether a scalar is a spacing mark that UAX #29 doesn't count as extending (GB9a).
  private static func isStandingMark(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x102B...0x102C, 0x1038, 0x1062...0x1064, 0x1067...0x106D, 0x1083, 0x1087...0x108C: true
    case 0x108F, 0x109A...0x109C, 0x1A61, 0x1A63...0x1A64, 0xAA7B, 0xAA7D, 0x11720...0x11721: true
    default: false
    }
  }
}
