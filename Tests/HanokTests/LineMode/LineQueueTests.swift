import Testing

@testable import Hanok

/// The order of lines that wait.
@Suite struct LineQueueTests {
  private func queue(_ events: [LineEvent]) -> LineQueue {
    var queue = LineQueue()
    for event in events { queue.add(event) }
    return queue
  }

  private func drained(_ queue: LineQueue) -> [LineEvent] {
    var queue = queue
    var events: [LineEvent] = []
    while let event = queue.popFirst() { events.append(event) }
    return events
  }

  @Test func eventsKeepTheirOrder() {
    let queue = queue([.line("a"), .tooLong(limit: 5), .resumed, .line("b"), .end])
    #expect(queue.count == 3 && !queue.isEmpty && queue.isAtEnd)
    #expect(drained(queue) == [.line("a"), .tooLong(limit: 5), .line("b")])
  }

  @Test func aStopPrecedesOtherLinesOfAPerson() {
    var queue = queue([.line("a"), .tooLong(limit: 5), .line("stop"), .line("stop")])
    let event = queue.popFirst(keepsOrder: false) { $0 == "stop" }
    #expect(event == .line("stop"))
    #expect(drained(queue) == [.line("a"), .tooLong(limit: 5), .line("stop")])
  }

  @Test func aStopOfAScriptWaitsForEarlierLines() {
    var queue = queue([.line("a"), .line("stop")])
    let event = queue.popFirst(keepsOrder: true) { $0 == "stop" }
    #expect(event == nil && queue.count == 2)
  }
}
