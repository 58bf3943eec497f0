import Timing
import MessageFormat

extension Report {
  /// Times the reading of sources into messages, validation included.
  mutating func parse(_ kinds: [Kind], _ stopwatch: Stopwatch) throws {
    print("\nParsing and validating.\n")
    var table = Table("message", "bytes", "µs", "MB/s")
    var sources = kinds.map { ("\($0) en", [Texts.english.message($0)]) }
    sources.append(("selectors ar", [Texts.arabic.message(.selectors)]))
    sources.append(
      ("all, mean", Texts.all.flatMap { texts in kinds.map(texts.message) }))
    let long = (0..<400).map { "Section \($0): {$name} owes {$amount :number style=plain}.\n" }
    sources.append(("long text", [long.joined()]))
    for (name, sources) in sources {
      let bytes = Double(sources.map(\.utf8.count).reduce(0, +)) / Double(sources.count)
      let time = stopwatch.time([{ readAll($0, of: sources) }])[0].median
      table.append(
        name, bytes.whole, (time / 1_000).hundredths, (bytes / time * 1_000).hundredths)
    }
    table.show()
  }
}

/// Parses so many of the sources in turn, and gives the length of all.
private func readAll(_ count: Int, of sources: [String]) -> Int {
  (0..<count).reduce(0) { length, index in
    length + ParsedMessage(parsing: sources[index % sources.count]).source.utf8.count
  }
}
