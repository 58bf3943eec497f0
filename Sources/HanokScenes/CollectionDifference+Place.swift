nonisolated extension CollectionDifference.Change {
  /// The offset of the line that was removed or inserted.
  package var place: Int {
    switch self {
    case .insert(let offset, _, _), .remove(let offset, _, _): offset
    }
  }
}
