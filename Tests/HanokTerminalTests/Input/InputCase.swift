import HanokTerminal

/// What a terminal sends, and what is to come of it.
struct InputCase: CustomStringConvertible, Sendable {
  let bytes: [UInt8]
  let events: [InputEvent]
  let replies: [TerminalReply]

  init(_ bytes: String, _ events: [InputEvent], replies: [TerminalReply] = []) {
    self.init(Array(bytes.utf8), events, replies: replies)
  }

  init(_ bytes: [UInt8], _ events: [InputEvent], replies: [TerminalReply]) {
    self.bytes = bytes
    self.events = events
    self.replies = replies
  }

  init(_ bytes: String, _ key: Key, _ modifiers: KeyModifiers = []) {
    self.init(bytes, [.key(KeyEvent(key, modifiers))])
  }

  init(_ bytes: String, _ reply: TerminalReply) {
    self.init(bytes, [], replies: [reply])
  }

  /// The cases of all tables, by the tables' names.
  static let tables: [String: [InputCase]] = [
    "xterm": XtermKeys.all, "kitty": KittyKeys.all, "Linux console": LinuxConsoleKeys.all,
    "rxvt": RxvtKeys.all, "older": OlderKeys.all, "mouse": MouseReports.all,
    "key table": KeyTableKeys.all, "replies": Replies.all, "eight bits": EightBitForms.all,
  ]

  var text: String { String(decoding: bytes, as: UTF8.self) }
  var description: String { text.debugDescription }
}

extension KeyModifiers {
  /// All combinations of the first so many modifiers: Shift, Alt, Control, Super, Hyper, Meta.
  static func combinations(of count: Int) -> [KeyModifiers] {
    (0..<(UInt8(1) << count)).map { KeyModifiers(rawValue: $0) }
  }

  /// The number by which terminals send them.
  var number: Int { Int(rawValue) + 1 }
}
