import Testing

@testable import HanokLocalization

@Suite struct ProblemLogTests {
  @Test func eachProblemIsKeptOnceInOrder() {
    let log = ProblemLog()
    let (first, second) = (Problem(.missingFile, path: "b"), Problem(.missingFile, path: "a"))
    log.record([first, second])
    log.record([second, first])
    #expect(log.problems == [first, second])
  }

  @Test func aFullLogDropsWhatComesLater() {
    let log = ProblemLog()
    log.record((0..<2_000).map { Problem(.missingFile, path: "\($0)") })
    #expect(log.problems.count == 1_000)
    #expect(log.problems.last?.path == "999")
  }
}
