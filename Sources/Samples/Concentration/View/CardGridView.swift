package import Hanok

/// Cards in rows, which arrows move over; Tab goes past all of them.
///
/// It asks its data source what each card shows, and picks the pictures itself. A card that is used
/// sends its action: add one target to all ``cardViews``.
package final class CardGridView: View {
  /// The object that knows what the cards show; it isn't kept alive.
  package weak var dataSource: (any CardGridViewDataSource)? { didSet { reloadData() } }
  /// The cards, in their order; they are made anew when their number changes.
  package private(set) var cardViews: [CardView] = []
  private var hand: PictureHand

  /// A grid without cards.
  package init(_ theme: PictureTheme = .animals) {
    hand = PictureHand(theme)
    super.init()
  }

  /// The pictures.
  package var pictureTheme: PictureTheme {
    get { hand.theme }
    set {
      hand.theme = newValue
      reloadFaces()
      updateContrast()
    }
  }

  /// Asks for all cards, which are others than before: their kinds get new pictures.
  package func reloadData() {
    hand.discard()
    let count = dataSource?.numberOfCards(in: self) ?? 0
    if count != cardViews.count {
      for view in cardViews { view.removeFromSuperview() }
      cardViews = (0..<count).map(CardView.init)
      for view in cardViews { addSubview(view) }
      setNeedsContentUpdate()
      updateContrast()
    }
    reloadFaces()
  }

  /// Asks what each card shows; those that show something else are drawn.
  package func reloadFaces() {
    guard let dataSource else { return }
    // The number is the card's place, from 0 whatever the collection's indices are: `enumerated()`.
    for (index, view) in cardViews.enumerated() {
      let face = dataSource.cardGridView(self, faceOfCardAt: index)
      view.show(face, face.kind.map { hand.picture(of: $0) })
    }
  }

  /// Returns the name of the picture that a card shows; nil where it shows none.
  package func pictureName(ofCardAt index: Int) -> Message? {
    cardViews[index].face.kind.map { hand.picture(of: $0).name }
  }

  package override var isFocusGroup: Bool { true }

  /// A grid gives way down to its smallest cards, and takes what else it gets.
  package override func sizeThatFits(_ proposal: ProposedSize) -> Size {
    let room = Size(
      width: proposal.width ?? Self.idealSize.width,
      height: proposal.height ?? Self.idealSize.height)
    return CardLayout(count: cardViews.count, in: room).size
  }

  /// The room that is asked for where none is proposed.
  private static let idealSize = Size(width: 76, height: 8)

  package override func layoutSubviews() {
    let layout = CardLayout(count: cardViews.count, in: bounds.size)
    let x = max(0, (frame.width - layout.size.width) / 2)
    let y = max(0, (frame.height - layout.size.height) / 2)
    // Two collections in step: `zip`.
    for (view, frame) in zip(cardViews, layout.frames) { place(view, at: frame.offset(x: x, y: y)) }
  }

  package override func traitsDidChange() { updateContrast() }

  private func updateContrast() {
    let isDark = traits?.appearance.isDark ?? true
    let theme = hand.theme.hasHighContrast ? Theme.highContrast(isDark: isDark) : nil
    for view in cardViews { view.theme = theme }
  }
}
