import Hanok
public import HanokTerminal

/// A random user: keys, clicks, the wheel, pastes, resizes.
///
/// The same seed gives the same actions, as long as the screens are the same.
///
/// ```swift
/// var monkey = Monkey(seed: 7)
/// let problem = await monkey.play(on: pilot) { $0.act(on: pilot) }
/// #expect(problem == nil)
/// ```
public struct Monkey {
  private var generator: SeededGenerator
  /// The number of actions so far.
  public internal(set) var stepCount = 0

  /// Creates a monkey whose actions depend on a seed.
  public init(seed: UInt64) { generator = SeededGenerator(seed) }

  private static let keys: [Key] = [
    .enter, .escape, .tab, .backspace, .delete, .up, .down, .left, .right, .home, .end, .pageUp,
    .pageDown, .insert, .function(1), .function(2), .function(3), .function(4), .function(5),
    .function(6), .function(7), .function(10),
  ]
  private static let texts = [
    "a", "Z", "0", "7", " ", "-", "+", "/", "?", ".", ",", ":", "한", "글", "日", "本", "ن", "ب", "٣",
    "é", "e\u{301}", "👩‍👩‍👧", "\u{200B}", "x", "y", "n", "s", "t", "ㅎ", "万",
  ]
  private static let pastes = [
    "", "hello", "한글 日本語 English", "السلام عليكم ١٢٣", "one\ntwo\r\nthree\n", "\t\t", "1,234.5",
    "2026-11-21", String(repeating: "긴 글 ", count: 200), "\u{1B}[31mred\u{7}", "👨‍👩‍👧‍👦👍🏽🇰🇷",
    "\u{202E}abc\u{2066}",
  ]

  /// Gives the keys to any view that can have them, and returns the action's name.
  public mutating func moveFocus(on pilot: Pilot) -> String {
    let views = pilot.application.window.visibleDescendants.filter(\.canBecomeFirstResponder)
    let view = views.isEmpty ? nil : pick(views)
    pilot.perform { view?.becomeFirstResponder() }
    return "focuses \(view.map { "\(type(of: $0))" } ?? "nothing")"
  }

  /// Presses one of several keys, and returns the action's name.
  public mutating func press(_ keys: [KeyEvent], on pilot: Pilot) -> String {
    let event = pick(keys)
    pilot.press(event.key, event.modifiers)
    return "presses \(event.key) \(event.modifiers.rawValue)"
  }

  /// Performs an action, and returns its name.
  public mutating func act(on pilot: Pilot) -> String {
    switch number(0..<100) {
    case ..<40:
      let (key, modifiers) = (pick(Self.keys), self.modifiers())
      pilot.press(key, modifiers)
      return "\(key) \(modifiers.rawValue)"
    case ..<60:
      let text = pick(Self.texts)
      if let character = text.first {
        // Ctrl-C and Ctrl-Q end the application, as intended.
        let modifiers = ["x", "Z", "a", "y"].contains(text) ? self.modifiers() : []
        pilot.press(.character(character), modifiers)
      }
      return "types \(text.debugDescription)"
    case ..<75:
      let point = point(in: pilot)
      pilot.click(x: point.x, y: point.y)
      return "clicks \(point.x), \(point.y)"
    case ..<80: return drag(pilot)
    case ..<86:
      let (point, isUp) = (point(in: pilot), number(0..<2) == 0)
      pilot.turnWheel(isUp ? .up : .down, x: point.x, y: point.y)
      return "turns the wheel \(isUp ? "up" : "down") at \(point.x), \(point.y)"
    case ..<90:
      let text = pick(Self.pastes)
      pilot.paste(text)
      return "pastes \(text.prefix(20).debugDescription)"
    case ..<94:
      let size = size()
      pilot.resize(to: size)
      return "resizes to \(size.width)x\(size.height)"
    default:
      let time = Duration.milliseconds(pick([1, 30, 200, 1_000, 5_000]))
      pilot.advance(by: time)
      return "waits \(time)"
    }
  }

  private mutating func drag(_ pilot: Pilot) -> String {
    let (start, end) = (point(in: pilot), point(in: pilot))
    pilot.send(MouseEvent(.press(.left), at: start))
    pilot.send(MouseEvent(.drag(.left), at: end))
    // Sometimes the button is never released.
    if number(0..<8) > 0 { pilot.send(MouseEvent(.release(.left), at: end)) }
    return "drags from \(start.x), \(start.y) to \(end.x), \(end.y)"
  }

  /// Returns a random number of a range.
  public mutating func number(_ range: Range<Int>) -> Int {
    Int.random(in: range, using: &generator)
  }

  /// Returns a random element of an array, which must not be empty.
  public mutating func pick<Value>(_ values: [Value]) -> Value { values[number(0..<values.count)] }

  private mutating func modifiers() -> KeyModifiers {
    switch number(0..<8) {
    case 0: .shift
    case 1: .control
    case 2: .alt
    default: []
    }
  }

  /// Returns a cell of the screen, or one just outside.
  private mutating func point(in pilot: Pilot) -> Point {
    let size = pilot.screen.size
    return Point(x: number(-1..<(size.width + 1)), y: number(-1..<(size.height + 1)))
  }

  private mutating func size() -> Size {
    switch number(0..<6) {
    case 0: Size(width: 80, height: 24)
    case 1: Size(width: 40, height: 12)
    case 2: Size(width: number(1..<6), height: number(1..<6))
    default: Size(width: number(1..<201), height: number(1..<61))
    }
  }
}

extension Monkey {
  /// Returns the problem of a running application's screen, or nil if there is none.
  ///
  /// The first responder must be visible, the cursor must be on the screen, and incremental drawing
  /// must equal a drawing of the whole screen.
  public static func problem(of pilot: Pilot) -> String? {
    focusProblem(of: pilot) ?? drawingProblem(of: pilot)
  }

  /// Returns the problem of the first responder and the cursor, or nil if there is none.
  public static func focusProblem(of pilot: Pilot) -> String? {
    let window = pilot.application.window
    if let cursor = pilot.screen.cursor, !pilot.screen.bounds.contains(cursor) {
      return "the cursor is at \(cursor.x), \(cursor.y)"
    }
    guard let responder = window.firstResponder else { return nil }
    // While a view is busy, it keeps the keyboard focus.
    let isBusy = sequence(first: responder, next: \.superview).contains { $0.isBusy }
    if !isBusy, !responder.canBecomeFirstResponder {
      return "\(type(of: responder)) takes no keys"
    }
    let isSeen = window.visibleDescendants.contains { $0 === responder }
    return isSeen ? nil : "\(type(of: responder)) has the keys and isn't seen"
  }

  /// Returns the first row that differs in a drawing of the whole screen, or nil if there is none.
  public static func drawingProblem(of pilot: Pilot) -> String? {
    let (drawn, whole) = (pilot.screen, pilot.screenDrawnWhole)
    if drawn == whole { return nil }
    for y in 0..<min(drawn.size.height, whole.size.height) where drawn.row(y) != whole.row(y) {
      return "row \(y) is “\(drawn.row(y))” instead of “\(whole.row(y))”"
    }
    return "drawn piece by piece, the screen has other styles or another cursor"
  }
}
