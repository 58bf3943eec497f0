import HanokLocalization
import HanokTerminal

/// A sheet that lists commands, searches them, and performs one.
///
/// ```
/// ╭ All commands ───────────────────────╮
/// │  sav‸                               │
/// │                                     │
/// │ › 저장  Save                 Ctrl+S │
/// │   다른 이름으로 저장  Save as       │
/// ╰─────────────────────────────────────╯
/// ```
///
/// A command is found by its title in the language of the interface and in the source language, and
/// by its ``KeyCommand/reading``. Up, Down, Page Up and Page Down choose one; so do Home and End if
/// the cursor is already at that end of the text. In line mode, a line that is no command searches.
open class CommandPalette: ViewController {
  private let commands: [KeyCommand]
  private let field = CommandField(placeholder: .Hanok.palettePlaceholder)
  private let list = MenuView(Menu(items: []))
  private var search: CommandSearch?
  /// The titles in the source language, or empty if it is the language of the interface.
  private var sourceTitles: [String] = []

  /// The columns of the list if there is room.
  private static let idealWidth = 48
  /// The rows of the list: its height is constant while the user types.
  private static let maximumRows = 10

  /// Creates a list of commands.
  ///
  /// It omits commands without a title or that can't be performed now, and the command that opens
  /// the list (``ViewController/paletteCommand(_:keys:priority:)``).
  ///
  /// - Parameter commands: Mostly ``Window/performableCommands``.
  public init(_ commands: [KeyCommand]) {
    self.commands = commands.filter { $0.title != nil && $0.isEnabled && !$0.opensPalette }
    super.init()
    title = .Hanok.paletteTitle
    modalPresentationStyle = .sheet
  }

  /// Each line that isn't a command searches, so that line mode needs a separate way out.
  override var needsDismissalElement: Bool { true }

  open override func loadView() {
    list.isUsedByField = true
    list.emptyMessage = .Hanok.paletteNone
    let scroller = CommandScroller(list)
    let rows = max(1, min(commands.count, Self.maximumRows))
    scroller.heightLimits = LengthLimits(minimum: 1, ideal: rows, maximum: rows)
    let stack = StackView(.vertical, spacing: 1, views: [field, scroller])
    stack.widthLimits = LengthLimits(ideal: Self.idealWidth)
    view = stack
  }

  open override func viewDidLoad() {
    field.addAction(for: .valueChanged) { [weak self] in self?.find() }
    field.addAction { [weak self] in self?.list.perform(.choose) }
    list.onChoice = { [weak self] in self?.perform($0) }
  }

  open override func viewWillAppear() {
    guard let localizer = presentingViewController?.view.traits?.localizer else { return }
    let source = Localizer(catalog: localizer.catalog, language: Catalog.sourceLanguage)
    var names: [[String]] = []
    for command in commands {
      guard let title = command.title else { continue }
      let reading = command.reading.map { localizer.string($0) }
      names.append([localizer.string(title)] + [reading].compactMap { $0 } + [source.string(title)])
    }
    search = CommandSearch(names, language: localizer.language)
    let isTranslated = localizer.language.language != source.language.language
    sourceTitles = isTranslated ? names.compactMap(\.last) : []
    find()
  }

  open override var keyCommands: [KeyCommand] {
    [
      command(.moveDown), command(.moveUp), command(.movePageDown), command(.movePageUp),
      command(.moveToFirst, or: .moveToStart), command(.moveToLast, or: .moveToEnd),
    ]
  }

  /// Returns the command without a title that moves in the list below the field.
  private func command(_ action: ListAction, or textAction: TextAction? = nil) -> KeyCommand {
    let keys = field.keys(of: action) + (textAction.map { field.keys(of: $0) } ?? [])
    return KeyCommand(nil, keys: keys) { [weak self] in self?.list.perform(action) }
  }

