import Hanok
import HanokLocalization
import HanokScenes
import HanokTesting
import Testing

/// Where messages are on the screen of a scene.
@MainActor @Suite struct SceneMessagesTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.write(
      """
      "score" = "Score: {$count :integer} points";
      "leave" = "Leave";
      "leave.keys" = "l";
      "long" = "A text that takes two rows.";
      "outer" = "Really {$inner}?";
      "hidden" = "Seen later";
      """, to: "en.lproj/Demo.strings")
    try folder.write(
      "\"leave\" = \"나가기\";\n\"score\" = \"점수 {$count :integer}\";\n",
      to: "ko.lproj/Demo.strings")
    try folder.write("\"leave\" = \"خروج الآن\";\n", to: "ar.lproj/Demo.strings")
  }

  /// Returns the texts in the cells of each message, by its key.
  private func texts(
    _ language: String = "en", steps: [Pilot.Step] = [],
    _ make: @escaping @MainActor @Sendable () -> View
  ) async throws -> [String] {
    let scene = Scene("demo", folders: [folder.path], steps: steps) { ScreenOf(make()) }
    let variant = SceneVariant(
      language: try .init(language), size: Size(width: 24, height: 4))
    let screen = try await scene.open(variant).screen
    return try await scene.messages(on: screen, in: variant).map { cells in
      let text = cells.columns.map { screen.cluster(x: $0, y: cells.row) }.joined()
      return "\(cells.row) \(cells.message.table).\(cells.message.key): \(text)"
    }
  }

  private nonisolated static func message(_ key: String) -> Message { Message(key, table: "Demo") }

  @Test func aValueIsOfItsMessage() async throws {
    let found = try await texts {
      Label(Message("score", table: "Demo", ["count": 12]))
    }
    #expect(found == ["0 Demo.score: Score: 12 points"])
  }

  @Test func wideCharactersAreOfTheirMessage() async throws {
    let found = try await texts("ko") {
      StackView(
        .vertical,
        views: [
          Label(Self.message("leave")), Label(Message("score", table: "Demo", ["count": 12])),
        ])
    }
    // The last value has no part behind it.
    #expect(found == ["0 Demo.leave: 나가기", "1 Demo.score: 점수"])
  }

  @Test func eachRowOfATextIsFound() async throws {
    let found = try await texts {
      let label = Label(Self.message("long"))
      label.numberOfLines = 0
      return label
    }
    #expect(found == ["0 Demo.long: A text that takes two", "1 Demo.long: rows."])
  }

  @Test func oneMessageTwiceInARowIsFoundTwice() async throws {
    let found = try await texts {
      StackView(
        .horizontal, spacing: 2,
        views: [Label(Self.message("leave")), Label(Self.message("leave"))])
    }
    #expect(found == ["0 Demo.leave: Leave", "0 Demo.leave: Leave"])
  }

  @Test func aMessageInAMessageHasItsOwnCells() async throws {
    let found = try await texts {
      Label(Message("outer", table: "Demo", ["inner": .init(Self.message("leave"))]))
    }
    #expect(
      found == ["0 Demo.outer: Really", "0 Demo.leave: Leave", "0 Demo.outer: ?"])
  }

  @Test func aTextFromRightToLeftIsFound() async throws {
    let found = try await texts("ar") { Label(Self.message("leave")) }
    #expect(found.count == 1 && found.first?.hasPrefix("0 Demo.leave: ") == true)
  }

  @Test func pseudoLanguagesAreMarkedToo() async throws {
    let found = try await texts("en-XC") { Label(Self.message("leave")) }
    #expect(found == ["0 Demo.leave: Ｌｅａｖｅ"])
  }

  @Test(arguments: [
    Pilot.Step.click(on: "Leave"), .type("l"), .activate("Leave"), .activate(message("leave")),
  ])
  func stepsFindWhatTheyLookFor(_ step: Pilot.Step) async throws {
    let found = try await texts(steps: [step]) {
      let label = Label(Self.message("score"))
      let button = Button(Self.message("leave"), mnemonic: Self.message("leave.keys"))
      button.addAction { label.message = Self.message("hidden") }
      return StackView(.vertical, views: [label, button])
    }
    #expect(found.contains("0 Demo.hidden: Seen later"))
    #expect(found.contains { $0.hasPrefix("1 Demo.leave") })
  }

  @Test func aScreenOfAnotherSizeHasNone() async throws {
    let scene = Scene("demo", folders: [folder.path]) { ScreenOf(Label(Self.message("leave"))) }
    let small = SceneVariant(language: .english, size: Size(width: 20, height: 4))
    let large = SceneVariant(language: .english, size: Size(width: 24, height: 4))
    let screen = try await scene.open(small).screen
    #expect(try await scene.messages(on: screen, in: large) == [])
  }
}

private final class ScreenOf: ViewController {
  private let content: View

  init(_ content: View) {
    self.content = content
    super.init()
  }

  override func loadView() { view = StackView(.vertical, views: [content]) }
}
