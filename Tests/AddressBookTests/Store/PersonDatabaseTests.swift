import AddressBookController
import AddressBookModel
import AddressBookStore
import GRDB
import HanokLocalization
import HanokSystem
import HanokTesting
import HanokUnicode
import Synchronization
import Testing

@testable import addressbook

@Suite nonisolated struct PersonDatabaseTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func store(stepCount: Int = 10_000) throws -> PersonDatabase {
    try PersonDatabase(path: folder.database, stepCount: stepCount) { $0.foldedForSearch }
  }

  private static func order(_ language: String) throws -> PersonOrder {
    let tag = try LanguageTag(language)
    let index = try AlphabeticIndex(tag)
    let collation = try Collation(tag)
    return PersonOrder(
      identifier: language, bucket: { index.bucketIndex(of: $0) }, key: { collation.key(of: $0) })
  }

  private func names(_ store: PersonDatabase, matching query: String = "") throws -> [String] {
    try store.rows(store.listing(matching: query).ids).map(\.title)
  }

  /// Journals have the names of people, too; one exists while a transaction is open.
  @Test func journalsAreReadByTheirUserAlone() throws {
    let path = folder.file("new/people.sqlite")
    let store = try PersonDatabase(path: path) { $0.foldedForSearch }
    try store.save([StoredPeople.ada])
    // A program that is killed in a transaction leaves one.
    for name in try FileReader.names(in: folder.file("new")) {
      #expect(try mode("new/\(name)") == 0o600, "\(name)")
    }
    #expect(try mode("new") == 0o700)
  }

  private func mode(_ name: String) throws -> mode_t {
    var status = stat()
    try #require(unsafe stat(folder.file(name), &status) == 0)
    return status.st_mode & 0o777
  }

  @Test func savedPeopleAreReadByAnotherProgram() throws {
    var ada = StoredPeople.ada
    do {
      ada.id = try #require(try store().save([ada]).first)
    }
    #expect(ada.id != .new)
    #expect(try store().person(ada.id) == ada)
    #expect(try store().rows([ada.id]) == [PersonRow(ada)])
  }

  @Test func aPersonThatIsSavedAgainIsReplaced() throws {
    let store = try store()
    var ada = StoredPeople.ada
    ada.id = try store.save([ada, StoredPeople.named("B")])[0]
    ada.phones.swapAt(0, 1)
    ada.emails = []
    ada.birthday = Birthday(month: 2, day: 29)
    ada.name.order = nil
    #expect(try store.save([ada]) == [ada.id])
    #expect(try store.person(ada.id) == ada)
    #expect(try store.listing(matching: "").count == 2)
    #expect(try store.listing(matching: "ada@example.org").count == 0)
  }

  @Test func everythingOfAPersonGoesWithThePerson() throws {
    do {
      let store = try store()
      let id = try store.save([StoredPeople.ada])[0]
      try store.remove([id, PersonID(rawValue: 99)])
      #expect(try store.person(id) == nil)
      #expect(try store.listing(matching: "").count == 0)
      #expect(try store.rows([id]).isEmpty)
    }
    let queue = try DatabaseQueue(path: folder.database)
    try queue.read { db in
      for table in ["person", "phone", "email", "address", "filing"] {
        let count = try Int.fetchOne(db, sql: "SELECT count(*) FROM \(table)")
        #expect(count == 0, "\(table)")
      }
    }
  }

  @Test func anIdentityIsNotUsedTwice() throws {
    let store = try store()
    let first = try store.save([StoredPeople.ada])
    try store.remove(first)
    #expect(try store.save([StoredPeople.ada]) != first)
  }

  @Test func aPersonWhoIsGoneIsNotSavedAndNeitherAreTheOthers() throws {
    let store = try store()
    var gone = StoredPeople.ada
    gone.id = PersonID(rawValue: 99)
    let error = #expect(throws: StoreFailure.self) {
      try store.save([StoredPeople.named("B"), gone])
    }
    #expect(error?.reason == .missing)
    #expect(try store.listing(matching: "").count == 0)
  }

  @Test(arguments: [
    ("en", "[A Adams, Álvarez][B Brown][Z Zoë][김철수, 山田太郎]"),
    ("ko", "[ㄱ 김철수][A Adams, Álvarez][B Brown][Z Zoë][山田太郎]"),
    ("ja", "[A Adams, Álvarez][B Brown][Z Zoë][や 山田太郎][김철수]"),
  ])
  func peopleAreFiledInTheOrderOfTheLanguage(language: String, sections: String) throws {
    let store = try store()
    let order = try Self.order(language)
    let buckets = try AlphabeticIndex(try LanguageTag(language)).buckets
    var yamada = StoredPeople.named("山田", "太郎")
    yamada.name.familyReading = "やまだ"
    let people = [
      StoredPeople.named("Zoë"), StoredPeople.named("Brown"), yamada,
      StoredPeople.named("김", "철수"), StoredPeople.named("Álvarez"), StoredPeople.named("Adams"),
    ]
    // Some are there before the order, some come after it.
    try store.save(Array(people[..<3]))
    try store.arrange(by: order)
    try store.save(Array(people[3...]))
    let listing = try store.listing(matching: "")
    let text = try listing.sections.map { section in
      let bucket = buckets[section.bucket]
      let names = try store.rows(Array(listing.ids[section.range])).map(\.title)
      return "[\(bucket.isLetter ? bucket.label + " " : "")\(names.joined(separator: ", "))]"
    }
    #expect(text.joined() == sections)
  }

  @Test func peopleAreFiledAgainOnlyInAnotherOrder() throws {
    let english = try Self.order("en")
    do {
      let store = try store()
      try store.save([StoredPeople.ada])
      try store.arrange(by: english)
    }
    let before = try folder.bytes(of: "people.sqlite")
    do {
      try store().arrange(by: english)
    }
    #expect(try folder.bytes(of: "people.sqlite") == before)
    do {
      try store().arrange(by: try Self.order("ko"))
    }
    #expect(try folder.bytes(of: "people.sqlite") != before)
  }

  @Test(arguments: [
    ("love", 1), ("LOVELACE ada", 1), ("ada love", 1), ("lav", 1), ("ada@exam", 1), ("79460018", 1),
    ("+44 20 7946", 1), ("(020)7946-0018", 1), ("07700", 1), ("london", 1), ("analytical", 1),
    ("Westminster", 1), ("ada q", 0), ("frslovelace", 0), ("square", 0), ("*", 0), ("?", 0),
    ("[a]", 0), ("%", 0),
    ("", 3), (" \n", 3), ("muller", 1), ("müller", 1), ("ＭÜＬＬＥＲ", 1), ("철수", 1), ("김철", 1),
    ("ㄱㅊㅅ", 1),
    ("ㅊㅅ", 1), ("ㄱㅅ", 0), ("三", 0), ("千葉", 0), ("7946 三", 0),
  ])
  func peopleAreFoundByEachWord(query: String, count: Int) throws {
    let store = try store()
    try store.save([
      StoredPeople.ada, StoredPeople.named("Müller", "Jörg"), StoredPeople.named("김", "철수"),
    ])
    #expect(try store.listing(matching: query).count == count)
  }

  @Test(arguments: [
    ("obrien", 1), ("O'Brien", 1), ("O’BRIEN", 1), ("brien", 1), ("o brien", 1), ("'", 4),
    ("bratsche", 1), ("sonntags bratsche", 1), ("sundays", 0),
    ("삼ㅅ", 1), ("삼성", 1), ("삼ㄱ", 0), ("ㅅㅅ", 1), ("ㅅㅅㅈ", 1), ("성ㅈㅈ", 1), ("성ㅈ자", 1),
    ("이민ㅈ", 1), ("이ㅁㅈ", 1), ("이미", 1), ("이민자", 0), ("이민재", 1), ("이민ㄱ", 0), ("이매", 0),
    ("이민저", 0), ("ㅈ이민", 0), ("이", 1), ("기", 0), ("이미 재", 1), ("홍과", 1), ("홍고", 1), ("홍구", 0),
    ("홍괘", 0), ("[", 0), ("민[", 0),
  ])
  func peopleAreFoundByNotesAndByUnfinishedSyllables(query: String, count: Int) throws {
    let store = try store()
    var lee = StoredPeople.named("이", "민재")
    lee.note = "Spielt Bratsche.\nRuft sonntags an."
    var hong = StoredPeople.named("홍", "광수")
    hong.organization = "삼성전자"
    try store.save([lee, hong, StoredPeople.named("O’Brien", "Pat"), StoredPeople.named("Ng")])
    #expect(try store.listing(matching: query).count == count)
  }

  /// A file of an earlier version has other searchable texts, which filing makes anew.
  @Test func anEarlierVersionsTextsAreRenewed() throws {
    var person = StoredPeople.named("Müller", "Jörg")
    person.note = "Bratsche"
    let english = try Self.order("en")
    do {
      let store = try store()
      try store.save([person])
      try store.arrange(by: english)
    }
    try DatabaseQueue(path: folder.database).write { db in
      try db.execute(sql: "UPDATE filing SET text = 'muller'")
      try db.execute(sql: "UPDATE setting SET value = '1' || substr(value, 2)")
    }
    let store = try store()
    #expect(try !store.useOrder(english))
    #expect(try store.listing(matching: "bratsche").count == 0)
    try store.arrange(by: english)
    #expect(try store.listing(matching: "bratsche").count == 1)
    #expect(try store.useOrder(english))
  }

  /// Another language's order takes the texts as they are.
  @Test func textsAreNotComputedAgainForAnotherOrder() throws {
    do {
      let store = try store()
      try store.save([StoredPeople.named("Müller")])
      try store.arrange(by: try Self.order("en"))
    }
    try DatabaseQueue(path: folder.database).write { db in
      try db.execute(sql: "UPDATE filing SET text = 'as it was'")
    }
    let store = try store()
    try store.arrange(by: try Self.order("ko"))
    #expect(try store.listing(matching: "as it was").count == 1)
  }

  @Test func signsOfPatternsAreFoundAsTheyAre() throws {
    let store = try store()
    try store.save([StoredPeople.named("a*b?c[d]")])
    for query in ["a*b", "b?c", "[d]", "c[d"] {
      #expect(try store.listing(matching: query).count == 1, "\(query)")
    }
    #expect(try store.listing(matching: "a?b").count == 0)
  }

  @Test func findingKeepsTheOrderAndTheSections() throws {
    let store = try store()
    try store.arrange(by: try Self.order("en"))
    try store.save(["Bx", "Ax", "By", "Cx", "Bb x"].map { StoredPeople.named($0) })
    #expect(try names(store, matching: "x") == ["Ax", "Bb x", "Bx", "Cx"])
    #expect(try store.listing(matching: "x").sections.map(\.range) == [0..<1, 1..<3, 3..<4])
  }

  @Test func rowsComeInTheOrderInWhichTheyAreAskedFor() throws {
    let store = try store()
    let ids = try store.save(["A", "B", "C"].map { StoredPeople.named($0) })
    let asked = [ids[2], PersonID(rawValue: 99), ids[0]]
    #expect(try store.rows(asked).map(\.title) == ["C", "A"])
    #expect(try store.rows([]).isEmpty)
  }

  @Test func peopleComeWholeInTheOrderInWhichTheyAreAskedFor() throws {
    let store = try store()
    var people = [StoredPeople.ada, StoredPeople.named("B"), StoredPeople.ada]
    people[2].phones.swapAt(0, 1)
    people[2].addresses.swapAt(0, 1)
    people[2].birthday?.year = nil
    people[2].name.order = .familyFirst
    let ids = try store.save(people)
    for place in people.indices { people[place].id = ids[place] }
    #expect(try store.people([ids[2], PersonID(rawValue: 99), ids[0]]) == [people[2], people[0]])
    #expect(try store.people(ids) == people)
    #expect(try store.people([]).isEmpty)
  }

  @Test func aPersonWhoIsSavedTwiceAtOnceIsAsTheLastSays() throws {
    let store = try store()
    try store.arrange(by: try Self.order("en"))
    var person = StoredPeople.named("Q")
    person.id = try store.save([person])[0]
    let saved = ["Z", "A"].map { family in
      var person = person
      person.name.family = family
      return person
    }
    try store.save(saved)
    #expect(try names(store) == ["A"])
    #expect(try names(store, matching: "a") == ["A"])
    #expect(try names(store, matching: "z") == [])
  }

  /// Different cards may have the same digest: their contents decide.
  @Test func anEqualDigestDoesNotIdentifyAPerson() throws {
    let (one, other) = (StoredPeople.named("A", "P"), StoredPeople.named("B", "P"))
    do { try store().save([one, other, StoredPeople.named("C", "P")]) }
    try DatabaseQueue(path: folder.database).write { db in
      let sql = "UPDATE person SET cardDigest = (SELECT cardDigest FROM person WHERE family = ?)"
      try db.execute(sql: "\(sql) WHERE family = 'A'", arguments: ["B"])
    }
    let store = try store()
    let ids = try store.listing(matching: "").ids.sorted()
    let found = try store.counterparts(of: [one, other].map(CardIdentity.init))
    #expect(found == [nil, CardCounterpart(id: ids[1], isUnchanged: true)])
  }

  /// The digests of cards are in files: another version computes the same.
  @Test func theDigestOfACardStays() throws {
    do { try store().save([StoredPeople.ada, StoredPeople.named("A", "P")]) }
    let digests = try DatabaseQueue(path: folder.database).read { db in
      try Int64.fetchAll(db, sql: "SELECT cardDigest FROM person ORDER BY id")
    }
    #expect(digests == [8_807_783_272_162_809_004, 2_386_199_700_290_315_588])
  }

  @Test func foldersAreMadeForTheFile() throws {
    let path = folder.file("a/b/people.sqlite")
    let store = try PersonDatabase(path: path)
    try store.save([StoredPeople.ada])
    #expect(try folder.names == ["a"])
  }

  @Test func peopleAreChangedWhileTheyAreFiled() throws {
    let store = try store(stepCount: 20)
    let people = (0..<50).map { StoredPeople.named("\($0)", "P") }
    let ids = try store.save(people)
    let english = try Self.order("en")
    let (first, second, last) = (ids[0], ids[1], ids[49])
    let round = Mutex(0)
    // Keys are made between two steps: there others come to read and to write.
    let busy = PersonOrder(
      identifier: english.identifier, bucket: english.bucket,
      key: { text in
        if round.withLock({
          $0 += 1; return $0
        }) == 41 {
          #expect(throws: Never.self) {
            var person = try #require(try store.person(first))
            person.name.family = "Zz changed"
            try store.save([person, StoredPeople.named("Aa new", "P")])
            try store.remove([second, last])
            #expect(try store.listing(matching: "").count == 49)
          }
        }
        return english.key(text)
      })
    #expect(try store.arrange(by: busy))
    let listing = try store.listing(matching: "")
    #expect(listing.count == 49)
    let rows = try store.rows(listing.ids)
    #expect(rows.last?.id == first, "It is filed by its new name.")
    #expect(rows.contains { $0.name.family == "Aa new" } && !listing.ids.contains(second))
    #expect(try store.useOrder(english))
    #expect(try store.listing(matching: "zz").ids == [first])
  }

  /// A step holds no other than its own people, the last one those that remain.
  @Test(arguments: [1, 7, 49, 50, 51])
  func peopleAreFiledInStepsOfAnySize(stepCount: Int) throws {
    let store = try store(stepCount: stepCount)
    let ids = try store.save((0..<50).map { StoredPeople.named("\(10 + $0)", "P") })
    #expect(try store.arrange(by: Self.order("en")))
    #expect(try store.listing(matching: "").ids == ids)
    #expect(try store.listing(matching: "37").ids == [ids[27]])
  }

  /// The task is cancelled while keys are made: after the first people were read, or the last.
  @Test(arguments: [1, 30])
  func aFilingCanceledInTheMiddleChangesNothing(round: Int) async throws {
    let store = try store(stepCount: 10)
    try store.save((0..<30).map { StoredPeople.named("\($0)", "P") })
    let order = try Self.order("en")
    let before = try store.listing(matching: "").ids
    let rounds = Mutex(0)
    let cancelling = PersonOrder(
      identifier: order.identifier, bucket: order.bucket,
      key: { text in
        let count = rounds.withLock {
          $0 += 1; return $0
        }
        if count == round { unsafe withUnsafeCurrentTask { unsafe $0?.cancel() } }
        return order.key(text)
      })
    let task = Task { try store.arrange(by: cancelling) }
    #expect(try await task.value == false)
    #expect(rounds.withLock { $0 } == (round == 1 ? 10 : 30), "It stops with the step.")
    #expect(try store.listing(matching: "").ids == before)
    #expect(try store.arrange(by: order))
  }

  @Test func aCanceledFilingChangesNothing() async throws {
    let store = try store()
    try store.save((0..<3_000).map { StoredPeople.named("\($0)", "P") })
    let order = try Self.order("en")
    let before = try store.listing(matching: "").ids
    let task = Task {
      while !Task.isCancelled { await Task.yield() }
      return try store.arrange(by: order)
    }
    task.cancel()
    #expect(try await task.value == false)
    #expect(try store.listing(matching: "").ids == before)
    #expect(try store.useOrder(order) == false)
    #expect(try store.arrange(by: order), "What was left is no hindrance.")
  }

  @Test func anOrderOfAnotherVersionIsFiledAgain() throws {
    let store = try store()
    try store.save([StoredPeople.named("A", "P")])
    let order = try Self.order("en")
    #expect(try store.arrange(by: order) && store.useOrder(order))
    let other = PersonOrder(
      identifier: order.identifier + "1", bucket: order.bucket, key: order.key)
    #expect(try !store.useOrder(other))
    let index = try AlphabeticIndex(.english)
    let version = try Collation(.english).version
    #expect(try PersonOrder(index).identifier == "en \(version)")
    #expect(version.split(separator: ".").count == 4 && version != "0.0.0.0")
  }

  /// Makes the file one of a program that knew no cards.
  private func forgetCards() throws {
    try DatabaseQueue(path: folder.database).write { db in
      try db.execute(
        sql: """
          DROP INDEX personByUID;
          DROP INDEX personByDigest;
          ALTER TABLE person DROP COLUMN cardUID;
          ALTER TABLE person DROP COLUMN cardDigest;
          DELETE FROM grdb_migrations WHERE identifier = 'cards';
          """)
    }
  }

  @Test func anOlderFileKnowsItsCards() throws {
    let path = folder.database
    do {
      let store = try PersonDatabase(path: path)
      try store.save([StoredPeople.named("A", "P")])
    }
    try forgetCards()
    let store = try PersonDatabase(path: path)
    let id = try #require(try store.listing(matching: "").ids.first)
    let card = CardIdentity(StoredPeople.named("A", "P"))
    #expect(try store.counterparts(of: [card]) == [CardCounterpart(id: id, isUnchanged: true)])
  }

}
