import Hanok
import HanokTesting
import HanokUnicode
import Testing

/// The sizes that views choose for proposals of all kinds, as tables.
@Suite struct SizeTests {
  private let widths: [Int?] = [nil, 0, 1, 4, 9, 14, 21, 30, 75, .max]
  private let heights: [Int?] = [nil, 0, 1, 2, 5, .max]

  private func name(_ length: Int) -> String {
    length >= ProposedSize.largestLength ? "all" : "\(length)"
  }

  /// A line for each proposed width, with the sizes for all heights.
  private func sizes(of view: View) -> [String] {
    widths.map { width in
      let sizes = heights.map { height in
        let size = view.fittingSize(ProposedSize(width: width, height: height))
        return "\(name(size.width))x\(name(size.height))"
      }
      return "\(width.map(name) ?? "any"): " + sizes.joined(separator: " ")
    }
  }

  private func expectSizes(_ name: String, _ views: [(String, View)]) throws {
    let place = canvasView(views.map { ($0.1, Rect(x: 0, y: 0, width: 30, height: 6)) })
    let stage = try Stage(place, width: 40, height: 8)
    let lines = stage.perform {
      views.flatMap { view in [view.0] + sizes(of: view.1).map { "  " + $0 } }
    }
    try Pilot.expectResults("Sizes/\(name)", lines)
  }

  @Test func tables() throws {
    let shelves = (0..<7).map { _ in
      Shelf([
        ("Fruit", [["Apple of the year", "12"], ["Pear", "3,000"]]), (nil, [["Nut", "7"]]),
        ("Roots", (0..<12).map { ["Root \($0)", "\($0)"] }),
      ])
    }
    let columns = [
      TableColumn(.verbatim("Name"), width: .share(minimum: 8), isSortable: true),
      TableColumn(.verbatim("Weight"), width: .fitting(minimum: 3, maximum: 6)),
    ]
    shelves[1].table.columns = columns
    shelves[2].table.columns = columns.map { TableColumn(width: $0.width) }
    shelves[3].table.allowsMultipleSelection = true
    shelves[4].letters = ["A", "Bcd", "Efghij"]
    shelves[4].table.reloadData()
    shelves[5].sections = [(nil, [["one"], ["two"]])]
    shelves[5].table.reloadData()
    shelves[6].sections = []
    shelves[6].table.reloadData()
    let grove = Grove.plants
    grove.outline.expandItem("Fruit")
    grove.outline.expandItem("Berry")
    let names = ["plain", "titles", "columns", "several", "index", "few", "none"]
    // The shelves and the grove are data sources, which views don't keep alive.
    try withExtendedLifetime((shelves, grove)) {
      try expectSizes(
        "tables",
        Array(zip(names, shelves.map(\.table as (Shelf) -> View))) + [("outline", grove.outline)])
    }
  }

  @Test func listsAndLogs() throws {
    let boards = [
      Board(items: 3), Board(items: 30), Board([("One", ["a", "b"]), ("Two", ["c"])]),
    ]
    boards[1].collection.itemSpacing = Size(width: 3, height: 1)
    boards[1].collection.maximumColumns = 3
    boards[2].collection.itemWidth = .fitting(minimum: 12)
    boards[2].collection.itemHeight = 3
    let bordered = CollectionViewCell(Label(.verbatim("cell of words")))
    let plain = CollectionViewCell(Label(.verbatim("cell")), style: .plain)
    let log = LogView()
    log.append("a line")
    try withExtendedLifetime(boards) {
      try expectSizes(
        "lists",
        [
          ("few items", boards[0].collection), ("many", boards[1].collection),
          ("sections", boards[2].collection), ("bordered", bordered), ("plain", plain),
          ("log", log),
        ])
    }
  }

  @Test func containers() throws {
    func tiles() -> [View] { [Tile("a", 6), Tile("b", 9, 2), Tile("c", 3, 4)] }
    let row = StackView(.horizontal, spacing: 1, views: tiles())
    let column = StackView(.vertical, spacing: 1, views: tiles())
    column.layoutMargins = .init(x: 2, y: 1)
    let flow = FlowView(spacing: 2, lineSpacing: 1, views: tiles())
    flow.layoutMargins = .init(top: 1, leading: 2)
    let grid = GridView([.fitting, .share(1)], rowSpacing: 1, views: tiles())
    grid.layoutMargins = .init(x: 1, y: 1)
    let split = SplitView(.horizontal, Tile("a", 6), Tile("b", 9, 2))
    let upright = SplitView(.vertical, Tile("a", 6), Tile("b", 9, 2))
    let half = SplitView(.vertical, Tile("a", 6), Tile("b", 9, 2))
    half.secondView.isHidden = true
    let scroller = ScrollView(Label.wrapping("one two three four five six seven"))
    let limited = Tile("d", 8, 3)
    limited.widthLimits = LengthLimits(minimum: 4, ideal: 12, maximum: 20)
    limited.heightLimits = LengthLimits(minimum: 2, maximum: 2)
    let wrapped = Label.wrapping("one two three four five")
    wrapped.widthLimits = LengthLimits(maximum: 9)
    let form = FormView()
    form.addRow(.verbatim("Name"), TextField(), hint: .verbatim("Your whole name, if you will."))
    form.addRow(.verbatim("Number of years"), NumberField()) { nil }
    form.rowSpacing = 1
    form.layoutMargins = .init(x: 1, y: 1)
    try expectSizes(
      "containers",
      [
        ("row", row), ("column", column), ("flow", flow), ("grid", grid), ("split", split),
        ("upright", upright), ("half", half), ("scroller", scroller), ("limited", limited),
        ("wrapped", wrapped), ("form", form), ("spacer", SpacerView(5)),
      ])
  }

  @Test func views() throws {
    let label = Label(.verbatim("one two three four"))
    let lines = Label.wrapping("one two\nthree four five")
    lines.minimumLines = 3
    let box = BoxView(Label.wrapping("one two three"), title: .verbatim("A title of words"))
    let open = BoxView(Label.wrapping("one two three"), title: .verbatim("Title"))
    open.hasBorder = false
    let bare = BoxView(Label.wrapping("one two three"))
    bare.hasBorder = false
    let bar = ProgressView()
    bar.showsPercent = true
    let titled = ProgressView()
    titled.title = .verbatim("Copying a number of files to another place")
    try expectSizes(
      "views",
      [
        ("label", label), ("lines", lines), ("empty", Label()), ("box", box), ("open", open),
        ("bare", bare), ("divider", Divider()), ("upright", Divider(.vertical)),
        ("titled", Divider(title: .verbatim("A part"))), ("bar", bar), ("bar with title", titled),
        ("plain", View()),
      ])
  }
}
