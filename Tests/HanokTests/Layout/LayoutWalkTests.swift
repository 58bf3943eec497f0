import Hanok
import HanokTesting
import HanokUnicode
import Testing

/// Containers, step by step: tiles show who has which cells.
@Suite struct LayoutWalkTests {
  private func resized(_ sizes: (Int, Int)...) -> [Pilot.Step] {
    sizes.map { .resize(Size(width: $0.0, height: $0.1)) }
  }

  @Test(arguments: ["en", "en-Arab"]) func stacks(language: String) throws {
    let row = StackView(
      .horizontal, spacing: 1,
      views: [
        Tile("a", 4), Tile("b", 6, 2, share: 1), SpacerView(2), Tile("c", 3, 1, share: 2),
        Tile("d", 8, 3, share: 0, priority: -1),
      ])
    let inner = StackView(.vertical, views: [Tile("e", 5), SpacerView(share: 1), Tile("f", 9)])
    inner.layoutShare = 1
    let stack = StackView(.vertical, views: [row, inner, Tile("g", 2, 2)])
    let pilot = try Pilot(ScreenOfOne(stack), in: language, size: Size(width: 34, height: 10), [])
    func set(_ name: String, _ change: @escaping @MainActor @Sendable () -> Void) -> Pilot.Step {
      Pilot.Step(name, change)
    }
    var steps = resized((60, 10), (24, 10), (16, 10), (9, 6), (4, 3), (34, 10))
    steps += [StackView.Alignment.leading, .center, .trailing].flatMap { alignment in
      [
        set("the row is \(alignment)") { row.alignment = alignment },
        set("the column is \(alignment)") { inner.alignment = alignment },
      ]
    }
    steps += [
      set("the column fills") { inner.alignment = .fill },
      set("margins") { stack.layoutMargins = .init(top: 1, leading: 3, bottom: 2, trailing: 5) },
      set("the row has margins") { row.layoutMargins = .init(x: 2, y: 1) },
      set("no margins") {
        stack.layoutMargins = .zero
        row.layoutMargins = .zero
      },
      set("wider spacing") { row.spacing = 3 },
      set("negative spacing") { row.spacing = -4 },
      set("b is hidden") { row.subviews[1].isHidden = true },
      set("b is shown") { row.subviews[1].isHidden = false },
      set("c is at most 5 wide") { row.subviews[3].widthLimits = LengthLimits(maximum: 5) },
      set("a is at least 9 wide") { row.subviews[0].widthLimits = LengthLimits(minimum: 9) },
      set("a is 2 wide where it may") { row.subviews[0].widthLimits = LengthLimits(ideal: 2) },
      set("a is exactly 5 wide and 2 high") {
        row.subviews[0].widthLimits = .exactly(5)
        row.subviews[0].heightLimits = .exactly(2)
      },
      set("a has no limits") {
        row.subviews[0].widthLimits = .none
        row.subviews[0].heightLimits = .none
      },
      set("d gives way last") { row.subviews[4].layoutPriority = 5 },
    ]
    steps += resized((20, 10), (14, 10), (34, 10))
    steps += [
      set("d takes all that is left") { row.subviews[4].layoutShare = 9 },
      set("the row is a column") { row.axis = .vertical },
    ]
    steps += resized((20, 14), (20, 8), (20, 3))
    pilot.expectWalk("stack", steps)
  }

  @Test(arguments: ["en", "en-Arab"]) func rowsThatWrap(language: String) throws {
    let flow = FlowView(
      spacing: 2, lineSpacing: 1,
      views: [Tile("a", 6), Tile("b", 9, 2), Tile("c", 3), Tile("d", 12), Tile("e", 2, 3)])
    let pilot = try Pilot(ScreenOfOne(flow), in: language, size: Size(width: 30, height: 9), [])
    var steps = resized((60, 9), (38, 9), (37, 9), (16, 12), (10, 16), (5, 16), (22, 9))
    steps += [StackView.Alignment.center, .trailing, .fill, .leading].map { alignment in
      Pilot.Step("it is \(alignment)") { flow.alignment = alignment }
    }
    steps += [
      Pilot.Step("margins") { flow.layoutMargins = .init(top: 1, leading: 4, trailing: 1) },
      Pilot.Step("no spacing") { flow.spacing = -1 },
      Pilot.Step("no space between lines") { flow.lineSpacing = -1 },
      Pilot.Step("c is hidden") { flow.subviews[2].isHidden = true },
      Pilot.Step("d isn't there") { flow.subviews[3].removeFromSuperview() },
      Pilot.Step("all is hidden") { for view in flow.subviews { view.isHidden = true } },
    ]
    pilot.expectWalk("flow", steps)
    #expect(flow.fittingSize(.unspecified) == Size(width: 5, height: 1))
  }

