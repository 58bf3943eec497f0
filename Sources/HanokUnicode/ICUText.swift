/// Calls of ICU that fill a buffer with UTF-8.
enum ICUText {
  /// A call that fills a buffer: it takes the buffer, its capacity in bytes and the status to set.
  typealias Fill = (UnsafeMutablePointer<CChar>, Int32, inout Int32) -> Int32

  /// Enough for nearly every number, tag and name.
  private static let usualCapacity = 256

  /// Returns the text that `fill` writes, first into the stack, and again if that was too small.
  static func string(_ fill: Fill) throws(ICUError) -> String {
    var text = ""
    let needed = try unsafe attempt(usualCapacity, fill, &text)
    if needed > usualCapacity { _ = try unsafe attempt(needed, fill, &text) }
    return text
  }

  /// Fills a buffer of `capacity` bytes, and returns the number of bytes that are needed.
  private static func attempt(
    _ capacity: Int, _ fill: Fill, _ text: inout String
  ) throws(ICUError) -> Int {
    var status: Int32 = 0
    var needed = 0
    unsafe withUnsafeTemporaryAllocation(of: CChar.self, capacity: capacity) { buffer in
      guard let start = buffer.baseAddress else { return }
      needed = Int(unsafe fill(start, Int32(capacity), &status))
      if status <= 0 && needed <= capacity {
        let bytes = unsafe UnsafeRawBufferPointer(start: start, count: needed)
        text = unsafe String(decoding: bytes, as: UTF8.self)
      }
    }
    try ICUError.check(status)
    return needed
  }

  /// A call that fills a buffer with numbers.
  typealias FillIntegers = (UnsafeMutablePointer<Int32>, Int32, inout Int32) -> Int32

  /// Returns the numbers that `fill` writes, or none if it fails.
  static func integers(_ fill: FillIntegers) -> [Int] {
    var integers: [Int] = []
    let needed = unsafe attempt(usualCapacity, fill, &integers)
    if needed > usualCapacity { _ = unsafe attempt(needed, fill, &integers) }
    return integers
  }

  private static func attempt(
    _ capacity: Int, _ fill: FillIntegers, _ integers: inout [Int]
  ) -> Int {
    unsafe withUnsafeTemporaryAllocation(of: Int32.self, capacity: capacity) { buffer in
      guard let start = buffer.baseAddress else { return 0 }
      var status: Int32 = 0
      let needed = Int(unsafe fill(start, Int32(capacity), &status))
      if status <= 0 && needed <= capacity {
        integers = unsafe UnsafeBufferPointer(start: start, count: needed).map { Int($0) }
      }
      return status <= 0 ? needed : 0
    }
  }
}

extension [Int] {
  /// The numbers in groups of three.
  var triples: [(Int, Int, Int)] {
    stride(from: 0, to: count - 2, by: 3).map { (self[$0], self[$0 + 1], self[$0 + 2]) }
  }
}
