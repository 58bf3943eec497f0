// tables [KEYS]
//
// Looks a message up in a table of so many keys, once from a folder and once compiled into the program,
// and prints the time to the first text, with the opening of the catalog, and of one more. The folder
// is in TMPDIR, and is removed at the end.

import HanokLocalization
import HanokSystem
import HanokUnicode
import Timing

let count = CommandLine.arguments.dropFirst().first.flatMap { Int($0) } ?? 100_000
let made = MadeUpTable(keys: count)
let folder = try MadeUpFolder(made)
defer { folder.remove() }

/// How often a table is opened; the median counts.
let rounds = 9

var table = Table("table of \(count) keys, \(made.source.utf8.count) bytes", "first ms", "next µs")
for (name, catalog) in [
  ("from a folder", { Catalog(folders: [folder.path]) }),
  ("compiled in", { Catalog(compiled: [made.compiled]) }),
] {
  var firsts: [Double] = []
  var nexts: [Double] = []
  for _ in 0..<rounds {
    var start = now()
    let localizer = Localizer(catalog: catalog(), language: .english)
    check(localizer, count / 2)
    firsts.append(now() - start)
    start = now()
    check(localizer, count / 3)
    nexts.append((now() - start) * 1_000)
  }
  table.append(name, firsts.median.hundredths, nexts.median.tenths)
}
table.show()

/// Looks a key up, and stops the program at another text than the table has.
func check(_ localizer: Localizer, _ number: Int) {
  let text = localizer.string(Message(MadeUpTable.key(number), table: MadeUpTable.name))
  precondition(text == MadeUpTable.text(number), text)
}
