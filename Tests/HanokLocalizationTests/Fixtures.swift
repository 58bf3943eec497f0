import HanokUnicode
import HanokLocalization

/// The files in the folder `Fixtures`, found from this file's place.
enum Fixtures {
  static let folder = String(#filePath.dropLast("Fixtures.swift".count)) + "Fixtures"

  /// The package's own tables.
  static let localizations =
    String(#filePath.dropLast("Tests/HanokLocalizationTests/Fixtures.swift".count))
    + "Localizations"

  static func path(_ name: String) -> String { folder + "/" + name }

  static func bytes(_ name: String) throws -> [UInt8] { try FileReader.bytes(of: path(name)) }

  static func text(_ name: String) throws -> String {
    String(decoding: try bytes(name), as: UTF8.self)
  }

  /// Speaks with the toolkit's own words.
  static func localizer(_ language: String) throws -> Localizer {
    Localizer(
      catalog: Catalog(folders: [localizations]), language: try LanguageTag(language))
  }
}
