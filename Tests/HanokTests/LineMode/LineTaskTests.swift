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

  @Test func theNextLineAnswersTheTasksQuestion() async throws {
    let conversation = try LinePilot(AskingController(), in: "en")
    conversation.enter(together: ["Lose", "Yes", "Lose", "No", "Lose", "Yes"])
    conversation.end()
    let heard = await conversation.settle()
    #expect(heard.matches(of: /Lose it\?/).count == 3)
    #expect(heard.contains("1 lost") && heard.contains("2 lost") && !heard.contains("3 lost"))
    #expect(!heard.contains("nothing new"))
    #expect(!conversation.isRunning)
  }
}
