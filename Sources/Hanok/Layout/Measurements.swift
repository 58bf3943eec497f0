import HanokTerminal

/// The recent sizes of a view, by their proposals.
nonisolated struct Measurements {
  private struct Entry {
    let proposal: ProposedSize
    let width: Int32
    let height: Int32

    var size: Size { Size(width: Int(width), height: Int(height)) }
  }

  // A superview requests the ideal, the minimum, and the size for the final length. They are stored
  // in place, since a stack requests each of its views' sizes at each layout.
  private var first: Entry?
  private var second: Entry?
  private var third: Entry?
  private var fourth: Entry?
  /// The sizes of views deep in containers that request several ones each, the latest first.
  private var others: [Entry] = []

  /// The maximum number of stored sizes; further ones are measured again.
  private static let maximumOthers = 12

  subscript(proposal: ProposedSize) -> Size? {
    if let first, first.proposal == proposal { return first.size }
    if let second, second.proposal == proposal { return second.size }
    if let third, third.proposal == proposal { return third.size }
    if let fourth, fourth.proposal == proposal { return fourth.size }
    for entry in others where entry.proposal == proposal { return entry.size }
    return nil
  }

  mutating func remember(_ size: Size, for proposal: ProposedSize) {
    if let fourth {
      if others.count == Self.maximumOthers { others.removeLast() }
      others.insert(fourth, at: 0)
    }
    (second, third, fourth) = (first, second, third)
    first = Entry(proposal: proposal, width: Int32(size.width), height: Int32(size.height))
  }

  var isEmpty: Bool { first == nil }

  /// Whether a view still has these sizes.
  ///
  /// - Parameter size: Returns the view's size for a proposal.
  func hold(_ size: (ProposedSize) -> Size) -> Bool {
    if let first, size(first.proposal) != first.size { return false }
    if let second, size(second.proposal) != second.size { return false }
    if let third, size(third.proposal) != third.size { return false }
    if let fourth, size(fourth.proposal) != fourth.size { return false }
    for entry in others where size(entry.proposal) != entry.size { return false }
    return true
  }
}
