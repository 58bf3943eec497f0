/// An error in a message, found when it is parsed, validated or formatted.
public struct MessageError: Error, Hashable, Sendable {
  /// The errors of the specification (MessageFormat 2, Errors), with their names in kebab case.
  public enum Kind: String, CaseIterable, Sendable {
    case syntaxError = "syntax-error"
    case variantKeyMismatch = "variant-key-mismatch"
    case missingFallbackVariant = "missing-fallback-variant"
    case missingSelectorAnnotation = "missing-selector-annotation"
    case duplicateDeclaration = "duplicate-declaration"
    case duplicateOptionName = "duplicate-option-name"
    case duplicateVariant = "duplicate-variant"
    case unresolvedVariable = "unresolved-variable"
    case unknownFunction = "unknown-function"
    case badSelector = "bad-selector"
    case badOperand = "bad-operand"
    case badOption = "bad-option"
    case badVariantKey = "bad-variant-key"
    case unsupportedOperation = "unsupported-operation"
    /// A bound of ``MessageLimits`` is exceeded; this kind isn't in the specification.
    case limitExceeded = "limit-exceeded"
  }

  /// The kind of the error.
  public let kind: Kind
  /// The range in the message's source, in UTF-8 bytes.
  public let range: Range<Int>
  /// The subject of the error: an expectation, or the name of a variable, function or option.
  public let subject: String
  /// The source of the message; empty if it is unknown.
  public let source: String

  /// Creates an error.
  public init(
    _ kind: Kind, at range: Range<Int>, _ subject: String = "", in source: String = ""
  ) {
    self.kind = kind
    self.range = range
    self.subject = subject
    self.source = source
  }

  /// Returns the error with the source of its message.
  package func inSource(_ source: String) -> MessageError {
    MessageError(kind, at: range, subject, in: source)
  }

  /// A brace that has no partner.
  package enum Brace: Sendable {
    case opening
    case closing
  }

  /// The brace before a syntax error, or at it, that has no partner or can be meant as text.
  package var brace: Brace? {
    if kind != .syntaxError { return nil }
    if subject == Expectation.escape.name { return .closing }
    let afterOpening: [Expectation] = [.operand, .character("}")]
    return afterOpening.contains { $0.name == subject } ? .opening : nil
  }

  /// Whether the message itself is invalid, with any arguments.
  public var isInSource: Bool {
    switch kind {
    case .syntaxError, .variantKeyMismatch, .missingFallbackVariant, .missingSelectorAnnotation,
      .duplicateDeclaration, .duplicateOptionName, .duplicateVariant, .limitExceeded:
      true
    default: false
    }
  }
}
