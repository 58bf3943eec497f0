import Hanok
import HanokTesting
import Testing

/// Outlines, step by step.
@Suite struct OutlineWalkTests {
  private let report = ReportLine()

  private func pilot(_ grove: Grove, _ language: String = "en", _ width: Int, _ height: Int)
    throws -> Pilot
  {
    grove.onReport = { [report] in report.add($0) }
    return try Pilot(
      showing: [grove.outline, report], in: language, width: width, height: height)
  }

  @Test(arguments: ["en", "en-Arab"]) func itemsExpandAndCollapse(language: String) throws {
    let grove = Grove.plants
    let outline = grove.outline
    let pilot = try pilot(grove, language, 26, 9)
    let (forward, back): (Key, Key) = language == "en-Arab" ? (.left, .right) : (.right, .left)
    func x(_ x: Int) -> Int { language == "en-Arab" ? 25 - x : x }
    pilot.expectWalk(
      "outline",
      [
        .press(back), .press(forward), .press(forward), .press(forward), .press(.down),
        .press(forward), .press(forward), .press(.down), .press(forward), .press(back),
        .press(back), .press(back), .press(back), .press(forward), .press(.home),
        .press(.enter), .press(.enter), .press(.down), .press(.character(" ")),
        .press(.character(" ")), .press(.down, times: 2), .press(.enter), .press(back, .shift),
        .press(.end), .press(.enter), .press(.enter, .alt), .press(.enter), .press(.home),
        .press(.character("*")), .press(.character("*")),
        // The sign of an item, beside it, and of one that has none.
        .click(x: x(2), y: 0), .click(x: x(3), y: 0), .click(x: x(4), y: 0), .click(x: x(4), y: 0),
        .click(x: x(1), y: 0), .click(x: x(4), y: 2), .click(x: x(5), y: 2), .click(x: x(6), y: 2),
        .click(x: x(2), y: 2), .click(x: x(4), y: 1), .click(x: x(3), y: 7),
        .activate("Fruit"), .activate("Fruit"), .activate("Apple"), .activate("Berry"),
        .type("bl"), .advance(.seconds(1)), .type("c"), .resize(Size(width: 26, height: 5)),
        .press(.home), .press(.end), .press(back), .press(back), .wheel(.up, x: 4, y: 1),
        .resize(Size(width: 14, height: 9)), .resize(Size(width: 9, height: 9)),
        .resize(Size(width: 5, height: 9)), .resize(Size(width: 26, height: 9)),
        Pilot.Step("disables it") { outline.isEnabled = false }, .press(forward),
        .click(x: x(2), y: 0), .activate("Fruit"),
        Pilot.Step("enables it") { outline.isEnabled = true },
      ] + Pilot.Step.appearances)
  }

  @Test func childrenAreOnTheirWay() throws {
    let grove = Grove.plants
    let outline = grove.outline
    grove.waiting = ["Roots", "Berry"]
    let pilot = try pilot(grove, "ko", 26, 9)
    pilot.expectWalk(
      "outline-loading",
      [
        .press(.down), .press(.right), .advance(.milliseconds(100)),
        .advance(.milliseconds(300)), .press(.right), .press(.up), .press(.right),
        .press(.down, times: 2), .press(.right), .advance(.milliseconds(100)),
        Pilot.Step("Roots are there") {
          grove.waiting.remove("Roots")
          outline.reloadItem("Roots", reloadChildren: true)
        },
        .advance(.milliseconds(100)), .press(.left), .press(.right),
        Pilot.Step("Berry is there") {
          grove.waiting.remove("Berry")
          outline.reloadItem("Berry", reloadChildren: true)
        },
        .advance(.milliseconds(500)),
        Pilot.Step("all are on their way") {
          grove.waiting = [""]
          outline.reloadData()
        },
        .advance(.milliseconds(200)), .press(.down),
        Pilot.Step("all are there") {
          grove.waiting = []
          outline.reloadData()
        },
        Pilot.Step("is without items") {
          grove.children = [:]
          outline.reloadItem(nil)
        },
        Pilot.Step("loads") { outline.isLoading = true }, .advance(.milliseconds(100)),
        .traits("wide signs") { $0.ambiguousWidth = .wide },
      ])
  }

