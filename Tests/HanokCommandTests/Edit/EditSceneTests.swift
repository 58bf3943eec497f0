import Hanok
import HanokReview
import HanokScenes
import HanokTesting
import Testing

@testable import HanokCommand

/// The screens of the editor.
nonisolated enum EditScenes {
  static let all = [
    scene("edit-list"),
    scene("edit-forms", .press(.down), .press(.enter), .type("Score : {$score} point")),
    scene("edit-variants", .press(.down), .press(.enter), .press(.function(6))),
    findings("edit-findings"),
    scene("edit-suggestion", .press(.down, times: 3), .press(.enter)).allowing(
      .cutText, in: ["en-XA", "en-XC"], at: [Size(width: 20, height: 6)],
      because: "No word of a language that people speak is as long."),
    scene("edit-arabic", in: "ar", .press(.down), .press(.enter), .press(.function(6))),
  ]

  /// The scene that has a snapshot.
  static let look = findings("edit")

  private static func findings(_ name: String) -> Scene {
    scene(
      name, .press(.down), .press(.down), .press(.enter), .type("Bonjour {$nom} {$name}"),
      .press(.function(8)))
  }

  private static func scene(
    _ name: String, in language: String = "fr", _ steps: Pilot.Step...
  ) -> Scene {
    Scene(name, [.hanokCommand, .ofReview], steps: steps) {
      let project = try? EditSamples.project(language)
      return project.map { EditCoordinator(EditSession($0)) } ?? ViewController()
    }
  }
}

/// What the screens say is computed in `EditScreenTests`: here they are looked at for findings, and one
/// for its look.
@MainActor @Suite struct EditSceneTests {
  @Test(arguments: EditScenes.all) func hasNoFinding(_ scene: Scene) async throws {
    try await scene.expect(sizes: [], unrecordedSizes: SceneMatrix.usualSizes)
  }

  @Test(arguments: EditScenes.all + [EditScenes.look])
  func isShownByTerminals(_ scene: Scene) async throws {
    try await scene.expectOnTerminals(in: ["en", "ko", "ja", "ar"])
  }

  @Test func looks() async throws {
    try await EditScenes.look.expect(in: ["en"], sizes: [Size(width: 80, height: 24)])
  }
}
