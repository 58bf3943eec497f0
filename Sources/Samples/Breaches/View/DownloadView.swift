package import Hanok

/// A screen that downloads: its button and tally, its state or list, and a foot.
///
/// ```
/// [ D Download ]  2 downloads: 2,000 records, 625 kB
///
///   a card in the middle, or the list           the state
///
/// [ L Language ]  [ Q Quit ]
/// ```
///
/// It is independent of breaches and failures: it gets texts, numbers and other views.
package final class DownloadView: View {
  /// Begins a download.
  package let downloadButton = Button(
    .Breaches.download, mnemonic: .Breaches.downloadKeys, style: .prominent)
  /// The bar with the buttons for the language and for quitting.
  package let foot = FootBar()
  /// The text of the state, while there is no list.
  package let card = StatusCard()

  private let tallyLabel = Label()
  private let listSlot = SlotView()
  private let footSlot = SlotView()
  private let page: ScrollView

  /// Creates a screen without texts.
  package override init() {
    tallyLabel.style = \.secondary
    tallyLabel.numberOfLines = 0
    let head = FlowView(spacing: 2, views: [downloadButton, tallyLabel])
    listSlot.layoutShare = 1
    card.layoutShare = 1
    page = ScrollView(
      StackView(.vertical, views: [head, SpacerView(1), card, listSlot, footSlot]))
    super.init()
    listSlot.isHidden = true
    for view in [page, foot] { addSubview(view) }
  }

  /// The text with the total of all downloads.
  package var tally: Message? {
    get { tallyLabel.message }
    set { tallyLabel.message = newValue }
  }

  /// The view of the list, shown in place of the card; nil shows the card.
  package var list: View? {
    didSet {
      listSlot.content = list
      listSlot.isHidden = list == nil
      card.isHidden = list != nil
    }
  }

  /// A view below all others on the page.
  package var footView: View? {
    get { footSlot.content }
    set { footSlot.content = newValue }
  }

  package override func layoutSubviews() {
    let columns = FootBar.columns(in: frame.width)
    page.frame = Rect(
      x: columns.lowerBound, y: 0, width: columns.count, height: foot.place(in: frame.size))
  }
}

/// A view with one other view, which fills it.
private final class SlotView: View {
  var content: View? {
    didSet {
      guard content !== oldValue else { return }
      oldValue?.removeFromSuperview()
      if let content { addSubview(content) }
      setNeedsContentUpdate()
    }
  }

  override func sizeThatFits(_ proposal: ProposedSize) -> Size {
    content?.fittingSize(proposal) ?? .zero
  }

  override func layoutSubviews() { content?.frame = bounds }
}