  private func find() {
    let found = search?.matches(field.text) ?? Array(commands.indices)
    let items = found.compactMap { index in
      var item = MenuItem(commands[index])
      item?.note = sourceTitles.indices.contains(index) ? .verbatim(sourceTitles[index]) : nil
      return item
    }
    list.menu = Menu(items: items)
    list.perform(.moveToFirst)
  }

  private func perform(_ row: Int) {
    let command = list.menu.items[row]
    dismiss()
    command.action()
  }
}

/// The rows of a palette: as high as there is room, however few commands are found.
private final class CommandScroller: ScrollView {
  override func sizeThatFits(_ proposal: ProposedSize) -> Size {
    let size = super.sizeThatFits(proposal)
    return Size(width: size.width, height: proposal.height ?? size.height)
  }
}

/// The field of a palette: a whole line that is entered searches, and performs nothing.
private final class CommandField: TextField {
  /// Passes Home and End to the list if they can't move the cursor.
  override func keyPressed(_ event: KeyEvent) -> Bool {
    let isIdle =
      switch keyAction(TextAction.self, for: event) {
      case .moveToRowStart: selectedRange.upperBound == 0
      case .moveToRowEnd: selectedRange.lowerBound == content.length
      case .moveToStart, .moveToEnd: true
      default: false
      }
    return isIdle ? false : super.keyPressed(event)
  }

  override func accessibilityEnterText(_ text: String) -> Bool {
    guard isUsable else { return false }
    self.text = text
    sendActions(for: .valueChanged)
    return true
  }
}

extension ViewController {
  /// Returns the command that presents a ``CommandPalette`` of the commands available here.
  ///
  /// It is for the ``Responder/keyCommands`` of a controller.
  ///
  /// - Parameters:
  ///   - title: The name; nil for the toolkit's.
  ///   - keys: The keys; F1 by default.
  public func paletteCommand(
    _ title: Message? = nil, keys: [KeyEvent]? = nil, priority: Int = 0
  ) -> KeyCommand {
    var command = KeyCommand(
      title ?? .Hanok.paletteTitle, keys: keys ?? view.keys(of: WindowAction.showCommands),
      priority: priority
    ) { [weak self] in self?.presentCommandPalette() }
    command.opensPalette = true
    return command
  }

  /// Returns the command that shows the app in the next of its languages.
  ///
  /// - Parameters:
  ///   - title: The name; nil for the toolkit's.
  ///   - keys: The keys.
  ///   - mnemonic: The letters of a button that does the same, which need no keys.
  public func languageCommand(
    _ title: Message? = nil, keys: [KeyEvent] = [KeyEvent(.function(2))], mnemonic: Message? = nil,
    priority: Int = 0
  ) -> KeyCommand {
    KeyCommand(
      title ?? .Hanok.settingsLanguage, keys: keys, mnemonic: mnemonic, priority: priority
    ) { [weak self] in self?.application?.showNextLanguage() }
  }

  /// Returns the command that ends the app.
  ///
  /// Its key works where letters are typed, too.
  ///
  /// - Parameters:
  ///   - title: The name; nil for the toolkit's.
  ///   - keys: The keys.
  ///   - mnemonic: The letters of a button that does the same, which need no keys.
  ///   - action: Ends the app; nil for ``Application/requestQuit(_:)``.
  public func quitCommand(
    _ title: Message? = nil, keys: [KeyEvent] = [KeyEvent(.character("q"), .control)],
    mnemonic: Message? = nil, priority: Int = 0, action: (() -> Void)? = nil
  ) -> KeyCommand {
    KeyCommand(
      title ?? .Hanok.helpQuit, keys: keys, mnemonic: mnemonic, priority: priority,
      action: action ?? { [weak self] in self?.application?.requestQuit() })
  }

  /// Presents a ``CommandPalette`` of the available commands and of additional ones.
  ///
  /// Commands of menu bars are included. Over another palette, none is presented.
  public func presentCommandPalette(adding commands: [KeyCommand] = []) {
    guard let window = topmostWindow, !(window.topViewController is CommandPalette) else { return }
    present(CommandPalette(window.performableCommands + commands))
  }
}
