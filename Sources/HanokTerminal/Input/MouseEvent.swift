/// An action of the mouse over a cell.
public struct MouseEvent: Hashable, Sendable {
  /// The kinds of mouse events.
  public enum Kind: Hashable, Sendable {
    /// A button was pressed.
    case press(Button)
    /// A button was released.
    case release(Button)
    /// The mouse moved with a button held.
    case drag(Button)
    /// The mouse moved without a button.
    case move
    /// The wheel turned.
    case wheel(Direction)
  }

  /// A button of the mouse.
  public enum Button: Hashable, Sendable {
    /// The left button.
    case left
    /// The middle button, or the wheel pressed.
    case middle
    /// The right button.
    case right
    /// Another button, by its number.
    case other(Int)
  }

  /// The direction in which the wheel turned.
  public enum Direction: Hashable, Sendable {
    /// Up.
    case up
    /// Down.
    case down
    /// To the left.
    case left
    /// To the right.
    case right
  }

  /// The kind of the event.
  public var kind: Kind
  /// The cell under the mouse.
  public var position: Point
  /// The modifiers that were held.
  public var modifiers: KeyModifiers
  /// The number of presses of a button up to this one: 2 for a double click, otherwise 1.
  ///
  /// The presses are on one cell, each within 400 ms of the one before; a release has its press's
  /// count.
  public var clickCount: Int

  /// Creates a mouse event.
  public init(
    _ kind: Kind, at position: Point, _ modifiers: KeyModifiers = [], clickCount: Int = 1
  ) {
    self.kind = kind
    self.position = position
    self.modifiers = modifiers
    self.clickCount = clickCount
  }
}

// MARK: - Reports

extension MouseEvent {
  /// Creates an event from a report in xterm's form, or in rxvt's, whose bits are X10's.
  init?(_ sequence: ControlSequence) {
    let numbers = sequence.numbers
    guard numbers.count == 3 else { return nil }
    if sequence.prefix == nil {
      self.init(old: numbers[0] - 32, numbers[1], numbers[2])
    } else {
      self.init(
        numbers[0], numbers[1], numbers[2], isRelease: sequence.final == UInt8(ascii: "m"))
    }
  }

  /// Creates an event from a report in X10's form, which lacks the released button.
  init?(old bits: Int, _ column: Int, _ row: Int) {
    let isRelease = bits & 3 == 3 && bits & 0xE0 == 0
    self.init(isRelease ? bits & ~3 : bits, column, row, isRelease: isRelease)
  }

  /// Creates an event from button bits, and column and row from 1 (xterm, Mouse Tracking).
  private init?(_ bits: Int, _ column: Int, _ row: Int, isRelease: Bool) {
    let low = bits & 3
    let kind: Kind
    if bits & 64 != 0 {
      // A wheel isn't held, but some terminals report its release.
      if isRelease { return nil }
      kind = .wheel([.up, .down, .left, .right][low])
    } else if low == 3 && bits & 128 == 0 {
      kind = .move
    } else {
      let usual: [Button] = [.left, .middle, .right, .other(3)]
      let button = bits & 128 != 0 ? .other(8 + low) : usual[low]
      kind = isRelease ? .release(button) : bits & 32 != 0 ? .drag(button) : .press(button)
    }
    var modifiers: KeyModifiers = []
    if bits & 4 != 0 { modifiers.insert(.shift) }
    if bits & 8 != 0 { modifiers.insert(.alt) }
    if bits & 16 != 0 { modifiers.insert(.control) }
    // Some terminals report negative positions outside of their window.
    self.init(kind, at: Point(x: max(0, column - 1), y: max(0, row - 1)), modifiers)
  }
}

// MARK: - Batches

/// Counts the presses of the mouse, and drops outdated moves.
struct MouseTracker {
  /// The last press and its time.
  private var last: (press: MouseEvent, time: Duration)?

  /// The longest time between the presses of a double click.
  private static let clickInterval = Duration.milliseconds(400)

  /// Returns the events of a read with the presses counted.
  ///
  /// Moves and drags are dropped if another with the same button follows directly.
  mutating func follow(_ events: [InputEvent], at now: Duration) -> [InputEvent] {
    events.enumerated().filter { index, event in
      index + 1 == events.count || !Self.isOutdated(event, by: events[index + 1])
    }.map { _, event in
      guard case .mouse(var event) = event else { return event }
      event.clickCount = clickCount(of: event, at: now)
      if case .press = event.kind { last = (event, now) }
      return .mouse(event)
    }
  }

  private func clickCount(of event: MouseEvent, at now: Duration) -> Int {
    guard let (press, time) = last, press.position == event.position else { return 1 }
    switch event.kind {
    case press.kind: return now - time <= Self.clickInterval ? press.clickCount + 1 : 1
    case .release(let button) where press.kind == .press(button): return press.clickCount
    default: return 1
    }
  }

  private static func isOutdated(_ event: InputEvent, by next: InputEvent) -> Bool {
    guard case .mouse(let event) = event, case .mouse(let next) = next, event.kind == next.kind
    else { return false }
    switch event.kind {
    case .move, .drag: return true
    case .press, .release, .wheel: return false
    }
  }
}
