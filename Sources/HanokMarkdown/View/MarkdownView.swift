public import Hanok
import HanokCode

/// A view of a document in Markdown, which may arrive in pieces.
///
/// ```
/// Getting started                       ╎   headings, with an outline and anchors
/// ━━━━━━━━━━━━━━━                       ┃
/// 1. Install Hanok.                     ┃   nested lists, quotes, tables, source code
/// 2. Read the ‹guide›.                  ╎   links take the focus one after another
/// ▾ 12 new lines                        ╎   below, while a reader has scrolled up
/// ```
///
/// The view scrolls its rows itself: a `ScrollView` needs the height of its content, which only the layout
/// of the whole document would give. A frame lays out the visible blocks, and the indicator shows an estimate of
/// the others.
///
/// Tab and Shift-Tab move among the links, and then to the next view. Enter opens a link: an anchor of the document
/// scrolls there, and ``onOpen`` gets other targets; without it, the address is copied, as a `Link` does.
///
/// Text that arrives is shown at the end, which is followed unless the reader has scrolled up. Blocks that are
/// settled don't change (``MarkdownStream``).
open class MarkdownView: View {
  /// Opens the target of a link that isn't within the document, and returns whether it did.
  public var onOpen: ((String) -> Bool)?
  /// Colors source code in a language; nil shows it plain.
  public var highlight: MarkdownLayout.Highlight? = CodeLanguage.highlighted {
    didSet { layoutDidChange() }
  }
  /// The language of the document, which determines its lines; nil for the interface's language.
  public var language: LanguageTag? { didSet { if language != oldValue { layoutDidChange() } } }
  /// The text to mark and to find, ignoring case; empty for none.
  public var searchText = "" { didSet { if searchText != oldValue { searchTextDidChange() } } }

  /// Whether the last rows are visible, and stay so when text arrives.
  public internal(set) var isFollowing = false { didSet { if isFollowing { unseenFrom = nil } } }

  var content = MarkdownContent()
  private var stream = MarkdownStream()
  private var needsStreamUpdate = false
  /// The headings of the settled blocks.
  private var settledHeadings: [MarkdownHeading] = []
  /// Whether text arrives in pieces.
  var isStreaming = false
  /// The row at the top while the end isn't followed.
  var top = MarkdownContent.Place(unit: 0, row: 0)
  /// The first row that the reader hasn't seen, while the end isn't followed.
  var unseenFrom: MarkdownContent.Place?
  var indicator = ScrollIndicator()
  /// The link with the focus.
  var focusedLink: LinkPlace?
  var pressedLink: LinkPlace?
  /// The current match of the search.
  var currentMatch: MatchPlace?
  var search = TextMatches("")

  /// A link by its unit and its index there.
  struct LinkPlace: Hashable {
    let unit: Int
    let index: Int
  }

  /// A match of the search by its unit and its index there.
  struct MatchPlace: Hashable {
    let unit: Int
    let index: Int
  }

  private static let idealSize = Size(width: 60, height: 10)

  /// Creates an empty view.
  public override init() { super.init() }

  /// Creates a view of a document.
  public convenience init(_ document: MarkdownDocument) {
    self.init()
    show(document)
  }

  // The document.

  /// Shows a document from its start.
  public func show(_ document: MarkdownDocument) {
    removeAll()
    content.update(settled: document.blocks, open: [])
    settledHeadings = document.outline
    documentDidChange()
  }

  /// Shows a text in Markdown from its start.
  public func show(_ text: String) { show(MarkdownDocument(text)) }

  /// Removes the document.
  public func removeAll() {
    content.removeAll()
    (stream, needsStreamUpdate) = (MarkdownStream(), false)
    (isStreaming, isFollowing, unseenFrom) = (false, false, nil)
    (focusedLink, pressedLink, currentMatch) = (nil, nil, nil)
    top = .init(unit: 0, row: 0)
    settledHeadings = []
    documentDidChange()
  }

  /// Adds text in UTF-8 at the end, which may end within a character.
  ///
  /// The first text replaces a document that is shown by ``show(_:)-(MarkdownDocument)``.
  ///
  /// - Complexity: O(*n*) in the number of bytes; once a turn, the open block is parsed and laid out again.
  public func append(_ bytes: some Sequence<UInt8>) {
    if !isStreaming {
      removeAll()
      (isStreaming, isFollowing) = (true, true)
    }
    stream.append(bytes)
    streamDidChange()
  }

  /// Adds text at the end.
  public func append(_ text: String) { append(text.utf8) }

  /// Ends the text that arrives in pieces.
  public func finish() {
    guard isStreaming else { return }
    stream.finish()
    streamDidChange()
  }

  /// The headings in order.
  public var outline: [MarkdownHeading] {
    updateFromStream()
    return settledHeadings + MarkdownDocument(blocks: stream.openBlocks).outline
  }

  private func streamDidChange() {
    needsStreamUpdate = true
    setNeedsUpdateProperties()
    setNeedsDisplay()
  }

  open override func updateProperties() { updateFromStream() }

  /// Parses the text that has arrived since the last time.
  func updateFromStream() {
    guard needsStreamUpdate else { return }
    needsStreamUpdate = false
    stream.update()
    let settled = stream.takeSettledBlocks()
    let changed = content.update(settled: settled, open: stream.openBlocks)
    settledHeadings += MarkdownDocument(blocks: settled).outline
    if !isFollowing { for unit in changed..<content.units.count { _ = content.rows(of: unit) } }
    forgetPlaces(from: changed)
    documentDidChange()
  }

  /// Discards places in units that have changed and may be gone.
  private func forgetPlaces(from unit: Int) {
    if let link = focusedLink, link.unit >= unit, self.link(at: link) == nil { focusedLink = nil }
    if let match = currentMatch, match.unit >= unit { currentMatch = nil }
  }

