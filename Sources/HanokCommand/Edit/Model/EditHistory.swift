/// The changes of messages, which are undone and redone in their order.
///
/// The field of a message has a history of its own, which comes first. What it has undone is then taken
/// back at once, even if it was saved in several steps; taken back one by one, a text would come again.
struct EditHistory: Sendable {
  /// A change of a message.
  struct Change: Sendable {
    let id: TranslationItem.ID
    let old: TranslationItem.Content?
    let new: TranslationItem.Content?
    /// The translations before and after it, as a field shows them.
    let texts: (old: String, new: String)
  }

  /// A text in the field of a message.
  typealias Typed = (id: TranslationItem.ID, text: String)

  /// A step that can be redone.
  private enum Undone: Sendable {
    case change(Change)
    /// A text that was typed and undone in the field of a message, and never was its translation.
    case typing(TranslationItem.ID, String)

    var id: TranslationItem.ID {
      switch self {
      case .change(let change): change.id
      case .typing(let id, _): id
      }
    }

    var change: Change? { if case .change(let change) = self { change } else { nil } }
  }

  private var done: [Change] = []
  private var undone: [Undone] = []
  /// The number of changes before the text of the field began a history of its own.
  private var start = 0

  /// Whether there is a change to undo.
  var canUndo: Bool { !done.isEmpty }
  /// Whether there is a step to redo.
  var canRedo: Bool { !undone.isEmpty }
  /// The message of the change that is undone next.
  var nextUndone: TranslationItem.ID? { done.last?.id }

  /// Adds a change, after which nothing can be redone.
  mutating func record(_ change: Change) {
    done.append(change)
    undone = []
  }

  /// Forgets what was undone: something else has been typed since.
  mutating func forgetUndone() { undone = [] }

  /// Forgets what was done to some messages, which others have changed.
  mutating func forget(_ ids: Set<TranslationItem.ID>) {
    start -= done.prefix(start).count { ids.contains($0.id) }
    done.removeAll { ids.contains($0.id) }
    undone.removeAll { ids.contains($0.id) }
  }

  /// Called when the field shows a text that it can't undo.
  mutating func beginField() { start = done.count }

  /// Takes the changes to undo, the last one first: all that the field has undone, or else the last one.
  mutating func takeUndo(beside field: Typed?) -> [Change] {
    let count = field.map(countOfFieldChanges) ?? 0
    let changes = Array(done.suffix(max(1, count)).reversed())
    done.removeLast(changes.count)
    start = min(start, done.count)
    undone += changes.map(Undone.change)
    return changes
  }

  /// Whether undoing takes back what the field has undone.
  func undoes(_ field: Typed) -> Bool { countOfFieldChanges(field) > 0 }

  /// Returns the number of changes since the field has its history if all of them are undone in it.
  private func countOfFieldChanges(_ field: Typed) -> Int {
    guard done.indices.contains(start), done[start...].allSatisfy({ $0.id == field.id }),
      done[start].texts.old.isSame(as: field.text)
    else { return 0 }
    return done.count - start
  }

  /// Keeps a text that was typed for a message and undone, so that redoing leads to it and to its message.
  mutating func keepTyping(_ typed: Typed) {
    // Redoing its changes leads to it.
    if redoes(typed) { return }
    undone.append(.typing(typed.id, typed.text))
  }

  /// Takes the text that is the next step to redo, or returns nil if that is a change.
  mutating func takeTyping() -> Typed? {
    guard case .typing(let id, let text)? = undone.last else { return nil }
    undone.removeLast()
    return (id, text)
  }

  /// Takes the changes to redo, in their order: all that the field has redone, or else the next one.
  mutating func takeRedo(beside field: Typed?) -> [Change] {
    let next = nextChanges
    let redone = field.flatMap { self.count(of: next, to: $0) }
    let count = redone ?? min(1, next.count)
    undone.removeLast(count)
    done += next.prefix(count)
    return Array(next.prefix(count))
  }

  /// Whether redoing leads to what the field has redone.
  func redoes(_ field: Typed) -> Bool { count(of: nextChanges, to: field) != nil }

  /// Returns the number of changes up to the last one that leads to the text of the field, or nil.
  private func count(of changes: [Change], to field: Typed) -> Int? {
    changes.prefix { $0.id == field.id }.lastIndex { $0.texts.new.isSame(as: field.text) }
      .map { $0 + 1 }
  }

  /// The next changes to redo, in their order.
  private var nextChanges: [Change] {
    undone.reversed().prefix { $0.change != nil }.compactMap(\.change)
  }
}

extension String {
  /// Whether another text has the same bytes: a composed letter and its parts haven't.
  func isSame(as other: String) -> Bool { utf8.elementsEqual(other.utf8) }
}
