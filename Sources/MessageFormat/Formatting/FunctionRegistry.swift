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
  public static let standard = FunctionRegistry(functions: [
    "string": StandardFunction { _ in StringFunction() },
    "number": StandardFunction { NumberFunction(.number, $0) },
    "integer": StandardFunction { NumberFunction(.integer, $0) },
    "offset": StandardFunction { NumberFunction(.offset, $0) },
    "percent": StandardFunction { NumberFunction(.percent, $0) },
    "currency": StandardFunction { NumberFunction(.currency, $0) },
    "unit": StandardFunction { NumberFunction(.unit, $0) },
    "date": StandardFunction { DateFunction(.date, $0) },
    "time": StandardFunction { DateFunction(.time, $0) },
    "datetime": StandardFunction { DateFunction(.datetime, $0) },
    "hanok:list": StandardFunction(PhraseFunction.list),
    "hanok:relative": StandardFunction(PhraseFunction.relative),
    "hanok:compact": StandardFunction { NumberFunction(.compact, $0) },
    "hanok:range": StandardFunction(PhraseFunction.range),
    "hanok:spellout": StandardFunction(PhraseFunction.spellOut),
    "hanok:bytes": StandardFunction { NumberFunction(.bytes, $0) },
    "hanok:language": StandardFunction(PhraseFunction.language),
    "ko:josa": StandardFunction(JosaFunction.init),
  ])

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

  init(_ make: @escaping @Sendable (FunctionCall) -> any BoundFunction) {
    self.make = make
  }

  func bind(_ call: FunctionCall) -> any BoundFunction { make(call) }
}