  @Test(arguments: ["en", "en-Arab"]) func grids(language: String) throws {
    let grid = GridView(
      [.fitting, .fixed(6), .share(1), .share(2)], columnSpacing: 1, rowSpacing: 1,
      views: "abcdefghij".map { Tile($0, $0 == "e" ? 7 : 4, $0 == "g" ? 2 : 1) })
    let pilot = try Pilot(ScreenOfOne(grid), in: language, size: Size(width: 40, height: 8), [])
    var steps = resized((60, 8), (24, 8), (20, 8), (12, 8), (40, 8))
    steps += [
      Pilot.Step("e and g are hidden") {
        grid.subviews[4].isHidden = true
        grid.subviews[6].isHidden = true
      },
      Pilot.Step("wider spacing") {
        grid.columnSpacing = 3
        grid.rowSpacing = 0
      },
      Pilot.Step("margins") { grid.layoutMargins = .init(top: 1, leading: 5, bottom: 1) },
      Pilot.Step("two columns") { grid.columns = [.share(1), .fitting] },
      Pilot.Step("negative spacing") {
        grid.columnSpacing = -2
        grid.rowSpacing = -2
      },
      Pilot.Step("a negative column") { grid.columns = [.fixed(-3), .fitting] },
      Pilot.Step("no columns") { grid.columns = [] },
    ]
    pilot.expectWalk("grid", steps)
  }

