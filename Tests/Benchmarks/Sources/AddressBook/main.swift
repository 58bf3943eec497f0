// addressbook [PEOPLE]
//
// Imports so many people who are made up, opens their file again and finds some: what a reader waits
// for at an address book of 100,000. The file is in the folder TMPDIR, and is removed at the end.

import AddressBookModel
import AddressBookStore
import HanokSystem
import HanokUnicode
import HanokVCard
import Timing

let count = CommandLine.arguments.dropFirst().first.flatMap { Int($0) } ?? 100_000
let folder = unsafe getenv("TMPDIR").map { unsafe String(cString: $0) } ?? "/tmp"
let path = "\(folder)/addressbook-benchmark.\(getpid()).sqlite"
defer { unsafe unlink(path) }

/// How often what is short is done; the median counts.
let rounds = 9

var table = Table("address book of \(count)", "ms")

/// Does something, and adds its time to the table.
@MainActor func measure(_ name: String, rounds: Int = rounds, _ body: () throws -> Void) rethrows {
  var times: [Double] = []
  for _ in 0..<rounds {
    let start = now()
    try body()
    times.append(now() - start)
  }
  table.append(name, times.median.tenths)
}

func open() throws -> PersonDatabase {
  try PersonDatabase(path: path) { $0.folded }
}

let cards = MadeUpPeople.cards(count)
try measure("import", rounds: 1) {
  let store = try open()
  try store.arrange(by: .korean())
  var run = VCardImport(VCardReader(ByteSource(cards)), into: store)
  while try run.next() {}
  precondition(run.peopleCount == count)
}
try measure("first screen: open, order, list, rows") {
  let store = try open()
  try store.arrange(by: .korean())
  let listing = try store.listing(matching: "")
  precondition(listing.count == count)
  _ = try store.rows(Array(listing.ids.prefix(128)))
}
try {
  let store = try open()
  try store.arrange(by: .korean())
  // A screen shows rows, beside which the file is looked through.
  _ = try store.rows(Array(store.listing(matching: "").ids.prefix(128)))
  try measure("list") { _ = try store.listing(matching: "") }
  for query in ["ㄱ", "김", "김서", "김서연", "a", "example", "user4242@", "4242", "zzz"] {
    try measure("search: \(query)") { _ = try store.listing(matching: query) }
  }
  var first = try store.listing(matching: "").ids[count / 2]
  var person = try store.person(first) ?? Person()
  try measure("first save, after a look through the file", rounds: 1) {
    person.note = "0"
    first = try store.save([person])[0]
  }
  try measure("save") {
    person.note += "x"
    try store.save([person])
  }
  try measure("export", rounds: 1) {
    var export = try VCardExport(store)
    while try export.next() != nil {}
  }
  try measure("another language", rounds: 1) { try store.arrange(by: .english()) }
}()
table.show()
