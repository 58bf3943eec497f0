import Hanok
import HanokCode

/// Source code of so many lines, colored as Swift.
final class ShownCode: ShownList {
  private let text: String
  /// The view, which is made for the first screen: that time is the one to open a file.
  private lazy var code = CodeView(text, language: .swift)
  let firstText = "/// Line 0 of a long file."
  let pageKey = Key.pageDown

  init(rows: Int) {
    let block = { (line: Int) in
      switch line % 4 {
      case 0: "/// Line \(line) of a long file."
      case 1: "  func answer(to question: Question) async -> Int {"
      case 2: "    return question.text == \"\(line)\" ? 42 : nil /* no answer */"
      default: "  }"
      }
    }
    text = (0..<rows).map(block).joined(separator: "\n")
  }

  var view: View { code }
}
