import HanokUnicode

extension FormattableNumber {
  /// What the number's text is made of, all of it in its order; none where it can't be written.
  var fields: [ValueField] {
    guard let formatted = try? formatted() else { return [] }
    let text = Array(formatted.text.utf8)
    // Group separators stand within their integer, and split it.
    var kinds = [FormattedNumber.Field.Kind?](repeating: nil, count: text.count)
    let fields = formatted.fields
    for field in fields where field.kind != .groupingSeparator {
      for place in field.range { kinds[place] = field.kind }
    }
    for field in fields where field.kind == .groupingSeparator {
      for place in field.range { kinds[place] = field.kind }
    }
    var start = 0
    return kinds.indices.compactMap { place in
      let end = place + 1
      if end < kinds.count, kinds[end] == kinds[place] { return nil }
      defer { start = end }
      return ValueField(name(of: kinds[place]), String(decoding: text[start..<end], as: UTF8.self))
    }
  }

  /// A field's name in ECMA-402 (`PartitionNumberPattern`).
  private func name(of kind: FormattedNumber.Field.Kind?) -> String {
    switch kind {
    case nil: "literal"
    case .integer: "integer"
    case .fraction: "fraction"
    case .decimalSeparator: "decimal"
    case .exponentSymbol: "exponentSeparator"
    case .exponentSign: "exponentMinusSign"
    case .exponent: "exponentInteger"
    case .groupingSeparator: "group"
    case .currency: "currency"
    case .percent: "percentSign"
    case .permille: "perMilleSign"
    case .sign: number.isNegative ? "minusSign" : "plusSign"
    case .unit: "unit"
    case .compact: "compact"
    case .approximately: "approximatelySign"
    }
  }
}
