/// Collects the bytes of a frame, and knows where the terminal's cursor stands meanwhile.
struct FrameWriter {
  private(set) var bytes: [UInt8] = []
  private let options: FrameEncoder.Options
  /// Where the cursor stands; nil where terminals disagree about that.
  private var position: Point?
  private var style = Style.plain

  init(options: FrameEncoder.Options) {
    self.options = options
    bytes.reserveCapacity(4_096)
  }

  mutating func write(_ sequence: StaticString) {
    sequence.withUTF8Buffer { unsafe bytes.append(contentsOf: $0) }
  }

  /// Writes a cluster, and forgets where the cursor is when terminals disagree about its width.
  mutating func write(_ cell: Cell, _ character: Character) {
    bytes.append(contentsOf: character.utf8)
    let isSure = Self.hasOneWidth(cell.glyph)
    position = isSure ? position.map { Point(x: $0.x + Int(cell.width), y: $0.y) } : nil
  }

  /// Whether terminals agree about a cell's width: Latin, blocks and lines, kana, Han, Hangul.
  private static func hasOneWidth(_ glyph: Int32) -> Bool {
    switch glyph {
    case 0x20..<0x300, 0x2500...0x259F, 0x3000...0x30FF, 0x4E00...0x9FFF, 0xAC00...0xD7A3,
      0xFF01...0xFF60:
      true
    default: false
    }
  }

  /// Moves the cursor, the shortest way that is safe (ECMA-48 §8.3.21 CUP, §8.3.20 CUF, §8.3.9 CHA).
  mutating func move(to point: Point) {
    if position == point { return }
    if let position, position.y == point.y, point.x > position.x {
      let distance = point.x - position.x
      control(distance == 1 ? [] : [distance], "C")
    } else if point.x == 0 {
      control(point.y == 0 ? [] : [point.y + 1], "H")
    } else {
      control([point.y + 1, point.x + 1], "H")
    }
    position = point
  }

  /// Brings the terminal's style to `new`, saying only what changes where that is shorter.
  mutating func setStyle(_ new: Style, isForced: Bool = false) {
    let new = Style(
      foreground: new.foreground.reduced(to: options.colorDepth),
      background: new.background.reduced(to: options.colorDepth), attributes: new.attributes)
    if new == style && !isForced { return }
    var parameters: [Int] = []
    let isLosing = !style.attributes.isSubset(of: new.attributes)
    if isForced || isLosing || new == .plain {
      // Attributes are taken away all at once: SGR 22 would take bold and dim together.
      if new == .plain {
        control([], "m")
        style = new
        return
      }
      parameters.append(0)
      style = .plain
    }
    for (attribute, code) in Self.codes
    where new.attributes.contains(attribute) && !style.attributes.contains(attribute) {
      parameters.append(code)
    }
    if new.foreground != style.foreground { parameters += Self.parameters(new.foreground, 30) }
    if new.background != style.background { parameters += Self.parameters(new.background, 40) }
    control(parameters, "m")
    style = new
  }

  private static let codes: [(Style.Attributes, Int)] = [
    (.bold, 1), (.dim, 2), (.italic, 3), (.underline, 4), (.blink, 5), (.reverse, 7),
    (.strikethrough, 9),
  ]

  /// A colour's parameters; `base` is 30 for the character and 40 for the cell.
  private static func parameters(_ color: Color, _ base: Int) -> [Int] {
    switch color.kind {
    case .default: [base + 9]
    case .palette(let index) where index < 8: [base + Int(index)]
    case .palette(let index) where index < 16: [base + 52 + Int(index)]
    case .palette(let index): [base + 8, 5, Int(index)]
    case .rgb(let red, let green, let blue): [base + 8, 2, Int(red), Int(green), Int(blue)]
    }
  }

  private mutating func control(_ parameters: [Int], _ final: Unicode.Scalar) {
    bytes += [0x1B, 0x5B]
    for (index, parameter) in parameters.enumerated() {
      if index > 0 { bytes.append(UInt8(ascii: ";")) }
      append(parameter)
    }
    bytes.append(UInt8(ascii: final))
  }

  private mutating func append(_ number: Int) {
    if number >= 10 { append(number / 10) }
    bytes.append(UInt8(ascii: "0") + UInt8(number % 10))
  }
}
