package import Hanok

/// A page of the quiz: a heading, what the page is about, and a row of buttons at the foot.
///
/// It is centred, and no larger than is comfortable to read.
package class PageView: View {
  /// Shows the quiz in the next language.
  package let languageButton = Button(.Quiz.language, mnemonic: .Quiz.languageKeys)
  /// Leaves the quiz.
  package let quitButton = Button(.Quiz.quit, mnemonic: .Quiz.quitKeys)
  /// What stands at the heading's other end.
  let headingDetail = Label(alignment: .trailing)
  private let title = Label(.Quiz.title)
  private let column: StackView

  /// The largest page, in cells.
  private static let largest = Size(width: 60, height: 18)
  /// The cells that stay empty at each side.
  private static let margin = 2

  /// - Parameters:
  ///   - top: What stands right below the heading.
  ///   - content: What the page is about, in its middle.
  init(top: [View] = [], content: [View]) {
    title.style = \.strong
    headingDetail.style = \.secondary
    let heading = StackView(.horizontal, spacing: 2, views: [title, headingDetail])
    heading.setFlexible(title)
    let foot = StackView(.horizontal, spacing: 2, views: [languageButton, quitButton])
    let above = SpacerView()
    let below = SpacerView()
    column = StackView(.vertical, views: [heading] + top + [above] + content + [below, foot])
    column.setFlexible(above)
    column.setFlexible(below)
    super.init()
    addSubview(column)
  }

  package override func layoutSubviews() {
    let room = bounds.inset(x: Self.margin, y: frame.height > Self.largest.height ? 1 : 0)
    let width = min(room.width, Self.largest.width)
    let height = min(room.height, Self.largest.height)
    column.frame = Rect(
      x: (frame.width - width) / 2, y: (frame.height - height) / 2, width: width, height: height)
  }
}
