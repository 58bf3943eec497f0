import AddressBookModel

extension ContentLine {
  /// Whether the card is a list of people.
  var isGroup: Bool {
    ["KIND", "X-ADDRESSBOOKSERVER-KIND"].contains(name)
      && String(decoding: value, as: UTF8.self).lowercased() == "group"
  }

  /// Whether the number is for calls: not of a fax or a pager.
  var isVoice: Bool {
    types.isDisjoint(with: ["fax", "pager", "modem", "textphone", "x-fax", "homefax", "workfax"])
  }

  /// Whether the property describes the card: its program, its version or its time.
  var isAboutTheCard: Bool {
    [
      "VERSION", "PRODID", "REV", "BEGIN", "END", "PROFILE", "AGENT", "LABEL", EntryMark.name,
    ].contains(name)
  }
}

extension EntryLabel {
  /// Creates the label for a word that Apple's programs use for numbers and addresses.
  init?(apple word: String) {
    switch word.lowercased() {
    case "_$!<home>!$_", "home": self = .home
    case "_$!<work>!$_", "work": self = .work
    case "_$!<mobile>!$_", "mobile", "iphone": self = .mobile
    case "_$!<other>!$_", "other": self = .other
    default: return nil
    }
  }
}

extension Birthday {
  /// Creates the day of a card: `19960415`, `1996-04-15` or `--0415`, with or without a time.
  ///
  /// It returns nil for a year or a month alone, a text, or an invalid day.
  init?(card text: String) {
    let date = text.trimmingSpace.prefix { $0 != "T" && $0 != " " }
    let digits = date.filter { $0 != "-" }
    guard digits.utf8.allSatisfy((UInt8(ascii: "0")...UInt8(ascii: "9")).contains) else {
      return nil
    }
    let hasYear = !date.hasPrefix("--")
    guard digits.utf8.count == (hasYear ? 8 : 4), let number = Int(digits) else { return nil }
    self.init(
      year: hasYear ? number / 10_000 : nil, month: number / 100 % 100, day: number % 100)
    if !exists { return nil }
  }
}

extension PersonName {
  /// Creates the parts of a name from its formatted form.
  init(written text: String) {
    self.init()
    let words = text.split(separator: " ").map(String.init)
    guard words.count > 1 else {
      given = text
      return
    }
    family = words[words.count - 1]
    given = words.dropLast().joined(separator: " ")
    // In the writing systems of East Asia, the family name is first.
    if resolvedOrder == .familyFirst {
      family = words[0]
      given = words.dropFirst().joined(separator: " ")
    }
  }
}

extension String {
  /// Returns the text without a URI scheme.
  func withoutScheme(_ scheme: String) -> String {
    prefix(scheme.count).lowercased() == scheme ? String(dropFirst(scheme.count)) : self
  }
}
