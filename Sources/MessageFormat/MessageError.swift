/// Something wrong with a message, found when it is parsed, validated or formatted.
public struct MessageError: Error, Hashable, Sendable {
  /// The errors of the specification (MessageFormat 2, Errors), by their names in kebab case.
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
    /// Not of the specification: a bound of ``MessageLimits`` is passed.
    case limitExceeded = "limit-exceeded"
  }

  /// What is wrong.
  public let kind: Kind
  /// Where in the message's source, in UTF-8 bytes.
  public let range: Range<Int>
  /// What the error is about: what was expected there, or the name of a variable, function, option.
  public let subject: String
  /// The message's source; empty where it isn't known.
  public let source: String

  /// Says what is wrong where.
  public init(
    _ kind: Kind, at range: Range<Int>, _ subject: String = "", in source: String = ""
  ) {
    self.kind = kind
    self.range = range
    self.subject = subject
    self.source = source
  }

  /// The error of a message with that source.
  func inSource(_ source: String) -> MessageError {
    MessageError(kind, at: range, subject, in: source)
  }

  /// Whether a syntax error is at a brace that may be meant as text, or soon after one.
  package var isAboutBrace: Bool {
    let expectations: [Expectation] = [.escape, .operand, .character("}")]
    return kind == .syntaxError && expectations.contains { $0.name == subject }
  }

  /// Whether the message as such is wrong, whatever it is formatted with.
  public var isInSource: Bool {
    switch kind {
    case .syntaxError, .variantKeyMismatch, .missingFallbackVariant, .missingSelectorAnnotation,
      .duplicateDeclaration, .duplicateOptionName, .duplicateVariant, .limitExceeded:
      true
    default: false
    }
  }
}
