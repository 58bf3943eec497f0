import HanokLocalization
public import HanokTerminal
import HanokUnicode

/// A list of key commands, grouped by their responders, with the names of the keys in words.
///
/// ```
/// To-dos
///   Enter        Open
///   Ctrl+Delete  Delete all that are done
/// Everywhere
///   Tab          Go to the next
/// ```
///
/// By default it follows the commands in force. In a sheet these are only those of the sheet: use
/// the groups from before its presentation (``Window/commandGroupsInForce``). It only displays
/// commands, and is as high as they are: put it into a ``ScrollView``.
open class HelpView: View {
  /// The groups; nil for those in force.
  public var groups: [KeyCommandGroup]? { didSet { groupsDidChange(groups ?? []) } }
  private var shownGroups: [KeyCommandGroup] = []
  private var keptRows: (width: Int, rows: [[Cell]])?

  /// The columns before keys, and between keys and titles.
  private static let indent = 2

  /// Creates a list of groups of commands; nil follows those in force.
  public init(_ groups: [KeyCommandGroup]? = nil) {
    self.groups = groups
    shownGroups = groups ?? []
    super.init()
  }

  open override func didMoveToWindow() { window?.addObserver(self) }

  open override func windowWillUpdate() {
    guard groups == nil, let current = window?.commandGroupsInForce else { return }
    let isSame = current.elementsEqual(shownGroups) { one, other in
      one.title == other.title
        && one.commands.elementsEqual(other.commands) { $0.title == $1.title && $0.keys == $1.keys }
    }
    if !isSame { groupsDidChange(current) }
  }

  open override func traitsDidChange() { groupsDidChange(shownGroups) }

  private func groupsDidChange(_ groups: [KeyCommandGroup]) {
    shownGroups = groups
    keptRows = nil
    setNeedsContentUpdate()
  }

  /// A part of a row: a heading, the keys of a command, or a line of its title.
  private struct Cell {
    let line: TextLine?
    let column: Int
    var isHeading = false

    var end: Int { line.map { column + $0.width } ?? 0 }
  }

  private func rows(in width: Int) -> [[Cell]] {
    if let keptRows, keptRows.width == width { return keptRows.rows }
    guard let traits, width > 0 else { return [] }
    let keys = shownGroups.flatMap(\.commands).map { line(keyNames(of: $0), .key, in: .max) }
    let keyWidth = keys.reduce(0) { max($0, $1?.width ?? 0) }
    // Next to long keys, titles get at least half of the width, or a row of their own.
    let start = min(keyWidth, max(0, width / 2 - 2 * Self.indent)) + 2 * Self.indent
    var rows: [[Cell]] = []
    for group in shownGroups where !group.commands.isEmpty {
      if !rows.isEmpty { rows.append([]) }
      if let title = group.title {
        rows.append([Cell(line: line(title, .plain, in: width), column: 0, isHeading: true)])
      }
      for command in group.commands {
        rows += self.rows(of: command, start: start, width: width, traits)
      }
    }
    keptRows = (width, rows)
    return rows
  }

  private func rows(
    of command: KeyCommand, start: Int, width: Int, _ traits: Traits
  ) -> [[Cell]] {
    guard let title = command.title else { return [] }
    let layout = traits.layout(title, width: max(1, width - start))
    let key = line(keyNames(of: command), .key, in: max(1, width - Self.indent))
    var words = layout.lines[...]
    // A key that reaches into the titles' columns has a row of its own.
    let isBeside = (key?.width ?? 0) + 2 * Self.indent <= start
    let first = isBeside ? words.popFirst() : nil
    return [[Cell(line: key, column: Self.indent), Cell(line: first, column: start)]]
      + words.map { [Cell(line: $0, column: start)] }
  }

  private func line(_ message: Message?, _ role: TextRole, in width: Int) -> TextLine? {
    guard let message, let traits else { return nil }
    let text = AttributedText(traits.localizer.string(message), role: role)
    return traits.line(text, width: width)
  }

  open override func sizeThatFits(_ proposal: ProposedSize) -> Size {
    let rows = rows(in: proposal.width ?? Self.idealWidth)
    return Size(width: rows.joined().map(\.end).max() ?? 0, height: rows.count)
  }

  /// The maximum width, in cells, for readable lines.
  private static let idealWidth = 60

  open override func draw(in canvas: Canvas) {
    let rows = rows(in: frame.width)
    let heading = canvas.traits.theme.heading
    for y in canvas.visibleRows(of: 0..<rows.count) {
      for cell in rows[y] {
        canvas.write(
          cell.line, at: Point(x: cell.column, y: y), style: cell.isHeading ? heading : .plain)
      }
    }
  }

  /// Returns the names of a command's keys in the language of the interface.
  private func keyNames(of command: KeyCommand) -> Message? {
    KeyName.message(for: command.keys, in: traits?.textRules.language ?? .english)
  }

  private var entries: [AccessibilityElement] {
    var entries: [AccessibilityElement] = []
    for group in shownGroups where !group.commands.isEmpty {
      if let title = group.title {
        entries.append(AccessibilityElement(label: title, traits: .header))
      }
      entries += group.commands.map {
        AccessibilityElement(label: $0.title, value: keyNames(of: $0))
      }
    }
    return entries
  }

  open override var accessibilityElementCount: Int { entries.count }

  open override func accessibilityElement(at index: Int) -> AccessibilityElement? {
    let entries = entries
    return entries.indices.contains(index) ? entries[index] : nil
  }
}
