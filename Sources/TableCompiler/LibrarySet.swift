import HanokTableSyntax

/// The tables of the libraries that a program shows, Hanok's among them.
///
/// A library has its messages in the source language. Those in other languages are compiled into the
/// program, so that it contains the languages that it has, and no others. Of a language that a library
/// has in several varieties it contains all that the program may look up.
struct LibrarySet {
  /// The libraries' tables in the languages of the program, which are compiled into it.
  private(set) var tables: [SourceTable] = []
  /// The libraries' tables in the source language that the program translates, by their names.
  private(set) var sources: [String: SourceTable] = [:]
  /// The languages of each table, without the source language.
  private var languages: [String: [TableLanguage]] = [:]

  /// Creates a set of no tables.
  init() {}

  /// Reads the tables at `paths` that a program with `programTables` uses.
  ///
  /// - Parameter problems: The problems of all tables are appended to it.
  init(paths: [String], for programTables: [SourceTable], reporting problems: inout [TableProblem])
  {
    let own = Set(programTables.map(\.name))
    var translations: [(language: TableLanguage, path: String)] = []
    for path in paths {
      do throws(TableCompiler.Failure) {
        let (name, language) = (SourceTable.name(of: path), try SourceTable.language(of: path))
        if language != .source {
          languages[name, default: []].append(language)
          translations.append((language, path))
          continue
        }
        languages[name, default: []] += []
        if own.contains(name) { sources[name] = try SourceTable(path: path) }
      } catch {
        problems += error.problems
      }
    }
    let wanted = Set(programTables.map(\.language))
    for (language, path) in translations
    where wanted.contains(where: { $0.mayUse(language) }) {
      do throws(TableCompiler.Failure) { tables.append(try SourceTable(path: path)) } catch {
        problems += error.problems
      }
    }
  }

  /// Whether a table is a library's; the program has at most a translation of it.
  func has(_ name: String) -> Bool { languages[name] != nil }

  /// Whether a library itself has a table in a language, or in one that the language falls back to.
  ///
  /// A program's version of such a table needs only the messages that it changes.
  func serves(_ language: TableLanguage, _ name: String) -> Bool {
    language == .source || languages[name]?.contains(where: language.mayUse) == true
  }
}
