import Hanok
import HanokReviewWords
import HanokScenes
import HanokTesting
import Testing

@testable import HanokCommand

/// The screens of the editor.
nonisolated enum EditScenes {
  static let all = [
    scene("edit-list"),
    scene("edit-variants", .press(.down), .press(.enter), .press(.function(6))),
    scene(
      "edit-findings", .press(.down), .press(.down), .press(.enter),
      .type("Bonjour {$nom} {$name}"),
      .press(.function(8))),
    scene("edit-suggestion", .press(.down, times: 3), .press(.enter)).allowing(
      .cutText, in: ["en-XA", "en-XC"], at: [Size(width: 20, height: 6)],
      because: "No word of a language that people speak is as long."),
    scene("edit-arabic", in: "ar", .press(.down), .press(.enter), .press(.function(6))),
  ]

  private static func scene(
    _ name: String, in language: String = "fr", _ steps: Pilot.Step...
  ) -> Scene {
    Scene(name, [.hanokCommand, .ofReview], steps: steps) {
      let project = try? EditSamples.project(language)
      return project.map { EditCoordinator(EditSession($0)) } ?? ViewController()
    }
  }
}

@MainActor @Suite struct EditSceneTests {
  @Test(arguments: EditScenes.all) func looks(_ scene: Scene) async throws {
    try await scene.expect()
  }
}
