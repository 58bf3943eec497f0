import CHanokMarkdown
import HanokDrawing
import HanokUnicode

/// Builds the text of a paragraph, a heading or a cell from its inline nodes.
///
/// Roles are as deep as there are kinds of them, however deeply nodes are nested.
nonisolated struct InlineBuilder {
  private(set) var text = AttributedText("")
  private var strongDepth = 0
  private var emphasisDepth = 0
  private var deletedDepth = 0
  /// The targets of the links and images around the next text.
  private var targets: [String] = []
  /// The lengths of the text at the starts of the images, in runs and in bytes of the last one.
  private var imageStarts: [Position] = []
  private var hasSoftBreak = false

  private struct Position: Equatable {
    let runs: Int
    let bytes: Int
  }

  /// Adds the start or the end of an inline node.
  mutating func add(_ event: MarkdownEvent) {
    let step = event.isEnd ? -1 : 1
    switch event.kind {
    case CMARKDOWN_TEXT: append(event.text)
    case CMARKDOWN_CODE: append(event.text, as: .code)
    case CMARKDOWN_HTML: append(event.text.replacingLineEnds, as: .secondary)
    case CMARKDOWN_SOFT_BREAK: hasSoftBreak = true
    case CMARKDOWN_LINE_BREAK: append("\n")
    case CMARKDOWN_STRONG: strongDepth += step
    case CMARKDOWN_EMPHASIS: emphasisDepth += step
    case CMARKDOWN_STRIKETHROUGH: deletedDepth += step
    case CMARKDOWN_LINK: addLink(event)
    case CMARKDOWN_IMAGE: addImage(event)
    default: append(event.text)
    }
  }

  private mutating func addLink(_ event: MarkdownEvent) {
    if event.isEnd { _ = targets.popLast() } else { targets.append(event.target) }
  }

  /// Adds an image, which is shown by its alternative text, or by the name of its file.
  ///
  /// An image within a link leads where the link does.
  private mutating func addImage(_ event: MarkdownEvent) {
    if !event.isEnd {
      targets.append(targets.last ?? event.target)
      imageStarts.append(position)
      imageNames.append(Self.name(of: event.target))
    } else if let start = imageStarts.popLast(), let name = imageNames.popLast() {
      if start == position { append(name) }
      _ = targets.popLast()
    }
  }

  private var imageNames: [String] = []

  /// Returns the last part of a path.
  private static func name(of target: String) -> String {
    let path = target.prefix { $0 != "?" && $0 != "#" }
    return path.split(separator: "/").last.map(String.init) ?? target
  }

  private var position: Position {
    Position(runs: text.runs.count, bytes: text.runs.last?.text.utf8.count ?? 0)
  }

  /// The role of the next text, with the link outermost.
  private func role(of innermost: TextRole) -> TextRole {
    var role = innermost
    if emphasisDepth > 0 { role = role.within(.emphasis) }
    if strongDepth > 0 { role = role.within(.strong) }
    if deletedDepth > 0 { role = role.within(.deleted) }
    if let target = targets.last { role = role.within(.link(target)) }
    return role
  }

  private mutating func append(_ part: String, as innermost: TextRole = .plain) {
    if part.isEmpty { return }
    if hasSoftBreak {
      hasSoftBreak = false
      if !Self.isJoined(text.runs.last?.text.unicodeScalars.last, part.unicodeScalars.first) {
        add(" ", role(of: .plain))
      }
    }
    add(part, role(of: innermost))
  }

  private mutating func add(_ part: String, _ role: TextRole) {
    if text.runs.last?.role == role {
      text.runs[text.runs.count - 1].text += part
    } else {
      text.runs.append(.init(part, role: role))
    }
  }

  /// Whether a line end between two scalars isn't a space: between wide ones, except in Korean
  /// (CSS Text, Segment Break Transformation Rules).
  private static func isJoined(_ before: Unicode.Scalar?, _ after: Unicode.Scalar?) -> Bool {
    guard let before, let after else { return false }
    return isWideWithoutSpaces(before) && isWideWithoutSpaces(after)
  }

  private static func isWideWithoutSpaces(_ scalar: Unicode.Scalar) -> Bool {
    if scalar.isASCII { return false }
    let properties = CharacterProperties(scalar)
    return [.wide, .fullwidth, .halfwidth].contains(properties.eastAsianWidth)
      && properties.hangulSyllableType == .none && !properties.isEmojiPresentation
  }
}

nonisolated extension String {
  /// The text with a space for each line end.
  fileprivate var replacingLineEnds: String {
    contains(where: \.isNewline) ? String(map { $0.isNewline ? " " : $0 }) : self
  }
}
