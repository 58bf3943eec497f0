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

  /// The text of a formatted message; its markup gives the roles.
  ///
  /// `{#strong}`, `{#emphasis}`, `{#key}` and `{#link href=…}` are known; the innermost counts.
  /// Other markup leaves the text as it is.
  public init(_ message: FormattedMessage) {
    runs = []
    var open: [(name: String, role: TextRole)] = []
    for part in message.parts {
      switch part {
      case .text(let text), .bidiIsolation(let text): append(text, open.last?.role)
      case .value(let value): append(value.text, open.last?.role)
      case .fallback(let source): append("{\(source)}", open.last?.role)
      case .markup(let tag) where tag.kind == .open:
        open.append((tag.name, Self.role(of: tag) ?? open.last?.role ?? .plain))
      case .markup(let tag) where tag.kind == .close:
        if let index = open.lastIndex(where: { $0.name == tag.name }) { open.remove(at: index) }
      case .markup: break
      }
    }
  }

  private mutating func append(_ text: String, _ role: TextRole?) {
    if !text.isEmpty { runs.append(Run(text, role: role ?? .plain)) }
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
