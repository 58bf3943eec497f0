/// The words of a language's dates, in all calendars of its region.
struct DateLexicon: Sendable {
  /// The meaning of a word.
  enum Meaning: Hashable {
    /// A month, by the index of the calendar and the month's number.
    case month(calendar: Int, number: Int)
    case era(calendar: Int, number: Int)
    case weekday(Weekday)
    case unit(DateRole)
    /// A word without a meaning of its own, such as the Spanish `de`.
    case filler
  }

  /// The calendars, the language's own first.
  let calendars: [CalendarSystem]
  /// The index of the Gregorian calendar.
  let gregorian: Int?
  /// The meanings of each word; words are folded.
  private(set) var words: [[Unicode.Scalar]: Set<Meaning>] = [:]
  /// The words that join the next word without a space, such as the Hebrew ב.
  private(set) var prefixes: Set<[Unicode.Scalar]> = []
  /// The endings that join the word before them without a space, such as the Basque `ren`.
  private(set) var endings: Set<[Unicode.Scalar]> = []
  /// The number of scalars of the longest word.
  private(set) var longest = 0

  /// Calendars whose months can't be numbered, or whose years aren't counted.
  private static let unread: Set = ["chinese", "dangi"]

  init(_ language: LanguageTag, today: CalendarDay) throws(ICUError) {
    var calendars = [try CalendarSystem(language)]
    for name in CalendarSystem.namesInUse(in: language) where !Self.unread.contains(name) {
      // The first Islamic calendar is enough: they share their words.
      let isKnown = calendars.contains { calendar in
        calendar.name.prefix { $0 != "-" } == name.prefix { $0 != "-" }
      }
      if isKnown { continue }
      calendars.append(try CalendarSystem(language.settingUnicodeExtension("ca", to: name)))
    }
    if !calendars.contains(where: \.isGregorian) {
      calendars.append(
        try CalendarSystem(language.settingUnicodeExtension("ca", to: "gregory")))
    }
    self.calendars = calendars
    gregorian = calendars.firstIndex(where: \.isGregorian)
    for place in calendars.indices { learnCalendar(place, today) }
    learnWeekdays(language)
    learnUnits()
    learnFillers(language)
  }

  private mutating func add(_ word: String, _ meaning: Meaning) {
    var scalars = FoldedText(word).scalars
    while scalars.last == "." || scalars.last == " " { scalars.removeLast() }
    while scalars.first == " " { scalars.removeFirst() }
    // Month names that are only numbers are read as numbers.
    guard scalars.contains(where: { $0.properties.numericType != .decimal }) else { return }
    words[scalars, default: []].insert(meaning)
    longest = max(longest, scalars.count)
  }

  private mutating func learnCalendar(_ place: Int, _ today: CalendarDay) {
    let calendar = calendars[place]
    // The tag names the calendar, also if that comes from the region and not from the tag.
    let language =
      (try? calendar.language.settingUnicodeExtension("ca", to: calendar.name)) ?? calendar.language
    for pattern in ["LLLL", "MMMM", "LLL", "MMM"] {
      guard let format = try? DayFormat(language, pattern: pattern) else { continue }
      var month = calendar.month(of: today)
      // The Hebrew calendar has a month of leap years only, at least every third year.
      for _ in 0..<(calendar.name == "hebrew" ? 38 : 13) {
        let number = calendar.fields(of: month.first).month
        add(format.string(month.first), .month(calendar: place, number: number))
        month = calendar.month(of: month.last.adding(days: 1))
      }
    }
    for pattern in calendar.name == "japanese" ? ["G", "GGGG", "GGGGG"] : ["G", "GGGG"] {
      guard let format = try? DayFormat(language, pattern: pattern) else { continue }
      for day in Self.erasByDay + [today] {
        let name = format.string(day)
        // The letter with a tatweel is the Islamic era; people also write it without.
        for form in Set([name, name.filter { $0 != "\u{640}" }]) {
          add(form, .era(calendar: place, number: calendar.fields(of: day).era))
        }
      }
    }
  }

  /// Days in the eras that people write.
  ///
  /// They are the eras of Japan since 1868, and those before Christ or the Republic of China.
  private static let erasByDay = [-43, 1_000, 1_870, 1_905, 1_920, 1_950, 2_000, 2_020].compactMap {
    CalendarDay(year: $0, month: 6, day: 1)
  }

