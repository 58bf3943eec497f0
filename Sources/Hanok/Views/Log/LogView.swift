public import HanokLocalization
public import HanokTerminal
public import HanokUnicode

/// The output of a program while it runs, with its last lines visible.
///
/// ```
/// 12:04:29  i Info     Copying 12 files…      ╎     the time, the severity, the text
/// 12:04:31  ! Warning  The disk is            ┃
///                      almost full.           ┃     lines are wrapped, or truncated
/// ▾ 12 new lines                              ╎     while earlier lines are visible
/// ```
///
/// Adding a line costs the same for any number of lines, and a frame costs as much as the visible
/// ones. Above ``maximumLineCount``, the oldest is dropped. Up, Page Up, Home and the wheel scroll
/// back; new lines don't move the visible ones then, and a note counts them; End, or a click on the
/// note, shows the last lines again, and follows them.
///
/// Escape sequences that colour text are removed from lines, and other control characters drawn as
/// signs, so that none reaches the terminal. The limits: lines have no actions, and can't be
/// selected.
open class LogView: View {
  /// The maximum number of lines.
  public var maximumLineCount: Int {
    get { buffer.capacity }
    set { buffer.setCapacity(newValue); layoutDidChange() }
  }
  /// Whether long lines wrap to the next row; otherwise they are truncated.
  public var wrapsLines = true { didSet { if wrapsLines != oldValue { layoutDidChange() } } }
  /// The minimum level of visible lines.
  public var minimumLevel = LogLevel.debug {
    didSet { if minimumLevel != oldValue { filterDidChange() } }
  }
  /// Whether lines show their levels as signs and words; false suits a transcript.
  ///
  /// The log doesn't derive this from its lines: the first warning would move all visible text.
  public var showsLevels = true { didSet { if showsLevels != oldValue { layoutDidChange() } } }
  /// The text of visible lines, ignoring case; empty for all lines.
  public var searchText = "" {
    didSet { if searchText != oldValue { filterDidChange() } }
  }
  /// The text of an empty log; nil for none.
  public var emptyMessage: Message? = .Hanok.logEmpty { didSet { setNeedsDisplay() } }

  /// Whether the last lines are visible, including new ones.
  public private(set) var isFollowing = true {
    didSet { if isFollowing { newLineCount = 0 } }
  }
  /// The number of lines that were added while the last ones weren't visible.
  public private(set) var newLineCount = 0

  private(set) var buffer: LogBuffer
  /// The number of the line at the top, and its first visible row, while the end isn't followed.
  private var topNumber = 0
  private var topRow = 0
  var layouts: [Int: LogLineLayout] = [:]
  var columns = LogColumns(width: 0, timeWidth: 0, nameWidth: 0)
  /// The width of the widest time so far.
  var timeWidth = 0
  private(set) var indicator = ScrollIndicator()
  private var shownWords: String?

  private static let idealSize = Size(width: 60, height: 10)

  /// Creates an empty log.
  public init(maximumLineCount: Int = 10_000) {
    buffer = LogBuffer(capacity: maximumLineCount)
    super.init()
  }

  /// The number of lines.
  public var lineCount: Int { buffer.count }

  /// The number of lines that the filter shows.
  public var shownLineCount: Int { buffer.shownCount }

  /// The lines that the filter shows, from the oldest.
  ///
  /// - Complexity: O(*n*) in their number.
  public var shownLines: [LogLine] {
    (0..<buffer.shownCount).map { buffer.line(buffer.number(at: $0)) }
  }

  /// Adds a line at the end.
  ///
  /// - Complexity: O(1), on average; O(*n*) in the line's length while ``searchText`` isn't empty.
  public func append(_ line: LogLine) {
    let isShown = !hasFilter || isMatch(line)
    buffer.append(line, isShown: isShown)
    if !isFollowing, isShown { newLineCount += 1 }
    setNeedsDisplay()
    if buffer.shownCount == 1 { setNeedsFocusUpdate() }
  }

  /// Adds a message at the end.
  public func append(_ message: Message, level: LogLevel = .info, time: CivilDateTime? = nil) {
    append(LogLine(message, level: level, time: time))
  }

  /// Adds a text at the end, split into its lines.
  public func append(_ text: String, level: LogLevel = .info, time: CivilDateTime? = nil) {
    if !text.utf8.contains(where: { $0 == 0x0A || $0 == 0x0D }) {
      return append(.verbatim(text), level: level, time: time)
    }
    var lines = text.split(omittingEmptySubsequences: false) { $0 == "\n" || $0 == "\r\n" }
    if lines.last?.isEmpty == true { lines.removeLast() }
    for line in lines { append(.verbatim(String(line)), level: level, time: time) }
  }

  /// Removes all lines.
  public func removeAllLines() {
    buffer.removeAll()
    layoutDidChange()
    isFollowing = true
    setNeedsFocusUpdate()
  }

  /// Shows the last lines, and follows new ones.
  public func scrollToEnd() {
    isFollowing = true
    setNeedsDisplay()
  }

  /// Removes all layouts.
  func layoutDidChange() {
    layouts.removeAll()
    setNeedsDisplay()
  }

  private var hasFilter: Bool { minimumLevel > .debug || !searchText.isEmpty }

