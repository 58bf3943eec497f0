extension MessageModel {
  /// The content of braces: an operand, a function, or both (MessageFormat 2, Expressions).
  public struct Expression: Hashable, Sendable {
    /// The subject of an expression.
    public enum Operand: Hashable, Sendable {
      case literal(String)
      /// A variable's name, without its `$`.
      case variable(String)
    }

    /// The operand of the expression, if any.
    public var operand: Operand?
    /// The function that is applied to the operand, if any.
    public var function: FunctionReference?
    /// Remarks for translators and tools: they have no effect on output and functions.
    public var attributes: [Attribute]
    /// The range of the expression in the source, including its braces.
    public var range: Range<Int>
  }

  /// A function and its options in an expression.
  public struct FunctionReference: Hashable, Sendable {
    /// The identifier, with its namespace: `number`, `ko:josa`.
    public var name: String
    /// The options in the order of the source.
    public var options: [Option]
  }

  /// A named setting of a function or of markup.
  public struct Option: Hashable, Sendable {
    /// The identifier, with its namespace: `u:dir`.
    public var name: String
    /// The value: a literal or a variable.
    public var value: Expression.Operand
    /// The range of the option in the source.
    public var range: Range<Int>
  }

  /// A remark on an expression or on markup: `@translate=no`.
  public struct Attribute: Hashable, Sendable {
    /// The identifier, without its `@`.
    public var name: String
    /// The literal of the attribute, if it has one.
    public var value: String?
  }

  /// A tag within a pattern: `{#strong}`, `{/strong}`, `{#img /}`.
  public struct Markup: Hashable, Sendable {
    /// Whether the tag opens an element, closes it, or is standalone.
    public enum Kind: Hashable, Sendable {
      case open
      case close
      case standalone
    }

    /// Whether the tag opens an element, closes it, or is standalone.
    public var kind: Kind
    /// The identifier, with its namespace.
    public var name: String
    /// The options in the order of the source.
    public var options: [Option]
    /// Remarks for translators and tools.
    public var attributes: [Attribute]
    /// The range of the tag in the source, including its braces.
    public var range: Range<Int>
  }
}
