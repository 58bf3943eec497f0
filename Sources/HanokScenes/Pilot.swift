public import Hanok
public import HanokUnicode
public import HanokLocalization
public import HanokTerminal

/// Drives an application without a terminal: its keys, its mouse, its clock and its screen.
///
/// ```swift
/// let pilot = try Pilot(QuizViewController(), in: "ko", size: Size(width: 40, height: 12), [.quiz])
/// pilot.type("t")
/// pilot.advance(by: .milliseconds(200))
/// pilot.expectSnapshot("second-question")
/// ```
public final class Pilot {
  /// The driven application.
  public let application: Application
  /// The language of the application.
  public let language: LanguageTag
  private let device: MemoryDevice
  private let scheduler = ManualScheduler()
  private let presenter: ScreenPresenter
  /// Whether the texts have marks, which nothing that is looked for has.
  private let isMarked: Bool

  /// Creates an application with a controller, and presents its screen.
  ///
  /// - Parameters:
  ///   - tables: The compiled tables that it needs; the toolkit's own are added automatically.
  ///   - folders: Folders of tables with priority over them.
  ///   - theme: The theme; by default the one in the terminal's colours.
  ///   - colorDepth: The number of the terminal's colours.
  ///   - direction: The direction of the layout; nil for that of the language.
  ///   - ambiguousWidth: The width of ambiguous characters on the terminal.
  ///   - style: The part of the terminal for drawing; the terminal's size is `size`.
  public convenience init(
    _ root: ViewController, in tag: String, size: Size, _ tables: [CompiledTables] = [],
    folders: [String] = [], theme: Theme = Theme(), colorDepth: ColorDepth = .full,
    direction: TextDirection? = nil, ambiguousWidth: AmbiguousWidth = .narrow,
    style: PresentationStyle = .fullScreen
  ) throws {
    try self.init(
      root, in: LanguageTag(tag), size: size, tables, folders: folders, theme: theme,
      colorDepth: colorDepth, direction: direction, ambiguousWidth: ambiguousWidth, style: style,
      marks: nil)
  }

  /// Creates an application as above; its texts have marks, by which their messages are found.
  package init(
    _ root: ViewController, in language: LanguageTag, size: Size, _ tables: [CompiledTables],
    folders: [String], theme: Theme, colorDepth: ColorDepth, direction: TextDirection?,
    ambiguousWidth: AmbiguousWidth, style: PresentationStyle = .fullScreen, marks: MessageMarks?
  ) throws {
    self.language = language
    isMarked = marks != nil
    let catalog = Catalog(folders: folders, compiled: tables + [.toolkit], marks: marks)
    let localizer = Localizer(catalog: catalog, language: language)
    device = MemoryDevice(size: size)
    var traits = Traits(localizer: localizer, theme: theme, ambiguousWidth: ambiguousWidth)
    traits.colorDepth = colorDepth
    traits.forcedDirection = direction
    application = Application(root: root, traits: traits, scheduler: scheduler)
    presenter = ScreenPresenter(Terminal(device: device, scheduler: scheduler, style: style))
    try application.start(on: presenter)
    scheduler.advance(by: .zero)
  }

  /// The current screen.
  public var screen: Screen { presenter.screen }

  /// The screen as one drawing of all views has it.
  package var screenDrawnWhole: Screen {
    let other = ScreenPresenter(
      Terminal(device: MemoryDevice(size: .zero), scheduler: ManualScheduler()))
    other.present(application.window)
    return other.screen
  }

  /// All bytes that were written to the terminal.
  public var output: [UInt8] { device.output }

  /// Whether the application still controls the terminal.
  public var isRunning: Bool { device.isEntered }

  /// Presses a key.
  public func press(_ key: Key, _ modifiers: KeyModifiers = []) {
    handle(.key(KeyEvent(key, modifiers)))
  }

  /// Types a text, key by key.
  public func type(_ text: String) {
    for character in text { press(.character(character)) }
  }

  /// Presses keys in one read: they are delivered together, and drawn once.
  public func press(together keys: [KeyEvent]) {
    application.handle(keys.map(InputEvent.key))
    scheduler.advance(by: .zero)
  }

  /// Presses and releases the mouse's left button over a cell.
  public func click(x: Int, y: Int) {
    let point = Point(x: x, y: y)
    send(MouseEvent(.press(.left), at: point))
    send(MouseEvent(.release(.left), at: point))
  }

