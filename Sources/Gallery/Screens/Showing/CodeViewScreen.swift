import Hanok
import HanokCode

/// Source code in each of the shipped languages, searched, with or without wrapped lines.
final class CodeViewScreen: ViewController {
  private let files = PickerView(
    .Gallery.codeViewFile, options: CodeExample.all.map { .verbatim($0.name) }, selectedIndex: 0)
  private let search = SearchField()
  private let wraps = Checkbox(.Gallery.codeViewWraps)
  private let code = CodeView()

  override func loadView() {
    search.widthLimits = LengthLimits(minimum: 16)
    code.layoutShare = 1
    let choices = FlowView(spacing: 2, views: [files, wraps, search])
    view = StackView(.vertical, spacing: 1, views: [choices, code])
  }

  override func viewDidLoad() {
    files.addTarget(self, action: CodeViewScreen.show, for: .valueChanged)
    wraps.addTarget(self, action: CodeViewScreen.wrap, for: .valueChanged)
    search.addTarget(self, action: CodeViewScreen.find, for: .valueChanged)
    show()
  }

  private func show() {
    let example = CodeExample.all[files.selectedIndex ?? 0]
    code.language = CodeLanguage(fileName: example.name)
    code.text = example.text
  }

  private func wrap() { code.wrapsLines = wraps.isOn }

  private func find() {
    code.searchText = search.text
    code.findNext()
  }
}

/// A file with source code.
private nonisolated struct CodeExample {
  let name: String
  let text: String

  static let all = [
    CodeExample(
      name: "Quiz.swift",
      text: #"""
        import Hanok

        /// A question, and whether it is true.
        @MainActor
        final class Question: Identifiable {
          var text = "Is \(6 * 7) the answer?" /* to /* everything */ */
          private(set) var score: Double? = nil

          func answer(_ isTrue: Bool) async throws -> Int {
            guard isTrue else { throw QuizError.wrong(answer: "아니요", expected: #"C:\"Quiz""#) }
            return 0x2A + 1_000
          }
        }
        """#),
    CodeExample(
      name: "Quiz.strings",
      text: #"""
        /* How many answers were right. */
        "score" = ".input {$count :integer}
        .match $count
        one {{{#strong}One{/strong} answer was \\{right\\}.}}
        *   {{{$count} answers were right.}}";
        "greeting" = "Hello, {$name :string}!\n";
        """#),
    CodeExample(
      name: "quiz.json",
      text: #"""
        {
          "question": "6 × 7 = 42?\n",
          "answer": true,
          "points": [1, -2.5e3, null]
        }
        """#),
    CodeExample(
      name: "quiz.diff",
      text: """
        diff --git a/quiz.json b/quiz.json
        --- a/quiz.json
        +++ b/quiz.json
        @@ -2,3 +2,3 @@ {
           "question": "6 × 7 = 42?",
        -  "answer": false,
        +  "answer": true,
           "points": 1
        """),
    CodeExample(
      name: "quiz.sh",
      text: #"""
        #!/bin/sh
        # Starts the quiz in each language.
        for language in en ko ja ar; do
          quiz --locale "$language" 'questions.json' || exit 1
        done
        cat <<END
        $HOME has the scores.
        END
        """#),
  ]
}
