import BeforeStep5
import BeforeWords
import BreachServer
import Hanok
import HanokTesting
import Synchronization
import Testing

/// The last step makes this testable: a network in the hands of a test.
@Suite(.serialized, .timeLimit(.minutes(30))) struct LoadingTests {
  /// A network that answers when a test lets it.
  private nonisolated final class ScriptedLoader: StatementLoading {
    typealias Answer = Result<[Statement], LoadFailure>

    private let waiting = Mutex<CheckedContinuation<Answer, Never>?>(nil)

    private let asked = Mutex(0)

    /// The number of its requests.
    var requests: Int { asked.withLock { $0 } }

    func statements() async throws(LoadFailure) -> [Statement] {
      asked.withLock { $0 += 1 }
      return try await withCheckedContinuation { continuation in
        waiting.withLock { $0 = continuation }
      }.get()
    }

    /// Answers, once it has been asked.
    func answer(_ result: Answer) async {
      for _ in 0..<1_000 {
        if let continuation = waiting.withLock({ $0.take() }) {
          return continuation.resume(returning: result)
        }
        await Task.yield()
      }
      Issue.record("It wasn't asked.")
    }
  }

  private let loader = ScriptedLoader()

  private func pilot() throws -> Pilot {
    try Pilot(
      QuizController(loader: loader), in: "en", size: Size(width: 60, height: 16), [.before])
  }

  /// Presses for more statements, and waits until the answer has reached the screen.
  private func load(_ result: Result<[Statement], LoadFailure>, _ pilot: Pilot) async throws {
    let view = pilot.application.window.visibleDescendants.lazy.compactMap { $0 as? QuizView }.first
    let quizView = try #require(view)
    pilot.type("m")
    #expect(quizView.isLoading)
    await loader.answer(result)
    for _ in 0..<1_000 where quizView.isLoading { await Task.yield() }
    #expect(!quizView.isLoading)
    pilot.advance(by: .zero)
  }

  @Test(arguments: [
    (LoadFailure.noAddress, "isn’t a web address"), (.noAnswer, "The server didn’t"),
    (.status(404), "status 404"), (.noStatements, "isn’t a list"),
  ])
  func eachFailureHasItsWords(failure: LoadFailure, words: String) async throws {
    let pilot = try pilot()
    try await load(.failure(failure), pilot)
    #expect(pilot.screen.text.contains(words))
    #expect(pilot.screen.text.contains("4 plus 2 is 6."))
  }

  @Test func anAnswerTakesTheFailureAway() async throws {
    let pilot = try pilot()
    try await load(.failure(.noAnswer), pilot)
    try await load(.success([Statement(1, plus: 1, is: 2)]), pilot)
    #expect(!pilot.screen.text.contains("The server didn’t"))
    for letter in ["t", "f", "t"] {
      pilot.type(letter)
      pilot.advance(by: .milliseconds(200))
    }
    #expect(pilot.screen.text.contains("1 plus 1 is 2."))
  }

  @Test func aSecondPressWhileWaitingSendsNoRequest() async throws {
    let pilot = try pilot()
    pilot.type("mm")
    await loader.answer(.success([Statement(1, plus: 1, is: 2)]))
    for _ in 0..<50 { await Task.yield() }
    pilot.advance(by: .zero)
    #expect(loader.requests == 1)
    pilot.type("m")
    for _ in 0..<50 { await Task.yield() }
    #expect(loader.requests == 2)
    await loader.answer(.success([]))
  }

  @Test func aDismissedScreenIsFreedWhileWaiting() async throws {
    let screen = try await DismissedScreen { QuizController(loader: loader) }
    #expect(screen.controller == nil)
    await loader.answer(.success([]))
  }

  @Test(arguments: [
    ("nothing", LoadFailure.noAddress), ("file:///etc/passwd", .noAddress),
    ("http://127.0.0.1:1/", .noAnswer),
  ])
  func anAddressWithoutAServerIsAFailure(address: String, failure: LoadFailure) async {
    await #expect(throws: failure) { try await HTTPStatements(address: address).statements() }
  }

  @Test(arguments: [("404", LoadFailure.status(404)), ("breaches", .noStatements)])
  func anAnswerOfAServerMayBeAFailure(path: String, failure: LoadFailure) async throws {
    try await withServer { address in
      _ = await #expect(throws: failure) {
        try await HTTPStatements(address: "\(address)/\(path)").statements()
      }
    }
  }
}
