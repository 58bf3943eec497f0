import HanokUnicode

/// The writing of numbers of a style with options, and their selection.
final class NumberWriting: Sendable {
  let style: NumberStyle
  /// The options that can't be used.
  let failures: [FunctionFailure]
  let settings: NumberSettings
  private let format: NumberFormat?
  /// The plural rules, unless numbers don't select by categories.
  private let rules: PluralRules?
  /// The reason why no number can be written, if any.
  private let refusal: FunctionFailure?
  /// Whether every number can be written.
  let isAlwaysWritten: Bool

  init(
    _ style: NumberStyle, _ options: [String: OptionValue], _ resources: FormattingResources
  ) {
    let call = FunctionCall(options: options.filter { !style.ignores($0.key) }, in: resources)
    self.style = style
    settings = NumberSettings(call, style: style)
    failures = call.failures
    let formatters = resources.formatters
    format = try? formatters.numberFormat(resources.language, skeleton: settings.skeleton)
    rules =
      switch (style, settings.selection) {
      case (.currency, _), (.unit, _), (_, .exact), (_, nil): nil
      case (_, .plural): try? formatters.pluralRules(resources.language, .cardinal)
      case (_, .ordinal): try? formatters.pluralRules(resources.language, .ordinal)
      }
    if case .unit(let unit) = style {
      // ICU reports a unit without names only when it formats.
      refusal =
        if let usage = call.usableOptions["usage"]?.text, !unit.has(usage: usage) {
          FunctionFailure(.unsupportedOperation, "usage")
        } else if (try? format?.format(1 as Int64)) == nil {
          FunctionFailure(.unsupportedOperation, "unit")
        } else { nil }
      isAlwaysWritten = false
    } else {
      isAlwaysWritten = format != nil
      refusal = format == nil ? FunctionFailure(.unsupportedOperation, "number") : nil
    }
  }

  /// Throws if a number can't be written.
  func check(_ number: MessageValue) throws(FunctionFailure) {
    if isAlwaysWritten { return }
    if let refusal { throw refusal }
    guard case .unit = style else { return }
    if case .integer(let integer) = number, integer.magnitude < 1_000_000_000_000 { return }
    // ICU converts in floating point, and stores all but the last of several units in 64 bits.
    guard let decimal = try? number.number(), decimal.magnitudeInFloatingPoint > 9e15,
      let formatted = formatted(number)
    else { return }
    if formatted.isOfMixedUnit || formatted.text.contains("∞") {
      throw FunctionFailure(.unsupportedOperation, "digits")
    }
  }

  /// Appends the text of a number, or returns the reason why it can't.
  func write(_ number: MessageValue, to text: inout TextBuffer) -> FunctionFailure? {
    let written: MessageValue
    do throws(FunctionFailure) { written = try number.asNumber() } catch { return error }
    let failure = FunctionFailure(.unsupportedOperation, "number")
    guard let format else { return failure }
    do throws(ICUError) {
      switch written {
      case .integer(let integer): try format.write(integer, to: &text)
      case .double(let double): try format.write(double, to: &text)
      default: try format.write(decimal: written.plainText, to: &text)
      }
      return nil
    } catch {
      return failure
    }
  }

  /// Returns the selection by a number, or nil if it can't select.
  func selection(of number: MessageValue, hasCategories: Bool) -> KeySelection? {
    guard let selection = settings.selection else { return nil }
    let hasCategories = hasCategories && selection != .exact
    let category = hasCategories ? category(of: number) : nil
    if hasCategories && category == nil { return nil }
    if let integer = number.integer { return .integer(integer, category) }
    guard let decimal = try? number.number().normalized else { return nil }
    return decimal.integer.map { .integer($0, category) } ?? .decimal(decimal, category)
  }

  /// Returns the category of a number by its written form, if any: `1.0` differs from `1`.
  func category(of number: MessageValue) -> PluralCategory? {
    if settings.keepsIntegers, case .integer(let integer) = number {
      return rules?.category(of: integer)
    }
    guard let rules, let formatted = formatted(number) else { return nil }
    return rules.category(of: formatted)
  }

  /// Returns the formatted number, the input of plural rules.
  private func formatted(_ number: MessageValue) -> FormattedNumber? {
    guard let format else { return nil }
    switch number {
    case .integer(let integer): return try? format.format(integer)
    case .double(let double) where double.isFinite: return try? format.format(double)
    default:
      return (try? number.number()).flatMap { try? format.format(decimal: $0.description) }
    }
  }
}

extension NumberWriting {
  /// Returns all fields of a number's text in order, or none if it can't be written.
  func fields(of number: MessageValue) -> [ValueField] {
    guard let formatted = formatted(number) else { return [] }
    let text = Array(formatted.text.utf8)
    // Group separators are within their integer, and split it.
    var kinds = [FormattedNumber.Field.Kind?](repeating: nil, count: text.count)
    let fields = formatted.fields
    for field in fields {
      for place in field.range { kinds[place] = field.kind }
    }
    for field in fields where field.kind == .groupingSeparator {
      for place in field.range { kinds[place] = field.kind }
    }
    let isNegative = (try? number.number())?.isNegative ?? false
    var start = 0
    return kinds.indices.compactMap { place in
      let end = place + 1
      if end < kinds.count, kinds[end] == kinds[place] { return nil }
      defer { start = end }
      return ValueField(
        Self.name(of: kinds[place], isNegative: isNegative),
        String(decoding: text[start..<end], as: UTF8.self))
    }
  }

  /// Returns the name of a field in ECMA-402 (`PartitionNumberPattern`).
  private static func name(of kind: FormattedNumber.Field.Kind?, isNegative: Bool) -> String {
    guard let kind else { return "literal" }
    return kind == .sign && isNegative ? "minusSign" : names[kind] ?? "\(kind)"
  }

  /// The names that differ from those of the kinds.
  private static let names: [FormattedNumber.Field.Kind: String] = [
    .decimalSeparator: "decimal", .groupingSeparator: "group", .percent: "percentSign",
    .sign: "plusSign",
  ]
}
