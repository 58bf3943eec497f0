package import Hanok

/// The delegate for pasted and typed texts: the view's only knowledge of its controller.
package protocol CalculatorViewDelegate: AnyObject {
  /// Called with a text that may be a number, or a sequence of keys.
  ///
  /// - Parameter isLine: Whether it is a line whose end has been entered.
  func calculatorView(_ view: CalculatorView, didReceive text: String, isLine: Bool)
  /// Called when a letter was typed that a key of the memory begins with, or was removed.
  func calculatorView(_ view: CalculatorView, didBeginMemoryKey isBegun: Bool)
  /// Called with a key that has no button.
  func calculatorView(_ view: CalculatorView, didPress key: KeypadKey)
  /// Called with a typed character that isn't a key.
  func calculatorView(_ view: CalculatorView, didRefuse character: Character)
  /// Called with a typed space, which presses no key.
  func calculatorViewDidReceiveSpace(_ view: CalculatorView)
}

/// A calculator: a display, keys, a tape, and a bar with buttons at the bottom of the screen.
///
/// ```
///  ╭──────────────────────────╮     with little room, the display stays,
///  │                     12 + │     and the keys with the tape below them scroll
///  │                       3. │
///  ╰──────────────────────────╯
///  [ 7 ] [ 8 ] …    ╭ Tape ───╮
/// ```
package final class CalculatorView: PageView {
  /// The keys, which all have the same effect: they report the press.
  package let keypad: KeypadView
  /// Copies the number.
  package let copyButton = Button(.Calculator.copy, mnemonic: .Calculator.copyKeys)
  /// Changes between a desk calculator and an algebraic one.
  package let modeButton = Button(.Calculator.modeAlgebraic, mnemonic: .Calculator.modeKeys)
  /// Shows the calculator in the next language.
  package let languageButton = Button(.Calculator.language, mnemonic: .Calculator.languageKeys)
  /// Leaves the calculator.
  package let quitButton = Button(.Calculator.quit, mnemonic: .Calculator.quitKeys)
  /// The object that receives pasted and typed texts.
  package weak var delegate: (any CalculatorViewDelegate)?

  private let heading = Label(.Calculator.title)
  private let noteLabel = Label()
  private let memoryLabel = Label()
  private let number: NumberView
  private let display: BoxView
  private let displayScroll: EndScrollView
  private let tape: TapeView
  private let tapeBox: BoxView
  private let keys: StackView
  private let work: StackView
  private let workScroll: ScrollView
  /// The letters of the buttons in the language.
  private var lettersOfButtons: Set<String> = []
  /// The typed letter that a key of the memory begins with, until the key is complete.
  private var memoryLetter: Character?

  /// Creates a calculator with an empty display.
  package init(hasParentheses: Bool = false) {
    let formats = FormatterCache()
    keypad = KeypadView(hasParentheses: hasParentheses, formats)
    number = NumberView(formats)
    tape = TapeView(formats)
    heading.style = \.heading
    heading.accessibilityTraits = .header
    noteLabel.numberOfLines = 0
    noteLabel.accessibilityTraits = [.staticText, .updatesFrequently]
    memoryLabel.style = \.secondary
    memoryLabel.accessibilityTraits = [.staticText, .updatesFrequently]
    memoryLabel.isHidden = true
    noteLabel.layoutShare = 1
    let notes = StackView(.horizontal, spacing: 1, views: [memoryLabel, noteLabel])
    displayScroll = EndScrollView(
      StackView(.vertical, views: [SpacerView(share: 1), notes, number]))
    display = BoxView(displayScroll)
    tapeBox = BoxView(tape, title: .Calculator.tape)
    keys = StackView(
      .horizontal, views: [SpacerView(share: 1), keypad, SpacerView(share: 1)])
    keys.layoutPriority = 1
    work = StackView(.vertical, views: [keys, tapeBox])
    workScroll = ScrollView(work)
    super.init(
      View(),
      foot: FlowView(spacing: 1, views: [copyButton, modeButton, languageButton, quitButton]),
      size: Self.onPanel)
    showMode()
    largestSize = Self.largest
    footShare = Self.footShare
    tapeBox.layoutShare = 1
    for view in [heading, display, workScroll] { content.addSubview(view) }
    // Without a target: the application is at the end of each responder chain.
    languageButton.addAction(toNearest: Application.self) { $0.showNextLanguage() }
    quitButton.addAction(toNearest: Application.self) { $0.quit() }
    keypad.onText = { [weak self] text in self?.receive(text, isLine: true) }
    keypad.equalsButton?.onIgnoredSpace = { [weak self] in self?.receiveSpace() }
    tape.onFocusChange = { [weak self] in self?.showOneIndicator() }
  }

  /// The size of the page on a panel, and the maximum without one.
  private static let onPanel = Size(width: 68, height: 18)
  private static let largest = Size(width: 68, height: 22)
  /// The minimum number of rows for a heading.
  private static let leastHeightForHeading = 10
  /// The rows of the display if there is room: one is for the note above the number.
  private static let leastDisplayHeight = 2
  /// The minimum number of visible rows of the tape below the keys, if there is room for them.
  private static let leastTapeHeight = 3
  /// The divisor of the rows for the maximum height of the bar, which scrolls if it is higher.
  private static let footShare = 6

  /// Shows a number in ASCII, with the digits that were typed.
  ///
  /// - Parameter isRounded: Whether there are more digits, so that fewer can be shown in a narrow view.
  package func show(number plainText: String, isRounded: Bool = false) {
    number.content = .number(plainText: plainText, isRounded: isRounded)
    displayScroll.scrollToEnd()
  }

  /// Shows a text in place of the number.
  package func show(failure: Message) {
    number.content = .failure(failure)
    displayScroll.contentOffset = 0
  }

  /// Shows the note above the number: the waiting operation, or an unreadable text.
  package func show(note: Message?, isProblem: Bool = false) {
    noteLabel.message = note
    noteLabel.style = isProblem ? \.failure : \.secondary
    if isProblem { displayScroll.contentOffset = 0 }
  }

  /// Shows the content of the memory, or nothing for an empty one.
  package func show(memory: Message?) {
    memoryLabel.message = memory
    memoryLabel.isHidden = memory == nil
  }

  /// Whether it has parentheses in place of other keys.
  package var hasParentheses: Bool {
    get { keypad.hasParentheses }
    set {
      keypad.hasParentheses = newValue
      showMode()
    }
  }

  /// The reader of keys, or nil before a language is set.
  package var reader: KeyReader? { keypad.reader }

  private func showMode() {
    modeButton.title = hasParentheses ? .Calculator.modeDesk : .Calculator.modeAlgebraic
  }

  /// Adds a line to the tape.
  package func addToTape(_ line: Message) { tape.append(line) }

  /// The view of the number.
  package var numberView: View { number }

  /// Presses the keys of a text one after the other, or none if one of its signs isn't a key.
  ///
  /// - Returns: Whether all signs are keys.
  package func pressKeys(_ text: String) -> Bool {
    guard let keys = reader?.keys(text) else { return false }
    for key in keys { press(key) }
    return !keys.isEmpty
  }

  /// Presses a key, which may have no button.
  package func press(_ key: KeypadKey) {
    guard let button = keypad.button(key) else {
      delegate?.calculatorView(self, didPress: key)
      return
    }
    button.sendActions(for: .primaryActionTriggered)
  }

  /// Whether a character separates groups of digits in the language.
  package func isGroupingSign(_ character: Character) -> Bool {
    reader?.isGroupingSign(character) == true
  }

  /// Forgets a letter that a key of the memory begins with: another key was pressed.
  package func forgetMemoryLetter() { memoryLetter = nil }

  /// Moves the focus to the `=` key, which Enter presses, and not a space of the calculation.
  package func focusOnEquals() {
    guard let button = keypad.equalsButton else { return }
    button.becomeFirstResponder()
    button.ignoresSpace = button.isFirstResponder
  }

  package override func traitsDidChange() {
    guard let traits else { return }
    noteLabel.alignment = traits.numberAlignment
    let letters = [copyButton, modeButton, languageButton, quitButton].compactMap(\.mnemonic)
      .flatMap(traits.localizer.letters)
    lettersOfButtons = Set(letters.map { String($0) })
  }

  private func receive(_ text: String, isLine: Bool = false) {
    delegate?.calculatorView(self, didReceive: text, isLine: isLine)
  }

  private func receiveSpace() { delegate?.calculatorViewDidReceiveSpace(self) }

  package override func pasted(_ text: String) -> Bool {
    receive(text)
    return true
  }

  package override func keyPressed(_ event: KeyEvent) -> Bool {
    if super.keyPressed(event) { return true }
    guard event.modifiers.subtracting(.shift).isEmpty else { return false }
    if let letter = memoryLetter, completeMemoryKey(letter, with: event) { return true }
    switch event.key {
    case .enter: typeKey(.equals)
    case .backspace, .delete: typeKey(.backspace)
    case .escape: typeKey(.clear)
    case .character(let character) where character.isInvisible: break
    case .character(let character):
      if let letter = memoryLetter(character, of: event) {
        memoryLetter = letter
        delegate?.calculatorView(self, didBeginMemoryKey: true)
        break
      }
      guard pressKeys(String(character)) || pressLatinKey(of: event) else {
        return report(character, in: event)
      }
      focusOnEquals()
    default: return false
    }
    return true
  }

  /// Returns the letter of an event that a key of the memory begins with, or nil.
  private func memoryLetter(_ character: Character, of event: KeyEvent) -> Character? {
    guard let reader else { return nil }
    if reader.beginsMemoryKey(character) { return character }
    guard !lettersOfButtons.contains(String(character).lowercased()), !reader.isKey(character),
      let latin = latinLetter(of: event)?.first, reader.beginsMemoryKey(latin)
    else { return nil }
    return latin
  }

  /// Presses the key of the memory that a typed letter begins, or refuses the letter.
  ///
  /// - Returns: Whether the event was handled.
  private func completeMemoryKey(_ letter: Character, with event: KeyEvent) -> Bool {
    switch event.key {
    case .backspace, .delete, .escape:
      memoryLetter = nil
      delegate?.calculatorView(self, didBeginMemoryKey: false)
    case .enter: refuseMemoryLetter(letter)
    case .character(let character):
      if character.isInvisible || character.isWhitespace { break }
      memoryLetter = nil
      let typed = [String(character), latinLetter(of: event)].compactMap(\.self)
      guard typed.contains(where: { pressKeys(String(letter) + $0) }) else {
        refuseMemoryLetter(letter)
        break
      }
      focusOnEquals()
    default: return false
    }
    return true
  }

  private func refuseMemoryLetter(_ letter: Character) {
    memoryLetter = nil
    delegate?.calculatorView(self, didRefuse: letter)
  }

  /// Presses the key of a letter in another script, unless a button has the letter itself.
  private func pressLatinKey(of event: KeyEvent) -> Bool {
    guard case .character(let character) = event.key,
      !lettersOfButtons.contains(String(character).lowercased()),
      let latin = latinLetter(of: event), !lettersOfButtons.contains(latin)
    else { return false }
    return pressKeys(latin)
  }

  /// Returns the letter at whose key a layout of another script has the typed one, or nil.
  private func latinLetter(of event: KeyEvent) -> String? {
    guard event.latinKeys.count == 1, case .character(let latin) = event.latinKeys[0].key else {
      return nil
    }
    return latin.lowercased()
  }

  /// Reports a character that is neither a key here nor anything to other responders.
  ///
  /// A space is reported as one: people write it between numbers and signs.
  ///
  /// - Returns: Whether the event was handled; the letter of a button is left to the window.
  private func report(_ character: Character, in event: KeyEvent) -> Bool {
    let letter = String(character).lowercased()
    let letters = [letter, latinLetter(of: event)].compactMap(\.self)
    if letters.contains(where: lettersOfButtons.contains) { return false }
    if character.isWhitespace {
      receiveSpace()
      return true
    }
    var responder = next
    while let current = responder {
      if current.keyPressed(event) { return true }
      responder = current.next
    }
    delegate?.calculatorView(self, didRefuse: character)
    return true
  }

  private func typeKey(_ key: KeypadKey) {
    press(key)
    focusOnEquals()
  }

  package override func contentWillLayout() { arrange() }

  package override func layoutSubviews() {
    super.layoutSubviews()
    placeContent()
  }
}

