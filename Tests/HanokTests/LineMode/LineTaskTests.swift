import HanokTesting
import Testing

@testable import Hanok

/// Lines that come together, where a task asks between two of them.
@Suite struct LineTaskTests {
  /// A screen whose button asks, in a task, before it counts.
  private final class AskingController: ViewController {
    let label = Label(.verbatim("0 lost"))
    private var count = 0

    override func loadView() {
      let button = Button(.verbatim("Lose"))
      button.addAction { [unowned self] in ask() }
      view = StackView(.vertical, views: [label, button])
    }

    private func ask() {
      task { [weak self] in
        let question = AlertController(.verbatim("Lose it?"))
        let yes = AlertAction(.verbatim("Yes"))
        question.actions = [yes, AlertAction(.verbatim("No"))]
        guard let self, await present(question) === yes else { return }
        count += 1
        label.message = .verbatim("\(count) lost")
      }
    }
  }

  /// Lets tasks and updates go on as far as they can.
  private func settle(_ conversation: LineConversation) async -> String {
    var heard = ""
    for _ in 0..<20 {
      await Task.yield()
      heard += conversation.wait(.zero)
    }
    return heard
  }

  @Test func theNextLineAnswersTheTasksQuestion() async throws {
    let conversation = try LineConversation(AskingController())
    for line in ["Lose", "Yes", "Lose", "No", "Lose", "Yes"] { conversation.script.speak(line) }
    conversation.script.end()
    let heard = await settle(conversation)
    #expect(heard.matches(of: /Lose it\?/).count == 3)
    #expect(heard.contains("1 lost") && heard.contains("2 lost") && !heard.contains("3 lost"))
    #expect(!heard.contains("nothing new"))
    #expect(conversation.hasEnded)
  }
}
