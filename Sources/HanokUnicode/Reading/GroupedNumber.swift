/// A number of digits, groups and a fraction: `1,234.5`, `1.5e3`.
struct GroupedNumber {
  let value: ExactDecimal

  private let scan: NumberScan
  private let separators: NumberSeparators

  init(_ scan: NumberScan, _ separators: NumberSeparators) throws(NumberReadingError) {
    self.scan = scan
    self.separators = separators
    let (mantissa, power) = try Self.exponent(of: scan)
    let parts = try Self.parts(of: mantissa, scan)
    let point = try Self.decimalPoint(in: parts, scan, separators)
    let whole = parts[..<(point ?? parts.endIndex)]
    try Self.checkGroups(whole, scan, separators)
    var digits = whole.flatMap(\.digits)
    var fraction = 0
    if let point {
      // Digits after the point have no groups.
      if point + 1 < parts.endIndex {
        throw scan.error(.misplacedSeparator, atSign: parts[point + 1].index)
      }
      digits += parts[point].digits
      fraction = parts[point].digits.count
    }
    if digits.isEmpty { throw scan.error(.unreadable) }
    value = ExactDecimal(digits: digits, exponent: power - fraction)
  }

  /// Digits and the separator before them; the first part has none.
  private struct Part {
    var separator: NumberSeparator?
    /// The index of the separator.
    let index: Int
    var digits: [UInt8] = []
  }

  private static func parts(
    of signs: ArraySlice<NumberScan.Item>, _ scan: NumberScan
  ) throws(NumberReadingError) -> [Part] {
    var parts = [Part(index: signs.startIndex)]
    for index in signs.indices {
      switch signs[index].sign {
      case .digit(let digit): parts[parts.count - 1].digits.append(digit)
      case .separator(let separator): parts.append(Part(separator: separator, index: index))
      default: throw scan.error(.unreadable, atSign: index)
      }
    }
    return parts
  }

  /// Returns the index of the part with the fraction, or nil if there is none.
  private static func decimalPoint(
    in parts: [Part], _ scan: NumberScan, _ separators: NumberSeparators
  ) throws(NumberReadingError) -> Int? {
    if let part = parts.first(where: { $0.separator == .lineBreak }) {
      throw scan.error(.misplacedSeparator, atSign: part.index)
    }
    let places = parts.indices.filter { place in
      guard let separator = parts[place].separator else { return false }
      return separators.decimals.contains(separator) || !separators.groups.contains(separator)
    }
    guard let place = places.first, let separator = parts[place].separator else { return nil }
    if places.count > 1 {
      throw scan.error(.misplacedSeparator, atSign: parts[places[1]].index)
    }
    // In French a point is not a separator: `1.5` has one reading, `1.234` two.
    let isForeign = !separators.decimals.contains(separator)
    if isForeign, place == 1, parts[place].digits.count == 3,
      (1...3).contains(parts[0].digits.count), parts[0].digits.first != 0
    {
      throw scan.error(.ambiguous)
    }
    return place
  }

  /// Throws unless the groups have one separator and sizes that people of the language write.
  private static func checkGroups(
    _ parts: ArraySlice<Part>, _ scan: NumberScan, _ separators: NumberSeparators
  ) throws(NumberReadingError) {
    guard parts.count > 1, let last = parts.last else { return }
    let inner = parts.dropFirst().dropLast()
    for part in parts.dropFirst() where part.separator != parts[1].separator {
      throw scan.error(.misplacedSeparator, atSign: part.index)
    }
    // `1 234` is a number everywhere; `123 456 789` may be three.
    if parts.allSatisfy({ $0.digits.count == 3 }), parts[parts.startIndex + 1].separator == .space,
      !separators.hasSpacedGroups
    {
      throw scan.error(.ambiguous)
    }
    let known = separators.groupSizes
    // Of two groups alone, the first can be as long as any.
    let size = inner.first?.digits.count ?? known.map(\.inner).max() ?? 0
    guard known.contains(where: { $0.inner == size }) else {
      throw scan.error(.misplacedSeparator, atSign: parts[1].index)
    }
    for part in inner where part.digits.count != size {
      throw scan.error(.misplacedSeparator, atSign: part.index)
    }
    let isLastKnown = known.contains {
      $0.last == last.digits.count && (inner.isEmpty || $0.inner == size)
    }
    if !isLastKnown { throw scan.error(.misplacedSeparator, atSign: last.index) }
    if !(1...size).contains(parts[0].digits.count) {
      throw scan.error(.misplacedSeparator, atSign: parts[1].index)
    }
  }

  /// Returns the signs before an exponent, and the exponent, or 0 if there is none.
  private static func exponent(
    of scan: NumberScan
  ) throws(NumberReadingError) -> (ArraySlice<NumberScan.Item>, Int) {
    let signs = scan.signs
    guard let place = signs.firstIndex(where: { $0.sign == .exponent }), place > signs.startIndex,
      case .digit = signs[place - 1].sign
    else { return (signs, 0) }
    var rest = signs[(place + 1)...]
    var isNegative = false
    if let sign = rest.first?.sign, [.minus, .plus].contains(sign) {
      isNegative = sign == .minus
      rest.removeFirst()
    }
    if rest.isEmpty { throw scan.error(.unreadable, atSign: place) }
    var power = 0
    for index in rest.indices {
      guard case .digit(let digit) = rest[index].sign else {
        throw scan.error(.unreadable, atSign: place)
      }
      power = min(power * 10 + Int(digit), ExactDecimal.largestPower * 10)
    }
    return (signs[..<place], isNegative ? -power : power)
  }
}
