import Hanok
import HanokTesting
import Testing

@Suite struct AccessibilityTests {
  /// A table of rows, each an element.
  private final class TableProbe: View {
    var rows = 3
    override var accessibilityElementCount: Int { rows }
    override func accessibilityElement(at index: Int) -> AccessibilityElement? {
      AccessibilityElement(label: .verbatim("row \(index)"), activate: { true })
    }
  }

  private func labels(_ stage: Stage) -> [String] {
    stage.window.elements.flatMap { node in (0..<node.count).compactMap(node.element) }
      .compactMap { $0.label.map { stage.application.traits.localizer.string($0) } }
  }

  @Test func elementsAreInReadingOrder() throws {
    let table = TableProbe()
    let stage = try Stage(
      StackView(.vertical, views: [Label(.verbatim("title")), table, Button(.verbatim("Go"))]))
    #expect(labels(stage) == ["title", "row 0", "row 1", "row 2", "Go"])
    stage.perform { table.rows = 0 }
    #expect(labels(stage) == ["title", "Go"])
  }

  @Test func hiddenViewsAreNotElements() throws {
    let inner = StackView(.vertical, views: [Label(.verbatim("one"))])
    let stage = try Stage(StackView(.vertical, views: [inner, Label(.verbatim("two"))]))
    stage.perform { inner.isHidden = true }
    #expect(labels(stage) == ["two"])
  }

  @Test func subviewsOfAnElementAreNotRequested() throws {
    let inner = StackView(.vertical, views: [Label(.verbatim("one"))])
    let stage = try Stage(StackView(.vertical, views: [inner]))
    stage.perform {
      inner.isAccessibilityElement = true
      inner.accessibilityLabel = .verbatim("all")
      inner.accessibilityValue = .verbatim("value")
      inner.accessibilityHint = .verbatim("hint")
      inner.accessibilityTraits = .header
    }
    #expect(labels(stage) == ["all"])
    let element = try #require(stage.window.elements[0].element(at: 0))
    #expect(element.value == .verbatim("value") && element.hint == .verbatim("hint"))
    #expect(element.traits == .header && !element.isUsable && element.enterText == nil)
    stage.perform { inner.accessibilityTraits = .link }
    #expect(stage.window.elements[0].element(at: 0)?.traits == .link)
    stage.perform { inner.isAccessibilityElement = false }
    #expect(labels(stage) == ["one"])
  }

  @Test func onlyTheTopmostLayerIsReached() throws {
    let stage = try Stage(Label(.verbatim("below")))
    let sheet = ViewController()
    sheet.modalPresentationStyle = .sheet
    sheet.title = .verbatim("Title")
    sheet.view = Label(.verbatim("above"))
    stage.perform { stage.top?.present(sheet) }
    // A sheet in which nothing can be used has a way out.
    #expect(labels(stage) == ["Title", "above", "Close"])
  }

  @Test func aFieldTakesText() throws {
    final class TextProbe: View {
      var text = ""
      override func accessibilityEnterText(_ text: String) -> Bool {
        self.text = text
        return true
      }
    }
    let field = TextProbe()
    field.isAccessibilityElement = true
    field.accessibilityTraits = .textField
    let stage = try Stage(StackView(.vertical, views: [field]))
    let element = try #require(stage.window.elements[0].element(at: 0))
    #expect(element.isUsable && element.enterText?("typed") == true)
    #expect(field.text == "typed")
    stage.perform { field.isUserInteractionEnabled = false }
    #expect(element.enterText?("more") == false)
    #expect(field.text == "typed")
    #expect(stage.window.elements[0].element(at: 0)?.isUsable == false)
  }
}
