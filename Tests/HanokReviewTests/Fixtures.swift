/// The files in the folder `Fixtures`, found from this file's place.
enum Fixtures {
  static let folder = String(#filePath.dropLast("Fixtures.swift".count)) + "Fixtures"

  /// The package's own tables.
  static let localizations =
    String(#filePath.dropLast("Tests/HanokReviewTests/Fixtures.swift".count)) + "Localizations"

  static func path(_ name: String) -> String { folder + "/" + name }
}
