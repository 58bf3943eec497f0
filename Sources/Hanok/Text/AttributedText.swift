public import MessageFormat

/// The role of a stretch of text, which the theme turns into a style.
public nonisolated enum TextRole: Hashable, Sendable {
  /// Text without a role of its own.
  case plain
  /// Important text, `{#strong}`.
  case strong
  /// Stressed text, `{#emphasis}`.
  case emphasis
  /// A key to press.
  case key
  /// A link, with where it leads to.
  case link(String)

  /// The target of a link; nil for the others.
  var target: String? {
    if case .link(let target) = self { target } else { nil }
  }
}

/// Text in stretches, each with a role.
public nonisolated struct AttributedText: Hashable, Sendable {
  /// A stretch of text of one role.
  public struct Run: Hashable, Sendable {
    /// The text.
    public var text: String
    /// The role of the stretch.
    public var role: TextRole

    /// A stretch of text.
    public init(_ text: String, role: TextRole = .plain) {
      self.text = text
      self.role = role
    }
  }

  /// The stretches in their logical order.
  public var runs: [Run]

  /// Text of one role.
  public init(_ text: String, role: TextRole = .plain) {
    runs = text.isEmpty ? [] : [Run(text, role: role)]
  }

  /// The text of a message; its tags give the roles.
  ///
  /// `{#strong}`, `{#emphasis}`, `{#key}` and `{#link href=…}` are known; the innermost counts.
  /// Other markup leaves the text as it is.
  public init(_ message: MarkedText) {
    self.init(message.text)
    if message.marks.isEmpty { return }
    runs = []
    let text = message.text
    var open: [(name: String, role: TextRole)] = []
    var start = text.startIndex
    for mark in message.marks {
      let end = text.utf8.index(text.startIndex, offsetBy: mark.offset)
      append(text[start..<end], open.last?.role)
      start = end
      switch mark.tag.kind {
      case .open:
        open.append((mark.tag.name, Self.role(of: mark.tag) ?? open.last?.role ?? .plain))
      case .close:
        if let index = open.lastIndex(where: { $0.name == mark.tag.name }) {
          open.remove(at: index)
        }
      case .standalone: break
      }
    }
    append(text[start...], open.last?.role)
  }

  private mutating func append(_ text: Substring, _ role: TextRole?) {
    if !text.isEmpty { runs.append(Run(String(text), role: role ?? .plain)) }
  }

  private static func role(of tag: MarkupPart) -> TextRole? {
    switch tag.name {
    case "strong": .strong
    case "emphasis": .emphasis
    case "key": .key
    case "link": .link(tag.options["href"] ?? "")
    default: nil
    }
  }

  /// The text without its roles.
  public var text: String { runs.map(\.text).joined() }
}
