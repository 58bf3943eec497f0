import HanokExchange
import HanokLocalization
import HanokUnicode
import MessageFormat

/// Reads whatever libFuzzer thinks of as a catalog, a property list or a table of Apple.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzCatalog(_ bytes: UnsafePointer<UInt8>, _ count: Int) -> CInt {
  let bytes = Array(UnsafeBufferPointer(start: bytes, count: count))
  let trial = TrialImport(
    bytes, path: "pl.lproj/T.strings", source: StringsFile(""), translation: StringsFile(""))
  precondition(trial.isAccounted, "A text is lost.")
  for problem in trial.problems { precondition(!localizer.describe(problem).isEmpty) }
  for table in trial.tables {
    precondition(table.problems.isEmpty, "The table is broken.")
    for entry in table.entries {
      precondition(ParsedMessage(parsing: entry.value.value).isValid, "A message is broken.")
    }
  }
  return 0
}

private let localizer = Localizer(catalog: Catalog(), language: .english)
