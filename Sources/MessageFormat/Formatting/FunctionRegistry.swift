/// The functions that messages can call, by their identifiers.
///
/// A program's own functions have a namespace. A function that replaces a default function is also
/// used for values without a function: `number` writes all numbers.
///
/// ```swift
/// var functions = FunctionRegistry.standard
/// functions["app:shout"] = Shout()
/// ```
public struct FunctionRegistry: Sendable {
  private var functions: [String: any MessageFunction]
  /// Whether the functions of this module write values without a function.
  private(set) var hasStandardDefaults = true

  /// The functions of the specification and Hanok's own.
  public static let standard = FunctionRegistry(functions: makers.mapValues(StandardFunction.init))

  private static let makers: [String: @Sendable (FunctionCall) -> any BoundFunction] = [
    "string": { _ in StringFunction() },
    "number": { NumberFunction(.number, $0) },
    "integer": { NumberFunction(.integer, $0) },
    "offset": { NumberFunction(.offset, $0) },
    "percent": { NumberFunction(.percent, $0) },
    "currency": { NumberFunction(.currency, $0) },
    "unit": { NumberFunction(.unit, $0) },
    "date": { DateFunction(.date, $0) },
    "time": { DateFunction(.time, $0) },
    "datetime": { DateFunction(.datetime, $0) },
    "hanok:list": { PhraseFunction.list($0) },
    "hanok:relative": { PhraseFunction.relative($0) },
    "hanok:duration": { PhraseFunction.duration($0) },
    "hanok:compact": { NumberFunction(.compact, $0) },
    "hanok:range": { PhraseFunction.range($0) },
    "hanok:spellout": { PhraseFunction.spellOut($0) },
    "hanok:bytes": { NumberFunction(.bytes, $0) },
    "hanok:language": { PhraseFunction.language($0) },
    "ko:josa": { JosaFunction($0) },
  ]

  private static let defaults: Set = ["number", "currency", "unit", "datetime", "hanok:list"]

  private init(functions: [String: any MessageFunction]) {
    self.functions = functions
  }

  /// The identifiers of the functions, sorted.
  public var names: [String] { functions.keys.sorted() }

  /// The function of a name, or nil if there is none.
  public subscript(name: String) -> (any MessageFunction)? {
    get { functions[name] }
    set {
      functions[name] = newValue
      if Self.defaults.contains(name) { hasStandardDefaults = false }
    }
  }
}

/// A function of this module, defined by a closure that binds it.
private struct StandardFunction: MessageFunction {
  let make: @Sendable (FunctionCall) -> any BoundFunction

  func bind(_ call: FunctionCall) -> any BoundFunction { make(call) }
}
