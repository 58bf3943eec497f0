import HanokTesting
import Testing

@testable import GalleryScreens

/// The pictures of the gallery in the README: from left to right, and from right to left.
@Suite struct PictureTests {
  @Test(arguments: [true, false]) func theGalleryLooksAsInTheReadMe(isDark: Bool) async throws {
    let rows = try [("Dashboard", "en"), ("Orders", "ar")].map { view, language in
      let names = GallerySection.all.flatMap(\.items).map(\.name)
      let place = try #require(names.firstIndex(of: view))
      let scene = Scene(view, [.gallery], steps: [.press(.down, times: place)]) {
        GalleryViewController()
      }
      return [
        PagePicture.Shot(
          scene, in: language, size: Size(width: 112, height: 29),
          caption: "gallery --locale \(language)")
      ]
    }
    try await PagePicture("gallery", rows).expect(isDark: isDark)
  }
}
