package import MessageFormat
public import HanokUnicode

/// A language that is made from the source language, to find what no translation shows yet.
///
/// It needs no tables; those of its tag, if there are any, come first. Every program speaks it:
/// `--locale en-XA`. The values and tags of a message, and text without letters, stay as they are. What a
/// view formats without a message follows the tag: in `ar-XB` it is Arabic.
///
/// `en-XA` and `ar-XB` are CLDR's (UTS #35, Unicode Locale Data Markup Language, Pseudo-Locales).
public enum PseudoLanguage: String, CaseIterable, Sendable {
  /// Accents, two letters in the place of every third or second one, and brackets.
  ///
  /// `Try again` is `[Ţţŕýý åĝååîññ]`, 40 % longer, as German or Finnish may be. Text without accents
  /// comes from no table, and text without its last bracket is cut off.
  case accented = "en-XA"
  /// Words in an order from right to left, on mirrored screens: `True or False?` is `?False or True`.
  ///
  /// CLDR's overrides turn the letters of a word, too; on the screen overrides are shown, not obeyed.
  case rightToLeft = "ar-XB"
  /// Full-width letters, digits and signs, of two cells each, as in Chinese and Korean.
  case fullWidth = "en-XC"

  /// Creates the pseudo-language of a tag, whose extensions are ignored; nil for a real language.
  public init?(_ language: LanguageTag) {
    self.init(rawValue: language.withoutExtensions.description)
  }

  /// The language's tag.
  public var language: LanguageTag {
    // The raw values are well-formed.
    (try? LanguageTag(rawValue)) ?? .english
  }

  /// Returns the message of a key of the source language in this language.
  ///
  /// The letters of a control are typed on a keyboard, and stay. The help of an option `--keys`, whose
  /// key ends like theirs, has words.
  package func translation(of message: ParsedMessage, key: String) -> ParsedMessage {
    let isLetters =
      key.hasSuffix(Message.lettersSuffix) && !message.model.source.contains(where: \.isWhitespace)
    return isLetters ? message : translation(of: message)
  }

  /// Returns a message of the source language in this language.
  func translation(of message: ParsedMessage) -> ParsedMessage {
    message.withPatterns(translation)
  }

  private func translation(of pattern: MessageModel.Pattern) -> MessageModel.Pattern {
    let texts = pattern.compactMap { if case .text(let text) = $0 { text } else { nil } }
    guard texts.contains(where: Self.hasLetters) else { return pattern }
    let words: MessageModel.Pattern = pattern.map { element in
      if case .text(let text) = element { .text(translation(of: text)) } else { element }
    }
    return self == .accented ? [.text("[")] + words + [.text("]")] : words
  }

  private static func hasLetters(_ text: String) -> Bool { text.contains(where: \.isLetter) }

  private func translation(of text: String) -> String {
    switch self {
    case .accented: Self.accented(text)
    case .rightToLeft: Self.mirrored(text)
    case .fullWidth: String(text.map(Self.fullWidth))
    }
  }

  /// Returns a text with accents, and 40 % more letters, rounded up.
  private static func accented(_ text: String) -> String {
    var result = ""
    var (letters, repeats) = (0, 0)
    for character in text {
      guard let accented = accents[character] else {
        result.append(character)
        continue
      }
      result.append(accented)
      letters += 1
      guard repeats * 5 < letters * 2 else { continue }
      // A word keeps its capital alone.
      result.append(accents[Character(character.lowercased())] ?? accented)
      repeats += 1
    }
    return result
  }

  /// No letter of ambiguous width (UAX #11) is among those with accents.
  private static let accents = Dictionary(
    uniqueKeysWithValues: zip(
      "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ",
      "åƀçďėƒĝĥîĵķļɱñöṕǫŕšţûṽŵẋýžÅƁÇĎÉƑĜĤÎĴĶĻṀÑÖṔǪŔŠŢÛṼŴẊÝŽ"))

  /// Returns a text with its words in an order from right to left: between marks of that direction,
  /// each is a run of its own.
  private static func mirrored(_ text: String) -> String {
    var result = mark
    var isInWord = false
    for character in text {
      if character.isWhitespace, isInWord { result += mark }
      isInWord = !character.isWhitespace
      result.append(character)
    }
    return isInWord ? result + mark : result
  }

  /// RIGHT-TO-LEFT MARK.
  private static let mark = "\u{200F}"

  /// Returns the full-width form of a character of ASCII, but for a space.
  private static func fullWidth(_ character: Character) -> Character {
    guard let ascii = character.asciiValue, ascii > 0x20, ascii < 0x7F else { return character }
    return Character(Unicode.Scalar(0xFEE0 + UInt32(ascii)) ?? "\u{FFFD}")
  }
}
