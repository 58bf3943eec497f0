package import Hanok

/// A screen that downloads: its button and what it has downloaded, what is going on, and a foot.
///
/// ```
/// [ D Download ]  2 downloads: 2,000 records, 625 kB
///
///   a card in the middle, or the list           what is going on
///
/// [ L Language ]  [ Q Quit ]
/// ```
///
/// It knows no breach and no failure: it is given words, numbers and other views.
package final class DownloadView: View {
  /// Begins a download.
  package let downloadButton = Button(
    .Breaches.download, mnemonic: .Breaches.downloadKeys, style: .prominent)
  /// Shows the screen in the next language.
  package let languageButton = Button(.Breaches.language, mnemonic: .Breaches.languageKeys)
  /// Leaves the program.
  package let quitButton = Button(.Breaches.quit, mnemonic: .Breaches.quitKeys)
  /// The words about what is going on, while there is no list to show.
  package let card = StatusCard()

  private let tallyLabel = Label()
  private let listSlot = SlotView()
  private let footSlot = SlotView()
  private let page: ScrollView
  private let bar = View()
  private let foot: ScrollView

  /// The widest page, in cells: wider rows are hard to follow with the eyes.
  private static let maximumWidth = 110
  /// The empty columns at both sides, where there is room.
  private static let margin = 2
  /// The foot takes no more than this part of the rows; it scrolls where that is too little.
  private static let footShare = 3

  /// A screen without words yet.
  package override init() {
    tallyLabel.style = \.secondary
    tallyLabel.numberOfLines = 0
    let head = FlowView(spacing: 2, views: [downloadButton, tallyLabel])
    listSlot.layoutShare = 1
    card.layoutShare = 1
    page = ScrollView(
      StackView(.vertical, views: [head, SpacerView(1), card, listSlot, footSlot]))
    foot = ScrollView(FlowView(spacing: 2, views: [languageButton, quitButton]))
    super.init()
    listSlot.isHidden = true
    bar.background = \.bar
    bar.addSubview(foot)
    for view in [page, bar] { addSubview(view) }
  }

  /// All that was downloaded so far.
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
    let room = frame.width
    let side = room > Self.margin * 20 ? Self.margin : 0
    let width = min(room - 2 * side, Self.maximumWidth)
    let footHeight = foot.fittingSize(
      ProposedSize(width: width, height: frame.height / Self.footShare)
    ).height
    let top = frame.height - footHeight
    bar.frame = Rect(x: 0, y: top, width: room, height: footHeight)
    let x = (room - width) / 2
    foot.frame = Rect(x: x, y: 0, width: width, height: footHeight)
    page.frame = Rect(x: x, y: 0, width: width, height: max(0, top))
  }
}

/// A place that one other view fills.
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
