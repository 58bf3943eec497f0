package import Hanok

/// The object that gets what was pasted or typed as a whole: of it, the view knows this alone.
package protocol CalculatorViewDelegate: AnyObject {
  /// Called with a text that may be a number, or keys one after the other.
  func calculatorView(_ view: CalculatorView, didReceive text: String)
}

/// A calculator: what is shown, keys, a tape, and a bar with buttons at the screen's foot.
///
/// ```
///  ╭──────────────────────────╮     where there is little room, the display stays,
///  │                     12 + │     and the keys and the tape below each other scroll
///  │                       3. │
///  ╰──────────────────────────╯
///  [ 7 ] [ 8 ] …    ╭ Tape ───╮
/// ```
package final class CalculatorView: PageView {
  /// The keys, each of which does the same: it reports that it was pressed.
  package let keypad = KeypadView()
  /// Copies the number.
  package let copyButton = Button(.Calculator.copy, mnemonic: .Calculator.copyKeys)
  /// Shows the calculator in the next language.
  package let languageButton = Button(.Calculator.language, mnemonic: .Calculator.languageKeys)
  /// Leaves the calculator.
  package let quitButton = Button(.Calculator.quit, mnemonic: .Calculator.quitKeys)
  /// The object that gets what is pasted or typed as a whole.
  package weak var delegate: (any CalculatorViewDelegate)?

  private let heading = Label(.Calculator.title)
  private let noteLabel = Label()
  private let number = NumberView()
  private let display: BoxView
  private let displayScroll: EndScrollView
  private let tape = TapeView()
  private let tapeBox: BoxView
  private let work: StackView
  private let workScroll: ScrollView

  /// A calculator that shows nothing yet.
  package init() {
    heading.style = \.heading
    heading.accessibilityTraits = .header
    noteLabel.numberOfLines = 0
    noteLabel.accessibilityTraits = [.staticText, .updatesFrequently]
    displayScroll = EndScrollView(
      StackView(.vertical, views: [SpacerView(share: 1), noteLabel, number]))
    display = BoxView(displayScroll)
    tapeBox = BoxView(tape, title: .Calculator.tape)
    let keys = StackView(
      .horizontal, views: [SpacerView(share: 1), keypad, SpacerView(share: 1)])
    keys.layoutPriority = 1
    work = StackView(.vertical, views: [keys, tapeBox])
    workScroll = ScrollView(work)
    super.init(
      View(), foot: FlowView(spacing: 1, views: [copyButton, languageButton, quitButton]),
      size: Self.onPanel)
    largestSize = Self.largest
    footShare = Self.footShare
    tapeBox.layoutShare = 1
    for view in [heading, display, workScroll] { content.addSubview(view) }
    // Without a target: the application is at the end of each responder chain.
    languageButton.addAction(toNearest: Application.self) { $0.showNextLanguage() }
    quitButton.addAction(toNearest: Application.self) { $0.quit() }
    keypad.onText = { [weak self] text in self?.receive(text) }
  }

  /// The size of the page on a panel, and the largest without one.
  private static let onPanel = Size(width: 68, height: 16)
  private static let largest = Size(width: 68, height: 22)
  /// The rows from which on there is a heading.
  private static let leastHeightForHeading = 10
  /// The rows of the display where there are as many: what is said above the number has one of them.
  private static let leastDisplayHeight = 2
  /// The rows of the tape that show at least where it is below the keys.
  private static let leastTapeHeight = 3
  /// The foot takes no more than this part of the rows; it scrolls where that is too little.
  private static let footShare = 6

  /// Shows a number that is given in ASCII, as it was typed.
  package func show(number plainText: String) {
    number.content = .number(plainText: plainText)
    displayScroll.scrollToEnd()
  }

  /// Shows words in the place of the number.
  package func show(failure: Message) {
    number.content = .failure(failure)
    displayScroll.contentOffset = 0
  }

  /// Shows what is said above the number: the operation that waits, or what couldn't be read.
  package func show(note: Message?, isProblem: Bool = false) {
    noteLabel.message = note
    noteLabel.style = isProblem ? \.failure : \.secondary
    if isProblem { displayScroll.contentOffset = 0 }
  }

  /// Adds a line to the tape.
  package func addToTape(_ line: Message) { tape.append(line) }

  /// The view of the number.
  package var numberView: View { number }

  /// The number as the language writes it; nil where there is none.
  package var numberText: String? { number.text }

  /// Presses the keys that a text is, one after the other; none where one of its signs is no key.
  ///
  /// - Returns: Whether all of it is keys.
  package func pressKeys(_ text: String) -> Bool {
    guard let keys = keypad.keys(text) else { return false }
    for key in keys { keypad.button(key)?.sendActions(for: .primaryActionTriggered) }
    return !keys.isEmpty
  }

  /// Brings the focus to the key that Enter is for.
  package func focusOnEquals() { keypad.equalsButton?.becomeFirstResponder() }

  package override func traitsDidChange() {
    if let traits { noteLabel.alignment = traits.numberAlignment }
  }

  private func receive(_ text: String) { delegate?.calculatorView(self, didReceive: text) }

  package override func pasted(_ text: String) -> Bool {
    receive(text)
    return true
  }

  package override func keyPressed(_ event: KeyEvent) -> Bool {
    if super.keyPressed(event) { return true }
    guard event.modifiers.subtracting(.shift).isEmpty else { return false }
    switch event.key {
    case .enter: press(.equals)
    case .backspace, .delete: press(.backspace)
    case .escape: press(.clear)
    case .character(let character):
      guard pressKeys(String(character)) else { return false }
      focusOnEquals()
    default: return false
    }
    return true
  }

  private func press(_ key: KeypadKey) {
    keypad.button(key)?.sendActions(for: .primaryActionTriggered)
    focusOnEquals()
  }

  package override func contentWillLayout() { arrange() }

  package override func layoutSubviews() {
    super.layoutSubviews()
    placeContent()
  }
}

extension CalculatorView {
  /// Sets the keys beside the tape, or above it.
  private func arrange() {
    (display.hasBorder, tapeBox.hasBorder) = (isOnPanel, isOnPanel)
    tapeBox.title = isOnPanel ? .Calculator.tape : nil
    tapeBox.heightLimits = isOnPanel ? .none : LengthLimits(minimum: Self.leastTapeHeight)
    number.isLarge = isOnPanel
    noteLabel.minimumLines = isOnPanel ? 1 : 0
    work.axis = isOnPanel ? .horizontal : .vertical
    work.spacing = isOnPanel ? 2 : 1
    keypad.rowSpacing = isOnPanel ? 1 : 0
  }

  /// Places what is on the page; the display stays where the rest scrolls.
  private func placeContent() {
    let area = content.bounds
    // Beside the keys, an indicator of the scrolled part may take a column.
    keypad.fitKeys(in: area.width - 1)
    heading.isHidden = area.height < Self.leastHeightForHeading
    let gap = isOnPanel ? 1 : 0
    var y = 0
    func place(_ view: View, height: Int) {
      view.frame = Rect(x: 0, y: y, width: area.width, height: height)
      y += height + gap
    }
    if !heading.isHidden { place(heading, height: 1) }
    let left = area.height - y
    let wanted = display.fittingSize(ProposedSize(width: area.width)).height
    place(display, height: min(max(wanted, Self.leastDisplayHeight), max(1, left / 2)))
    place(workScroll, height: max(0, area.height - y))
  }
}
