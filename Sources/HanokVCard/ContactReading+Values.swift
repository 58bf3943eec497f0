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
    ["VERSION", "PRODID", "REV", "BEGIN", "END", "PROFILE", "AGENT", "LABEL"].contains(name)
  }
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
    prefix(scheme.count).lowercased() == scheme ? String(dropFirst(scheme.count)) : self
  }
}