  /// Turns the wheel over a cell.
  public func turnWheel(_ direction: MouseEvent.Direction, x: Int, y: Int) {
    send(MouseEvent(.wheel(direction), at: Point(x: x, y: y)))
  }

  /// Does something as the app itself would, such as setting a property of a view, and draws.
  public func perform(_ action: () -> Void) {
    application.perform(action)
    scheduler.advance(by: .zero)
  }

  /// Pastes a text.
  public func paste(_ text: String) { handle(.paste(text)) }

  /// Sends one report of the mouse.
  public func send(_ event: MouseEvent) { handle(.mouse(event)) }

  /// Sends bytes from the terminal.
  public func send(_ bytes: [UInt8]) {
    device.send(.bytes(bytes))
    scheduler.advance(by: .zero)
  }

  /// Resizes the terminal.
  public func resize(to size: Size) {
    device.size = size
    device.send(.resized)
    scheduler.advance(by: .zero)
  }

  /// Advances the clock, from one due action to the next.
  ///
  /// After a thousand actions only the last screen is drawn, so that hours of a ticker take seconds.
  ///
  /// - Precondition: At most ``ManualScheduler/mostActions`` actions are due.
  public func advance(by duration: Duration) {
    scheduler.advance(by: duration) { count in
      if count == Self.mostDrawnActions { presenter.isPaused = true }
    }
    guard presenter.isPaused else { return }
    presenter.isPaused = false
    application.update()
    scheduler.advance(by: .zero)
  }

  private static let mostDrawnActions = 1_000

  /// Lets tasks of controllers go on until each of them awaits something, such as an answer.
  public func settle() async {
    await application.settleTasks { scheduler.advance(by: .zero) }
  }

  /// Lets tasks of controllers go on until those that make the screen busy have ended.
  ///
  /// Those that await the answer of a presented controller go on after it. A task that waits for the
  /// clock or for input would never end: use ``settle()``.
  public func finishTasks() async {
    await application.finishTasks { scheduler.advance(by: .zero) }
  }

  /// The problems of tables and messages so far.
  public var problems: [Problem] { application.traits.localizer.problems }

  /// The texts that are truncated, as their views report them.
  public var truncatedTexts: [String] {
    application.window.visibleDescendants.compactMap(\.truncatedText)
  }

  /// The titles of the columns that tables have no room for at this width; Right shows them.
  ///
  /// A column without a title is named by its number, from 1.
  public var omittedColumns: [String] {
    application.window.visibleDescendants.compactMap { $0 as? RowListView }.flatMap { list in
      list.omittedColumns.map { index in
        list.columns[index].title.map { application.traits.localizer.string($0) } ?? "\(index + 1)"
      }
    }
  }

  /// The keys that several commands or controls of the screen share.
  public var clashingKeys: [KeyEvent] { application.window.clashingKeys }

  /// The accessibility elements of the screen, in reading order.
  public var elements: [AccessibilityElement] {
    application.window.elements.flatMap { node in (0..<node.count).compactMap(node.element) }
  }

  /// Activates the accessibility element with a label, as a screen reader does.
  ///
  /// - Returns: Whether there is one that can be activated.
  @discardableResult
  public func activate(_ label: String) -> Bool {
    use(label) { $0.activate?() }
  }

  /// Activates the accessibility element with a label in the language of the screen.
  ///
  /// - Returns: Whether there is one that can be activated.
  @discardableResult
  public func activate(_ label: Message) -> Bool {
    activate(unmarked(application.traits.localizer.string(label)))
  }

  /// Enters a text into the accessibility element with a label, as a screen reader does.
  ///
  /// - Returns: Whether there is one that takes the text.
  @discardableResult
  public func enter(_ text: String, into label: String) -> Bool {
    use(label) { $0.enterText?(text) }
  }

  private func use(_ label: String, _ action: (AccessibilityElement) -> Bool?) -> Bool {
    let localizer = application.traits.localizer
    let element = elements.first { $0.label.map { unmarked(localizer.string($0)) } == label }
    var isUsed = false
    perform { isUsed = element.flatMap(action) ?? false }
    return isUsed
  }

  func unmarked(_ text: String) -> String {
    isMarked ? MessageMarks.unmarked(text) : text
  }

  private func handle(_ event: InputEvent) {
    application.handle(event)
    scheduler.advance(by: .zero)
  }
}
