/// The style of a terminal, and the sequences that change it (ECMA-48 §8.3.117, SGR).
struct Rendition {
  private var style = Style.plain
  // These are reused so that a change allocates no memory.
  private var changes: [Int] = []
  private var anew: [Int] = []

  /// Appends the sequence for a style: the differences, or a reset and all of it, if shorter.
  mutating func change(to new: Style, _ bytes: inout [UInt8]) {
    if new == style { return }
    ControlFunction.sequenceIntroducer.withUTF8Buffer {
      unsafe bytes.append(contentsOf: $0)
    }
    if new != .plain {
      changes.removeAll(keepingCapacity: true)
      anew.removeAll(keepingCapacity: true)
      anew.append(0)
      Self.appendChanges(from: style, to: new, &changes)
      Self.appendChanges(from: .plain, to: new, &anew)
      let isShorter = Self.length(of: changes) <= Self.length(of: anew)
      bytes.append(decimals: isShorter ? changes : anew)
    }
    bytes.append(UInt8(ascii: "m"))
    style = new
  }

  private static let codes: [(attribute: Style.Attributes, on: Int, off: Int)] = [
    (.bold, 1, 22), (.dim, 2, 22), (.italic, 3, 23), (.underline, 4, 24), (.blink, 5, 25),
    (.reverse, 7, 27), (.strikethrough, 9, 29),
  ]

  private static func appendChanges(from old: Style, to new: Style, _ parameters: inout [Int]) {
    var attributes = old.attributes
    if attributes != new.attributes {
      for code in codes
      where attributes.contains(code.attribute) && !new.attributes.contains(code.attribute) {
        parameters.append(code.off)
        // 22 resets bold and dim together.
        attributes.subtract(code.off == 22 ? [.bold, .dim] : code.attribute)
      }
      for code in codes
      where new.attributes.contains(code.attribute) && !attributes.contains(code.attribute) {
        parameters.append(code.on)
      }
    }
    if new.foreground != old.foreground { append(new.foreground, 30, &parameters) }
    if new.background != old.background { append(new.background, 40, &parameters) }
  }

  /// Appends a colour's parameters; `base` is 30 for the foreground and 40 for the background.
  private static func append(_ color: Color, _ base: Int, _ parameters: inout [Int]) {
    switch color.kind {
    case .default: parameters.append(base + 9)
    case .palette(let index) where index < 8: parameters.append(base + Int(index))
    case .palette(let index) where index < 16: parameters.append(base + 52 + Int(index))
    case .palette(let index):
      parameters.append(base + 8)
      parameters.append(5)
      parameters.append(Int(index))
    case .rgb(let red, let green, let blue):
      parameters.append(base + 8)
      parameters.append(2)
      parameters.append(Int(red))
      parameters.append(Int(green))
      parameters.append(Int(blue))
    }
  }

  private static func length(of parameters: [Int]) -> Int {
    parameters.reduce(0) { $0 + ($1 < 10 ? 2 : $1 < 100 ? 3 : 4) }
  }
}
