// formatting [KIND [ROUNDS [MILLISECONDS]]]
//
// Formats equal messages in five languages with MessageFormat 2, with ICU's own `icu::MessageFormat`
// and with gettext, checks that the texts are equal, and prints the median time of each; last,
// how long messages take to parse. Of one KIND, or of "all". Ends with 1 where texts differ.

import HanokSystem

let arguments = Array(CommandLine.arguments.dropFirst())
let kinds = arguments.first.flatMap { Kind(rawValue: $0) }.map { [$0] } ?? Kind.allCases
let stopwatch = Stopwatch(
  rounds: arguments.dropFirst().first.flatMap { Int($0) } ?? 41,
  milliseconds: arguments.dropFirst(2).first.flatMap { Double($0) } ?? 1)
var report = Report()
try report.compareWithPatterns(kinds, stopwatch)
try report.compareWithTranslations(kinds, stopwatch)
try report.parse(kinds, stopwatch)
exit(report.finish())
