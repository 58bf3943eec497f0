extension MessageModel {
  /// The content of braces: an operand, a function, or both (MessageFormat 2, Expressions).
  public struct Expression: Hashable, Sendable {
    /// The subject of an expression.
    public enum Operand: Hashable, Sendable {
      case literal(String)
      /// A variable's name, without its `$`.
      case variable(String)
    }

    /// What the expression is about, if anything.
    public var operand: Operand?
    /// The function applied to it, if any.
    public var function: FunctionReference?
    /// Remarks for translators and tools: they never reach output or functions.
    public var attributes: [Attribute]
    /// Where the expression stands, braces included.
    public var range: Range<Int>
  }

  /// A function and its options, as an expression names it.
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
    /// A literal or a variable.
    public var value: Expression.Operand
    /// Where the option stands.
    public var range: Range<Int>
  }

  /// A remark on an expression or on markup: `@translate=no`.
  public struct Attribute: Hashable, Sendable {
    /// The identifier, without its `@`.
    public var name: String
    /// Its literal, if it has one.
    public var value: String?
  }

  /// A tag within a pattern: `{#strong}`, `{/strong}`, `{#img /}`.
  public struct Markup: Hashable, Sendable {
    /// Whether the tag begins something, ends it, or stands alone.
    public enum Kind: Hashable, Sendable {
      case open
      case close
      case standalone
    }

    /// Whether the tag begins something, ends it, or stands alone.
    public var kind: Kind
    /// The identifier, with its namespace.
    public var name: String
    /// The options in the order of the source.
    public var options: [Option]
    /// Remarks for translators and tools.
    public var attributes: [Attribute]
    /// Where the tag stands, braces included.
    public var range: Range<Int>
  }
}

extension MessageModel.Expression {
  /// The variables that stand in it.
  var variables: [String] {
    ([operand].compactMap(\.self) + (function?.options.map(\.value) ?? [])).compactMap(\.variable)
  }
}
