import HanokExchange
import HanokLocalization
import HanokUnicode
import MessageFormat

/// Reads whatever libFuzzer thinks of as a PO file, and merges it into a table.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzPO(_ bytes: UnsafePointer<UInt8>, _ count: Int) -> CInt {
  let bytes = Array(UnsafeBufferPointer(start: bytes, count: count))
  let trial = TrialImport(
    bytes, path: "x.po", source: source, translation: translation)
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
private let source = StringsFile(
  #"""
  "a" = "Hello, {$name}!";
  "b" = ".input {$count :integer} .match $count one {{{$count} point}} * {{{$count} points}}";
  "c" = "{#b}Bold{/b} text";
  "d" = "New";
  """#)
private let translation = StringsFile(
  #"""
  "a" = "Cześć, {$name}!";
  "b" = ".input {$count :integer} .match $count one {{{$count} punkt}} * {{{$count} punktów}}";
  "c" = "{#b}Gruby{/b} tekst";
  """#)
