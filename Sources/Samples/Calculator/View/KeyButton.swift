package import Hanok

/// A key of the keypad: it knows its key, and nothing of the effect.
///
/// ```
/// [  7  ]    ‹  7  ›    focused    [ N ± ]    with the letter that presses it
/// ```
///
/// It fills its frame, and shows its letter if there is room. On a terminal that shows surfaces, a
/// fill replaces its brackets.
package final class KeyButton: Button {
  /// The key.
  package let key: KeypadKey
  /// Whether Space doesn't press the key: typing has moved the focus to it, and not the user.
  var ignoresSpace = false
  /// Called after a space that doesn't press the key.
  var onIgnoredSpace: () -> Void = {}
  /// The letters that press the key; the first is shown unless it is the title; nil for none.
  private let letters: Message?

  /// The cells of the edges.
  private static let edgeWidth = 2
  /// The width without a proposal, and its limits: odd, so that a sign has a middle.
  static let idealWidth = 5
  static let leastWidth = 3
  static let largestWidth = 7

  /// Creates a key with its title and its letters.
  init(_ key: KeypadKey, _ title: Message, letters: Message?, style: ButtonStyle) {
    self.key = key
    self.letters = letters
    super.init(title, style: style)
  }

  private func caption(in width: Int) -> TextLayout? {
    guard let traits else { return nil }
    return layout(of: title, in: max(1, width), traits)
  }

  /// Returns the title after its letter, or nil without a letter, or without room for it.
  private func captionWithLetter(in width: Int) -> TextLayout? {
    guard let traits, let letters else { return nil }
    let title = traits.localizer.string(title)
    let letter = traits.localizer.letters(of: letters).prefix(1).uppercased()
    guard !letter.isEmpty, letter != title else { return nil }
    let layout = layout(
      of: .verbatim(letter + " " + title), in: ProposedSize.largestLength, traits)
    return layout.width + Self.edgeWidth <= width ? layout : nil
  }

  private func layout(of message: Message, in width: Int, _ traits: Traits) -> TextLayout {
    TextLayout(
      AttributedText(drawing: message, in: traits), width: width, maximumLines: 1,
      rules: traits.textRules)
  }

  package override func sizeThatFits(_ proposal: ProposedSize) -> Size {
    let least = (caption(in: ProposedSize.largestLength)?.width ?? 1) + Self.edgeWidth
    return Size(width: max(least, proposal.width ?? Self.idealWidth), height: 1)
  }

  package override var truncatedText: String? {
    guard let traits, let caption = caption(in: frame.width), caption.isTruncated || bounds.isEmpty
    else { return nil }
    return traits.localizer.string(title)
  }

  package override var stateStyle: Style {
    let isMarked = isFirstResponder || isHighlighted || !isUsable
    guard !isMarked, style == .prominent, let theme = traits?.theme else { return super.stateStyle }
    return theme.button.applying(theme.accent)
  }

  package override func keyPressed(_ event: KeyEvent) -> Bool {
    guard ignoresSpace, event == KeyEvent(.character(" ")) else { return super.keyPressed(event) }
    onIgnoredSpace()
    return true
  }

  package override func firstResponderDidChange() {
    if !isFirstResponder { ignoresSpace = false }
    super.firstResponderDidChange()
  }

  package override func draw(in canvas: Canvas) {
    let caption = captionWithLetter(in: frame.width) ?? caption(in: frame.width)
    guard let line = caption?.lines.first else { return }
    let traits = canvas.traits
    let style = stateStyle
    canvas.fill(bounds, style: style)
    let x = (frame.width - line.width) / 2
    canvas.write(line, at: Point(x: x, y: 0), style: style)
    let isFilled = traits.showsSurfaces && style.background != .default
    let isMarked = isFirstResponder || isHighlighted
    guard isMarked || !isFilled, frame.width >= line.width + Self.edgeWidth else { return }
    let edges = stateEdges
    canvas.write(edges.leading, at: .zero, style: style)
    canvas.write(edges.trailing, at: Point(x: frame.width - 1, y: 0), style: style)
  }
}
