import HanokLocalization
import HanokUnicode

/// The tables of the libraries that a program shows, Hanok's among them.
///
/// A library has its messages in the source language. Those in other languages are compiled into the
/// program, so that it contains the languages that it has, and no others.
struct LibrarySet {
  /// The libraries' tables in the languages of the program, which are compiled into it.
  private(set) var tables: [SourceTable] = []
  /// The libraries' tables in the source language that the program translates, by their names.
  private(set) var sources: [String: SourceTable] = [:]
  /// The languages of each table, without the source language.
  private var languages: [String: [LanguageTag]] = [:]

  /// Creates a set of no tables.
  init() {}

  /// Reads the tables at `paths` that a program with `programTables` uses.
  ///
  /// - Parameter problems: The problems of all tables are appended to it.
  init(paths: [String], for programTables: [SourceTable], reporting problems: inout [Problem]) {
    let own = Set(programTables.map(\.name))
    var translations: [(name: String, language: LanguageTag, path: String)] = []
    for path in paths {
      do throws(TableCompiler.Failure) {
        let (name, language) = (SourceTable.name(of: path), try SourceTable.language(of: path))
        if language != Catalog.sourceLanguage {
          languages[name, default: []].append(language)
          translations.append((name, language, path))
          continue
        }
        languages[name, default: []] += []
        if own.contains(name) { sources[name] = try SourceTable(path: path) }
      } catch {
        problems += error.problems
      }
    }
    let wanted = Set(programTables.map(\.language))
    for (name, language, path) in translations
    where wanted.contains(where: { served($0, by: name).contains(language) }) {
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
  func serves(_ language: LanguageTag, _ name: String) -> Bool {
    language == Catalog.sourceLanguage || !served(language, by: name).isEmpty
  }

  /// Returns the languages of a table in which a running program looks up messages.
  private func served(_ language: LanguageTag, by name: String) -> [LanguageTag] {
    let all = languages[name] ?? []
    return Catalog.chain(of: language, among: all).filter(all.contains)
  }
}
