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
  case memoryAdd
  case memorySubtract
  case memoryRecall
  case memoryClear
}

/// The keys, in five columns; a calculator with parentheses has them in place of others.
///
/// They are one stop for Tab; arrows move among them. For accessibility, the keypad is one element
/// that accepts text: its users need no keys to press.
package final class KeypadView: GridView {
  /// The keys of all calculators.
  package let allButtons: [KeyButton]
  /// Whether it has parentheses in place of the sign and the percent sign.
  var hasParentheses: Bool { didSet { if hasParentheses != oldValue { arrangeKeys() } } }
  /// Called with a line that was entered into the accessibility element.
  var onText: (String) -> Void = { _ in }
  private let formats: FormatterCache
  /// The reader of keys in the language.
  package private(set) var reader: KeyReader?
  private let buttonsOfKeys: [KeypadKey: KeyButton]

  private static let columnCount = 5

  static func keys(hasParentheses: Bool) -> [KeypadKey] {
    [
      .digit(7), .digit(8), .digit(9), .dividedBy, .backspace,
      .digit(4), .digit(5), .digit(6), .times, .clear,
      .digit(1), .digit(2), .digit(3), .minus, hasParentheses ? .openParenthesis : .plusMinus,
      .digit(0), .decimalSign, .equals, .plus, hasParentheses ? .closeParenthesis : .percent,
      hasParentheses ? .percent : .memorySubtract, .power, .root, .memoryAdd, .memoryRecall,
    ]
  }

  /// Creates a keypad, which may have parentheses in place of other keys.
  init(hasParentheses: Bool, _ formats: FormatterCache) {
    self.formats = formats
    self.hasParentheses = hasParentheses
    var keys = Self.keys(hasParentheses: hasParentheses)
    keys += Self.keys(hasParentheses: !hasParentheses).filter { !keys.contains($0) }
    allButtons = keys.map { key in
      let isDigit = if case .digit = key { true } else { key == .decimalSign }
      return KeyButton(
        key, Self.title(of: key), letters: Self.letters(of: key),
        style: isDigit ? .bordered : .prominent)
    }
    buttonsOfKeys = Dictionary(uniqueKeysWithValues: allButtons.map { ($0.key, $0) })
    super.init(Self.columns(ofWidth: KeyButton.idealWidth))
    isAccessibilityElement = true
    accessibilityTraits = [.textField, .keypad]
    accessibilityLabel = .Calculator.keys
    arrangeKeys()
  }

  /// The keys of the calculator, row by row.
  package var buttons: [KeyButton] {
    Self.keys(hasParentheses: hasParentheses).compactMap { buttonsOfKeys[$0] }
  }

  private func arrangeKeys() {
    for view in subviews { view.removeFromSuperview() }
    for button in buttons { addSubview(button) }
    accessibilityHint =
      hasParentheses ? .Calculator.keysHintParentheses : .Calculator.keysHint
    updateReader()
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
    case .memoryAdd: .Calculator.keyMemoryAdd
    case .memorySubtract: .Calculator.keyMemorySubtract
    case .memoryRecall: .Calculator.keyMemoryRecall
    case .memoryClear: .Calculator.keyMemoryClear
    }
  }

  /// Returns the letters of a key in the language, or nil for keys that signs press.
  static func letters(of key: KeypadKey) -> Message? {
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

  /// Returns the button of a key, which may be another calculator's, or nil for a key without one.
  func button(_ key: KeypadKey) -> KeyButton? { buttonsOfKeys[key] }

  package override func traitsDidChange() { updateReader() }

  private func updateReader() {
    guard let localizer = traits?.localizer else { return }
    let reader = KeyReader(localizer, hasParentheses: hasParentheses, formats)
    button(.decimalSign)?.title = .verbatim(reader.decimalSign)
    self.reader = reader
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
