import HanokArguments
import HanokTesting

@testable import HanokCommand

/// A package's folder of tables that a test writes, and runs the tool on.
@MainActor struct TranslationFolder {
  let folder: TemporaryFolder
  /// The path of the tables.
  let path: String

  /// Creates the folder with tables by their names, such as `en/Quiz`.
  init(_ tables: [String: String]) throws {
    folder = try TemporaryFolder()
    path = folder.file("Localizations")
    for (name, text) in tables { try write(text, to: name) }
  }

  /// Writes a table.
  func write(_ text: String, to name: String) throws {
    let parts = name.split(separator: "/")
    try folder.write(text, to: "Localizations/\(parts[0]).lproj/\(parts[1]).strings")
  }

  /// The text of a table, or nil without one.
  func text(_ name: String) -> String? {
    let parts = name.split(separator: "/")
    let bytes = try? folder.bytes(of: "Localizations/\(parts[0]).lproj/\(parts[1]).strings")
    return bytes.map { String(decoding: $0, as: UTF8.self) }
  }

  /// Runs a command on the folder; its path is written `L` in the output.
  func run(_ arguments: String..., environment: [String: String] = [:]) async -> CommandTranscript {
    await CommandTranscript.run(
      HanokTool.self, arguments + ["--localizations", path], environment: environment)
  }

  /// Returns a text with the folder's path written `L`.
  func short(_ text: String) -> String { text.replacing(path, with: "L") }
}
