import Hanok
import HanokTesting
import Testing

/// Sheets, popovers, notices, overlays and the focus, step by step.
@Suite struct LayerWalkTests {
  private let report = ReportLine()

  /// A screen that reports what happens to it.
  private final class Screen: ViewController {
    private let shown: View
    private let report: ReportLine
    private let name: String
    var tries = 0

    init(_ name: String, _ view: View, _ report: ReportLine) {
      (self.name, shown, self.report) = (name, view, report)
      super.init()
      title = .verbatim(name)
    }

    override func loadView() { view = shown }
    override func viewDidAppear() { report.add("\(name) appears") }
    override func viewDidDisappear() { report.add("\(name) goes") }
    override func presentationDidAttemptToDismiss() { report.add("\(name) stays") }
    override func viewWillTransition(to size: Size) { report.add("\(name) \(size.width)") }
  }

  private func lines(_ count: Int, _ word: String = "line") -> Label {
    let label = Label(.verbatim((1...count).map { "\(word) \($0)" }.joined(separator: "\n")))
    label.numberOfLines = 0
    return label
  }

  private func button(_ title: String, _ letter: String? = nil) -> Button {
    let button = Button(.verbatim(title), mnemonic: letter.map { .verbatim($0) })
    button.addAction { [report] in report.add(title) }
    return button
  }

  private func layer(
    _ name: String, _ style: ModalPresentationStyle, _ views: [View], source: View? = nil
  ) -> Screen {
    let layer = Screen(name, StackView(.vertical, alignment: .leading, views: views), report)
    layer.modalPresentationStyle = style
    layer.sourceView = source
    return layer
  }

  @Test(arguments: ["en", "en-Arab"]) func layers(language: String) throws {
    let (below, go) = (button("Below", "b"), button("Go", "g"))
    let root = layer(
      "Root", .fullScreen,
      [go, lines(5), StackView(.horizontal, views: [SpacerView(24), below]), report])
    let pilot = try Pilot(root, in: language, size: Size(width: 46, height: 14), [])
    let sheet = layer(
      "Sheet", .sheet, [lines(3, "words"), button("Save", "s"), button("Not", "n")])
    let menu = layer("Menu", .popover, [button("Cut"), button("Copy", "c")], source: below)
    let side = layer("Side", .popover, [button("Red"), button("Blue")], source: below)
    side.popoverSide = .trailing
    side.passthroughViews = [go]
    let full = layer("Full", .fullScreen, [button("Back", "k")])
    pilot.expectWalk(
      "layers",
      [
        .press(.down), .type("b"),
        Pilot.Step("shows a sheet") { root.present(sheet) },
        .type("b"), .press(.down), .type("s"), .press(.up), .click(x: 1, y: 1), .press(.tab),
        .wheel(.down, x: 1, y: 1),
        Pilot.Step("the sheet has a new title") { sheet.title = .verbatim("Another") },
        .resize(Size(width: 39, height: 11)), .resize(Size(width: 20, height: 8)),
        .resize(Size(width: 15, height: 6)), .resize(Size(width: 12, height: 4)),
        .resize(Size(width: 46, height: 14)),
        Pilot.Step("the sheet stays") { sheet.isModalInPresentation = true }, .press(.escape),
        Pilot.Step("the sheet may go") { sheet.isModalInPresentation = false }, .press(.escape),
        Pilot.Step("shows a menu") { root.present(menu) }, .press(.down), .press(.enter),
        .type("g"), .click(x: 1, y: 8),
        Pilot.Step("shows the menu again") { root.present(menu) }, .mouse(.move, x: 1, y: 1),
        .wheel(.down, x: 1, y: 1), .resize(Size(width: 46, height: 8)),
        .resize(Size(width: 20, height: 14)), .resize(Size(width: 46, height: 14)),
        Pilot.Step("the menu stays") { menu.isModalInPresentation = true }, .click(x: 1, y: 1),
        Pilot.Step("its source moves") { root.view.layoutMargins = .init(top: 2) },
        Pilot.Step("the menu may go") { menu.isModalInPresentation = false }, .press(.escape),
        Pilot.Step("shows a list beside") { root.present(side) }, .press(.down),
        .click(on: "Go"), .resize(Size(width: 34, height: 14)),
        .resize(Size(width: 46, height: 14)),
        Pilot.Step("shows a menu over it") { side.present(menu) },
        .press(.escape), Pilot.Step("shows a menu over it again") { side.present(menu) },
        .click(x: 1, y: 12),
        Pilot.Step("shows a screen") { root.present(full) },
        Pilot.Step("a sheet over it") { full.present(sheet) },
        Pilot.Step("both go") { full.dismiss() },
        Pilot.Step("has a menu without a source") {
          menu.sourceView = nil
          root.present(menu)
        },
        .activate("Close"), .press(.escape), .traits("dark") { $0.theme = .dark },
        Pilot.Step("shows the sheet in colours") { root.present(sheet) },
      ])
  }

  @Test(arguments: ["en", "en-Arab"]) func noticesComeAndGo(language: String) throws {
    let root = layer(
      "Root", .fullScreen, [button("Go", "g"), lines(8, "some words of line"), report])
    let pilot = try Pilot(root, in: language, size: Size(width: 40, height: 12), [])
    let application = pilot.application
    func notice(_ text: String, _ seconds: Int = 4) -> Pilot.Step {
      Pilot.Step("notices \(text.prefix(12))") {
        application.showNotice(.verbatim(text), for: .seconds(seconds))
      }
    }
    let long = (1...12).map { "word\($0)" }.joined(separator: " ")
    pilot.expectWalk(
      "notices",
      [
        notice("Saved"), .type("g"), .click(x: 36, y: 1), .click(x: 4, y: 1),
        .advance(.seconds(1)), notice(long), .advance(.seconds(3)), notice("Saved", 9),
        notice("Saved", 2), notice("Third"), notice("Fourth"), .resize(Size(width: 40, height: 5)),
        .resize(Size(width: 13, height: 8)), .resize(Size(width: 12, height: 8)),
        .resize(Size(width: 11, height: 8)), .resize(Size(width: 70, height: 12)),
        .advance(.seconds(2)), .advance(.seconds(2)), .advance(.seconds(9)),
        .traits("dark") { $0.theme = .dark }, notice("In the dark"),
      ])
  }

