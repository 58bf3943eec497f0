import HanokDrawing
import HanokMarkdown
import HanokUnicode
import Testing

@Suite struct LogicalTextTests {
  private func rows(_ source: String) -> [String] {
    let layout = MarkdownLayout(width: 30, rules: TextLayout.Rules(language: .english))
    return layout.rows(of: MarkdownDocument(source)).map { $0.logicalText(width: 30) }
  }

  @Test func textFromRightToLeftIsInLogicalOrder() {
    #expect(rows("مرحبا hello 123") == ["مرحبا hello 123"])
    #expect(rows("> مرحبا\n> سلام").allSatisfy { $0.hasPrefix("│ ") })
  }

  @Test func textFromLeftToRightIsAsItIsSeen() {
    #expect(rows("- one\n- two") == ["• one", "• two"])
  }
}