  private func documentDidChange() {
    setNeedsDisplay()
    setNeedsFocusUpdate()
  }

  /// Whether all text has arrived, so that the last blocks are settled too.
  var isComplete: Bool { !isStreaming || stream.isFinished }

  // The layout.

  func layoutDidChange() {
    laidOutWidth = nil
    setNeedsDisplay()
  }

  private var laidOutWidth: Int?

  /// Sets the rules of the layout for the current size.
  func prepareLayout() {
    updateFromStream()
    guard let traits, contentWidth != laidOutWidth else { return }
    laidOutWidth = contentWidth
    var rules = traits.textRules
    if let language {
      rules = TextLayout.Rules(
        language: language, ambiguousWidth: rules.ambiguousWidth, ellipsis: rules.ellipsis)
    }
    content.setLayout(MarkdownLayout(width: contentWidth, rules: rules, highlight: highlight))
    // The blocks stay in place, while their rows become more or fewer.
    top.row = min(top.row, max(0, content.rows(of: top.unit).count - 1))
    if let unit = unseenFrom?.unit, unit < content.units.count {
      unseenFrom?.row = content.rows(of: unit).count
    }
  }

  open override func traitsDidChange() { layoutDidChange() }

  open override func sizeThatFits(_ proposal: ProposedSize) -> Size {
    Size(
      width: proposal.width ?? Self.idealSize.width,
      height: proposal.height ?? Self.idealSize.height)
  }

  open override func draw(in canvas: Canvas) {
    if frame.width <= 0 { return }
    prepareLayout()
    // The end may become visible when the view grows.
    if isStreaming, !isFollowing, topPlace >= content.endPlace(height: bodyHeight) {
      isFollowing = true
    }
    MarkdownPainter(view: self, canvas: canvas).draw()
  }

  // Keys and the mouse.

  open override var canBecomeFirstResponder: Bool { isInteractive && !content.units.isEmpty }

  open override func firstResponderDidChange() {
    if !isFirstResponder { focusedLink = nil }
    setNeedsDisplay()
  }

  open override var keyCommands: [KeyCommand] {
    var commands: [KeyCommand] = []
    if let target = focusedTarget {
      commands = [
        keyCommand(LinkAction.follow) { [weak self] in self?.open(target) },
        keyCommand(LinkAction.copyAddress) { [weak self] in self?.copyAddress(target) },
      ]
    }
    if isStreaming {
      let title = Message("log.follow", table: "Hanok")
      commands.append(
        keyCommand(ScrollAction.scrollToEnd, title: title, isEnabled: !isFollowing) {
          [weak self] in self?.scrollToEnd()
        })
    }
    return commands
  }

  open override var keyActions: [any KeyAction] {
    let scrolling = ScrollAction.allCases.filter { !isStreaming || $0 != .scrollToEnd }
    return (viewport.isOverflowing ? scrolling : []) + MarkdownAction.allCases
  }

  open override func keyPressed(_ event: KeyEvent) -> Bool {
    switch keyAction(WindowAction.self, for: event) {
    case .nextItem: if moveToLink(by: 1) { return true } else { leaveLinks() }
    case .previousItem: if moveToLink(by: -1) { return true } else { leaveLinks() }
    default: break
    }
    switch keyAction(MarkdownAction.self, for: event) {
    case .next: if search.isEmpty ? moveToLink(by: 1) : findNext() { return true }
    case .previous: if search.isEmpty ? moveToLink(by: -1) : findPrevious() { return true }
    case nil: break
    }
    return scroll(with: event) || super.keyPressed(event)
  }

  private func scroll(with event: KeyEvent) -> Bool {
    let page = max(1, bodyHeight - 1)
    switch keyAction(ScrollAction.self, for: event) {
    case .scrollUp: return scroll(by: -1)
    case .scrollDown: return scroll(by: 1)
    case .scrollPageUp: return scroll(by: -page)
    case .scrollPageDown: return scroll(by: page)
    case .scrollToStart: return scroll(to: .init(unit: 0, row: 0))
    case .scrollToEnd:
      if isStreaming { return false }
      scrollToEnd()
      return true
    case nil: return false
    }
  }

  open override func scroll(x: Int, y: Int) -> Bool { scroll(by: y) }

  open override func mouse(_ event: MouseEvent) -> Bool {
    if event.kind == .press(.left) { becomeFirstResponder() }
    if scrollWithMouse(event, at: mirrored(event.position)) { return true }
    switch event.kind {
    case .press(.left):
      pressedLink = link(atCell: event.position)
      focusedLink = pressedLink
      setNeedsDisplay()
    case .release(.left):
      if let place = pressedLink, place == link(atCell: event.position), let link = link(at: place)
      {
        open(link.target)
      }
      pressedLink = nil
    case .drag(.left): break
    default: return super.mouse(event)
    }
    return true
  }

  open override func mouseCancelled() {
    indicator.cancel()
    pressedLink = nil
  }

  // The accessibility elements: texts, and the links in them.

  open override var accessibilityElementCount: Int {
    updateFromStream()
    return content.elements.sum(before: isComplete ? content.units.count : content.settledCount)
  }

  open override func accessibilityElement(at index: Int) -> AccessibilityElement? {
    guard (0..<accessibilityElementCount).contains(index) else { return nil }
    let (unit, rest) = content.elements.index(ofRow: index)
    return element(rest, ofUnit: unit)
  }

  open override var focusedAccessibilityElementIndex: Int? {
    focusedLink.map { place in
      content.elements.sum(before: place.unit) + content.units[place.unit].textElementCount
        + place.index
    }
  }

  open override var accessibilityGoneElementCount: Int? { isStreaming ? 0 : nil }
}
