extension RandomAccessCollection where Index == Int {
  /// Returns the index of the first element with a predicate that also applies to all after it.
  ///
  /// - Complexity: O(log *n*).
  func partitionPoint(_ isBehind: (Element) -> Bool) -> Int {
    var (low, high) = (startIndex, endIndex)
    while low < high {
      let middle = low + (high - low) / 2
      if isBehind(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
