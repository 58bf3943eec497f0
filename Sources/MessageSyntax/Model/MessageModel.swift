/// The data model of a message (MessageFormat 2, Interchange Data Model).
///
/// Ranges are offsets in UTF-8 bytes into the source.
public struct MessageModel: Hashable, Sendable {
  /// The declarations in the order of the source.
  public var declarations: [Declaration]
  /// The body: one pattern, or a choice among several.
  public var body: Body

  /// The body of a message.
  public enum Body: Hashable, Sendable {
    case pattern(Pattern)
    case matcher(Matcher)
  }

  /// A variable that is bound before the body.
  public struct Declaration: Hashable, Sendable {
    /// The source of the bound value.
    public enum Kind: Hashable, Sendable {
      /// `.input`: an argument, annotated.
      case input
      /// `.local`: any expression.
      case local
    }

    /// The source of the value.
    public var kind: Kind
    /// The name of the bound variable, without its `$`.
    public var name: String
    /// The expression of the value.
    public var expression: Expression
    /// The range of the declaration in the source.
    public var range: Range<Int>
  }

  /// `.match`: the selectors, and the variants that they select from.
  public struct Matcher: Hashable, Sendable {
    /// The variables of the selectors.
    public var selectors: [VariableReference]
    /// The variants in the order of the source.
    public var variants: [Variant]
  }

  /// A pattern that is formatted when its keys match the selectors.
  public struct Variant: Hashable, Sendable {
    /// One key for each selector.
    public var keys: [Key]
    /// The pattern of the variant.
    public var pattern: Pattern
    /// The range of the keys in the source.
    public var range: Range<Int>
  }

  /// A key that a selector is compared with.
  public enum Key: Hashable, Sendable {
    case literal(String)
    /// `*`, which matches every value that no other key matches.
    case catchAll
  }

  /// A reference to a variable in the source.
  public struct VariableReference: Hashable, Sendable {
    /// The name, without its `$`, in Normalization Form C.
    public var name: String
    /// The range of the reference in the source.
    public var range: Range<Int>
  }

  /// A sequence of text and placeholders.
  public typealias Pattern = [PatternElement]

  /// A part of a pattern.
  public enum PatternElement: Hashable, Sendable {
    case text(String)
    case expression(Expression)
    case markup(Markup)
  }
}
