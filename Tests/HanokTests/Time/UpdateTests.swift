import Hanok
import HanokTesting
import Testing

@Suite struct UpdateTests {
  private func keys(_ text: String) -> [InputEvent] {
    text.map { .key(KeyEvent(.character($0))) }
  }

  /// The work is done once a read, not once a key.
  @Test func fiftyKeysInOneReadAreOneLayoutOneDrawAndOneWrite() throws {
    let field = FieldProbe()
    let neighbour = Probe(4, 1)
    let stage = try Stage(
      StackView(.horizontal, alignment: .leading, views: [field, neighbour]), width: 80)
    let counts = (field.layoutCount, field.drawCount, neighbour.drawCount)
    stage.device.clearOutput()
    stage.application.handle(keys(String(repeating: "x", count: 50)))
    #expect(field.text.count == 50)
    #expect(field.layoutCount - counts.0 == 1)
    #expect(field.drawCount - counts.1 == 1)
    #expect(neighbour.drawCount - counts.2 == 1)
    #expect(stage.device.writeCount == 1)
    #expect(stage.screen.cursor == Point(x: 50, y: 0))
    stage.settle()
    #expect(stage.device.writeCount == 1)
    #expect(stage.difference == nil)
  }

  @Test func aControllerThatTakesFiftyKeysIsOneLayoutToo() throws {
    final class TypingController: ViewController {
      let label = Label.wrapping("")
      var text = ""
      override func loadView() { view = StackView(.vertical, views: [label, Probe(1, 1)]) }
      override func keyPressed(_ event: KeyEvent) -> Bool {
        text += "word "
        label.message = .verbatim(text)
        return true
      }
    }
    let controller = TypingController()
    let stage = try Stage(controller)
    let probe = try #require(controller.view.subviews[1] as? Probe)
    let (layouts, draws) = (probe.layoutCount, controller.label.drawCount)
    stage.device.clearOutput()
    stage.application.handle(keys(String(repeating: "x", count: 50)))
    #expect(probe.layoutCount - layouts <= 1)
    #expect(controller.label.drawCount - draws == 1)
    #expect(stage.device.writeCount == 1)
  }

  @Test func eventsOfOneReadSeeEarlierChanges() throws {
    let buttons = ["one", "two"].map { Button(.verbatim($0)) }
    let stage = try Stage(StackView(.vertical, views: buttons))
    var notes: [String] = []
    let late = Button(.verbatim("late"))
    late.addAction { notes.append("late") }
    buttons[1].addAction { buttons[0].superview?.addSubview(late) }
    stage.application.handle([
      .key(KeyEvent(.tab)), .key(KeyEvent(.enter)), .key(KeyEvent(.tab)), .key(KeyEvent(.enter)),
      .mouse(MouseEvent(.press(.left), at: Point(x: 20, y: 2))),
      .mouse(MouseEvent(.release(.left), at: Point(x: 20, y: 2))),
    ])
    #expect(notes == ["late", "late"])
  }

  @Test func changesOutsideOfATurnAreShownInTheNext() throws {
    let label = Label(.verbatim("one"))
    let stage = try Stage(label)
    stage.device.clearOutput()
    for text in ["two", "three", "four"] { label.message = .verbatim(text) }
    #expect(stage.device.writeCount == 0)
    stage.settle()
    #expect(stage.screen.row(0).hasPrefix("four"))
    #expect(stage.device.writeCount == 1)
  }

  @Test func aTaskOnTheMainActorRedraws() async throws {
    let label = Label(.verbatim("one"))
    let stage = try Stage(label)
    await Task { @MainActor in
      label.message = .verbatim("two")
      await Task.yield()
      label.message = .verbatim("three")
    }.value
    stage.settle()
    #expect(stage.screen.row(0).hasPrefix("three"))
  }

  @Test func aTurnWithinATurnUpdatesOnce() throws {
    let label = Label(.verbatim("one"))
    let stage = try Stage(label)
    stage.device.clearOutput()
    stage.application.perform {
      label.message = .verbatim("two")
      stage.application.perform { label.message = .verbatim("three") }
      #expect(stage.device.writeCount == 0)
    }
    #expect(stage.device.writeCount == 1)
    #expect(stage.screen.row(0).hasPrefix("three"))
  }

  @Test func nothingIsShownAfterTheEnd() throws {
    let label = Label(.verbatim("one"))
    let stage = try Stage(label)
    stage.application.handle([.endOfInput, .key(KeyEvent(.tab))])
    stage.device.clearOutput()
    label.message = .verbatim("two")
    stage.settle()
    #expect(stage.device.writeCount == 0)
    #expect(!stage.device.isEntered)
  }

  /// A view whose layout asks for another one each time.
  @Test func aLayoutThatNeverSettlesComesToAnEnd() throws {
    final class RestlessView: View {
      var count = 0
      override func layoutSubviews() {
        count += 1
        setNeedsContentUpdate()
      }
    }
    let view = RestlessView()
    let stage = try Stage(view)
    let count = view.count
    stage.press(.function(3))
    #expect(view.count - count < 100)
  }
}
