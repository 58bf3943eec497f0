import Testing

@testable import Hanok

/// The order of lines that wait.
@Suite struct LineQueueTests {
  @Test func aStopPrecedesOtherLinesOfAPerson() {
    var queue = LineQueue()
    for event in [.line("a"), .tooLong(limit: 5), .line("stop")] as [LineEvent] { queue.add(event) }
    #expect(queue.popFirst(keepsOrder: true) { $0 == "stop" } == nil)
    #expect(queue.popFirst(keepsOrder: false) { $0 == "stop" } == .line("stop"))
    #expect(queue.popFirst() == .line("a") && queue.count == 1 && !queue.isAtEnd)
    queue.add(.end)
    #expect(queue.popFirst() == .tooLong(limit: 5) && queue.popFirst() == nil)
    #expect(queue.isEmpty && queue.isAtEnd)
  }
}
