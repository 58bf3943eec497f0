package import Hanok

/// A key of the keypad, by its label.
///
/// It resembles the model's keys, and is another type: the view doesn't know the model.
package enum KeypadKey: Hashable {
  case digit(Int)
  case decimalSign
  case plus
  case minus
  case times
  case dividedBy
  case power
  case root
  case equals
  case percent
  case plusMinus
  case backspace
  case clear
  case openParenthesis
  case closeParenthesis
}

/// The keys, in five columns; a calculator with parentheses has another row.
///
/// They are one stop for Tab; arrows move among them. For accessibility, the keypad is one element
/// that accepts text: its users need no keys to press.
package final class KeypadView: GridView {
  /// The keys, row by row.
  package let buttons: [KeyButton]
  /// Called with a line that was entered into the accessibility element.
  var onText: (String) -> Void = { _ in }
  private let formats: FormatterCache
  private var writer: NumberWriter
  /// The keys of letters in the language.
  private var lettersOfKeys: [Character: KeypadKey] = [:]
  private let buttonsOfKeys: [KeypadKey: KeyButton]

  private static let columnCount = 5

  private static func keys(hasParentheses: Bool) -> [KeypadKey] {
    let usual: [KeypadKey] = [
      .digit(7), .digit(8), .digit(9), .dividedBy, .backspace,
      .digit(4), .digit(5), .digit(6), .times, .clear,
      .digit(1), .digit(2), .digit(3), .minus, hasParentheses ? .openParenthesis : .plusMinus,
      .digit(0), .decimalSign, .equals, .plus, hasParentheses ? .closeParenthesis : .percent,
    ]
    return hasParentheses ? usual + [.percent, .power, .root] : usual
  }

  /// Creates a keypad, which may have parentheses, powers and roots in place of the sign.
  init(hasParentheses: Bool, _ formats: FormatterCache) {
    self.formats = formats
    writer = NumberWriter(.english, formats)
    buttons = Self.keys(hasParentheses: hasParentheses).map { key in
      let isDigit = if case .digit = key { true } else { key == .decimalSign }
      return KeyButton(
        key, Self.title(of: key), letters: Self.letters(of: key),
        style: isDigit ? .bordered : .prominent)
    }
    buttonsOfKeys = Dictionary(uniqueKeysWithValues: buttons.map { ($0.key, $0) })
    super.init(Self.columns(ofWidth: KeyButton.idealWidth), views: buttons)
    isAccessibilityElement = true
    accessibilityTraits = [.textField, .keypad]
    accessibilityLabel = .Calculator.keys
    accessibilityHint =
      hasParentheses ? .Calculator.keysHintParentheses : .Calculator.keysHint
  }

  private static func title(of key: KeypadKey) -> Message {
    switch key {
    case .digit(let digit): .Calculator.keyDigit(digit: digit)
    // The language's own sign replaces it, once a language is set.
    case .decimalSign: .verbatim(".")
    case .plus: .Calculator.keyPlus
    case .minus: .Calculator.keyMinus
    case .times: .Calculator.keyTimes
    case .dividedBy: .Calculator.keyDividedBy
    case .power: .Calculator.keyPower
    case .root: .Calculator.keyRoot
    case .equals: .Calculator.keyEquals
    case .percent: .Calculator.keyPercent
    case .plusMinus: .Calculator.keyPlusMinus
    case .backspace: .Calculator.keyBackspace
    case .clear: .Calculator.keyClear
    case .openParenthesis: .Calculator.keyOpenParenthesis
    case .closeParenthesis: .Calculator.keyCloseParenthesis
    }
  }

  /// Returns the letters of a key in the language, or nil for keys that signs press.
  private static func letters(of key: KeypadKey) -> Message? {
    switch key {
    case .clear: .Calculator.keyClearKeys
    case .plusMinus: .Calculator.keyPlusMinusKeys
    case .root: .Calculator.keyRootKeys
    default: nil
    }
  }

  private static func columns(ofWidth width: Int) -> [Column] {
    Array(repeating: .fixed(width), count: columnCount)
  }

  /// Sets one width for all keys in a room, odd, so that signs are in the middle.
  func fitKeys(in width: Int) {
    let gaps = columnSpacing * (Self.columnCount - 1)
    let room = (width - gaps) / Self.columnCount
    let fitting = max(KeyButton.leastWidth, min(room - 1 + room % 2, KeyButton.largestWidth))
    columns = Self.columns(ofWidth: fitting)
  }

  // A keypad isn't mirrored: numbers are written from left to right in Arabic, too.
  package override func layoutSubviews() {
    super.layoutSubviews()
    guard traits?.isRightToLeft == true else { return }
    for button in buttons { button.frame.origin.x = frame.width - button.frame.maxX }
  }

  /// The key that ends a calculation: it has the focus during typing.
  var equalsButton: KeyButton? { button(.equals) }

  func button(_ key: KeypadKey) -> KeyButton? { buttonsOfKeys[key] }

  package override func traitsDidChange() {
    guard let localizer = traits?.localizer else { return }
    writer = NumberWriter(localizer.language, formats)
    button(.decimalSign)?.title = .verbatim(writer.decimalSign)
    lettersOfKeys = [:]
    for button in buttons {
      guard let letters = Self.letters(of: button.key) else { continue }
      for letter in localizer.letters(of: letters) { lettersOfKeys[letter] = button.key }
    }
  }

  package override var isFocusGroup: Bool { true }

  package override func describe(_ element: inout AccessibilityElement) {
    element.keys = .Calculator.keysKeys
  }

  package override func accessibilityEnterText(_ text: String) -> Bool {
    onText(text)
    return true
  }
}

