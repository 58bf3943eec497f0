import Hanok
import HanokLocalization
import HanokReview
import HanokScenes
import HanokTerminal
import HanokTesting
import HanokUnicode
import Testing

@testable import HanokCommand

/// The screens of a program that show a message, in the editor.
@MainActor @Suite struct MessageScreensTests {
  /// Two screens with the title, one of them with the score.
  nonisolated static let page = """
    {"screens": [
    {"scene": "start", "language": "en", "size": "20x3", "rows": ["English"], "messages": []},
    {"scene": "start", "language": "fr", "size": "20x3",
     "rows": ["Vrai ou faux ?      ", "                    ", "                    "],
     "spoken": ["Vrai ou faux ?"],
     "messages": [{"table": "Quiz", "key": "title", "row": 0, "column": 0, "width": 14}]},
    {"scene": "end", "language": "fr", "size": "20x3",
     "rows": ["                    ", "  Vrai              ", "  2 points          "],
     "spoken": ["Vrai", "2 points"],
     "messages": [{"table": "Quiz", "key": "title", "row": 1, "column": 2, "width": 4},
                  {"table": "Quiz", "key": "score", "row": 2, "column": 2, "width": 8}]}
    ]}
    """

  private let session: EditSession

  init() throws { session = EditSession(try EditSamples.project()) }

  private func pilot(
    _ language: String = "en", width: Int = 80, height: Int = 24, page: String = Self.page
  ) async throws -> Pilot {
    session.readScreens = { () async throws(Problem) in
      guard let screens = ProgramScreen.screens(in: page, language: "fr") else {
        throw ToolProblem.silentProgram("quiz", "There is no option --scenes.")
      }
      return screens
    }
    return try await open(language, Size(width: width, height: height))
  }

  private func open(_ language: String = "en", _ size: Size) async throws -> Pilot {
    let pilot = try Pilot(
      EditCoordinator(session), in: language, size: size, [.hanokCommand, .ofReview])
    await pilot.settle()
    return pilot
  }

  private func showScreens(_ pilot: Pilot, of row: Int = 0) async {
    for _ in 0..<row { pilot.press(.down) }
    pilot.press(.function(2))
    await pilot.settle()
  }

  /// The texts in reverse, row by row.
  private func marked(_ pilot: Pilot) -> [String] {
    let screen = pilot.screen
    // The last row has the keys.
    return (1..<screen.size.height - 1).compactMap { y in
      let cells = (0..<screen.size.width).filter {
        screen[$0, y].style.attributes.contains(.reverse)
      }
      let text = cells.map { screen.cluster(x: $0, y: y) }.joined()
      return text.contains("start") || text.contains("end") || text.isEmpty ? nil : text
    }
  }

  @Test func theMessageIsMarkedOnEachScreen() async throws {
    let pilot = try await pilot()
    await showScreens(pilot)
    #expect(pilot.shows("Screens with Quiz · title") && pilot.shows("start 20x3"))
    #expect(marked(pilot) == ["Vrai ou faux ?"] && !pilot.shows("points"))
    pilot.press(.function(2))
    #expect(pilot.shows("end 20x3") && pilot.shows("2 points") && marked(pilot) == ["Vrai"])
    pilot.press(.character("n"), .control)
    #expect(pilot.shows("start 20x3"))
    pilot.press(.character("p"), .control)
    #expect(pilot.shows("end 20x3"))
    pilot.press(.escape)
    #expect(pilot.shows("French translation") && !pilot.shows("end 20x3"))
  }

  @Test func onlyScreensWithTheMessageAreThere() async throws {
    let pilot = try await pilot()
    await showScreens(pilot, of: 1)
    #expect(marked(pilot) == ["2 points"] && pilot.shows("end 20x3"))
    pilot.press(.function(2))
    #expect(pilot.shows("end 20x3"))
  }

  @Test func aScreenIsChosenByItsName() async throws {
    let pilot = try await pilot()
    await showScreens(pilot)
    pilot.press(.enter)
    pilot.press(.down)
    pilot.press(.enter)
    #expect(pilot.shows("end 20x3") && marked(pilot) == ["Vrai"])
    #expect(pilot.elements.contains { $0.label == .verbatim("Vrai\n2 points") })
  }

  @Test func aMessageOnNoScreenIsReported() async throws {
    let pilot = try await pilot()
    await showScreens(pilot, of: 2)
    #expect(pilot.shows("The program declares no screen that shows this message."))
  }

  @Test func aProgramWithoutScenesIsReported() async throws {
    let pilot = try await pilot(page: "There is no option --scenes.")
    await showScreens(pilot)
    #expect(pilot.shows("quiz didn’t write its screens: There is no"))
    #expect(pilot.shows("Specify the path of a"))
    pilot.press(.escape)
    #expect(pilot.shows("French translation"))
  }

  @Test func theMarkedRowIsScrolledIntoView() async throws {
    let page = Self.page.replacing("\"row\": 2", with: "\"row\": 5").replacing(
      "\"  2 points          \"", with: "\"\", \"\", \"\", \"  2 points          \"")
    let pilot = try await pilot(width: 40, height: 6, page: page)
    await showScreens(pilot, of: 1)
    #expect(marked(pilot) == ["2 points"])
  }

  @Test func withoutAProgramTheKeyIsUnavailable() async throws {
    let pilot = try await open("en", Size(width: 80, height: 24))
    await showScreens(pilot)
    #expect(!pilot.shows("Screens with"))
  }

  @Test func theProgramRunsAgainAfterAChangeAlone() async throws {
    var runs = 0
    session.readScreens = { () async throws(Problem) in
      runs += 1
      return ProgramScreen.screens(in: Self.page, language: "fr") ?? []
    }
    let pilot = try await open("en", Size(width: 80, height: 24))
    for _ in 1...2 {
      await showScreens(pilot)
      pilot.press(.escape)
    }
    #expect(runs == 1)
    pilot.press(.enter)
    pilot.type("!")
    await showScreens(pilot)
    // What the program reads was saved.
    #expect(runs == 2 && !session.project.hasEdits)
  }

  @Test(arguments: ["en", "ko", "ja"], SceneMatrix.usualSizes)
  func theScreenHasNoFindings(_ language: String, _ size: Size) async throws {
    let pilot = try await pilot(language, width: size.width, height: size.height)
    pilot.press(.enter)
    await showScreens(pilot)
    #expect(pilot.findings() == [])
  }
}
