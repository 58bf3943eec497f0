/// The lengths of views along an axis, fitted to the room there is.
///
/// ```
/// ideal   ████ ██████████ ██      16 cells
/// in 20   ████ ██████████████ ██  what is left goes to those that have a share
/// in 12   ████ ██████ ██          the longest gives way first, down to its minimum
/// ```
public nonisolated struct LengthDistribution: Sendable {
  /// The lengths that a view asks for along the axis, in cells.
  public struct Item: Hashable, Sendable {
    /// The ideal length.
    public var length: Int
    /// The greatest length.
    public var maximum: Int
    /// The share of what is left (``View/layoutShare``).
    public var share: Int
    /// The priority: the lowest gives way first (``View/layoutPriority``).
    public var priority: Int

    /// An item; by itself it takes its ideal length, and gives way with the others.
    public init(
      length: Int, maximum: Int = ProposedSize.largestLength, share: Int = 0, priority: Int = 0
    ) {
      self.length = length
      self.maximum = maximum
      self.share = share
      self.priority = priority
    }
  }

  /// The lengths, in the order of the items.
  public private(set) var lengths: [Int]
  private let items: [Item]

  /// Shares above this are as this one, so that a share of the largest room doesn't overflow.
  private static let largestShare = 1 << 16

  /// Fits items to the room.
  ///
  /// - Parameters:
  ///   - room: The cells for all lengths together.
  ///   - minimum: The least length of an item; asked for only where there is too little room.
  public init(_ items: [Item], room: Int, minimum: (Int) -> Int) {
    self.items = items.map { item in
      var item = item
      item.share = min(item.share, Self.largestShare)
      return item
    }
    lengths = items.map(\.length)
    let left = room - lengths.reduce(0, +)
    if left > 0 { share(left) }
    if left < 0 { giveWay(-left, minimum) }
  }

  /// Gives what is left to those with a share, each at most its maximum.
  private mutating func share(_ room: Int) {
    var room = room
    var takers = items.indices.filter { items[$0].share > 0 && lengths[$0] < items[$0].maximum }
    while room > 0, !takers.isEmpty {
      let shares = takers.reduce(0) { $0 + items[$1].share }
      var given = 0
      var passed = 0
      for index in takers {
        // Rounded by what all before have got, so that no cell is left over and the first get more.
        let start = (room * passed + shares - 1) / shares
        passed += items[index].share
        let part = (room * passed + shares - 1) / shares - start
        let taken = min(part, items[index].maximum - lengths[index])
        lengths[index] += taken
        given += taken
      }
      room -= given
      takers.removeAll { lengths[$0] >= items[$0].maximum }
      if given == 0 { break }
    }
  }

  /// Takes what is too much from those of the lowest priority first.
  private mutating func giveWay(_ excess: Int, _ minimum: (Int) -> Int) {
    var excess = excess
    for priority in Set(items.map(\.priority)).sorted() where excess > 0 {
      let lengths = lengths
      let group = items.indices.filter { items[$0].priority == priority && lengths[$0] > 0 }
      let minimums = group.map { min(lengths[$0], minimum($0)) }
      excess -= shorten(group, to: minimums, by: excess)
    }
  }

  /// Shortens the longest of a group to one level, and returns how many cells that gives.
  private mutating func shorten(_ group: [Int], to minimums: [Int], by excess: Int) -> Int {
    func saved(at level: Int) -> Int {
      zip(group, minimums).reduce(0) { $0 + max(0, lengths[$1.0] - max(level, $1.1)) }
    }
    // The highest level at which enough is saved, or 0.
    var (low, high) = (0, group.map { lengths[$0] }.max() ?? 0)
    while low < high {
      let level = (low + high + 1) / 2
      if saved(at: level) >= excess { low = level } else { high = level - 1 }
    }
    var spare = saved(at: low) - excess
    var total = 0
    for (index, minimum) in zip(group, minimums) {
      var length = min(lengths[index], max(low, minimum))
      // One level more for some takes up what rounding has saved too much.
      if spare > 0, length < lengths[index], length >= low {
        length += 1
        spare -= 1
      }
      total += lengths[index] - length
      lengths[index] = length
    }
    return total
  }
}