  @Test func itemsComeAndGo() throws {
    let grove = Grove.plants
    let outline = grove.outline
    outline.allowsMultipleSelection = true
    let pilot = try pilot(grove, "en", 22, 7)
    func change(_ name: String, _ change: @escaping @MainActor @Sendable () -> Void) -> Pilot.Step {
      Pilot.Step(name, change)
    }
    pilot.expectWalk(
      "outline-changes",
      [
        .press(.right), .press(.character(" ")), .press(.down, times: 2), .press(.right),
        .press(.down), .press(.character(" ")), .press(.down), .press(.character(" ")),
        change("a berry comes first") {
          grove.children["Berry"] = ["Red", "Blue", "Black"]
          outline.reloadItem("Berry", reloadChildren: true)
        },
        change("the fruit come last") {
          grove.children[""] = ["Roots", "Nut", "Fruit"]
          outline.reloadData()
        },
        .press(.up),
        change("the black berry goes") {
          grove.children["Berry"] = ["Red", "Blue"]
          outline.reloadData()
        },
        change("the berries go") {
          grove.children["Fruit"] = ["Apple"]
          outline.reloadItem("Fruit", reloadChildren: true)
        },
        change("the berries come back") {
          grove.children["Fruit"] = ["Apple", "Berry", "Fig"]
          outline.reloadItem("Fruit", reloadChildren: true)
        },
        change("the berries are expanded") { outline.expandItem("Berry") },
        change("an item that doesn't show isn't") { outline.expandItem("Carrot") },
        change("the blue one is selected") { outline.selectItem("Blue") },
        change("the berries are collapsed") { outline.collapseItem("Berry") },
        change("the fruit are collapsed") { outline.collapseItem("Fruit") },
        change("the fruit are expanded") { outline.expandItem("Fruit") },
        .press(.character("a"), .control), .press(.character("a"), .control), .press(.end),
        change("Fig is Figs") {
          grove.words["Fig"] = "Figs"
          outline.reloadItem("Fig")
        },
        change("Nut can be expanded") {
          grove.children["Nut"] = []
          outline.reloadItem("Nut")
        },
        change("and is") { outline.expandItem("Nut") },
        change("everything is gone but roots") {
          grove.children = ["": ["Roots"], "Roots": ["Carrot"]]
          outline.reloadData()
        },
        change("everything is gone") {
          grove.children = [:]
          outline.reloadData()
        },
      ])
    #expect(outline.selectedItems == [])
  }

  @Test func anOutlineHasColumns() throws {
    let grove = Grove([
      "": ["Fruit", "Roots"], "Fruit": ["Apple", "Berry"], "Roots": ["Carrot"], "Berry": ["Blue"],
      "Blue": ["Deep"], "Deep": ["Deeper"], "Deeper": ["Deepest"],
    ])
    grove.cells = ["Apple": ["Apple", "3 kg", "red"], "Carrot": ["Carrot of the year", "9 kg"]]
    let outline = grove.outline
    outline.columns = [
      TableColumn(.verbatim("Plant"), width: .share(minimum: 10), priority: 1, isSortable: true),
      TableColumn(.verbatim("Weight"), width: .fitting(), alignment: .numeric),
      TableColumn(.verbatim("Colour"), width: .fixed(8)),
    ]
    let pilot = try pilot(grove, "en", 40, 9)
    pilot.expectWalk(
      "outline-columns",
      [
        .press(.character("*")), .press(.down), .press(.down), .press(.right), .press(.right),
        .press(.right), .press(.right), .press(.right), .press(.right), .press(.right),
        .press(.right), .resize(Size(width: 24, height: 9)), .press(.right), .press(.left),
        .press(.home), .press(.right, .shift), .press(.right), .click(on: "Plant"),
        .resize(Size(width: 20, height: 6)), .press(.end), .press(.right), .press(.right),
        .press(.left), .press(.left), .press(.left), .resize(Size(width: 60, height: 12)),
      ])
  }

  @Test func theSelectionBelowAChangedItemStays() throws {
    let grove = Grove([
      "": ["One", "Two", "Nut", "None"], "One": ["a"], "Two": ["b", "c"], "None": [],
    ])
    let outline = grove.outline
    let pilot = try pilot(grove, "en", 18, 9)
    outline.selectItem("Nut")
    for (item, row) in [("One", 3), ("Two", 5), ("None", 5)] {
      pilot.perform { outline.expandItem(item) }
      #expect(outline.selectedItem == "Nut" && outline.cursorRow == RowPath(row))
    }
    for (item, row) in [("One", 4), ("None", 4), ("Two", 2)] {
      pilot.perform { outline.collapseItem(item) }
      #expect(outline.selectedItem == "Nut" && outline.cursorRow == RowPath(row))
    }
  }
}
