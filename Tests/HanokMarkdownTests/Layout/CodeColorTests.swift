import HanokCode
import HanokDrawing
import HanokMarkdown
import HanokUnicode
import Testing

@Suite struct CodeColorTests {
  private func roles(_ language: String) -> Set<TextRole> {
    let document = MarkdownDocument("```\(language)\nlet a = 1 // note\n```\n")
    let layout = MarkdownLayout(width: 40, rules: TextLayout.Rules(language: .english))
    let runs = layout.rows(of: document).flatMap(\.pieces).flatMap {
      piece -> [AttributedText.Run] in
      if case .text(let line, _, _) = piece.content { line.runs } else { [] }
    }
    return Set(runs.map(\.role))
  }

  @Test func codeInAShippedLanguageHasItsRoles() {
    #expect(roles("swift").isSuperset(of: [.syntax(.keyword), .syntax(.comment)]))
  }

  @Test(arguments: ["", "klingon"]) func otherCodeIsPlain(language: String) {
    #expect(
      roles(language).allSatisfy { role in
        if case .syntax = role { false } else { true }
      })
  }
}
