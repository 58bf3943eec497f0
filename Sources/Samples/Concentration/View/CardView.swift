package import Hanok

/// A card, which is turned when it is used.
///
/// ```
/// ╭──────╮  ╭──────╮  ╭✓─────╮  ┏━━━━━━┓
/// │······│  │      │  │      │  ┃······┃
/// │······│  │  🐱  │  │  🐱  │  ┃······┃      [····]  [ 🐱 ]    🐱 ✓  ‹····›
/// │······│  │      │  │      │  ┃······┃
/// ╰──────╯  ╰──────╯  ╰──────╯  ┗━━━━━━┛
///   down       up     matched    focused       the same in one row
/// ```
///
/// In line mode it is a row of its own, with its number.
package final class CardView: Control {
  /// The index of the card among all cards.
  package let index: Int
  /// The visible side.
  private(set) var face = CardFace.down
  private(set) var picture: Picture?

  init(index: Int) {
    self.index = index
    super.init()
  }

  /// Shows a side, with a picture unless it is the back.
  func show(_ face: CardFace, _ picture: Picture?) {
    if face == self.face, picture == self.picture { return }
    (self.face, self.picture) = (face, picture)
    updateGround()
    setNeedsDisplay()
  }

  /// One element, separate from the view, so that line mode writes it on a line of its own.
  package override var accessibilityElementCount: Int { 1 }

  package override func accessibilityElement(at index: Int) -> AccessibilityElement? {
    AccessibilityElement(
      label: .Concentration.card(number: self.index + 1), value: state, traits: .button,
      activate: { [weak self] in self?.accessibilityActivate() ?? false })
  }

  /// The visible side as a text.
  private var state: Message {
    guard let picture else { return .Concentration.cardDown }
    let name = Message.Argument.message(picture.name)
    return face.isMatched
      ? .Concentration.cardMatched(name: name) : .Concentration.cardUp(name: name)
  }

  package override func keyPressed(_ event: KeyEvent) -> Bool {
    guard isUsable, keyAction(ControlAction.self, for: event) == .press else {
      return super.keyPressed(event)
    }
    sendActions(for: .primaryActionTriggered)
    return true
  }

  package override func layoutSubviews() { updateGround() }

  /// Updates the background: a card in one row is drawn like a button; a border has one within it.
  private func updateGround() {
    background = !hasBorder || face.isMatched ? nil : picture == nil ? \.card : \.notice
  }

  /// Whether there are enough rows for a border.
  var hasBorder: Bool { frame.height > 2 }

  package override func draw(in canvas: Canvas) {
    if frame.width > 2 { CardPainter(card: self, canvas: canvas).draw() }
  }
}
