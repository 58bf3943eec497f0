import Hanok
import HanokTesting
import Testing

/// Boxes, dividers, labels, bars and controls, step by step.
@Suite struct ViewWalkTests {
  private let report = ReportLine()

  private func resized(_ sizes: (Int, Int)...) -> [Pilot.Step] {
    sizes.map { .resize(Size(width: $0.0, height: $0.1)) }
  }

  @Test(arguments: ["en", "en-Arab"]) func boxes(language: String) throws {
    let button = Button(.verbatim("Go"))
    let box = BoxView(
      StackView(.vertical, alignment: .leading, views: [Label(.verbatim("The content")), button]),
      title: .verbatim("A title of some words"))
    let other = Button(.verbatim("Other"))
    let pilot = try Pilot(showing: [box, other], in: language, width: 30, height: 7)
    var steps: [Pilot.Step] = [.press(.down), .press(.up)]
    steps += [Label.Alignment.center, .trailing].map { alignment in
      Pilot.Step("the title is \(alignment)") { box.titleAlignment = alignment }
    }
    steps += [
      Pilot.Step("a short title") { box.title = .verbatim("Box") },
      Pilot.Step("that leads") { box.titleAlignment = .leading },
      Pilot.Step("no sign of the focus") { box.showsFocus = false },
      Pilot.Step("a sign of the focus") { box.showsFocus = true },
      Pilot.Step("no border") { box.hasBorder = false },
      Pilot.Step("no title") { box.title = nil },
      Pilot.Step("a border again") { box.hasBorder = true },
      Pilot.Step("a card") { box.style = .card },
      .traits("dark") { $0.theme = .dark },
      Pilot.Step("with a title") { box.title = .verbatim("Card") },
      Pilot.Step("at the end") { box.titleAlignment = .trailing },
      .traits("no colours") { $0.colorDepth = .none },
      .traits("all colours") { $0.colorDepth = .full },
      Pilot.Step("a box") { box.style = .bordered },
      Pilot.Step("a long title") { box.title = .verbatim("A title of some words") },
    ]
    steps += resized((20, 7), (12, 6), (7, 5), (4, 4), (2, 4), (1, 4), (30, 3), (30, 2), (30, 7))
    steps += Pilot.Step.appearances
    pilot.expectWalk("box", steps)
    #expect(box.fittingSize(.unspecified) == Size(width: 27, height: 4))
    #expect(box.fittingSize(ProposedSize(width: 20)) == Size(width: 20, height: 4))
  }

  @Test(arguments: ["en", "en-Arab"]) func dividersAndLabels(language: String) throws {
    let (divider, titled) = (Divider(), Divider(title: .verbatim("A part of it")))
    let upright = Divider(.vertical, title: .verbatim("None"))
    let words = "Every answer was right, and the last one was the best."
    let labels = [Label.Alignment.leading, .center, .trailing].map { alignment in
      let label = Label(.verbatim(words), alignment: alignment)
      label.numberOfLines = 2
      return label
    }
    let cut = Label(.verbatim(words))
    let row = StackView(.horizontal, spacing: 1, views: [Label(.verbatim("a")), upright, cut])
    let pilot = try Pilot(
      showing: [divider] + labels + [titled, row], in: language, width: 28, height: 12)
    var steps = resized((60, 12), (24, 12), (14, 12), (6, 12), (5, 12), (2, 12), (28, 4), (28, 12))
    steps += [
      Pilot.Step("cut in the middle") { cut.truncation = .middle },
      Pilot.Step("cut at the beginning") { cut.truncation = .head },
      Pilot.Step("any number of lines") { labels[0].numberOfLines = 0 },
      Pilot.Step("one line") { labels[0].numberOfLines = 1 },
      Pilot.Step("three rows at least") { labels[0].minimumLines = 3 },
      Pilot.Step("a style") { labels[1].style = \.failure },
      Pilot.Step("no words") { labels[2].message = nil },
      Pilot.Step("another title") { titled.title = .verbatim("T") },
      Pilot.Step("no title") { titled.title = nil },
      Pilot.Step("another name") { cut.accessibilityLabel = .verbatim("Read so") },
      .traits("wide signs") { $0.ambiguousWidth = .wide },
    ]
    pilot.expectWalk("labels", steps)
    #expect(titled.fittingSize(.unspecified) == Size(width: 1, height: 1))
    #expect(upright.fittingSize(ProposedSize(height: 4)) == Size(width: 1, height: 4))
  }

