/// The kind of a change, which decides how changes are grouped for undoing.
public enum TextEditKind: Hashable, Sendable {
  /// Typing: undone word by word.
  case typing
  /// A deletion towards the text's start.
  case deletingBackward
  /// A deletion towards the text's end.
  case deletingForward
  /// A separate change: a paste, a cut, a replacement by the program.
  case other
}

/// The changes of a text that can be undone and redone.
///
/// Consecutive typing, or consecutive deletions, are undone in one step, a word at a time. In
/// languages without spaces, words are found when a step is undone: a dictionary needs the text
/// after a letter to know whether a word ends there. Beyond the limits, the oldest steps are
/// dropped.
struct EditHistory: Sendable {
  struct Edit: Hashable, Sendable {
    var offset: Int
    var removed: String
    var inserted: String

    var inverse: Edit { Edit(offset: offset, removed: inserted, inserted: removed) }
  }

  /// Changes that are undone together, with the selections before and after them.
  struct Step: Hashable, Sendable {
    var edit: Edit
    var before: TextSelection
    var after: TextSelection
    let kind: TextEditKind
    /// Whether it is undone as it is, without another search for words.
    var isUnit = false

    /// The number of bytes that it stores.
    var size: Int { edit.removed.utf8.count + edit.inserted.utf8.count }
  }

  static let maximumSteps = 1_000
  /// The maximum number of bytes of text, unless a single step has more.
  static let maximumSize = 16 << 20
  /// The number of bytes of typed text after which another step begins, in the middle of a word.
  static let maximumRun = 1 << 10

  private(set) var undoable: [Step] = []
  private(set) var redoable: [Step] = []
  private var size = 0
  /// Whether the next change may be joined with the last.
  private var isOpen = false

  /// Adds a change; typing is added word by word, or sentence by sentence without spaces.
  mutating func record(_ step: Step) {
    for part in Self.runs(of: step) { add(part) }
  }

  private mutating func add(_ step: Step) {
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

  /// Begins a new step with the next change.
  mutating func close() { isOpen = false }

  /// Forgets what was undone.
  mutating func forgetUndone() { redoable = [] }

  mutating func undo() -> Step? {
    guard let last = undoable.popLast() else { return nil }
    isOpen = false
    undoable += Self.units(of: last)
    guard let step = undoable.popLast() else { return nil }
    size -= step.size
    redoable.append(step)
    return step
  }

  mutating func redo() -> Step? {
    guard let step = redoable.popLast() else { return nil }
    isOpen = false
    size += step.size
    undoable.append(step)
    return step
  }

  /// Returns two steps as one, or nil if they are undone separately.
  private static func joined(_ last: Step, _ next: Step) -> Step? {
    guard last.kind == next.kind else { return nil }
    var joined = last
    joined.after = next.after
    let (former, edit) = (last.edit, next.edit)
    switch next.kind {
    case .typing:
      guard edit.removed.isEmpty, edit.offset == former.offset + former.inserted.utf8.count,
        former.inserted.utf8.count < maximumRun,
        !TypedWords.beginsRun(
          edit.inserted.unicodeScalars.first, after: former.inserted.unicodeScalars.last)
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

  /// Returns the steps as which a step is recorded: many words may have been typed at once.
  private static func runs(of step: Step) -> [Step] {
    divided(step) { TypedWords.runs(in: $0) }
  }

  /// Returns the steps as which a step is undone.
  private static func units(of step: Step) -> [Step] {
    step.isUnit
      ? [step]
      : divided(step) { TypedWords.words(in: $0) }.map { unit in
        var unit = unit
        unit.isUnit = true
        return unit
      }
  }

  /// Divides a step of typing into steps for the parts of its text.
  private static func divided(_ step: Step, into parts: (String) -> [String]) -> [Step] {
    let edit = step.edit
    let parts = step.kind == .typing && edit.removed.isEmpty ? parts(edit.inserted) : []
    guard parts.count > 1 else { return [step] }
    var steps: [Step] = []
    var (start, before) = (edit.offset, step.before)
    for part in parts {
      let end = start + part.utf8.count
      let after = TextSelection(TextPosition(end, .upstream))
      steps.append(
        Step(
          edit: Edit(offset: start, removed: "", inserted: part), before: before, after: after,
          kind: step.kind))
      (start, before) = (end, after)
    }
    steps[steps.count - 1].after = step.after
    return steps
  }
}
