import HanokReview
import HanokScenes
import HanokTerminal

@testable import HanokCommand

extension EditSession {
  /// Opens the editor, after all tables are read.
  @MainActor func pilot(
    in language: String = "en", width: Int = 80, height: Int = 24
  ) async throws -> Pilot {
    let pilot = try Pilot(
      EditCoordinator(self), in: language, size: Size(width: width, height: height),
      [.hanokCommand, .ofReview])
    await pilot.settle()
    return pilot
  }
}

extension Pilot {
  /// Returns whether the screen has a text in one row.
  @MainActor func shows(_ text: String) -> Bool { screen.text.contains(text) }
}
