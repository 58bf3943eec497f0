/// Something that the mouse did over a cell.
public struct MouseEvent: Hashable, Sendable {
  /// What it did.
  public enum Kind: Hashable, Sendable {
    case press(Button)
    case release(Button)
    /// It moved with a button held.
    case drag(Button)
    /// It moved with none held.
    case move
    case wheel(Direction)
  }

  /// A button of the mouse.
  public enum Button: Hashable, Sendable {
    case left
    case middle
    case right
    case other(Int)
  }

  /// Where the wheel turned.
  public enum Direction: Hashable, Sendable {
    case up
    case down
    case left
    case right
  }

  /// What it did.
  public var kind: Kind
  /// The cell it was over.
  public var position: Point
  /// What was held with it.
  public var modifiers: KeyModifiers

  /// Something done over a cell.
  public init(_ kind: Kind, at position: Point, _ modifiers: KeyModifiers = []) {
    self.kind = kind
    self.position = position
    self.modifiers = modifiers
  }
}

// MARK: - Reports

extension MouseEvent {
  /// A mouse report in xterm's form, or in rxvt's, which counts as X10's does.
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

  /// A report in X10's form, which doesn't say which button was released.
  init?(old bits: Int, _ column: Int, _ row: Int) {
    let isRelease = bits & 3 == 3 && bits & 0xE0 == 0
    self.init(isRelease ? bits & ~3 : bits, column, row, isRelease: isRelease)
  }

  /// A report: its button bits, and column and row from 1 (xterm, Mouse Tracking).
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
    // Some terminals report places outside of their window as below zero.
    self.init(kind, at: Point(x: max(0, column - 1), y: max(0, row - 1)), modifiers)
  }
}

// MARK: - Batches

/// What the mouse did before: makes of its reports what a program wants to know.
struct MouseTracker {
  /// The events of a read, without the moves and drags that another of the same button follows at
  /// once.
  mutating func follow(_ events: [InputEvent], at now: Duration) -> [InputEvent] {
    events.enumerated().filter { index, event in
      index + 1 == events.count || !Self.isOutdated(event, by: events[index + 1])
    }.map(\.element)
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
