package import Hanok

/// A page of the quiz: a heading, what the page is about, and a row of buttons at the foot.
///
/// It is centred, and no larger than is comfortable to read.
package class PageView: View {
  /// Shows the quiz in the next language.
  package let languageButton = Button(.Quiz.language, mnemonic: .Quiz.languageKeys)
  /// Leaves the quiz.
  package let quitButton = Button(.Quiz.quit, mnemonic: .Quiz.quitKeys)
  /// The text at the heading's other end.
  let headingDetail = Label(alignment: .trailing)
  private let title = Label(.Quiz.title)
  private let page: ScrollView

  /// The largest page, in cells.
  private static let largest = Size(width: 60, height: 18)
  /// The columns that stay empty at each side.
  private static let margin = 2

  /// - Parameters:
  ///   - top: The views right below the heading.
  ///   - content: The views in the middle of the page.
  init(top: [View] = [], content: [View]) {
    title.style = \.strong
    title.accessibilityTraits = .header
    title.layoutShare = 1
    headingDetail.style = \.secondary
    for label in [title, headingDetail] { label.numberOfLines = 0 }
    let heading = StackView(.horizontal, spacing: 2, views: [title, headingDetail])
    let foot = FlowView(spacing: 2, views: [languageButton, quitButton])
    let middle = [SpacerView(share: 1)] + content + [SpacerView(share: 1)]
    page = ScrollView(StackView(.vertical, views: [heading] + top + middle + [foot]))
    super.init()
    addSubview(page)
  }

  package override func layoutSubviews() {
    let margin = frame.width > Self.largest.width / 2 ? Self.margin : 0
    let room = bounds.inset(x: margin, y: frame.height > Self.largest.height ? 1 : 0)
    let width = min(room.width, Self.largest.width)
    let height = min(room.height, Self.largest.height)
    page.frame = Rect(
      x: (frame.width - width) / 2, y: (frame.height - height) / 2, width: width, height: height)
  }
}
