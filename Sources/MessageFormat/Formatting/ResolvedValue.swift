public import HanokUnicode

/// The value of an expression, and the function that writes it and selects by it.
///
/// See MessageFormat 2, Resolved Values.
public struct ResolvedValue: Sendable {
  /// The value that the function made.
  let made: MessageValue
  /// The function that writes the value and selects by it; nil for plain text.
  private let writer: (any BoundFunction)?
  /// The direction of the text.
  public var direction: ValueDirection
  /// Whether the expression failed, so that only its source can be shown.
  public internal(set) var isFallback = false
  /// The properties that few values have; nil for other values.
  private(set) var extras: Shared<Extras>?

  /// The function that writes the value and selects by it.
  public var function: any BoundFunction { writer ?? PlainText.shared }

  /// The value that other functions receive.
  public var value: MessageValue { writer?.handedOn(made) ?? made }

  /// Creates a value that a function made and writes.
  public init(
    _ value: MessageValue, by function: any BoundFunction,
    direction: ValueDirection = .unknown
  ) {
    made = value
    writer = function
    self.direction = direction
  }

  /// Creates a value that is written as plain text.
  init(_ value: MessageValue) {
    made = value
    writer = nil
    direction = .unknown
  }

  /// The failures in spite of which the function returned a value.
  public var failures: [FunctionFailure] {
    get { extras?.value.failures ?? [] }
    set { extras = Shared(Extras(failures: newValue)) }
  }

  /// Applies the options of the `u:` namespace.
  mutating func take(_ universal: UniversalOptions, inheriting operand: ResolvedValue?) {
    let inherits = operand?.extras?.value.hasDirectionOption ?? false
    if universal.isEmpty && !inherits {
      extras = nil
      return
    }
    if let direction = universal.direction ?? (inherits ? operand?.direction : nil) {
      self.direction = direction
    }
    extras = Shared(
      Extras(
        isIsolated: universal.direction != nil, id: universal.id,
        hasDirectionOption: universal.direction != nil || inherits))
  }

  /// The properties that few values have.
  struct Extras: Sendable {
    var failures: [FunctionFailure] = []
    /// Whether `u:dir` asks for isolation.
    var isIsolated = false
    /// The id from `u:id`, for formatting to parts.
    var id: String?
    /// Whether the direction comes from `u:dir`, here or on an operand, and is inherited.
    var hasDirectionOption = false
  }

  /// Creates a text of unknown direction.
  public init(text: String) { self.init(.string(text)) }

  /// Returns the value of a failed expression from its form in fallback text.
  static func fallback(
    _ source: String, by function: any BoundFunction = PlainText.shared
  ) -> ResolvedValue {
    var value = ResolvedValue(.string("{\(source)}"), by: function)
    value.isFallback = true
    return value
  }

  /// Appends the text.
  public func write(to text: inout TextBuffer) throws(FunctionFailure) {
    try function.write(made, to: &text)
  }

  /// Appends the text, with isolates around parts that have their own direction.
  func writeIsolated(to text: inout TextBuffer) throws(FunctionFailure) {
    try function.writeIsolated(made, to: &text)
  }

  /// Returns only the text.
  public func text() throws(FunctionFailure) -> String {
    var failure: FunctionFailure?
    let text = TextBuffer.text { buffer in
      do throws(FunctionFailure) { try write(to: &buffer) } catch { failure = error }
    }
    if let failure { throw failure }
    return text
  }
}

/// The function of values that have neither a function nor a default one.
final class PlainText: BoundFunction {
  static let shared = PlainText()

  func resolve(_ operand: ResolvedValue?) throws(FunctionFailure) -> ResolvedValue {
    ResolvedValue(operand?.value ?? "", by: self)
  }
}

/// The direction of a formatted value, if it is known.
public enum ValueDirection: Hashable, Sendable {
  case leftToRight
  case rightToLeft
  case unknown
}
