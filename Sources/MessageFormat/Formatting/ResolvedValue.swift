/// What an expression came to: a value, how it is written, and how it selects
/// (MessageFormat 2, Resolved Values).
public struct ResolvedValue: Sendable {
  /// The value that further functions see.
  public var value: MessageValue
  /// The options that go along with the value to further functions.
  public var options: [String: OptionValue] = [:]
  /// What kind of value it is, for formatting to parts: `string`, `number`.
  public var type: String
  /// The direction of the formatted text.
  public var direction: ValueDirection = .unknown
  /// Whether `u:dir` asked for isolation.
  public var isIsolated = false
  /// Whether the direction comes from `u:dir`, here or on an operand, and so goes on from it.
  var hasDirectionOption = false
  /// The id that `u:id` gave, for formatting to parts.
  public var id: String?
  /// How the value stands in fallback text: `$name`, `|literal|`, `:function`.
  public internal(set) var source = ""
  /// Whether the expression failed, so that only its source can be shown.
  ///
  /// A function is called with such an operand to say whether it could have used it; what it
  /// gives is written as the fallback all the same.
  public internal(set) var isFallback = false
  /// How the value is written.
  public var format: @Sendable () throws(FunctionFailure) -> String
  /// How the value is written where isolates keep the directions of its own parts; nil where it has one
  /// direction.
  var isolated: (@Sendable () -> String)?
  /// What the written value is made of, for formatting to parts; nil where it is of one piece.
  public var fields: (@Sendable () -> [ValueField])?
  /// How the value chooses among the keys of variants; nil where it can't.
  public var selector: (any KeySelector)?

  /// A value that is written by `format`.
  public init(
    _ value: MessageValue, type: String = "string",
    format: @escaping @Sendable () throws(FunctionFailure) -> String
  ) {
    self.value = value
    self.type = type
    self.format = format
  }

  /// A text, of a direction unknown.
  public init(text: String) {
    self.init(.string(text)) { () throws(FunctionFailure) in text }
  }

  /// The value of an expression that failed.
  static func fallback(_ source: String) -> ResolvedValue {
    var value = ResolvedValue(.string("{\(source)}")) { () throws(FunctionFailure) in
      "{\(source)}"
    }
    value.type = "fallback"
    value.source = source
    value.isFallback = true
    return value
  }
}

/// How a value chooses among the keys of variants (MessageFormat 2, Operations on Resolved Values).
public protocol KeySelector: Sendable {
  /// Whether the key matches.
  ///
  /// - Throws: A `bad-variant-key` where the key can match no value at all.
  func matches(_ key: String) throws(FunctionFailure) -> Bool

  /// Whether one matching key is better than another.
  func prefers(_ key: String, over other: String) -> Bool
}

/// The direction of a formatted value, as far as it is known.
public enum ValueDirection: Hashable, Sendable {
  case leftToRight
  case rightToLeft
  case unknown
}