extension CalculatorView {
  /// Arranges the keys next to the tape, or above it.
  private func arrange() {
    (display.hasBorder, tapeBox.hasBorder) = (isOnPanel, isOnPanel)
    tapeBox.title = isOnPanel ? .Calculator.tape : nil
    if isOnPanel { tapeBox.heightLimits = .none }
    number.isLarge = isOnPanel
    noteLabel.minimumLines = isOnPanel ? 1 : 0
    work.axis = isOnPanel ? .horizontal : .vertical
    work.spacing = isOnPanel ? 2 : 1
    keypad.rowSpacing = isOnPanel ? 1 : 0
  }

  /// Lays out the content of the page; the display stays where the rest scrolls.
  private func placeContent() {
    let area = content.bounds
    // Next to the keys and the number, the scroll indicator may occupy a column.
    keypad.fitKeys(in: area.width - 1)
    number.room = area.width - 1
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
    let room = Size(width: area.width, height: max(0, area.height - y))
    shrinkTape(in: room)
    place(workScroll, height: room.height)
  }

  /// Shrinks the tape to the rows that the keys above it leave in a room.
  ///
  /// If they leave none, it scrolls with the keys, and only one of the two indicators is visible.
  private func shrinkTape(in room: Size) {
    let keys = keypad.fittingSize(ProposedSize(width: room.width)).height
    let left = isOnPanel ? Self.leastTapeHeight : room.height - keys - work.spacing
    tape.isInScrollingView = left <= 0
    showOneIndicator()
    if isOnPanel { return }
    let height = left > 0 ? min(left, Self.leastTapeHeight) : Self.leastTapeHeight
    tapeBox.heightLimits = LengthLimits(minimum: height)
  }

  /// Shows the tape's indicator in place of that beside it while the tape has the focus.
  private func showOneIndicator() {
    let isTapes = tape.isInScrollingView && tape.isFirstResponder
    workScroll.showsVerticalScrollIndicator = !isTapes
    // The keys stay in their columns.
    keys.layoutMargins.trailing = isTapes ? 1 : 0
  }
}

extension Character {
  /// Whether it is only a direction mark, a joiner or the like.
  fileprivate var isInvisible: Bool {
    unicodeScalars.allSatisfy(\.properties.isDefaultIgnorableCodePoint)
  }
}
