// formatting [ROUNDS [MILLISECONDS]]
//
// Formats equal messages in five languages with MessageFormat 2, with ICU's own `icu::MessageFormat`
// and with gettext, checks that the texts are equal, and prints the median time of each; last,
// how long messages take to parse. Ends with 1 where texts differ.

import Glibc

let arguments = CommandLine.arguments.dropFirst().compactMap { Double($0) }
let stopwatch = Stopwatch(
  rounds: arguments.first.map { Int($0) } ?? 11, milliseconds: arguments.dropFirst().first ?? 8)
var report = Report()
try report.compareWithPatterns(stopwatch)
try report.compareWithTranslations(stopwatch)
try report.parse(stopwatch)
exit(report.finish())
