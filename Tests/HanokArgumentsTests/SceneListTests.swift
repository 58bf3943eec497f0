import Hanok
import HanokLocalization
import HanokTerminal
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

  @Test func aSmallerSizeShowsFindings() async throws {
    let pilot = try pilot("en", Size(width: 80, height: 24))
    pilot.press(.enter)
    await pilot.settle()
    try pilot.click(on: "80x24")
    pilot.press(.end)
    pilot.press(.enter)
    await pilot.settle()
    #expect(text(pilot).contains("20x6"))
    pilot.press(.end)
    #expect(text(pilot).contains("Text cut off: Label “A text of more than twenty cells”"))
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

  private static let wide = [
    Scene("wide") { TextScreen("start" + String(repeating: "·", count: 70) + "end") },
    Scene("wide-characters") { TextScreen(String(repeating: "가", count: 40)) },
  ]

  /// A picture of 80 columns in a window of 40.
  private func widePilot(_ name: String, in language: String = "en") async throws -> Pilot {
    let scene = try #require(Self.wide.first { $0.name == name })
    let pilot = try Pilot(
      NavigationController(rootViewController: SceneListController([scene])), in: language,
      size: Size(width: 40, height: 40), [.hanokArguments, .hanokScenes])
    pilot.press(.enter)
    await pilot.settle()
    return pilot
  }

  private func focusPicture(_ pilot: Pilot) {
    pilot.press(.tab)
    pilot.press(.tab)
    #expect(pilot.application.window.firstResponder is ScenePictureView)
  }

  @Test func aPictureWiderThanTheWindowScrollsSideways() async throws {
    let pilot = try await widePilot("wide")
    #expect(text(pilot).contains("start·") && !text(pilot).contains("·end"))
    #expect(text(pilot).contains("━━━━━━━━━━━━━━━━━━━━────────────────────"))
    focusPicture(pilot)
    for _ in 0..<4 { pilot.press(.right) }
    #expect(!text(pilot).contains("start") && !text(pilot).contains("·end"))
    pilot.press(.right)
    #expect(text(pilot).contains("·end"))
    #expect(text(pilot).contains("────────────────────━━━━━━━━━━━━━━━━━━━━"))
    for _ in 0..<5 { pilot.press(.left) }
    #expect(text(pilot).contains("start·"))
  }

  @Test func theMouseScrollsAPictureSideways() async throws {
    let pilot = try await widePilot("wide")
    let lines = text(pilot).split(separator: "\n", omittingEmptySubsequences: false)
    let row = try #require(lines.firstIndex { $0.contains("━") })
    pilot.click(x: 39, y: row)
    #expect(text(pilot).contains("·end"))
    pilot.click(x: 0, y: row)
    #expect(text(pilot).contains("start·"))
    pilot.turnWheel(.right, x: 3, y: row - 1)
    #expect(!text(pilot).contains("start"))
    pilot.turnWheel(.left, x: 3, y: row - 1)
    #expect(text(pilot).contains("start·"))
    pilot.click(x: 39, y: row - 1)
    #expect(text(pilot).contains("start·"))
  }

  @Test func aPictureFromRightToLeftBeginsAtTheRight() async throws {
    let pilot = try await widePilot("wide", in: "ar")
    #expect(text(pilot).contains("end") && text(pilot).contains("────────────────────━━"))
    focusPicture(pilot)
    for _ in 0..<5 { pilot.press(.left) }
    #expect(text(pilot).contains("━━━━━━━━━━━━━━━━━━━━────────────────────"))
  }

  @Test func halfOfAWideCharacterIsNotShown() async throws {
    let pilot = try await widePilot("wide-characters")
    focusPicture(pilot)
    pilot.resize(to: Size(width: 41, height: 40))
    #expect(text(pilot).contains("\n" + String(repeating: "가", count: 20) + " \n"))
    for _ in 0..<5 { pilot.press(.right) }
    #expect(text(pilot).contains("\n " + String(repeating: "가", count: 20) + "\n"))
    #expect(pilot.findings() == [])
  }

  @Test func aPictureThatFitsHasNoIndicator() async throws {
    let pilot = try await widePilot("wide")
    pilot.resize(to: Size(width: 80, height: 40))
    #expect(!text(pilot).contains("━") && text(pilot).contains("·end"))
    pilot.resize(to: Size(width: 79, height: 40))
    #expect(text(pilot).contains("━"))
  }

  @Test func changedTablesUpdateThePictureAndTheCount() async throws {
    let folder = try TemporaryFolder()
    try folder.write("\"a\" = \"first\";", to: "en.lproj/T.strings")
    let scene = Scene("edited") { MessageScreen() }.reading([folder.path])
    let pilot = try Pilot(
      NavigationController(rootViewController: SceneListController([scene])), in: "en",
      size: Size(width: 80, height: 24), [.hanokArguments, .hanokScenes])
    func reload(_ text: String) async throws {
      try folder.write("\"a\" = \"\(text)\";", to: "en.lproj/T.strings")
      let catalog = Catalog(compiled: [.toolkit, .hanokArguments, .hanokScenes])
      pilot.perform {
        pilot.application.traits.localizer = Localizer(catalog: catalog, language: .english)
      }
      await pilot.settle()
    }
    await pilot.settle()
    #expect(text(pilot).contains("edited – no findings"))
    try await reload("A text of more than twenty cells")
    #expect(text(pilot).contains("edited – findings: 1"))
    pilot.press(.enter)
    await pilot.settle()
    #expect(text(pilot).contains("A text of more"))
    try await reload("second")
    #expect(text(pilot).contains("second"))
    pilot.press(.escape)
    await pilot.settle()
    #expect(text(pilot).contains("edited – no findings"))
  }

  @Test func theListAndThePictureHaveNoFindings() async throws {
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

private final class MessageScreen: ViewController {
  override func loadView() {
    view = StackView(.vertical, views: [Label(Message("a", table: "T"))])
  }
}
