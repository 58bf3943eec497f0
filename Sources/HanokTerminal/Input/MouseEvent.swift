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
