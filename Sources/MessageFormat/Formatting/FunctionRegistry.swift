/// A function that messages may name.
public typealias MessageFunction =
  @Sendable (FunctionCall) throws(FunctionFailure) -> ResolvedValue

/// The functions that messages may name, by their identifiers.
///
/// A program's own functions carry a namespace:
///
/// ```swift
/// var functions = FunctionRegistry.standard
/// functions["app:shout"] = { call throws(FunctionFailure) in
///   ResolvedValue(text: (call.operand?.value.plainText ?? "").uppercased())
/// }
/// ```
public struct FunctionRegistry: Sendable {
  private var functions: [String: MessageFunction]
  /// How functions are made ready; those of a program can't be.
  private var preparations = standardPreparations

  /// The functions of the specification, and Hanok's own.
  public static let standard = FunctionRegistry(functions: [
    "string": StringFunction.call,
    "number": NumberFunction.number,
    "integer": NumberFunction.integer,
    "offset": NumberFunction.offset,
    "percent": NumberFunction.percent,
    "currency": CurrencyFunction.call,
    "unit": UnitFunction.call,
    "date": DateFunction.date,
    "time": DateFunction.time,
    "datetime": DateFunction.datetime,
    "hanok:list": ListFunction.call,
    "hanok:relative": RelativeFunction.call,
    "hanok:compact": CompactFunction.call,
    "hanok:range": RangeFunction.call,
    "hanok:spellout": SpellOutFunction.call,
    "hanok:bytes": BytesFunction.call,
    "hanok:language": LanguageFunction.call,
    "ko:josa": JosaFunction.call,
  ])

  private init(functions: [String: MessageFunction]) {
    self.functions = functions
  }

  /// The functions' identifiers, sorted.
  public var names: [String] { functions.keys.sorted() }

  /// The function of that name; nil where there is none.
  public subscript(name: String) -> MessageFunction? {
    get { functions[name] }
    set {
      functions[name] = newValue
      preparations[name] = nil
    }
  }
}

extension FunctionRegistry {
  private static let standardPreparations: [String: FunctionPreparation] = [
    "string": PreparedText.prepare,
    "number": PreparedNumber.number,
    "integer": PreparedNumber.integer,
    "percent": PreparedNumber.percent,
    "currency": PreparedNumber.currency,
    "date": PreparedDate.date,
    "time": PreparedDate.time,
    "datetime": PreparedDate.datetime,
  ]

  /// How the function of that name is made ready; nil where it can't be.
  func preparation(of name: String) -> FunctionPreparation? { preparations[name] }
}
