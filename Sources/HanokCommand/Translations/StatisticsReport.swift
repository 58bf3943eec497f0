import HanokLocalization
import HanokReview
import HanokUnicode

/// How far the translations of a project are, by language and table; as JSON for machines.
struct StatisticsReport: Encodable {
  /// A translation of a table.
  struct Row: Encodable {
    /// The name of the table; nil for the sum of a language's.
    let table: String?
    var statistics = TranslationStatistics()
    /// The number of likely mistakes.
    var findings = 0

    private enum Key: CodingKey {
      case table, total, translated, untranslated, changed, gone, extra, findings
    }

    func encode(to encoder: any Encoder) throws {
      var container = encoder.container(keyedBy: Key.self)
      try container.encodeIfPresent(table, forKey: .table)
      try container.encode(statistics.total, forKey: .total)
      try container.encode(statistics.translated, forKey: .translated)
      try container.encode(statistics.untranslated, forKey: .untranslated)
      try container.encode(statistics.changed, forKey: .changed)
      try container.encode(statistics.gone, forKey: .gone)
      try container.encode(statistics.extra, forKey: .extra)
      try container.encode(findings, forKey: .findings)
    }
  }

  /// The translations into a language.
  struct Language: Encodable {
    /// The tag.
    let language: String
    var tables: [Row] = []

    /// The sum of the tables.
    var sum: Row {
      tables.reduce(into: Row(table: nil)) { sum, row in
        sum.statistics += row.statistics
        sum.findings += row.findings
      }
    }

    private enum Key: CodingKey { case language, tables, sum }

    func encode(to encoder: any Encoder) throws {
      var container = encoder.container(keyedBy: Key.self)
      try container.encode(language, forKey: .language)
      try container.encode(tables, forKey: .tables)
      try container.encode(sum, forKey: .sum)
    }
  }

  /// The languages, ordered by their tags.
  var languages: [Language]
}

extension StatisticsReport {
  /// Counts the translations into languages, several tables at a time.
  ///
  /// - Parameter wanted: The names of the tables; nil for all.
  @concurrent static func report(
    on languages: [LocalizationFolder.Language], of project: TranslationProject,
    tables wanted: [String]? = nil
  ) async -> Result<StatisticsReport, Problem> {
    let all = Set(languages.flatMap(project.tables))
    let tables = (wanted.map(all.intersection) ?? all).sorted()
    var counted: [LanguageTag: [Row]] = [:]
    var failure: Problem?
    for table in tables {
      do throws(Problem) {
        guard let source = try project.source(of: table) else { continue }
        let readers = languages.filter { project.tables(in: $0).contains(table) }
        await withTaskGroup(of: (LanguageTag, Row).self) { group in
          for language in readers {
            group.addTask { @concurrent in
              (language.tag, row(table, in: language.tag, of: project, source))
            }
          }
          for await (tag, row) in group { counted[tag, default: []].append(row) }
        }
      } catch {
        failure = failure ?? error
      }
    }
    if let failure { return .failure(failure) }
    return .success(
      StatisticsReport(
        languages: languages.map { Language(language: "\($0.tag)", tables: counted[$0.tag] ?? []) })
    )
  }

  /// Returns the row of a table; a file that can't be read is one finding.
  private static func row(
    _ table: String, in language: LanguageTag, of project: TranslationProject,
    _ source: TranslationSource
  ) -> Row {
    var row = Row(table: table)
    let inherited = project.folder.inheritedKeys(of: table, in: language)
    do throws(Problem) {
      let file = try project.folder.file(of: table, in: language)
      row.statistics = TranslationStatistics(of: file, beside: source, inherited: inherited)
      row.findings = file.map { findings(in: $0, table, language, source) } ?? 0
    } catch {
      row.statistics = TranslationStatistics(of: nil, beside: source, inherited: inherited)
      row.findings = 1
    }
    return row
  }

  private static func findings(
    in file: StringsFile, _ table: String, _ language: LanguageTag, _ source: TranslationSource
  ) -> Int {
    // What is yet to be translated is counted in columns of its own.
    let counted: Set<TranslationCheck> = [.untranslated, .missing, .changedSource]
    return TranslationReview(of: table, in: language, beside: source.file).findings(in: file)
      .count { $0.severity > .note && !counted.contains($0.check) }
  }
}
