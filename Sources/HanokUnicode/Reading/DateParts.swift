/// The order of the parts of dates in a language.
struct DateOrder: Sendable {
  /// The order of year, month and day in numeric dates.
  let full: [DateRole]
  /// Whether the month comes before the day.
  let isMonthFirst: Bool
  /// Whether the day comes before the year in a date with a month's name.
  let isDayBeforeYear: Bool

  /// Whether the year comes first.
  var isYearFirst: Bool { full.first == .year }

  init(_ language: LanguageTag) throws(ICUError) {
    let patterns = try DatePatterns(language)
    full = Self.roles(of: try DayFormat(language, style: .short).pattern)
    // Swedish dates are 2026-11-21, but 21/11 without the year.
    let short = full.first == .year ? Self.roles(of: try patterns.pattern(for: "Md")) : full
    isMonthFirst = short.first == .month
    isDayBeforeYear = Self.roles(of: try patterns.pattern(for: "yMMMd")).last == .year
  }

  private static func roles(of pattern: String) -> [DateRole] {
    var roles: [DateRole] = []
    for case .field(let letter, _) in DatePatternRun.runs(of: pattern) ?? [] {
      let role: DateRole? =
        switch letter {
        case "y", "u", "r", "U": .year
        case "M", "L": .month
        case "d": .day
        default: nil
        }
      if let role, !roles.contains(role) { roles.append(role) }
    }
    return roles
  }
}

/// The possible assignments of a date's numbers to year, month and day.
struct DateParts {
  /// A year, a month and a day; a month's name has no number here.
  struct Reading {
    var year: DateScan.Number?
    var month: Int?
    var day: Int
  }

  private let scan: DateScan
  private let order: DateOrder
  private var fixed: [DateRole: DateScan.Number] = [:]
  private var free: [DateScan.Number] = []

  init(_ scan: DateScan, _ order: DateOrder) {
    self.scan = scan
    self.order = order
    for number in scan.numbers {
      if let role = number.role, fixed[role] == nil {
        fixed[role] = number
      } else {
        free.append(number)
      }
    }
    // The year is next to its era: after it in 令和8年 and พ.ศ. 2569, before it in 44 BC.
    if let place = scan.eraPlace, fixed[.year] == nil {
      let index =
        free.firstIndex { $0.place == place + 1 } ?? free.firstIndex { $0.place == place - 1 }
      if let index { fixed[.year] = free.remove(at: index) }
    }
  }

  /// Returns lists of readings; the first list with a valid day wins.
  func readings() throws(DateReadingError) -> [[Reading]] {
    let hasTwoMonths = scan.hasMonthName && fixed[.month] != nil
    if hasTwoMonths || free.contains(where: { $0.role != nil }) {
      throw DateReadingError(kind: .unreadable, part: "")
    }
    if free.count == 1, fixed.isEmpty, !scan.hasMonthName, free[0].digitCount > 4 {
      return try runTogether(free[0])
    }
    let missing = [DateRole.year, .month, .day].filter {
      fixed[$0] == nil && !($0 == .month && scan.hasMonthName)
    }
    if free.count > missing.count { throw DateReadingError(kind: .unreadable, part: "") }
    let orders: [[[DateRole]]] =
      switch (missing, free.count) {
      case ([.year, .month, .day], 3): ordersOfThree
      case ([.year, .month, .day], 2): try ordersOfTwo()
      case ([.year, .day], 2): ordersBesideName
      case ([.month, .day], 2): ordersBesideYear
      case ([.year, .month], 2): [[[.year, .month]], [[.month, .year]]]
      case ([.year, .day], 1) where !free[0].isLong: [[[.day]]]
      case (_, free.count) where missing.count == free.count: [[missing]]
      case ([.year], 0): [[[]]]
      default: throw DateReadingError(kind: .incomplete, part: "")
      }
    return orders.map { alternatives in alternatives.compactMap(reading) }
  }

  /// Returns the language's order of month and day first, then the other one.
  private func monthsAndDays(_ make: ([DateRole]) -> [DateRole]) -> [[[DateRole]]] {
    let (own, other): ([DateRole], [DateRole]) =
      order.isMonthFirst ? ([.month, .day], [.day, .month]) : ([.day, .month], [.month, .day])
    return [[make(own)], [make(other)]]
  }

  private var ordersOfThree: [[[DateRole]]] {
    let long = free.indices.filter { free[$0].isLong }
    switch long {
    case [0]: return [[[.year, .month, .day]]]
    case [2]:
      // In a language with the year first, the order of the rest is unknown: 5/6/2026 in Korea.
      if order.isYearFirst { return [[[.month, .day, .year], [.day, .month, .year]]] }
      return monthsAndDays { $0 + [.year] }
    case []:
      return [
        [order.full],
        [[.year, .month, .day], [.day, .month, .year], [.month, .day, .year]],
      ]
    default: return [[]]
    }
  }

  private func ordersOfTwo() throws(DateReadingError) -> [[[DateRole]]] {
    if free.contains(where: \.isLong) {
      // A year and a month lack a day; 12/32 and 99/99 are neither these nor a day.
      let isMonthOfYear =
        free.contains { $0.digitCount > 2 } && free.contains { (1...12).contains($0.value) }
      throw DateReadingError(kind: isMonthOfYear ? .incomplete : .noSuchDay, part: "")
    }
    return monthsAndDays { $0 }
  }

  private var ordersBesideName: [[[DateRole]]] {
    if free[0].isLong { return [[[.year, .day]]] }
    if free[1].isLong || order.isDayBeforeYear { return [[[.day, .year]]] }
    return [[[.year, .day]]]
  }

  private var ordersBesideYear: [[[DateRole]]] {
    if let year = fixed[.year], year.place < free[0].place { return [[[.month, .day]]] }
    if order.isYearFirst { return [[[.month, .day], [.day, .month]]] }
    return monthsAndDays { $0 }
  }

  private func reading(_ roles: [DateRole]) -> Reading? {
    var numbers = fixed
    for (role, number) in zip(roles, free) { numbers[role] = number }
    guard let day = numbers[.day], day.digitCount <= 2 else { return nil }
    if let month = numbers[.month], month.digitCount > 2 { return nil }
    return Reading(year: numbers[.year], month: numbers[.month]?.value, day: day.value)
  }

  /// Returns the readings of `20261121`, and of `21112026` in the language's order.
  ///
  /// Six digits are read only if the year comes first: `261121`.
  private func runTogether(_ number: DateScan.Number) throws(DateReadingError) -> [[Reading]] {
    let value = number.value
    func year(_ year: Int, digits: Int) -> DateScan.Number {
      DateScan.Number(value: year, digitCount: digits, place: number.place)
    }
    if number.digitCount == 6, order.isYearFirst {
      return [
        [Reading(year: year(value / 10_000, digits: 2), month: value / 100 % 100, day: value % 100)]
      ]
    }
    guard number.digitCount == 8 else { throw DateReadingError(kind: .unreadable, part: "") }
    let (first, second) = (value / 1_000_000, value / 10_000 % 100)
    let yearLast = year(value % 10_000, digits: 4)
    let readings = [
      Reading(year: year(value / 10_000, digits: 4), month: value / 100 % 100, day: value % 100),
      order.isMonthFirst
        ? Reading(year: yearLast, month: first, day: second)
        : Reading(year: yearLast, month: second, day: first),
    ]
    // 10.11.1213 and 1011-12-13 are both days, but neither is likely.
    return [readings.filter { (1_600...2_400).contains($0.year?.value ?? 0) }]
  }
}
