import HanokUnicode
import HanokLocalization
import MessageFormat

/// Reads whatever libFuzzer thinks of as a table, and tells what is wrong with it.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzTable(_ bytes: UnsafePointer<UInt8>, _ count: Int) -> CInt {
  let bytes = Array(UnsafeBufferPointer(start: bytes, count: count))
  let file = StringsFile(bytes, path: "T.strings")
  precondition(file.bytes == bytes, "A byte was lost.")
  for problem in file.problems {
    guard let place = problem.place else { continue }
    precondition(place.line > 0 && place.column > 0 && place.caret <= place.excerpt.count)
    precondition(!localizer.describe(problem).isEmpty)
  }
  for entry in file.entries {
    let message = ParsedMessage(parsing: entry.value.value)
    let problems = Problem.problems(message.errors, in: entry.value.value)
    precondition(problems.count == message.errors.count)
  }
  return 0
}

private let localizer = Localizer(catalog: Catalog(), language: .english)
