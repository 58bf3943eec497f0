import Hanok
import HanokTerminal
import Testing

@testable import HanokTesting

/// Faults that are planted in a scene: a terminal where signs are wide shows each of them.
@Suite struct SceneTerminalsTests {
  /// A view that draws a line of signs, each at the column that it has if all take one cell.
  private final class SignView: View {
    let text: String
    let draws: (String, Canvas) -> Void

    init(_ text: String, draws: @escaping (String, Canvas) -> Void) {
      (self.text, self.draws) = (text, draws)
      super.init()
    }

    override func sizeThatFits(_ proposal: ProposedSize) -> Size { Size(width: 10, height: 1) }
    override func draw(in canvas: Canvas) { draws(text, canvas) }
  }

  /// A controller that forgets the width of its terminal.
  private final class NarrowController: ViewController {
    override func loadView() { view = Label(.verbatim("│ab│")) }
    override func viewDidAppear() { application?.traits.ambiguousWidth = .narrow }
  }

  private func issues(_ scene: Scene) async throws -> [String] {
    try await scene.terminalIssues(
      in: SceneMatrix(languages: ["en"], sizes: [Size(width: 12, height: 2)]))
  }

  private func scene(
    _ text: String, draws: @escaping @MainActor @Sendable (String, Canvas) -> Void
  ) -> Scene {
    Scene("signs") {
      let controller = ViewController()
      controller.view = SignView(text, draws: draws)
      return controller
    }
  }

  private static func together(_ text: String, _ canvas: Canvas) { canvas.write(text, at: .zero) }

  private static func apart(_ text: String, _ canvas: Canvas) {
    for (x, sign) in text.enumerated() { canvas.write(String(sign), at: Point(x: x, y: 0)) }
  }

  @Test func aSoundSceneHasNoIssue() async throws {
    #expect(try await issues(scene("│…①", draws: Self.together)) == [])
    #expect(try await issues(scene("abc", draws: Self.apart)) == [])
  }

  @Test func aSignThatIsCutIsAnIssueOnBothWideTerminals() async throws {
    let found = try await issues(scene("│…①", draws: Self.apart))
    #expect(found.count == 2, "\(found)")
    #expect(found.contains { $0.contains("two cells: ") })
    #expect(found.contains { $0.contains("two cells, known late: ") })
  }

  @Test func aLayoutOfOneCellIsAnIssueOnTheTerminalThatHasTwo() async throws {
    let found = try await issues(Scene("narrow") { NarrowController() })
    #expect(found.count == 1, "\(found)")
    #expect(found.first?.contains("two cells: column") == true, "\(found)")
  }
}
