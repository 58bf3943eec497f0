/// What the grammar expects where something else stands.
///
/// Its name is the subject of a `syntax-error`, by which a program finds a sentence for it.
public enum Expectation: Hashable, Sendable {
  case character(Unicode.Scalar)
  case end
  case escapable
  case escape
  case key
  case literal
  case name
  case operand
  case optionValue
  case patternEnd
  case quote
  case quotedPattern
  case text
  case variable
  case variableExpression
  case whitespace

  /// The case's name; of a character, the character itself.
  public var name: String {
    if case .character(let scalar) = self { return String(scalar) }
    return "\(self)"
  }
}
