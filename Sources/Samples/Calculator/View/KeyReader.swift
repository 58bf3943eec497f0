package import Hanok

/// Reads keys from text: a character is a key of the keypad, in any script and width.
///
/// A key of the memory has two characters, as they are written on it: `M+`.
package struct KeyReader {
  private let writer: NumberWriter
  private let keys: Set<KeypadKey>
  /// The keys of letters in the language.
  private var lettersOfKeys: [Character: KeypadKey] = [:]
  /// The letters that keys of the memory begin with, and those that end them.
  private let memoryLetters: String
  private var lettersOfMemory: [Character: KeypadKey] = [:]

  /// Creates a reader of the keys of a calculator in a language.
  package init(
    _ localizer: Localizer, hasParentheses: Bool, _ formats: FormatterCache = FormatterCache()
  ) {
    writer = NumberWriter(localizer.language, formats)
    keys = Set(KeypadView.keys(hasParentheses: hasParentheses))
    memoryLetters = localizer.letters(of: .Calculator.keyMemoryKeys)
    for key in keys {
      guard let letters = KeypadView.letters(of: key) else { continue }
      for letter in localizer.letters(of: letters) { lettersOfKeys[letter] = key }
    }
    for letter in localizer.letters(of: .Calculator.keyMemoryRecallKeys) {
      lettersOfMemory[letter] = .memoryRecall
    }
    for letter in localizer.letters(of: .Calculator.keyClearKeys) {
      lettersOfMemory[letter] = .memoryClear
    }
  }

  /// The sign before the fraction.
  package var decimalSign: String { writer.decimalSign }

  /// The equivalent signs of those on the keys.
  private static let signs: [Character: KeypadKey] = [
    "+": .plus, "＋": .plus, "-": .minus, "−": .minus, "－": .minus, "–": .minus, "‐": .minus,
    "‑": .minus, "*": .times, "×": .times, "＊": .times, "∗": .times, "⋅": .times, "·": .times,
    "✕": .times, "x": .times, "X": .times, "ｘ": .times, "Ｘ": .times, "/": .dividedBy,
    "÷": .dividedBy, "／": .dividedBy, "∕": .dividedBy, "=": .equals, "＝": .equals,
    "%": .percent, "％": .percent, "٪": .percent, "±": .plusMinus, "^": .power, "＾": .power,
    "√": .root,
    "(": .openParenthesis, "（": .openParenthesis, ")": .closeParenthesis, "）": .closeParenthesis,
  ]
}

extension KeyReader {
  /// Returns the keys of a text's characters, or nil if one of them isn't a key.
  func keys(_ text: String) -> [KeypadKey]? {
    if unknownPart(of: text) != nil { return nil }
    return indexedKeys(text).map(\.key)
  }

  /// Returns the first part of a text that isn't a key: a sign, or the letters that follow it, too;
  /// or the space or the line break between two numbers, which would become one.
  package func unknownPart(of text: String) -> String? {
    var last: KeypadKey?
    var gap: Character?
    var index = text.startIndex
    while index < text.endIndex {
      let character = text[index]
      if character.isWhitespace {
        gap = gap ?? character
        index = text.index(after: index)
        continue
      }
      guard let (key, end) = key(in: text, at: index) else {
        let rest = text[index...]
        return character.isLetter ? String(rest.prefix(while: \.isLetter)) : String(character)
      }
      // A digit after a percent sign is misplaced without a gap, too.
      let isNamedLater = last == .percent && key.isPartOfNumber
      if let gap, last?.endsNumber == true, key.beginsNumber(after: gap), !isNamedLater {
        return String(gap)
      }
      (last, gap, index) = (key, nil, end)
    }
    return nil
  }

  /// Returns the keys of a text's characters with their ranges, without what isn't a key.
  package func indexedKeys(_ text: String) -> [(range: Range<String.Index>, key: KeypadKey)] {
    var found: [(range: Range<String.Index>, key: KeypadKey)] = []
    var index = text.startIndex
    while index < text.endIndex {
      guard let (key, end) = key(in: text, at: index) else {
        index = text.index(after: index)
        continue
      }
      found.append((index..<end, key))
      index = end
    }
    return found
  }

  /// Returns the plus or minus sign at the beginning of a text and the rest, or nil without one.
  package func removingSign(_ text: String) -> (key: KeypadKey, rest: String)? {
    guard let first = text.firstIndex(where: { !$0.isWhitespace }),
      let key = key(text[first]), [.plus, .minus].contains(key)
    else { return nil }
    return (key, String(text[text.index(after: first)...]))
  }

  /// Returns a text without the percent sign at its end, or nil if there is none.
  package func removingPercent(_ text: String) -> String? {
    guard let last = text.lastIndex(where: { !$0.isWhitespace }), key(text[last]) == .percent else {
      return nil
    }
    return String(text[..<last])
  }

  /// Whether a character separates groups of digits in the language.
  package func isGroupingSign(_ character: Character) -> Bool {
    writer.groupingSign == String(character)
  }

  /// Whether a character is a digit, in any script and width.
  package func isDigit(_ character: Character) -> Bool { NumberWriter.digit(character) != nil }

  /// Whether a character begins the fraction of a number.
  package func isDecimalSign(_ character: Character) -> Bool { writer.isDecimalSign(character) }

  /// Whether a character is a key.
  func isKey(_ character: Character) -> Bool { key(character) != nil }

  /// Whether a key of the memory begins with a character.
  func beginsMemoryKey(_ character: Character) -> Bool {
    memoryLetters.contains(character)
      || character.lowercased().first.map(memoryLetters.contains) == true
  }

  /// Returns the key that begins at an index of a text, and the index after it.
  private func key(in text: String, at index: String.Index) -> (KeypadKey, end: String.Index)? {
    let next = text.index(after: index)
    if beginsMemoryKey(text[index]) {
      guard next < text.endIndex, let key = memoryKey(text[next]) else { return nil }
      return (key, text.index(after: next))
    }
    return key(text[index]).map { ($0, next) }
  }

  private func memoryKey(_ character: Character) -> KeypadKey? {
    switch Self.signs[character] {
    case .plus: .memoryAdd
    case .minus: .memorySubtract
    default:
      lettersOfMemory[character] ?? character.lowercased().first.flatMap { lettersOfMemory[$0] }
    }
  }

  private func key(_ character: Character) -> KeypadKey? {
    if let digit = NumberWriter.digit(character) { return .digit(digit) }
    if writer.isDecimalSign(character) { return .decimalSign }
    if let key = Self.signs[character] { return keys.contains(key) ? key : nil }
    // A letter is a key with Caps Lock, too, as it is shown on the key.
    return lettersOfKeys[character] ?? character.lowercased().first.flatMap { lettersOfKeys[$0] }
  }
}

extension KeypadKey {
  fileprivate var isPartOfNumber: Bool {
    if case .digit = self { true } else { self == .decimalSign }
  }

  /// Whether a number or a value ends with the key.
  fileprivate var endsNumber: Bool {
    isPartOfNumber || [.closeParenthesis, .percent, .memoryRecall].contains(self)
  }

  /// Whether a number or a value begins with the key.
  ///
  /// A parenthesis or a root after a space is multiplied, as it is without the space.
  fileprivate func beginsNumber(after gap: Character) -> Bool {
    isPartOfNumber || self == .memoryRecall
      || gap != " " && (self == .openParenthesis || self == .root)
  }
}
