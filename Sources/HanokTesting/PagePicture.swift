import HanokSystem
import HanokUnicode
package import HanokScenes
package import HanokTerminal
package import Testing

/// A picture of scenes that a page shows, such as the README, as `Pictures/quiz-dark.svg`.
///
/// A test compares it with what the scenes draw now; `make pictures` writes it.
package nonisolated struct PagePicture: Sendable {
  /// A screen of a picture: a scene in a variant, and what is written above it.
  package struct Shot: Sendable {
    let scene: Scene
    let language: String
    let size: Size
    let caption: String

    /// Creates a screen.
    package init(_ scene: Scene, in language: String, size: Size, caption: String) {
      self.scene = scene
      self.language = language
      self.size = size
      self.caption = caption
    }
  }

  private let name: String
  private let rows: [[Shot]]

  /// Creates a picture of rows of screens, with the name of its files.
  package init(_ name: String, _ rows: [[Shot]]) {
    self.name = name
    self.rows = rows
  }

  /// Records an issue if the picture in `Pictures` isn't the one that the scenes draw, or draws it there if the
  /// environment has `HANOK_PICTURES`.
  ///
  /// - Throws: What opening a screen throws.
  @MainActor package func expect(
    isDark: Bool, sourceLocation: SourceLocation = #_sourceLocation
  ) async throws {
    let file = TextFile("../../Pictures/\(name)-\(isDark ? "dark" : "light").svg")
    let text = try await text(isDark: isDark)
    if unsafe getenv("HANOK_PICTURES") != nil {
      #expect(file.write(text), "\(file.path) can't be written.", sourceLocation: sourceLocation)
      return
    }
    #expect(
      file.text == text, "\(file.path) isn't what the scenes draw. make pictures draws it again.",
      sourceLocation: sourceLocation)
  }

  @MainActor private func text(isDark: Bool) async throws -> String {
    var shots: [[ScreenSVG.Shot]] = []
    for row in rows {
      var drawn: [ScreenSVG.Shot] = []
      for shot in row {
        let variant = SceneVariant(
          language: try LanguageTag(shot.language), size: shot.size,
          theme: isDark ? .hanokDark : .hanokLight)
        let screen = try await shot.scene.open(variant).screen
        drawn.append(
          ScreenSVG.Shot(
            id: "\(shot.scene.name)-\(shot.language)", caption: shot.caption, screen: screen))
      }
      shots.append(drawn)
    }
    return ScreenSVG(shots, colors: isDark ? .dark : .light).text
  }
}
