import Hanok
import HanokTesting

/// Makes trees of views at random, and changes them; the same each time for a seed.
struct RandomTree {
  var random: SeededGenerator

  /// The sign that only a ``FloodView`` draws.
  static let flood: Character = "@"

  static let languages = ["en", "ko", "ja", "ar"]

  private static let texts = [
    "", "a", "one two three four five", "Every answer was right, and nobody knew why.",
    "한", "모든 답이 맞았습니다. 축하합니다!", "漢字かな交じり文、改行の規則。", "ｗｉｄｅ text",
    "كل الإجابات صحيحة", "مرحبا one שלום two", "first line\nsecond line\n\nfourth",
    "averyveryverylongwordthatneverbreaks", "👩‍👩‍👧 e\u{301} ก็",
  ]

  init(seed: UInt64) { random = SeededGenerator(seed) }

  mutating func number(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &random) }

  /// Whether something happens that happens once in so many times.
  mutating func once(in count: Int) -> Bool { number(1...count) == 1 }

  mutating func pick<Element>(_ elements: [Element]) -> Element {
    elements[number(0...elements.count - 1)]
  }

  mutating func text() -> Message { .verbatim(pick(Self.texts)) }

  /// Mostly small screens, some of one cell, few that are large.
  mutating func screenSize() -> Size {
    switch number(1...20) {
    case 1: Size(width: number(1...3), height: number(1...3))
    case 2: Size(width: number(100...300), height: number(30...100))
    default: Size(width: number(3...60), height: number(2...20))
    }
  }

  mutating func frame() -> Rect {
    Rect(x: number(-4...30), y: number(-3...12), width: number(0...30), height: number(0...8))
  }

  mutating func view(depth: Int) -> View {
    let view = depth == 0 || once(in: 3) ? leaf() : container(depth: depth - 1)
    if once(in: 4) { view.background = background() }
    if once(in: 10) { view.isHidden = true }
    if once(in: 12) { view.isUserInteractionEnabled = false }
    if once(in: 8) { view.widthLimits = limits() }
    if once(in: 8) { view.heightLimits = limits() }
    if once(in: 4) { view.layoutShare = number(0...3) }
    if once(in: 6) { view.layoutPriority = number(-2...2) }
    if once(in: 8) {
      view.layoutMargins = DirectionalEdgeInsets(
        top: number(0...1), leading: number(0...3), bottom: number(0...1), trailing: number(0...3))
    }
    return view
  }

  mutating func background() -> KeyPath<Theme, Style>? {
    pick([\.panel, \.card, \.selection, \.notice, nil])
  }

  mutating func limits() -> LengthLimits {
    let minimum = number(0...6)
    return pick([
      LengthLimits(minimum: minimum), .exactly(number(0...12)),
      LengthLimits(maximum: number(0...20)),
      LengthLimits(minimum: minimum, ideal: minimum + 4, maximum: minimum + 9), .none,
    ])
  }

  private mutating func leaf() -> View {
    switch number(1...10) {
    case 1, 2, 3: return label()
    case 4, 5: return Button(text(), mnemonic: once(in: 2) ? .verbatim("k") : nil)
    case 6:
      let bar = ProgressView()
      bar.progress = Double(number(0...100)) / 100
      return bar
    case 7: return SpacerView(number(0...6), share: number(0...2))
    case 8: return FieldProbe()
    case 9: return table()
    default: return FloodView(Self.flood)
    }
  }

  private mutating func table() -> RandomTable {
    let sizes = (0..<number(1...3)).map { _ in number(0...15) }
    let table = RandomTable(sections: sizes, text: pick(Self.texts))
    table.allowsMultipleSelection = once(in: 3)
    return table
  }

  private mutating func label() -> Label {
    let label = Label(text(), alignment: pick([.leading, .center, .trailing]))
    label.numberOfLines = pick([0, 0, 1, 2])
    label.minimumLines = once(in: 6) ? 2 : 0
    label.truncation = pick([.head, .middle, .tail])
    label.style = pick([nil, \.strong, \.failure, \.secondary])
    return label
  }

  private mutating func container(depth: Int) -> View {
    let alignment = pick([StackView.Alignment.fill, .leading, .center, .trailing])
    let spacing = number(0...2)
    switch number(1...8) {
    case 1, 2:
      return StackView(.vertical, spacing: spacing, alignment: alignment, views: views(depth))
    case 3:
      return StackView(.horizontal, spacing: spacing, alignment: alignment, views: views(depth))
    case 4:
      return FlowView(
        spacing: spacing, lineSpacing: number(0...1), alignment: alignment, views: views(depth))
    case 5:
      return GridView(
        pick([[.fitting, .share(1)], [.fixed(5), .fitting, .share(2)], [.share(1), .share(1)]]),
        columnSpacing: spacing, rowSpacing: number(0...1), views: views(depth))
    case 6: return ScrollView(view(depth: depth))
    case 7: return BoxView(view(depth: depth), title: once(in: 2) ? text() : nil)
    default: return Overlap(views(depth).map { ($0, frame()) })
    }
  }

  private mutating func views(_ depth: Int) -> [View] {
    (0..<number(0...4)).map { _ in view(depth: depth) }
  }

  /// A container whose subviews lie where they are put, over each other.
  final class Overlap: View {
    init(_ views: [(View, Rect)]) {
      super.init()
      for (view, frame) in views {
        addSubview(view)
        view.frame = frame
      }
    }

    override func sizeThatFits(_ proposal: ProposedSize) -> Size {
      Size(width: proposal.width ?? 20, height: proposal.height ?? 5)
    }
  }
}
