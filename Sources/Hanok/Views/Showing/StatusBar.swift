import HanokLocalization
public import HanokTerminal
import HanokUnicode

/// A row at the bottom of the screen with the key commands in force, each with its key.
///
/// ```
///  Q Quit  Ctrl+S Save  ? Help         with less room:   Q Quit  ? Help …
/// ```
///
/// It follows the focus automatically, and a click on a command performs it. Commands without room
/// are omitted, those with the lowest ``KeyCommand/priority`` first, and of these the last.
///
/// Commands without a title aren't shown, and none is disabled: an unavailable command isn't in
/// force. Neither is one whose key is a letter while letters are typed (``View/takesLetters``). The
/// bar never has the focus. All commands are accessibility elements.
open class StatusBar: View {
  private var commands: [KeyCommand] = []
  private var areLettersTyped = false
  /// The index of the command on which a mouse button is pressed.
  private var pressed: Int? { didSet { if pressed != oldValue { setNeedsDisplay() } } }

  private static let margin = 1
  private static let spacing = 2

  /// Creates a bar of the commands in force in its window.
  public override init() {
    super.init()
    background = \.bar
  }

  open override func didMoveToWindow() {
    window?.addObserver(self)
    if window == nil { commands = [] }
  }

  open override func windowWillUpdate() {
    let (former, wereTyped) = (commands, areLettersTyped)
    let inForce = window?.commandsInForce.filter { $0.title != nil } ?? []
    commands = inForce.filter { $0.priority >= 0 } + inForce.filter { $0.priority < 0 }
    areLettersTyped = window?.firstResponder?.takesLetters ?? false
    let isSame =
      wereTyped == areLettersTyped
      && former.elementsEqual(commands) { $0.title == $1.title && $0.keys == $1.keys }
    if isSame { return }
    pressed = nil
    setNeedsContentUpdate()
  }

  open override func traitsDidChange() { setNeedsContentUpdate() }

  open override func sizeThatFits(_ proposal: ProposedSize) -> Size {
    let width = items(in: ProposedSize.largestLength).items.last.map { $0.columns.upperBound } ?? 0
    return Size(width: min(width + Self.margin, proposal.width ?? .max), height: 1)
  }

  /// A command with its position, in columns from the leading side.
  private struct Item {
    let index: Int
    let line: TextLine
    var start = 0

    var columns: Range<Int> { start..<start + line.width }
  }

  /// Returns the commands that fit, and whether some are omitted.
  private func items(in width: Int) -> (items: [Item], isFolded: Bool) {
    var items = commands.enumerated().compactMap { index, command in
      line(of: command).map { Item(index: index, line: $0) }
    }
    var room = width - 2 * Self.margin
    let isFolded = Self.length(of: items) > room
    if isFolded { room -= ellipsisWidth + 1 }
    while Self.length(of: items) > room,
      let least = items.map({ commands[$0.index].priority }).min(),
      let last = items.lastIndex(where: { commands[$0.index].priority == least })
    {
      items.remove(at: last)
    }
    var x = Self.margin
    for index in items.indices {
      items[index].start = x
      x += items[index].line.width + Self.spacing
    }
    return (items, isFolded)
  }

  private static func length(of items: [Item]) -> Int {
    items.reduce(0) { $0 + $1.line.width } + spacing * max(0, items.count - 1)
  }

  /// Returns the key and the title of a command, or nil if all of its keys type letters.
  private func line(of command: KeyCommand) -> TextLine? {
    let key = command.keys.first { !areLettersTyped || $0.typedCharacter == nil }
    guard let traits, let title = command.title, let key else { return nil }
    let name = KeyName(key).shortMessage(in: traits)
    var text = AttributedText(traits.localizer.string(name), role: .key)
    text.runs += [.init(" ")] + AttributedText(drawing: title, in: traits).runs
    return traits.line(text)
  }

  open override func draw(in canvas: Canvas) {
    let theme = canvas.traits.theme
    let (items, isFolded) = items(in: frame.width)
    for item in items {
      let style = item.index == pressed ? theme.pressedControl : .plain
      canvas.write(item.line, at: Point(x: item.columns.lowerBound, y: 0), style: style)
    }
    guard isFolded, frame.width > 0 else { return }
    let after = items.last.map { $0.columns.upperBound + 1 } ?? 0
    canvas.write(
      canvas.traits.textRules.ellipsis, at: Point(x: after, y: 0), style: theme.secondary)
  }

  private var ellipsisWidth: Int {
    guard let traits else { return 0 }
    return CellWidth.of(traits.textRules.ellipsis, ambiguous: traits.ambiguousWidth)
  }

  open override func mouse(_ event: MouseEvent) -> Bool {
    switch event.kind {
    case .press(.left): pressed = command(at: event.position)
    case .drag(.left): break
    case .release(.left):
      let performed = pressed == command(at: event.position) ? pressed : nil
      pressed = nil
      if let performed { commands[performed].action() }
    default: return false
    }
    return true
  }

  open override func mouseCancelled() { pressed = nil }

  private func command(at point: Point) -> Int? {
    guard bounds.contains(point) else { return nil }
    let leading = mirrored(point).x
    return items(in: frame.width).items.first { $0.columns.contains(leading) }?.index
  }

  /// The commands but the one that opens the menu of what has the keys: that is an element already.
  private var spokenCommands: [KeyCommand] {
    let keys = keys(of: WindowAction.openContextMenu)
    return commands.filter { Set($0.keys).isDisjoint(with: keys) }
  }

  open override var accessibilityElementCount: Int { spokenCommands.count }

  open override func accessibilityElement(at index: Int) -> AccessibilityElement? {
    let commands = spokenCommands
    guard commands.indices.contains(index) else { return nil }
    let command = commands[index]
    return AccessibilityElement(
      label: command.title, traits: [.button, .barItem], keys: command.letter,
      activate: {
        command.action()
        return true
      })
  }
}

extension KeyCommand {
  /// The first key that types a letter or a sign, or nil.
  fileprivate var letter: Message? {
    keys.filter(\.modifiers.isEmpty).compactMap(\.typedCharacter).first { $0 != " " }
      .map { .verbatim(String($0)) }
  }
}