  @Test(arguments: ["en", "en-Arab"]) func bars(language: String) throws {
    let bar = ProgressView()
    let other = ProgressView()
    other.title = .verbatim("Copying files")
    other.showsPercent = true
    let pilot = try Pilot(showing: [bar, other], in: language, width: 26, height: 3)
    var steps: [Pilot.Step] = [0.005, 0.1, 0.33, 0.5, 0.999, 1, 1.5, -1, .nan, 0.62].map { part in
      Pilot.Step("\(part) is done") { (bar.progress, other.progress) = (part, part) }
    }
    steps += [
      Pilot.Step("has failed") { (bar.hasFailed, other.hasFailed) = (true, true) },
      .resize(Size(width: 14, height: 3)), .resize(Size(width: 26, height: 2)),
      .resize(Size(width: 4, height: 3)), .resize(Size(width: 26, height: 3)),
      Pilot.Step("goes on") { (bar.hasFailed, other.hasFailed) = (false, false) },
      .traits("wide signs") { $0.ambiguousWidth = .wide },
      .traits("narrow signs") { $0.ambiguousWidth = .narrow },
      Pilot.Step("nobody knows") { (bar.isIndeterminate, other.isIndeterminate) = (true, true) },
    ]
    steps += (0..<5).map { _ in .advance(.milliseconds(80)) }
    steps += [
      .advance(.milliseconds(79)), .advance(.seconds(3)),
      .traits("nothing moves") { $0.reducesMotion = true }, .advance(.seconds(1)),
      Pilot.Step("has failed again") { (bar.hasFailed, other.hasFailed) = (true, true) },
      .traits("things move") { $0.reducesMotion = false }, .advance(.seconds(1)),
      Pilot.Step("is known") {
        for bar in [bar, other] { (bar.hasFailed, bar.isIndeterminate) = (false, false) }
      },
      Pilot.Step("no percent") { other.showsPercent = false },
      Pilot.Step("no title") { other.title = nil },
      Pilot.Step("is read so") { bar.accessibilityValue = .verbatim("soon") },
    ]
    pilot.expectWalk("progress", steps)
    #expect(bar.fittingSize(.unspecified) == Size(width: 20, height: 1))
  }

  @Test func anAnimationWaitsForItsView() throws {
    let bar = ProgressView()
    bar.isIndeterminate = true
    let rows = (0..<6).map { Label(.verbatim("row \($0)")) }
    let scroller = ScrollView(StackView(.vertical, views: [bar] + rows))
    let pilot = try Pilot(showing: [scroller], width: 14, height: 4)
    pilot.expectWalk(
      "animation",
      [
        .advance(.milliseconds(80)), .press(.pageDown), .advance(.milliseconds(400)),
        .press(.pageUp), .advance(.milliseconds(80)),
        Pilot.Step("it is hidden") { bar.isHidden = true }, .advance(.milliseconds(400)),
        Pilot.Step("it is shown") { bar.isHidden = false }, .advance(.milliseconds(80)),
        Pilot.Step("a fast one is beside") {
          rows[0].animate(every: .milliseconds(1)) { [weak label = rows[0]] in
            label?.message = .verbatim((label?.text.text ?? "") + ".")
          }
        },
        .advance(.milliseconds(32)), .advance(.milliseconds(1)), .advance(.milliseconds(33)),
        .advance(.milliseconds(99)),
        Pilot.Step("all is taken away") { rows[0].removeFromSuperview() },
        .advance(.milliseconds(80)), .advance(.milliseconds(80)),
      ])
  }

