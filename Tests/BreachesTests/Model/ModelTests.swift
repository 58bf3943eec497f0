import BreachesModel
import Testing

@Suite struct BreachesModelTests {
  @Test(arguments: [
    (2024, 2, 29, true), (2023, 2, 29, false), (1900, 2, 29, false), (2000, 2, 29, true),
    (2024, 4, 31, false), (2024, 12, 31, true), (2024, 13, 1, false), (2024, 0, 1, false),
    (2024, 1, 0, false), (0, 1, 1, false),
  ])
  func onlyRealDaysAreDates(year: Int, month: Int, day: Int, exists: Bool) {
    #expect((BreachDate(year: year, month: month, day: day) != nil) == exists)
  }

  @Test func datesAreInOrder() throws {
    let dates = try [(2023, 12, 31), (2024, 1, 1), (2024, 1, 2), (2024, 2, 1)].map {
      try #require(BreachDate(year: $0.0, month: $0.1, day: $0.2))
    }
    #expect(dates.shuffled().sorted() == dates)
  }

  @Test func aTallyAddsRecordsAndBytesEachToItsOwn() throws {
    let date = try #require(BreachDate(year: 2024, month: 1, day: 1))
    let breach = Breach(
      name: "a", title: "A", domain: nil, date: date, accounts: 7, summary: "", kinds: [],
      isVerified: true)
    var tally = DownloadTally()
    tally.add(BreachList([breach, breach], size: ByteCount(300)))
    tally.add(BreachList([breach], size: ByteCount(200)))
    #expect(tally.downloads == 2)
    #expect(tally.records == RecordCount(3))
    #expect(tally.bytes == ByteCount(500))
    #expect(RecordCount(2) < RecordCount(3) && ByteCount(2) < ByteCount(3))
  }

  @Test(
    arguments: [
      (0, 100, 0.0), (25, 100, 0.25), (150, 100, 1.0), (5, 0, nil), (5, nil, nil),
    ] as [(Int, Int?, Double?)])
  func progressIsAPartWhereTheWholeIsKnown(received: Int, expected: Int?, fraction: Double?) {
    let progress = DownloadProgress(
      received: ByteCount(received), expected: expected.map(ByteCount.init))
    #expect(progress.fraction == fraction)
  }
}