/// Typing: a character is a key of the keypad, in any script and width.
extension KeypadView {
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

  /// Returns the keys of a text's characters, or nil if one of them isn't a key.
  func keys(_ text: String) -> [KeypadKey]? {
    if unknownPart(of: text) != nil { return nil }
    return text.compactMap(key)
  }

  /// Returns the first part of a text that isn't a key: a sign, or the letters that follow it, too;
  /// or the space or the line break between two numbers, which would become one.
  func unknownPart(of text: String) -> String? {
    var last: KeypadKey?
    var gap: Character?
    for index in text.indices {
      let character = text[index]
      if character.isWhitespace {
        gap = gap ?? character
        continue
      }
      guard let key = key(character) else {
        let rest = text[index...]
        return character.isLetter ? String(rest.prefix(while: \.isLetter)) : String(character)
      }
      // A digit after a percent sign is misplaced without a gap, too.
      let isNamedLater = last == .percent && key.isPartOfNumber
      if let gap, last?.endsNumber == true, key.beginsNumber(after: gap), !isNamedLater {
        return String(gap)
      }
      (last, gap) = (key, nil)
    }
    return nil
  }

  /// Returns the keys of a text's characters with their indices, without what isn't a key.
  func indexedKeys(_ text: String) -> [(index: String.Index, key: KeypadKey)] {
    text.indices.compactMap { index in key(text[index]).map { (index, $0) } }
  }

  /// Returns the plus or minus sign at the beginning of a text and the rest, or nil without one.
  func removingSign(_ text: String) -> (key: KeypadKey, rest: String)? {
    guard let first = text.firstIndex(where: { !$0.isWhitespace }),
      let key = key(text[first]), [.plus, .minus].contains(key)
    else { return nil }
    return (key, String(text[text.index(after: first)...]))
  }

  /// Whether a character separates groups of digits in the language.
  func isGroupingSign(_ character: Character) -> Bool {
    writer.groupingSign == String(character)
  }

  /// Returns a text without the percent sign at its end, or nil if there is none.
  func removingPercent(_ text: String) -> String? {
    guard let last = text.lastIndex(where: { !$0.isWhitespace }), key(text[last]) == .percent else {
      return nil
    }
    return String(text[..<last])
  }

  private func key(_ character: Character) -> KeypadKey? {
    if let digit = NumberWriter.digit(character) { return .digit(digit) }
    if writer.isDecimalSign(character) { return .decimalSign }
    if let key = Self.signs[character] { return button(key) == nil ? nil : key }
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
    isPartOfNumber || self == .closeParenthesis || self == .percent
  }

  /// Whether a number or a value begins with the key.
  ///
  /// A parenthesis or a root after a space is multiplied, as it is without the space.
  fileprivate func beginsNumber(after gap: Character) -> Bool {
    isPartOfNumber || gap != " " && (self == .openParenthesis || self == .root)
  }
}