  private mutating func learnWeekdays(_ language: LanguageTag) {
    // The shortest Hebrew names are also the numerals 1 to 7.
    let isHebrew = language.language == "he"
    for pattern in ["EEEE", "cccc", "EEE", "ccc"] + (isHebrew ? [] : ["cccccc"]) {
      guard let format = try? DayFormat(language, pattern: pattern) else { continue }
      for number in 0..<7 {
        guard let day = CalendarDay(number: number) else { continue }
        add(format.string(day), .weekday(day.weekday))
      }
    }
  }

  private mutating func learnUnits() {
    let units: [(DateRole, [String])] = [
      (.year, ["年", "년", "年度", "년도"]), (.month, ["月", "월"]), (.day, ["日", "일", "号", "號"]),
    ]
    for (role, words) in units {
      for word in words { add(word, .unit(role)) }
    }
  }

  /// Words that people write but ICU's patterns lack.
  private static let moreFillers = [
    "en": ["of", "the", "st", "nd", "rd", "th"], "fr": ["le", "er"], "vi": ["ngày", "năm"],
    "es": ["de", "del", "el"], "pt": ["de", "o"], "it": ["il"], "de": ["den", "der"],
    "ca": ["de", "del"], "he": ["ה"],
  ]

  /// Adds the texts between the fields of the language's patterns.
  private mutating func learnFillers(_ language: LanguageTag) {
    var patterns: [String] = []
    for calendar in calendars {
      for style in [DateFormat.Style.short, .medium, .long, .full] {
        guard let format = try? DayFormat(calendar.language, style: style) else { continue }
        patterns.append(format.pattern)
      }
    }
    if let known = try? DatePatterns(language) {
      for skeleton in ["yMMMM", "MMMd", "MMMMd", "GyMMMd"] {
        if let pattern = try? known.pattern(for: skeleton) { patterns.append(pattern) }
      }
    }
    for word in Self.moreFillers[language.language] ?? [] { add(word, .filler) }
    for pattern in patterns { learnFillers(pattern: pattern) }
  }

  private mutating func learnFillers(pattern: String) {
    var text = ""
    var isBehindField = false
    for run in (DatePatternRun.runs(of: pattern) ?? []) + [.field("y", count: 1)] {
      if case .text(let part) = run {
        text += part
        continue
      }
      let words = text.split { !$0.isLetter }
      for word in words { add(String(word), .filler) }
      // Text that touches a field is a part of its word.
      if let last = words.last, text.last?.isLetter == true {
        prefixes.insert(FoldedText(String(last)).scalars)
      }
      if let first = words.first, text.first?.isLetter == true, isBehindField {
        endings.insert(FoldedText(String(first)).scalars)
      }
      (text, isBehindField) = ("", true)
    }
  }
}

/// The role of a number in a date.
enum DateRole: Hashable {
  case year
  case month
  case day
}

/// A text without differences of case, width and invisible characters.
///
/// It maps each scalar to its source in the text.
struct FoldedText {
  private(set) var scalars: [Unicode.Scalar] = []
  private var sources: [Int] = []
  private let characters: [Character]

  init(_ text: String) {
    characters = Array(text)
    for (place, character) in characters.enumerated() {
      // All spaces are equal; people type an apostrophe for the Hebrew geresh.
      let folded = character.isWhitespace ? " " : String(character).folded
      for scalar in folded.unicodeScalars {
        scalars.append(Self.replacements[scalar] ?? scalar)
        sources.append(place)
      }
    }
  }

  private static let replacements: [Unicode.Scalar: Unicode.Scalar] = [
    "\u{5F3}": "'", "\u{5F4}": "\"", "\u{2019}": "'", "\u{201D}": "\"", "\u{2018}": "'",
    // People type these for one another.
    "\u{643}": "\u{6A9}", "\u{64A}": "\u{6CC}", "\u{649}": "\u{6CC}",
  ]

  /// Returns the source text of a range of scalars.
  func source(of range: Range<Int>) -> String {
    guard let first = range.first, let last = range.last else { return "" }
    return String(characters[sources[first]...sources[last]])
  }
}
