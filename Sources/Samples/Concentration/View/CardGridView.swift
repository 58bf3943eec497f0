package import Hanok

/// Cards in rows, which arrows move between; they are one stop for Tab.
///
/// It requests the side of each card from its data source, and chooses the pictures itself. A card
/// that is used sends its action: add one target to all ``cardViews``.
package final class CardGridView: View {
  /// The object with the sides of the cards; it isn't kept alive.
  package weak var dataSource: (any CardGridViewDataSource)? { didSet { reloadData() } }
  /// The cards, in their order; they are created again when their number changes.
  package private(set) var cardViews: [CardView] = []
  private var hand: PictureHand

  /// Creates a grid without cards.
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

  /// Requests all cards, which are new ones: their kinds get new pictures.
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

  /// Requests the side of each card; those that have changed are drawn.
  package func reloadFaces() {
    guard let dataSource else { return }
    // The number is the card's position, from 0 for any collection's indices: `enumerated()`.
    for (index, view) in cardViews.enumerated() {
      let face = dataSource.cardGridView(self, faceOfCardAt: index)
      view.show(face, face.kind.map { hand.picture(of: $0) })
    }
  }

  /// Returns the name of the picture on a card, or nil for a card that is face down.
  package func pictureName(ofCardAt index: Int) -> Message? {
    cardViews[index].face.kind.map { hand.picture(of: $0).name }
  }

  package override var isFocusGroup: Bool { true }

  /// The proposed size, but at least that of the smallest cards.
  package override func sizeThatFits(_ proposal: ProposedSize) -> Size {
    let room = Size(
      width: proposal.width ?? Self.idealSize.width,
      height: proposal.height ?? Self.idealSize.height)
    return CardLayout(count: cardViews.count, in: room).size
  }

  /// The size without a proposal.
  private static let idealSize = Size(width: 76, height: 8)

  package override func layoutSubviews() {
    let layout = CardLayout(count: cardViews.count, in: bounds.size)
    let x = max(0, (frame.width - layout.size.width) / 2)
    let y = max(0, (frame.height - layout.size.height) / 2)
    // Two collections in parallel: `zip`.
    for (view, frame) in zip(cardViews, layout.frames) { place(view, at: frame.offset(x: x, y: y)) }
  }

  package override func traitsDidChange() { updateContrast() }

  private func updateContrast() {
    let isDark = traits?.appearance.isDark ?? true
    let theme =
      hand.theme.hasHighContrast
      ? ThemeFamily.highContrast.theme(for: isDark ? .dark : .light) : nil
    for view in cardViews { view.theme = theme }
  }
}
