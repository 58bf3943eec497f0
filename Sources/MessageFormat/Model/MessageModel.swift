/// The data model of a message (MessageFormat 2, Interchange Data Model).
///
/// Ranges are offsets in UTF-8 bytes into the source.
public struct MessageModel: Hashable, Sendable {
  /// The declarations in the order of the source.
  public var declarations: [Declaration]
  /// What is formatted: one pattern, or one of several.
  public var body: Body

  /// What a message formats.
  public enum Body: Hashable, Sendable {
    case pattern(Pattern)
    case matcher(Matcher)
  }

  /// A variable that is bound before the body.
  public struct Declaration: Hashable, Sendable {
    /// Where the bound value comes from.
    public enum Kind: Hashable, Sendable {
      /// `.input`: an argument, annotated.
      case input
      /// `.local`: any expression.
      case local
    }

    /// Where the value comes from.
    public var kind: Kind
    /// The variable that is bound, without its `$`.
    public var name: String
    /// What is bound to it.
    public var expression: Expression
    /// Where the declaration stands.
    public var range: Range<Int>
  }

  /// `.match`: the selectors, and the variants one of which they select.
  public struct Matcher: Hashable, Sendable {
    /// The variables that select.
    public var selectors: [VariableReference]
    /// The variants in the order of the source.
    public var variants: [Variant]
  }

  /// A pattern that is formatted when its keys match the selectors.
  public struct Variant: Hashable, Sendable {
    /// One key for each selector.
    public var keys: [Key]
    /// What is formatted.
    public var pattern: Pattern
    /// Where the keys stand.
    public var range: Range<Int>
  }

  /// What a selector is compared with.
  public enum Key: Hashable, Sendable {
    case literal(String)
    /// `*`, which matches whatever nothing else does.
    case catchAll
  }

  /// A variable as it is named in a source.
  public struct VariableReference: Hashable, Sendable {
    /// The name, without its `$`, in Normalization Form C.
    public var name: String
    /// Where it stands.
    public var range: Range<Int>
  }

  /// Text and placeholders in a row.
  public typealias Pattern = [PatternElement]

  /// A part of a pattern.
  public enum PatternElement: Hashable, Sendable {
    case text(String)
    case expression(Expression)
    case markup(Markup)
  }
}
