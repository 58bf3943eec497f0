import HanokLocalization
import HanokReview
import HanokTesting
import HanokUnicode
import Testing

/// Scenes lead to their screens whatever letters a translator chooses for the controls.
@Suite struct SceneLetterTests {
  private nonisolated static let language = Result { try LanguageTag("en-US") }

  /// A language that differs from English by the letters of controls alone: each is the next one.
  private nonisolated static let tables = Result {
    let folder = try TemporaryFolder()
    let english = try LocalizationFolder(SourceTree.root + "/Localizations")
    for table in english.source?.tables ?? [] {
      let file = try english.file(of: table, in: Catalog.sourceLanguage)
      // Such a key may also be that of a word, such as “Keys”.
      let letters = (file?.entries ?? []).filter {
        $0.key.value.hasSuffix(".keys") && $0.value.value.allSatisfy(\.isLowercase)
      }.map {
        "\"\($0.key.value)\" = \"\(String($0.value.value.map(next(after:))))\";\n"
      }
      try folder.write(letters.joined(), to: "en-US.lproj/\(table).strings")
    }
    return folder
  }

  private nonisolated static func next(after letter: Character) -> Character {
    guard let code = letter.asciiValue, ("a"..."z").contains(letter) else { return letter }
    let a = UInt8(ascii: "a")
    return Character(Unicode.Scalar(a + (code - a + 1) % 26))
  }

  private func labels(_ scene: Scene) async throws -> [String] {
    let variant = SceneVariant(language: try Self.language.get(), size: Size(width: 80, height: 24))
    let pilot = try await scene.open(variant)
    let localizer = pilot.application.traits.localizer
    return pilot.elements.map { $0.label.map { localizer.string($0) } ?? "" }
  }

  @Test(arguments: Programs.names)
  func screensAreTheSameWithOtherLetters(name: String) async throws {
    let folder = try Self.tables.get()
    for scene in try Programs.named(name).scenes {
      let usual = try await labels(scene)
      #expect(try await labels(scene.reading([folder.path])) == usual, "\(scene)")
    }
  }
}
