package import Hanok

/// A card, which is used to turn it.
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
/// Line mode reads it as a row of its own, with its number.
package final class CardView: Control {
  /// The card's place among all cards, from 0.
  package let index: Int
  /// The side that shows.
  private(set) var face = CardFace.down
  private(set) var picture: Picture?

  init(index: Int) {
    self.index = index
    super.init()
  }

  /// Shows a side; a picture where there is one on it.
  func show(_ face: CardFace, _ picture: Picture?) {
    if face == self.face, picture == self.picture { return }
    (self.face, self.picture) = (face, picture)
    updateGround()
    setNeedsDisplay()
  }

  /// One element, which isn't the view itself, so that line mode gives it a line of its own.
  package override var accessibilityElementCount: Int { 1 }

  package override func accessibilityElement(at index: Int) -> AccessibilityElement? {
    AccessibilityElement(
      label: .Concentration.card(number: self.index + 1), value: state, traits: .button,
      activate: { [weak self] in self?.accessibilityActivate() ?? false })
  }

  /// The side that shows, in words.
  private var state: Message {
    guard let picture else { return .Concentration.cardDown }
    let name = Message.Argument.message(picture.name)
    return face.isMatched
      ? .Concentration.cardMatched(name: name) : .Concentration.cardUp(name: name)
  }

  package override func keyPressed(_ event: KeyEvent) -> Bool {
    guard isUsable, event.isPress else { return super.keyPressed(event) }
    sendActions(for: .primaryActionTriggered)
    return true
  }

  package override func layoutSubviews() { updateGround() }

  /// In one row, a card is drawn as a button is; a border has a ground within it.
  private func updateGround() {
    background = !hasBorder || face.isMatched ? nil : picture == nil ? \.card : \.notice
  }

  /// Whether there are rows enough for a border.
  var hasBorder: Bool { frame.height > 2 }

  package override func draw(in canvas: Canvas) {
    guard let traits, frame.width > 2 else { return }
    CardPainter(card: self, canvas: canvas, traits: traits).draw()
  }
}
