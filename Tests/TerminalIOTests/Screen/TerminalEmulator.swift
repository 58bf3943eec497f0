import TerminalIO

/// A terminal that knows exactly the sequences that frames are made of, and refuses any other.
struct TerminalEmulator {
  struct UnknownSequence: Error {
    let text: String
  }

  private(set) var screen: Screen
  private var point = Point.zero
  private var style = Style.plain
  private var isCursorShown = true

  init(size: Size) {
    screen = Screen(size: size)
  }

  mutating func take(_ bytes: [UInt8]) throws {
    var text = Substring(String(decoding: bytes, as: UTF8.self))
    while let character = text.first {
      if let match = text.prefixMatch(of: #/\u{1B}\[(\??)([0-9;]*)([A-Za-z])/#) {
        let numbers = match.2.split(separator: ";").compactMap { Int($0) }
        try obey(String(match.3), numbers, isPrivate: !match.1.isEmpty)
        text = text[match.range.upperBound...]
      } else if character.unicodeScalars.allSatisfy({ $0.value >= 0x20 && $0.value != 0x7F }) {
        screen.write(String(character), at: point, style: style, clip: screen.bounds)
        point.x += CellWidth.of(character)
        text.removeFirst()
      } else {
        throw UnknownSequence(text: String(text.prefix(10)))
      }
    }
    screen.cursor = isCursorShown ? point : nil
  }

  private mutating func obey(_ final: String, _ numbers: [Int], isPrivate: Bool) throws {
    switch (final, isPrivate) {
    case ("H", false):
      let column = numbers.count > 1 ? numbers[1] : 1
      point = Point(x: column - 1, y: (numbers.first ?? 1) - 1)
    case ("C", false): point.x += numbers.first ?? 1
    case ("K", false):
      let rest = Rect(x: point.x, y: point.y, width: screen.size.width, height: 1)
      screen.fill(rest, style: Style(background: style.background))
    case ("J", false) where numbers == [2]: screen.fill(screen.bounds, style: .plain)
    case ("m", false): setStyle(numbers)
    case ("h", true) where numbers == [25]: isCursorShown = true
    case ("l", true) where numbers == [25]: isCursorShown = false
    default: throw UnknownSequence(text: "\(final) \(numbers)")
    }
  }

  private static let attributes: [Int: Style.Attributes] = [
    1: .bold, 2: .dim, 3: .italic, 4: .underline, 5: .blink, 7: .reverse, 9: .strikethrough,
  ]

  private mutating func setStyle(_ numbers: [Int]) {
    var rest = (numbers.isEmpty ? [0] : numbers)[...]
    while let number = rest.popFirst() {
      switch number {
      case 0: style = .plain
      case 30...37: style.foreground = .palette(UInt8(number - 30))
      case 40...47: style.background = .palette(UInt8(number - 40))
      case 90...97: style.foreground = .palette(UInt8(number - 82))
      case 100...107: style.background = .palette(UInt8(number - 92))
      case 38: style.foreground = color(&rest)
      case 48: style.background = color(&rest)
      case 39: style.foreground = .default
      case 49: style.background = .default
      default: style.attributes.insert(Self.attributes[number] ?? [])
      }
    }
  }

  private func color(_ rest: inout ArraySlice<Int>) -> Color {
    if rest.popFirst() == 5 { return .palette(UInt8(rest.popFirst() ?? 0)) }
    let parts = rest.prefix(3).map { UInt8($0) }
    rest.removeFirst(parts.count)
    return .rgb(parts[0], parts[1], parts[2])
  }
}