  @Test func viewsComeAndGo() throws {
    let tiles = "abc".map { Tile($0, 8, 2) }
    let place = canvasView([
      (tiles[0], Rect(x: 0, y: 0, width: 8, height: 2)),
      (tiles[1], Rect(x: 4, y: 1, width: 8, height: 2)),
      (tiles[2], Rect(x: 8, y: 2, width: 8, height: 2)),
    ])
    place.layoutShare = 1
    let pilot = try Pilot(showing: [place], width: 20, height: 6)
    pilot.expectWalk(
      "views",
      [
        Pilot.Step("a is on top") { place.addSubview(tiles[0]) },
        Pilot.Step("a is in the middle") { place.insertSubview(tiles[0], at: 1) },
        Pilot.Step("a is the lowest") { place.insertSubview(tiles[0], at: 0) },
        Pilot.Step("b moves") { tiles[1].frame = Rect(x: 2, y: 2, width: 8, height: 2) },
        Pilot.Step("b grows") { tiles[1].frame = Rect(x: 2, y: 2, width: 16, height: 3) },
        Pilot.Step("b moves beyond the edge") {
          tiles[1].frame = Rect(x: -3, y: -1, width: 6, height: 3)
        },
        Pilot.Step("c is hidden") { tiles[2].isHidden = true },
        Pilot.Step("c is shown") { tiles[2].isHidden = false },
        Pilot.Step("b is gone") { tiles[1].removeFromSuperview() },
        Pilot.Step("b is in c") {
          tiles[2].addSubview(tiles[1])
          tiles[1].frame = Rect(x: 5, y: 1, width: 9, height: 9)
        },
        Pilot.Step("c has a background") { tiles[2].background = \.failure },
        Pilot.Step("a has its own theme") { tiles[0].theme = .dark },
        Pilot.Step("and a background") { tiles[0].background = \.panel },
        Pilot.Step("none again") { (tiles[0].theme, tiles[0].background) = (nil, nil) },
        Pilot.Step("c moves with b") { tiles[2].frame = Rect(x: 0, y: 4, width: 12, height: 2) },
      ])
  }

  @Test func controls() throws {
    let button = Button(.verbatim("Save"), mnemonic: .verbatim("sS한"))
    let other = Button(.verbatim("Other"), mnemonic: .verbatim("o"))
    let field = TextField()
    field.mnemonic = .verbatim("f")
    button.addTarget(self.report, action: ReportLine.saved)
    button.addAction(for: .valueChanged) { [report] in report.add("never") }
    other.addTarget(self.report, action: ReportLine.used)
    other.contextMenu = Menu(items: [
      MenuItem(.verbatim("What?")) { [report] in report.add("menu") }
    ])
    let pilot = try Pilot(showing: [button, other, field, report], width: 30, height: 9)
    pilot.expectWalk(
      "controls",
      [
        .type("s"), .type("S"), .type("한"), .type("Ｓ"), .type("x"), .type("o"),
        .press(.character("o"), .alt), .press(.character("o"), .control), .press(.menu),
        .press(.down), .press(.menu), .press(.enter), .press(.function(10), .shift),
        .press(.escape), .mouse(.press(.right), x: 3, y: 1), .press(.escape),
        .mouse(.press(.right), x: 3, y: 0), .activate("Save"), .activate("Menu of Other"),
        .type("f"), .type("so"), .press(.character("s"), .alt),
        .press(.character("o"), [.alt, .shift]),
        Pilot.Step("can't be saved") { button.isEnabled = false }, .press(.character("s"), .alt),
        .click(on: "Save"), .activate("Save"), .press(.up), .press(.up), .paste("text"),
        Pilot.Step("nothing can be used") { other.isUserInteractionEnabled = false },
        .click(on: "Other"), .activate("Other"), .press(.menu),
      ])
    #expect(button.hasActions(for: .valueChanged) && !button.hasActions(for: .editingDidEnd))
  }
}

extension ReportLine {
  fileprivate func saved() { add("saved") }
  fileprivate func used(_ sender: Button) { add("used \(sender.isFirstResponder)") }
}
