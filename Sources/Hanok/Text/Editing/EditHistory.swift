/// The kind of a change, by which changes are undone together.
public nonisolated enum TextEditKind: Hashable, Sendable {
  /// Typed: word by word.
  case typing
  /// Deleted towards the text's start.
  case deletingBackward
  /// Deleted towards the text's end.
  case deletingForward
  /// A change of its own: pasted, cut, set.
  case other
}

/// The changes of a text that can be taken back, and made again.
///
/// What is typed, or deleted, in one go is undone in one step, a word at a time. The oldest steps are
/// forgotten where there are too many.
nonisolated struct EditHistory: Sendable {
  /// A change of one place.
  struct Edit: Hashable, Sendable {
    var offset: Int
    var removed: String
    var inserted: String
  }

  /// Changes that are undone together, and the selections around them.
  struct Step: Hashable, Sendable {
    var edit: Edit
    var before: TextSelection
    var after: TextSelection
    let kind: TextEditKind

    /// The bytes that it keeps.
    var size: Int { edit.removed.utf8.count + edit.inserted.utf8.count }
  }

  /// The most steps that are kept.
  static let maximumSteps = 1_000
  /// The most bytes of text that are kept, unless one step alone has more.
  static let maximumSize = 16 << 20

  private(set) var undoable: [Step] = []
  private(set) var redoable: [Step] = []
  private var size = 0
  /// Whether the next change may join the last.
  private var isOpen = false

  /// Takes a change in.
  mutating func record(_ step: Step) {
    redoable = []
    if isOpen, let last = undoable.last, let joined = Self.joined(last, step) {
      size += joined.size - last.size
      undoable[undoable.count - 1] = joined
    } else {
      size += step.size
      undoable.append(step)
    }
    isOpen = step.kind != .other
    while undoable.count > 1, undoable.count > Self.maximumSteps || size > Self.maximumSize {
      size -= undoable.removeFirst().size
    }
  }

  /// Makes the next change a step of its own.
  mutating func close() { isOpen = false }

  /// Takes back the last step.
  mutating func undo() -> Step? {
    guard let step = undoable.popLast() else { return nil }
    isOpen = false
    size -= step.size
    redoable.append(step)
    return step
  }

  /// Makes the step again that was taken back last.
  mutating func redo() -> Step? {
    guard let step = redoable.popLast() else { return nil }
    isOpen = false
    size += step.size
    undoable.append(step)
    return step
  }

  /// Two steps as one; nil where they are to be undone one by one.
  private static func joined(_ last: Step, _ next: Step) -> Step? {
    guard last.kind == next.kind else { return nil }
    var joined = last
    joined.after = next.after
    let (former, edit) = (last.edit, next.edit)
    switch next.kind {
    case .typing:
      guard edit.removed.isEmpty, edit.offset == former.offset + former.inserted.utf8.count,
        !beginsWord(edit.inserted, after: former.inserted)
      else { return nil }
      joined.edit.inserted += edit.inserted
    case .deletingBackward:
      guard edit.offset + edit.removed.utf8.count == former.offset else { return nil }
      joined.edit.removed = edit.removed + former.removed
      joined.edit.offset = edit.offset
    case .deletingForward:
      guard edit.offset == former.offset else { return nil }
      joined.edit.removed += edit.removed
    case .other: return nil
    }
    return joined
  }

  /// Whether typed text is the first of a word after spaces, or of a line.
  private static func beginsWord(_ text: String, after former: String) -> Bool {
    guard let last = former.unicodeScalars.last, let first = text.unicodeScalars.first else {
      return false
    }
    return last.properties.isWhitespace && !first.properties.isWhitespace
  }
}
