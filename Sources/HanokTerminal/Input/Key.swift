/// A key, without its modifiers.
public enum Key: Hashable, Sendable {
  /// A key that types a character.
  case character(Character)
  case enter
  case tab
  case escape
  case backspace
  case delete
  case insert
  case up
  case down
  case left
  case right
  case home
  case end
  case pageUp
  case pageDown
  /// The keypad's middle key, without Num Lock.
  case begin
  case menu
  case pause
  case printScreen
  /// F1 to F35 by their numbers.
  case function(Int)
}
