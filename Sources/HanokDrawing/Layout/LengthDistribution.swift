/// The lengths of views along an axis, fitted to the available length.
///
/// ```
/// ideal   ████ ██████████ ██      16 cells
/// in 20   ████ ██████████████ ██  views with a share get the remaining cells
/// in 12   ████ ██████ ██          the longest shrinks first, down to its minimum
/// ```
public struct LengthDistribution: Sendable {
  /// The properties of a view's length along the axis, in cells.
  public struct Item: Hashable, Sendable {
    /// The ideal length.
    public var length: Int
    /// The maximum length.
    public var maximum: Int
    /// The share of the remaining length (``View/layoutShare``).
    public var share: Int
    /// The priority: the lowest shrinks first (``View/layoutPriority``).
    public var priority: Int

    /// Creates an item; by default it has its ideal length, and shrinks with the others.
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

  /// The maximum share: products with the largest length then can't overflow.
  private static let largestShare = 1 << 16

  /// Fits items to a length.
  ///
  /// - Parameters:
  ///   - room: The number of cells for all items.
  ///   - minimum: Returns the minimum length of an item; called only if there is too little room.
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

  /// Distributes the remaining cells among items with a share, each up to its maximum.
  private mutating func share(_ room: Int) {
    var room = room
    var takers = items.indices.filter { items[$0].share > 0 && lengths[$0] < items[$0].maximum }
    while room > 0, !takers.isEmpty {
      let shares = takers.reduce(0) { $0 + items[$1].share }
      var given = 0
      var passed = 0
      for index in takers {
        // Rounded by the cells of the previous items, so that all are used and the first get more.
        let start = (room * passed + shares - 1) / shares
        passed += items[index].share
        let part = (room * passed + shares - 1) / shares - start
        let taken = min(part, items[index].maximum - lengths[index])
        lengths[index] += taken
        given += taken
      }
      room -= given
      takers.removeAll { lengths[$0] >= items[$0].maximum }
    }
  }

  /// Removes the excess cells, from the items of the lowest priority first.
  private mutating func giveWay(_ excess: Int, _ minimum: (Int) -> Int) {
    var excess = excess
    for priority in Set(items.map(\.priority)).sorted() where excess > 0 {
      let lengths = lengths
      let group = items.indices.filter { items[$0].priority == priority && lengths[$0] > 0 }
      let minimums = group.map { min(lengths[$0], minimum($0)) }
      excess -= shorten(group, to: minimums, by: excess)
    }
  }

  /// Shortens the longest items of a group to one length, and returns the number of cells removed.
  private mutating func shorten(_ group: [Int], to minimums: [Int], by excess: Int) -> Int {
    func saved(at level: Int) -> Int {
      zip(group, minimums).reduce(0) { $0 + max(0, lengths[$1.0] - max(level, $1.1)) }
    }
    // The highest length that saves enough cells, or 0.
    var (low, high) = (0, group.map { lengths[$0] }.max() ?? 0)
    while low < high {
      let level = (low + high + 1) / 2
      if saved(at: level) >= excess { low = level } else { high = level - 1 }
    }
    var spare = saved(at: low) - excess
    var total = 0
    for (index, minimum) in zip(group, minimums) {
      var length = min(lengths[index], max(low, minimum))
      // Some items get one cell back if rounding has removed too many.
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
