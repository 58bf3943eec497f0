public import HanokLocalization
public import HanokTerminal
import HanokUnicode

/// A control that leads to an address: a title with a link.
///
/// ```
/// Project page      terminals with links (OSC 8) open it by a click with a modifier key
/// ‹Project page›    with the focus
/// Project page https://example.org    with its address, optionally
/// ```
///
/// Enter or a click performs the link's actions; without actions, it copies the address, and
/// reports that. `y` copies it too. The link starts no browser: on a remote machine there is none.
///
/// A terminal opens addresses of `http`, `https` and `mailto` that have at most 2,083 bytes; others can only
/// be copied. If the title names another host than the address, the address is written after it.
open class Link: Control {
  /// The link's title.
  public var title: Message { didSet { if title != oldValue { setNeedsContentUpdate() } } }
  /// The address; it may come from anywhere.
  public var url: String { didSet { if url != oldValue { setNeedsContentUpdate() } } }
  /// Whether the address is written after the title, for terminals without links.
  public var showsAddress = false {
    didSet { if showsAddress != oldValue { setNeedsContentUpdate() } }
  }

  /// The cells of the marks of the focus at both ends, which are empty without it.
  private static let markWidth = 2

  /// Creates a link to an address with a title.
  public init(_ title: Message, url: String) {
    self.title = title
    self.url = url
    super.init()
    isAccessibilityElement = true
    accessibilityTraits = .link
  }

  /// Performs the link's actions; without actions, copies the address.
  open override func press() {
    if hasActions(for: .primaryActionTriggered) {
      super.press()
    } else {
      copyAddress()
    }
  }

  private func copyAddress() {
    guard let application else { return }
    let address = LinkTarget.visibleText(of: url)
    // Without a clipboard, the notice shows the address.
    application.showNotice(
      application.copy(address) ? .Hanok.linkCopied : .verbatim(address), about: self)
  }

  open override var keyCommands: [KeyCommand] {
    [
      keyCommand(LinkAction.copyAddress, isEnabled: isUsable) { [weak self] in
        self?.copyAddress()
      }
    ]
  }

  open override var pressActions: [any KeyAction] { [LinkAction.follow] }

  /// The value is the address, which is invisible without a terminal's links.
  open override func describe(_ element: inout AccessibilityElement) {
    super.describe(&element)
    element.complete(label: title, value: .verbatim(LinkTarget.visibleText(of: url)))
  }

  /// The size of the title, which wraps if there is too little room.
  open override func sizeThatFits(_ proposal: ProposedSize) -> Size {
    let room = (proposal.width ?? ProposedSize.largestLength) - Self.markWidth
    guard let layout = layout(in: max(1, room)) else { return .zero }
    return Size(width: layout.width + Self.markWidth, height: layout.lines.count)
  }

  private func layout(in width: Int) -> TextLayout? {
    guard let traits else { return nil }
    let words = traits.localizer.string(title)
    var text = AttributedText(words, role: .link(url))
    if showsAddress || namesAnotherHost(words) {
      text.runs += [.init(" "), .init(shownAddress, role: .link(url))]
    }
    return traits.layout(text, width: width)
  }

  /// The address as it is written, up to the length that terminals open.
  private var shownAddress: String {
    let limit = LinkTarget.maximumBytes
    guard url.utf8.count > limit else { return LinkTarget.visibleText(of: url) }
    // An index within a character is rounded down.
    let part = url[..<url.utf8.index(url.startIndex, offsetBy: limit)]
    return LinkTarget.visibleText(of: String(part)) + (traits?.textRules.ellipsis ?? "")
  }

  /// Whether a word of the title is an address that leads to another host.
  private func namesAnotherHost(_ words: String) -> Bool {
    let host = LinkTarget.host(of: url)
    return words.split(whereSeparator: \.isWhitespace).contains { word in
      let start = word.drop { !$0.isLetter && !$0.isNumber }
      let end = start.lastIndex { $0.isLetter || $0.isNumber } ?? start.startIndex
      let named = start.isEmpty ? nil : LinkTarget.host(of: String(start[...end]))
      return named != nil && named != host
    }
  }

  open override func draw(in canvas: Canvas) {
    let room = frame.width - Self.markWidth
    guard let layout = layout(in: max(1, room)) else { return }
    let style = stateStyle
    var canvas = canvas
    // The state's colours replace the role's own; the underline stays.
    if !isUsable || isMarked { canvas.traits.theme.link = Style(attributes: .underline) }
    let lines = layout.lines.prefix(frame.height)
    for (row, line) in lines.enumerated() {
      canvas.write(line, at: Point(x: room > 0 ? 1 : 0, y: row), style: style)
    }
    guard isMarked, room > 0, let last = layout.lines.last else { return }
    let symbols = canvas.traits.symbols
    canvas.write(symbols.back, at: .zero, style: style)
    if lines.count < layout.lines.count { return }
    canvas.write(
      symbols.forward, at: Point(x: 1 + last.width, y: lines.count - 1), style: style)
  }

  /// The style of the link in its state, otherwise none: its text has the role of a link.
  open override var stateStyle: Style { isUsable && !isMarked ? .plain : super.stateStyle }

  private var isMarked: Bool { isFirstResponder || isHighlighted }

  open override var truncatedText: String? {
    guard let traits, let layout = layout(in: max(1, frame.width - Self.markWidth)) else {
      return nil
    }
    let isCut = layout.isTruncated || layout.lines.count > frame.height
    return isCut ? traits.localizer.string(title) : nil
  }
}
