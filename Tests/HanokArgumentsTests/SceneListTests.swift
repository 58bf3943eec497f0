import Hanok
import HanokTesting
import Testing

@testable import HanokArguments
@testable import HanokScenes

/// The list of an app's scenes on the terminal.
@Suite struct SceneListTests {
  private static func scene(_ name: String, _ text: String) -> Scene {
    Scene(name) { TextScreen(text) }
  }

  private static let scenes = [
    scene("long", "A text of more than twenty cells"), scene("short", "Hi"),
  ]

  private func pilot(_ language: String, _ size: Size) throws -> Pilot {
    try Pilot(
      NavigationController(rootViewController: SceneListController(Self.scenes)), in: language,
      size: size, [.hanokArguments, .hanokScenes])
  }

  private func text(_ pilot: Pilot) -> String {
    (0..<pilot.screen.size.height).map(pilot.screen.row).joined(separator: "\n")
  }

  private nonisolated static let rows = [
    ("en", ["long – findings: 1", "short – no findings"]),
    ("ko", ["long – 문제 1개", "short – 문제 없음"]),
    ("ja", ["long – 問題：1", "short – 問題なし"]),
  ]

  @Test(arguments: rows)
  func aRowHasTheNumberOfFindings(_ language: String, _ rows: [String]) async throws {
    let pilot = try pilot(language, Size(width: 40, height: 12))
    await pilot.settle()
    let text = text(pilot)
    for row in rows { #expect(text.contains(row)) }
  }

  @Test(arguments: [Size(width: 80, height: 24), Size(width: 40, height: 12)])
  func returnShowsTheSceneInTheLanguageOfTheList(_ size: Size) async throws {
    let pilot = try pilot("ko", size)
    pilot.press(.enter)
    await pilot.settle()
    let text = text(pilot)
    for part in ["long", "ko", "80x24", "A text of more than twenty cells"] {
      #expect(text.contains(part))
    }
  }

  @Test func aSmallerSizeShowsWhatIsWrong() async throws {
    let pilot = try pilot("en", Size(width: 80, height: 24))
    pilot.press(.enter)
    await pilot.settle()
    try pilot.click(on: "80x24")
    pilot.press(.end)
    pilot.press(.enter)
    await pilot.settle()
    #expect(text(pilot).contains("20x6"))
    pilot.press(.end)
    #expect(text(pilot).contains("Cut text: Label “A text of more than twenty cells”"))
  }

  @Test func findingsAreInTheLanguageOfTheList() async throws {
    let pilot = try pilot("ko", Size(width: 80, height: 24))
    pilot.press(.enter)
    await pilot.settle()
    try pilot.click(on: "80x24")
    pilot.press(.end)
    pilot.press(.enter)
    await pilot.settle()
    pilot.press(.end)
    #expect(text(pilot).contains("잘린 텍스트: Label “A text of more than twenty cells”"))
  }

  @Test func thePictureIsReadInLogicalOrder() async throws {
    let pilot = try Pilot(
      NavigationController(
        rootViewController: SceneListController([Self.scene("arabic", "صواب أم خطأ")])),
      in: "ar", size: Size(width: 80, height: 24), [.hanokArguments, .hanokScenes])
    pilot.press(.enter)
    await pilot.settle()
    #expect(pilot.elements.contains { $0.label == .verbatim("صواب أم خطأ") })
  }

  @Test func nothingIsWrongWithTheListAndThePicture() async throws {
    for language in ["en", "ko", "ja", "ar"] {
      let pilot = try pilot(language, Size(width: 40, height: 12))
      await pilot.settle()
      #expect(pilot.findings() == [])
      pilot.press(.enter)
      await pilot.settle()
      #expect(pilot.findings() == [])
    }
  }
}

private final class TextScreen: ViewController {
  private let text: String

  init(_ text: String) {
    self.text = text
    super.init()
  }

  override func loadView() { view = StackView(.vertical, views: [Label(.verbatim(text))]) }
}
