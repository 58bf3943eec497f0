import Hanok
import HanokTesting

/// A collection with its data: sections of items, and what was asked and reported.
final class Board: CollectionViewDataSource, CollectionViewDelegate {
  /// A cell of a word, which counts how often it was set up.
  final class Cell: CollectionViewCell {
    let label = Label()
    var reuses = 0

    init() { super.init(label) }

    override func prepareForReuse() { reuses += 1 }
  }

  var sections: [(title: String?, items: [String])]
  let collection = CollectionView()
  var style = CollectionViewCell.Style.plain
  var disabled: Set<RowPath> = []
  /// Whether items are told apart by their words.
  var hasIdentifiers = false
  private(set) var asked: [RowPath] = []
  private(set) var made = 0
  private(set) var selected: [Int] = []
  private(set) var used: [RowPath] = []
  /// Takes what is reported, in a few words: for walks.
  var onReport: (String) -> Void = { _ in }

  init(_ sections: [(title: String?, items: [String])]) {
    self.sections = sections
    collection.itemWidth = .fixed(6)
    collection.itemHeight = 1
    (collection.dataSource, collection.delegate) = (self, self)
    collection.layoutShare = 1
  }

  /// Items of one section, `0` and so on.
  convenience init(items count: Int) { self.init([(nil, (0..<count).map { "\($0)" })]) }

  func numberOfSections(in collectionView: CollectionView) -> Int { sections.count }

  func collectionView(
    _ collectionView: CollectionView, numberOfItemsInSection section: Int
  ) -> Int { sections[section].items.count }

  func collectionView(
    _ collectionView: CollectionView, identifierForItemAt path: RowPath
  ) -> AnyHashable? {
    // A data source may read the collection meanwhile.
    guard hasIdentifiers, collectionView.numberOfSections > path.section else { return nil }
    return sections[path.section].items[path.item]
  }

  func collectionView(
    _ collectionView: CollectionView, titleForHeaderInSection section: Int
  ) -> Message? { sections[section].title.map { .verbatim($0) } }

  func collectionView(
    _ collectionView: CollectionView, cellForItemAt path: RowPath
  ) -> CollectionViewCell {
    asked.append(path)
    let cell = collectionView.dequeueReusableCell { () -> Cell in
      made += 1
      return Cell()
    }
    cell.label.message = .verbatim(sections[path.section].items[path.item])
    cell.style = style
    cell.isEnabled = !disabled.contains(path)
    return cell
  }

  func collectionView(_ collectionView: CollectionView, didSelectItemAt path: RowPath) {
    selected.append(path.item)
    onReport("selected \(path.section)/\(path.item)")
  }

  func collectionView(
    _ collectionView: CollectionView, performPrimaryActionForItemAt path: RowPath
  ) {
    used.append(path)
    onReport("used \(path.section)/\(path.item)")
  }

  func forget() { (asked, selected, used) = ([], [], []) }

  var cursor: Int? { collection.cursorItem?.item }

  func stage(_ language: String = "en", width: Int = 20, height: Int = 4) throws -> Stage {
    try Stage(ScreenOfViews([collection]), in: language, width: width, height: height)
  }
}