  @Test(arguments: ["en", "en-Arab"]) func splits(language: String) throws {
    let (first, second) = (Tile("a", 9, 3), Tile("b", 12, 4))
    let split = SplitView(.horizontal, first, second)
    let button = Button(.verbatim("Go"))
    split.layoutShare = 1
    let pilot = try Pilot(showing: [split, button], in: language, width: 33, height: 7)
    let middle = 16
    var steps: [Pilot.Step] = [
      .press(.right), .press(.left), .press(.left), .press(.up), .press(.down),
    ]
    steps += [
      .press(.tab), .press(.up), .press(.left), .press(.right), .press(.right), .press(.pageDown),
      .press(.pageDown), .press(.pageUp), .press(.home), .press(.left), .press(.end),
      .press(.right), .press(.left, .shift), .type("x"),
      Pilot.Step("half") { split.firstLength = nil },
    ]
    steps += Pilot.Step.slowDrag((middle, 3), (middle + 4, 3), (middle - 3, 5), (99, 3), (-9, 2))
    steps += [
      .mouse(.drag(.left), x: middle, y: 3),
      Pilot.Step("ten") { split.firstLength = 10 },
      .mouse(.press(.right), x: 10, y: 2), .mouse(.press(.left), x: 10, y: 2),
      .mouse(.drag(.right), x: 12, y: 2), .mouse(.release(.left), x: 10, y: 2),
      Pilot.Step("the first is hidden") { first.isHidden = true },
      Pilot.Step("both are hidden") { second.isHidden = true },
      Pilot.Step("the second is hidden") { first.isHidden = false },
      Pilot.Step("none is hidden") { second.isHidden = false },
      Pilot.Step("a least length") { split.minimumFirstLength = 14 },
      Pilot.Step("a negative one for the second") { split.minimumSecondLength = -3 },
      .press(.end), .press(.home),
    ]
    steps += resized((24, 7), (18, 7), (12, 7), (3, 7), (1, 3), (33, 9))
    steps += [
      Pilot.Step("both least lengths") {
        split.minimumFirstLength = 4
        split.minimumSecondLength = 12
      }
    ]
    steps += resized((14, 9), (9, 9), (33, 9))
    steps += [
      Pilot.Step("a negative length") { split.firstLength = -5 },
      Pilot.Step("one above the other") {
        split.axis = .vertical
        split.minimumFirstLength = 1
        split.minimumSecondLength = 2
      },
      .press(.tab, .shift), .press(.down), .press(.down), .press(.up), .press(.left),
      .press(.right), .press(.end), .press(.home), .press(.pageDown), .press(.pageUp),
      .drag(from: Point(x: 3, y: 1), to: Point(x: 9, y: 3)),
      .traits("wide signs") { $0.ambiguousWidth = .wide },
    ]
    pilot.expectWalk("split", steps)
    for view in [StackView.Axis.horizontal, .vertical] {
      split.axis = view
      #expect(
        split.fittingSize(.unspecified)
          == (view == .horizontal ? Size(width: 22, height: 4) : Size(width: 12, height: 8)))
    }
  }

  @Test(arguments: ["en", "en-Arab"]) func scrollViews(language: String) throws {
    let text = Label(.verbatim((1...12).map { "Line \($0) of a text" }.joined(separator: "\n")))
    text.numberOfLines = 0
    let scroller = ScrollView(StackView(.vertical, views: [text]))
    scroller.layoutShare = 1
    let pilot = try Pilot(ScreenOfOne(scroller), in: language, size: Size(width: 22, height: 5), [])
    let edge = language == "en-Arab" ? 0 : 21
    var steps: [Pilot.Step] = [
      .press(.down), .press(.down), .press(.up), .press(.pageDown), .press(.pageDown),
      .press(.pageDown), .press(.pageUp), .press(.end), .press(.down), .press(.home),
      .press(.up), .press(.pageDown, .shift), .press(.left), .type("x"),
      .wheel(.down, x: 2, y: 2), .wheel(.down, x: 2, y: 2), .wheel(.down, x: 2, y: 2),
      .wheel(.down, x: 2, y: 2), .wheel(.up, x: 2, y: 2), .wheel(.left, x: 2, y: 2),
    ]
    steps += Pilot.Step.slowDrag((edge, 0), (edge, 2), (3, 3), (edge, 9), (edge, -4))
    steps += [
      .mouse(.drag(.left), x: edge, y: 4), .click(x: 5, y: 4), .press(.end),
    ]
    steps += resized((22, 7), (22, 30), (22, 5), (14, 5), (9, 4), (2, 4), (1, 4), (22, 1), (22, 5))
    steps += [
      Pilot.Step("a shorter text") { text.message = .verbatim("one\ntwo") },
      Pilot.Step("a long one") {
        text.message = .verbatim((1...40).map { "\($0)" }.joined(separator: "\n"))
      },
      .press(.end),
      Pilot.Step("a place beyond") { scroller.contentOffset = 999 },
      Pilot.Step("a place before") { scroller.contentOffset = -9 },
    ]
    steps += Pilot.Step.appearances
    pilot.expectWalk("scroll", steps)
  }

  @Test func controlsThatScroll() throws {
    let buttons = (1...9).map { Button(.verbatim("Button \($0)")) }
    let scroller = ScrollView(StackView(.vertical, spacing: 1, alignment: .leading, views: buttons))
    scroller.layoutShare = 1
    let field = TextField()
    let pilot = try Pilot(showing: [scroller, field], in: "en", width: 18, height: 6)
    pilot.expectWalk(
      "scroll-controls",
      [
        .press(.down), .press(.down), .press(.down), .press(.up), .press(.pageDown),
        .press(.pageDown), .press(.pageUp), .press(.end), .press(.home), .press(.tab, times: 8),
        .press(.tab), .press(.tab), .press(.tab, .shift), .wheel(.down, x: 2, y: 2), .press(.enter),
        .wheel(.down, x: 2, y: 2), .press(.up), .resize(Size(width: 18, height: 4)),
        .resize(Size(width: 18, height: 9)),
        Pilot.Step("some can't be used") {
          for button in buttons[2...6] { button.isEnabled = false }
        },
        .press(.home), .press(.pageDown), .press(.pageDown), .press(.pageUp),
        Pilot.Step("a rectangle is shown") {
          scroller.scrollRectToVisible(Rect(x: 0, y: 9, width: 3, height: 2))
        },
        Pilot.Step("a high rectangle is shown") {
          scroller.scrollRectToVisible(Rect(x: 0, y: -4, width: 3, height: 20))
        },
        Pilot.Step("a rectangle above is shown") {
          scroller.scrollRectToVisible(Rect(x: 0, y: -3, width: 3, height: 1))
        },
      ])
  }

  @Test(arguments: ["en", "en-Arab"]) func forms(language: String) throws {
    let form = FormView()
    let (name, age, box) = (TextField(), NumberField(), Checkbox(.verbatim("Send news")))
    let date = DateField(today: try #require(CalendarDay(year: 2026, month: 3, day: 1)))
    let group = StackView(.vertical, views: [Button(.verbatim("One")), Button(.verbatim("Two"))])
    form.addRow(.verbatim("Name"), name, hint: .verbatim("Your whole name.")) {
      name.text.isEmpty ? .verbatim("Type a name.") : nil
    }
    form.addRow(.verbatim("Age in years"), age)
    form.addRow(.verbatim("News"), box, hint: .verbatim("Now and then.")) {
      box.isOn ? nil : .verbatim("You have to.")
    }
    let day = form.addRow(.verbatim("Birthday"), date)
    form.addRow(.verbatim("Choose"), group, hint: .verbatim("Any of them."))
    let pilot = try Pilot(
      ScreenOfOne(form), in: language, size: Size(width: 44, height: 12), [])
    var steps: [Pilot.Step] = [
      Pilot.Step("is asked") { form.validate() },
      .type("Ann"), .press(.backspace, times: 3), .type("B"), .press(.tab), .type("1x"),
      .press(.tab), .press(.tab, .shift), .press(.backspace), .press(.tab), .press(.character(" ")),
      .press(.character(" ")), Pilot.Step("is asked again") { form.validate() },
      .press(.character(" ")), Pilot.Step("is asked once more") { form.validate() },
      .click(on: "Age in years"), .type("q"), .press(.enter),
      Pilot.Step("is asked with a wrong number") { form.validate() }, .press(.backspace),
      .type("2"), .press(.enter), .click(on: "News"), .click(on: "Name"), .click(on: "Choose"),
      .press(.down), .press(.tab), .activate("One"),
      Pilot.Step("the day is hidden") { day.isHidden = true },
      Pilot.Step("rows are apart") { form.rowSpacing = 1 },
      Pilot.Step("rows aren't apart") { form.rowSpacing = 0 },
      Pilot.Step("the day is shown") { day.isHidden = false },
      Pilot.Step("the day has another label") { day.label = .verbatim("Day") },
      Pilot.Step("the day has an error") { day.error = .verbatim("It was long ago.") },
      Pilot.Step("and a hint") { day.hint = .verbatim("Any day.") },
      Pilot.Step("but no error") { day.error = nil },
      Pilot.Step("the choice has an error") { form.rows[4].error = .verbatim("Not so.") },
      Pilot.Step("margins") { form.layoutMargins = .init(top: 1, leading: 3, trailing: 2) },
      Pilot.Step("no margins") { form.layoutMargins = .zero },
    ]
    steps += resized((80, 9), (73, 9), (72, 9), (71, 12), (35, 14), (34, 14), (20, 20), (6, 24))
    steps += resized((60, 14))
    steps += [
      Pilot.Step("the day's row is taken out") { form.removeRow(day) },
      Pilot.Step("the day has an error after all") { day.error = .verbatim("Nobody sees it.") },
      Pilot.Step("all rows are taken out") { form.removeAllRows() },
    ]
    steps += Pilot.Step.appearances.prefix(2)
    pilot.expectWalk("form", steps)
    #expect(name.accessibilityElement.label == nil && name.accessibilityElement.hint == nil)
    #expect(name.validationMessage == nil)
  }

  @Test(arguments: ["en", "en-Arab"]) func pages(language: String) throws {
    let foot = FlowView(
      spacing: 2, views: ["Language", "Settings", "Help", "Quit"].map { Button(.verbatim($0)) })
    let page = PageView(Tile("p", 99, 99), foot: foot, size: Size(width: 20, height: 5))
    let pilot = try Pilot(ScreenOfOne(page), in: language, size: Size(width: 50, height: 12), [])
    var steps = resized(
      (70, 12), (28, 12), (26, 12), (24, 10), (23, 10), (31, 8), (30, 8), (32, 9), (12, 6), (12, 3),
      (5, 2), (50, 12))
    steps += [
      Pilot.Step("a larger panel") { page.panelSize = Size(width: 30, height: 6) },
      Pilot.Step("a larger page") { page.largestSize = Size(width: 46, height: 9) },
      Pilot.Step("a panel that has no room") { page.panelSize = Size(width: 47, height: 6) },
      .resize(Size(width: 20, height: 12)), Pilot.Step("half for the foot") { page.footShare = 2 },
      Pilot.Step("no part for the foot") { page.footShare = 12 },
      .traits("dark") { $0.theme = .dark }, .resize(Size(width: 60, height: 14)),
    ]
    pilot.expectWalk("page", steps)
  }

  /// A screen whose view is that of the test.
  private final class ScreenOfOne: ViewController {
    private let shown: View

    init(_ view: View) { shown = view }

    override func loadView() { view = shown }
  }
}
