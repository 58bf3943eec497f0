public import HanokLocalization
public import MessageFormat

/// The role of a run of text, which the theme maps to a style.
public indirect enum TextRole: Hashable, Sendable {
  /// Text without another role.
  case plain
  /// Important text, `{#strong}`.
  case strong
  /// Stressed text, `{#emphasis}`.
  case emphasis
  /// A key to press.
  case key
  /// A link with its target.
  case link(String)
  /// A heading.
  case heading
  /// Text that is less important.
  case secondary
  /// Text that was deleted, which is crossed out.
  case deleted
  /// A piece of source code within a sentence.
  case code
  /// A part of source code.
  case syntax(SyntaxRole)
  /// A role within another, such as an important word of a link: its style is added to
  /// the style of the outer one.
  case nested(TextRole, in: TextRole)

  /// The target of a link, or nil for another role.
  package var target: String? {
    switch self {
    case .link(let target): target
    case .nested(let inner, let outer): inner.target ?? outer.target
    default: nil
    }
  }

  /// Returns the role within another one.
  public func within(_ outer: TextRole) -> TextRole {
    if self == .plain || self == outer { return outer }
    return outer == .plain ? self : .nested(self, in: outer)
  }
}

/// The role of a part of source code.
public enum SyntaxRole: CaseIterable, Hashable, Sendable {
  /// A note for readers of the code.
  case comment
  /// A word of the language.
  case keyword
  /// The name of a type.
  case type
  /// A name that is defined: a key, an attribute, an option.
  case name
  /// A text between quotation marks.
  case string
  /// A number, or another value of the language, such as `true`.
  case number
  /// A placeholder, or an escape sequence: a value replaces it.
  case placeholder
  /// A heading between parts, such as the position of a change.
  case heading
  /// A line that was inserted.
  case inserted
  /// A line that was removed.
  case removed
  /// Text that the language doesn't allow.
  case invalid
}

/// A text of runs, each with a role.
public struct AttributedText: Hashable, Sendable {
  /// A run of text of one role.
  public struct Run: Hashable, Sendable {
    /// The text.
    public var text: String
    /// The role of the run.
    public var role: TextRole

    /// Creates a run of text.
    public init(_ text: String, role: TextRole = .plain) {
      self.text = text
      self.role = role
    }
  }

  /// The runs in logical order.
  public var runs: [Run]

  /// Creates a text of one role.
  public init(_ text: String, role: TextRole = .plain) {
    runs = text.isEmpty ? [] : [Run(text, role: role)]
  }

  /// Creates the text of a message for drawing.
  ///
  /// Values of unknown direction are isolated, so that they don't reorder the text around them.
  public init(drawing message: Message, in traits: Traits) {
    self.init(traits.localizer.marked(message, isolation: .default))
  }

  /// Creates the text of a message, with the roles of its tags.
  ///
  /// `{#strong}`, `{#emphasis}`, `{#key}` and `{#link href=…}` are supported; of nested ones the
  /// innermost applies. Other markup has no effect.
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

  /// Returns the first runs up to a number of UTF-8 bytes, or nil if the text isn't longer.
  func cut(toBytes limit: Int) -> AttributedText? {
    var room = limit
    for (index, run) in runs.enumerated() {
      guard run.text.utf8.count > room else {
        room -= run.text.utf8.count
        continue
      }
      var part = self
      part.runs.removeSubrange((index + 1)...)
      // An index within a character is rounded down.
      let end = run.text.utf8.index(run.text.startIndex, offsetBy: room)
      part.runs[index].text = String(run.text[..<end])
      return part
    }
    return nil
  }
}
