import HanokUnicode
import Synchronization
import Testing

@Suite struct SharedCacheTests {
  private struct Refusal: Error {}

  @Test func aValueIsMadeOnce() {
    let cache = SharedCache<String, Int>()
    var made = 0
    for _ in 0..<3 {
      let value = cache.value(for: "a") {
        made += 1
        return made
      }
      #expect(value == 1)
    }
    #expect(made == 1)
  }

  @Test func aFailureIsNotKept() {
    let cache = SharedCache<String, Int>()
    #expect(throws: Refusal.self) {
      try cache.value(for: "a") { () throws(Refusal) -> Int in throw Refusal() }
    }
    #expect(cache.value(for: "a") { 2 } == 2)
  }

  @Test func itNeverGrowsBeyondItsCapacity() {
    let cache = SharedCache<Int, Int>(capacity: 4)
    for key in 0..<4 { _ = cache.value(for: key) { key } }
    #expect(cache.value(for: 0) { -1 } == 0)
    #expect(cache.value(for: 4) { 4 } == 4)
    #expect(cache.value(for: 0) { -1 } == -1)
  }

  @Test func aReferenceKeepsItsFirstValueAlone() throws {
    final class Box: Sendable {}
    let reference = LazyReference<Box>()
    let first = Box()
    #expect(reference.load() == nil && reference.storeIfNil(first) === first)
    weak var second: Box?
    do {
      let other = Box()
      second = other
      #expect(reference.storeIfNil(other) === first)
    }
    #expect(second == nil && reference.load() === first)
  }

  @Test func threadsGetTheSame() async {
    final class Box: Sendable {}
    let cache = SharedCache<Int, Box>()
    let boxes = await withTaskGroup(of: ObjectIdentifier.self) { group in
      for _ in 0..<100 { group.addTask { ObjectIdentifier(cache.value(for: 1) { Box() }) } }
      return await group.reduce(into: Set()) { $0.insert($1) }
    }
    #expect(boxes.count == 1)
  }
}
