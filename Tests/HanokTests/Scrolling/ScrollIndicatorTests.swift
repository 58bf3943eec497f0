import HanokTerminal
import HanokTesting
import Testing

@testable import Hanok

@Suite struct ScrollIndicatorTests {
  private let viewport = Viewport(top: 0, length: 5, contentLength: 25)
  private let origin = Point(x: 9, y: 2)

  private func event(_ kind: MouseEvent.Kind) -> MouseEvent {
    MouseEvent(kind, at: .zero)
  }

  @Test func aPressOnItScrollsAndADragGoesOn() {
    var indicator = ScrollIndicator()
    func top(_ kind: MouseEvent.Kind, _ x: Int, _ y: Int) -> Int? {
      indicator.top(for: event(kind), at: Point(x: x, y: y), from: origin, of: viewport)
    }
    #expect(top(.press(.left), 9, 4) == 10)
    #expect(top(.drag(.left), 0, 6) == 20, "The mouse may leave the column.")
    #expect(top(.drag(.left), 9, 0) == 0, "Beyond an end is the end.")
    #expect(top(.release(.left), 9, 4) == nil)
    #expect(top(.drag(.left), 9, 4) == nil, "It is released.")
    #expect(top(.press(.right), 9, 4) == nil)
    for (x, y) in [(8, 4), (9, 1), (9, 7)] {
      #expect(top(.press(.left), x, y) == nil)
      #expect(top(.drag(.left), 9, 4) == nil, "The press was elsewhere.")
    }
  }

  @Test func withoutAColumnThereIsNoIndicator() {
    var indicator = ScrollIndicator()
    let press = event(.press(.left))
    let nowhere = indicator.top(for: press, at: origin, from: nil, of: viewport)
    #expect(nowhere == nil)
    _ = indicator.top(for: press, at: origin, from: origin, of: viewport)
    indicator.cancel()
    let drag = event(.drag(.left))
    let dragged = indicator.top(for: drag, at: origin, from: origin, of: viewport)
    #expect(dragged == nil)
  }

  /// Each view that scrolls is dragged to its end by its indicator, and feels alike.
  @Test(arguments: ["scroll", "table", "collection", "log", "text"], ["en", "ar"])
  func everyViewIsDragged(kind: String, language: String) throws {
    let words = (1...30).map { "\($0)." }
    let rows = Rows(words)
    let view: View =
      switch kind {
      case "scroll": ScrollView(Label.wrapping(words.joined(separator: "\n")))
      case "table": TableView(rows)
      case "collection": collection(rows)
      case "log": log(words)
      default: text(words)
      }
    let stage = try Stage(view, in: language, width: 20, height: 6)
    let x = language == "ar" ? 0 : 19
    func column() -> [String] { (0..<6).map { stage.screen.cluster(x: x, y: $0) } }
    stage.mouse(.press(.left), x: x, y: 0)
    #expect(column() == ["┃", "╎", "╎", "╎", "╎", "╎"])
    stage.mouse(.drag(.left), x: x, y: 5)
    stage.mouse(.release(.left), x: x, y: 5)
    #expect(column() == ["╎", "╎", "╎", "╎", "╎", "┃"])
    #expect((0..<6).contains { stage.screen.row($0).contains(language == "ar" ? "30" : "30.") })
    stage.mouse(.wheel(.up), x: 5, y: 2)
    #expect((0..<6).contains { stage.screen.row($0).contains("27") })
    #expect(!(0..<6).contains { stage.screen.row($0).contains("30") })
  }

  private func collection(_ rows: Rows) -> CollectionView {
    let collection = CollectionView()
    (collection.itemWidth, collection.itemHeight) = (.fixed(10), 1)
    collection.maximumColumns = 1
    collection.dataSource = rows
    return collection
  }

  private func text(_ words: [String]) -> TextView {
    let view = TextView()
    view.text = words.joined(separator: "\n")
    return view
  }

  private func log(_ words: [String]) -> LogView {
    let log = LogView()
    log.showsLevels = false
    for word in words { log.append(word) }
    return log
  }
}

/// Rows of words, for a table and for a collection.
private final class Rows: TableViewDataSource, CollectionViewDataSource {
  private let words: [String]

  init(_ words: [String]) { self.words = words }

  func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { words.count }

  func tableView(_ tableView: TableView, rowAt path: RowPath) -> TableRow {
    TableRow(.verbatim(words[path.row]))
  }

  func collectionView(_ collectionView: CollectionView, numberOfItemsInSection section: Int) -> Int
  { words.count }

  func collectionView(
    _ collectionView: CollectionView, cellForItemAt path: RowPath
  ) -> CollectionViewCell {
    CollectionViewCell(Label(.verbatim(words[path.row])))
  }
}
