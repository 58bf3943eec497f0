extension ContentLine {
  /// Whether the card is a list of people.
  var isGroup: Bool {
    (name == "KIND" || name == "X-ADDRESSBOOKSERVER-KIND")
      && String(decoding: value, as: UTF8.self).lowercased() == "group"
  }

  /// Whether the number is for calls: not of a fax or a pager.
  var isVoice: Bool { !types.contains(where: Self.otherTypes.contains) }

  private static let otherTypes: Set = [
    "fax", "pager", "modem", "textphone", "x-fax", "homefax", "workfax",
  ]

  /// Whether the property describes the card: its program, its version or its time.
  var isAboutTheCard: Bool { Self.cardNames.contains(name) }

  private static let cardNames: Set = [
    "VERSION", "PRODID", "REV", "BEGIN", "END", "PROFILE", "AGENT", "LABEL",
  ]

  /// Whether the property describes others of its group: Apple's labels and country codes.
  var isOfGroup: Bool { name == "X-ABLABEL" || name == "X-ABADR" }
}

extension VCardLabel.Use {
  /// Creates the use for a word that Apple's programs use for numbers and addresses.
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

extension String {
  /// Returns the text without a URI scheme.
  func withoutScheme(_ scheme: String) -> String {
    // Most texts have none, which shows in their first letter.
    guard let first = utf8.first, first | 0x20 == scheme.utf8.first else { return self }
    return prefix(scheme.count).lowercased() == scheme ? String(dropFirst(scheme.count)) : self
  }
}