  @Test(arguments: ["en", "en-Arab"]) func overlays(language: String) throws {
    let field = button("Source", "s")
    let root = layer("Root", .fullScreen, [lines(3), field, lines(3), report])
    let list = Tile("x", 12, 3)
    let pilot = try Pilot(root, in: language, size: Size(width: 30, height: 9), [])
    pilot.expectWalk(
      "overlays",
      [
        Pilot.Step("shows a list") {
          field.showOverlay(list) { [report] in report.add("outside") }
        },
        .click(x: 15, y: 1), .click(x: 3, y: 3), .click(x: 27, y: 3), .click(x: 4, y: 5),
        .click(x: 26, y: 5), .type("s"),
        Pilot.Step("its source moves down") { root.view.layoutMargins = .init(top: 2) },
        .resize(Size(width: 30, height: 7)), .resize(Size(width: 8, height: 9)),
        .resize(Size(width: 30, height: 9)),
        Pilot.Step("beside a part") {
          field.showOverlay(list, beside: Rect(x: 4, y: 0, width: 2, height: 1))
        },
        Pilot.Step("is gone") { list.removeFromSuperview() },
        .click(x: 15, y: 1),
        Pilot.Step("is there again") { field.showOverlay(list) },
        Pilot.Step("its source is gone") { field.removeFromSuperview() },
      ])
    #expect(!button("none").showOverlay(Tile("y", 2)))
  }

  @Test(arguments: ["en", "en-Arab"]) func theFocusMoves(language: String) throws {
    let names = ["Aa", "Bbbbbb", "Cc", "Dddd", "E", "Ffff", "G", "Hhhhhhhh"]
    let buttons = names.map { button($0) }
    let group = FocusGroup()
    for view in [buttons[3], buttons[4], buttons[5]] { group.addSubview(view) }
    let grid = canvasView([
      (buttons[0], Rect(x: 0, y: 0, width: 8, height: 1)),
      (buttons[1], Rect(x: 10, y: 0, width: 12, height: 1)),
      (buttons[2], Rect(x: 30, y: 1, width: 8, height: 1)),
      (group, Rect(x: 2, y: 3, width: 30, height: 2)),
      (buttons[6], Rect(x: 0, y: 6, width: 8, height: 1)),
      (buttons[7], Rect(x: 24, y: 6, width: 14, height: 1)),
    ])
    buttons[3].frame = Rect(x: 0, y: 0, width: 9, height: 1)
    buttons[4].frame = Rect(x: 12, y: 0, width: 6, height: 1)
    buttons[5].frame = Rect(x: 12, y: 1, width: 9, height: 1)
    grid.layoutShare = 1
    let pilot = try Pilot(showing: [grid, report], in: language, width: 40, height: 9)
    pilot.expectWalk(
      "focus",
      [
        .press(.right), .press(.right), .press(.down), .press(.left), .press(.up), .press(.right),
        .press(.up), .press(.down), .press(.down), .press(.right), .press(.left), .press(.left),
        .press(.down), .press(.up), .press(.up), .press(.tab), .press(.down), .press(.right),
        .press(.right), .press(.down), .press(.down), .press(.left), .press(.up), .press(.up),
        .press(.tab), .press(.tab), .press(.tab), .press(.tab), .press(.tab, .shift),
        .press(.tab, .shift), .press(.tab, .shift),
        Pilot.Step("that with the keys can't be used") {
          for button in buttons where button.isFirstResponder { button.isEnabled = false }
        },
        Pilot.Step("nor its neighbour") {
          for button in buttons where button.isFirstResponder { button.isHidden = true }
        },
        Pilot.Step("all can be used") {
          for button in buttons { (button.isEnabled, button.isHidden) = (true, false) }
        },
        Pilot.Step("the first asks for the keys") { buttons[0].becomeFirstResponder() },
        Pilot.Step("the first gives them up") { buttons[0].resignFirstResponder() },
        Pilot.Step("that with the keys goes") {
          buttons.first(where: \.isFirstResponder)?.removeFromSuperview()
        },
        Pilot.Step("none takes keys") { grid.isUserInteractionEnabled = false },
        .press(.down), .press(.tab), .press(.enter),
        Pilot.Step("they take keys") { grid.isUserInteractionEnabled = true },
        .press(.right, .control), .press(.right, .shift),
        .mouse(.press(.left), x: 2, y: 0),
        Pilot.Step("it is disabled meanwhile") { buttons[0].isEnabled = false },
        .mouse(.release(.left), x: 2, y: 0),
        Pilot.Step("and enabled") { buttons[0].isEnabled = true },
        .mouse(.press(.left), x: 2, y: 0), .mouse(.drag(.left), x: 9, y: 4),
        .mouse(.release(.left), x: 9, y: 4), .mouse(.press(.left), x: 2, y: 0),
        .mouse(.drag(.left), x: 9, y: 4), .mouse(.release(.left), x: 2, y: 0),
        .mouse(.press(.middle), x: 2, y: 0), .mouse(.release(.middle), x: 2, y: 0),
      ])
  }

  /// A view that Tab goes past in one step.
  private final class FocusGroup: View {
    override var isFocusGroup: Bool { true }
  }
}
