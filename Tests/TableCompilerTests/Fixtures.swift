import HanokLocalization

/// The tables in the folder `Fixtures`, found from this file's place.
enum Fixtures {
  static let folder = String(#filePath.dropLast("Fixtures.swift".count)) + "Fixtures"

  static func path(_ name: String) -> String { folder + "/" + name }

  static func text(_ name: String) throws -> String {
    String(decoding: try FileReader.bytes(of: path(name)), as: UTF8.self)
  }
}