  private func filterDidChange() {
    shownWords = searchText.isEmpty ? nil : searchText.lowercased()
    buffer.show(only: hasFilter ? { self.isMatch($0) } : nil)
    newLineCount = 0
    setNeedsDisplay()
    setNeedsFocusUpdate()
  }

  private func isMatch(_ line: LogLine) -> Bool {
    guard line.level >= minimumLevel else { return false }
    guard let shownWords else { return true }
    return text(of: line).lowercased().contains(shownWords)
  }

  open override var canBecomeFirstResponder: Bool { isInteractive && buffer.shownCount > 0 }

  open override func firstResponderDidChange() { setNeedsDisplay() }

  open override func traitsDidChange() {
    (layouts, timeWidth) = ([:], 0)
    if !searchText.isEmpty, traits != nil { filterDidChange() }
  }

  open override func sizeThatFits(_ proposal: ProposedSize) -> Size {
    Size(
      width: proposal.width ?? Self.idealSize.width,
      height: proposal.height ?? Self.idealSize.height)
  }

  open override func draw(in canvas: Canvas) {
    if frame.width <= 0 { return }
    prepareColumns(canvas.traits)
    // The end may become visible when the view grows, or when lines before it are dropped.
    if !isFollowing, topPlace >= endPlace { isFollowing = true }
    LogPainter(log: self, canvas: canvas).draw()
  }

  /// The first visible line that is truncated.
  open override var truncatedText: String? {
    if wrapsLines { return nil }
    let first = topPlace.line
    for index in first..<min(buffer.shownCount, first + bodyHeight) {
      guard let layout = layout(ofLine: index), layout.text.isTruncated else { continue }
      return layout.text.text.text
    }
    return nil
  }

  open override var keyCommands: [KeyCommand] {
    [
      keyCommand(ScrollAction.scrollToEnd, title: .Hanok.logFollow, isEnabled: !isFollowing) {
        [weak self] in self?.scrollToEnd()
      }
    ]
  }

  open override var keyActions: [any KeyAction] {
    ScrollAction.allCases.filter { viewport.isOverflowing && $0 != .scrollToEnd }
  }

  open override func keyPressed(_ event: KeyEvent) -> Bool {
    let page = viewport.page
    switch keyAction(ScrollAction.self, for: event) {
    case .scrollUp: return scroll(x: 0, y: -1)
    case .scrollDown: return scroll(x: 0, y: 1)
    case .scrollPageUp: return scroll(x: 0, y: -page)
    case .scrollPageDown: return scroll(x: 0, y: page)
    case .scrollToStart: return scroll(to: TextRowPlace(line: 0, row: 0))
    case .scrollToEnd, nil: return super.keyPressed(event)
    }
  }

  open override func mouse(_ event: MouseEvent) -> Bool {
    let point = mirrored(event.position)
    if event.kind == .press(.left) { becomeFirstResponder() }
    if let top = indicator.top(for: event, at: point, from: indicatorOrigin, of: viewport) {
      _ = scroll(to: top == viewport.maximumTop ? endPlace : TextRowPlace(line: top, row: 0))
      return true
    }
    switch event.kind {
    case .press(.left): if hasNote, point.y == frame.height - 1 { scrollToEnd() }
    case .drag(.left), .release(.left): break
    default: return super.mouse(event)
    }
    return true
  }

  open override func mouseCancelled() { indicator.cancel() }

  open override func scroll(x: Int, y: Int) -> Bool {
    let limit = 1 + ProposedSize.largestLength
    return scroll(to: place(max(-limit, min(y, limit)), from: topPlace))
  }

  /// Scrolls to a row, if it isn't at the top; at the last one, the end is followed again.
  private func scroll(to place: TextRowPlace) -> Bool {
    let former = topPlace
    let end = endPlace
    guard buffer.shownCount > 0, min(place, end) != former else { return false }
    if place >= end {
      scrollToEnd()
    } else {
      topNumber = buffer.number(at: max(0, place.line))
      topRow = place.row
      isFollowing = false
      setNeedsDisplay()
    }
    return true
  }

  var topPlace: TextRowPlace {
    if isFollowing { return endPlace }
    let line = buffer.place(ofNumber: topNumber)
    guard line < buffer.shownCount else { return endPlace }
    let isThere = buffer.number(at: line) == topNumber
    let place = TextRowPlace(line: line, row: isThere ? min(topRow, rowCount(ofLine: line) - 1) : 0)
    return min(place, endPlace)
  }

  // The accessibility elements: one per line.

  open override var accessibilityElementCount: Int {
    max(buffer.shownCount, placeholder == nil ? 0 : 1)
  }

  open override func accessibilityElement(at index: Int) -> AccessibilityElement? {
    if let placeholder { return AccessibilityElement(label: placeholder) }
    guard (0..<buffer.shownCount).contains(index) else { return nil }
    let line = buffer.line(buffer.number(at: index))
    var words = line.message
    if words.key == nil { words = .verbatim(text(of: line)) }
    if let time = line.time { words = Message.joined(.Hanok.logTime(time: time), words) }
    return AccessibilityElement(
      label: showsLevels ? line.level.name : words, value: showsLevels ? words : nil,
      traits: [.staticText, .updatesFrequently])
  }

  open override var accessibilityGoneElementCount: Int? {
    buffer.shownCount > 0 ? buffer.goneCount : nil
  }
}
