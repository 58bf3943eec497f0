import Hanok

/// What was in the fields of a message, in the order in which it was typed.
///
/// Each field undoes its own typing, word by word. A run of typing is what was typed in one field before
/// another one was used, or all texts were replaced:
///
/// ```
/// field 1   field 2   Insert variants   field 1
/// ────────  ────────  ────────────────  ────────→
/// ```
///
/// Only the field of the current run has a history. Before the next run, the contents of all fields are
/// kept, with that history: undoing goes on there, when the one of the current run is at its end.
struct FieldHistory: Sendable {
  /// The texts of all fields.
  struct Contents: Sendable {
    /// The forms that the fields are for; nil for one field with the whole text.
    var forms: VariantForms?
    /// Whether the texts of all forms are edited as one text, with its code.
    var showsCode = false
    /// The texts, with their own histories.
    var texts: [EditableText]
    /// The field of the run; nil if the texts were replaced.
    fileprivate(set) var typed: Int?

    /// Creates the contents of fields without a history.
    init(forms: VariantForms?, showsCode: Bool = false, texts: [EditableText]) {
      self.forms = forms
      self.showsCode = showsCode
      self.texts = texts
      for index in texts.indices { self.texts[index].forgetHistory() }
    }

    fileprivate var canUndo: Bool { typed.map { texts[$0].canUndo } ?? false }
    fileprivate var canRedo: Bool { typed.map { texts[$0].canRedo } ?? false }

    /// Whether other contents look the same.
    fileprivate func isLike(_ other: Contents) -> Bool {
      forms?.forms.map(\.keys) == other.forms?.forms.map(\.keys)
        && showsCode == other.showsCode && texts.count == other.texts.count
        && zip(texts, other.texts).allSatisfy { $0.text.isSame(as: $1.text) }
    }
  }

  /// What is in the fields now.
  private(set) var current: Contents
  /// What was in them before each run, and before each replacement.
  private var former: [Contents] = []
  /// What was in them after what was undone.
  private var later: [Contents] = []

  /// The most runs that are kept.
  private static let limit = 200

  /// Creates a history that begins with some contents.
  init(_ contents: Contents) { current = contents }

  /// Takes over the text of a field after a change, which the field may have undone or redone itself.
  ///
  /// - Returns: Whether the text is new.
  mutating func record(_ text: EditableText, at index: Int) -> Bool {
    guard current.texts.indices.contains(index),
      // What is undone or redone here comes back from the field.
      !text.text.isSame(as: current.texts[index].text)
    else { return false }
    if index == current.typed, text.canRedo || Self.isRedone(text, from: current.texts[index]) {
      current.texts[index] = text
      return false
    }
    if index != current.typed {
      keepCurrent()
      for other in current.texts.indices { current.texts[other].forgetHistory() }
      current.typed = index
    }
    later = []
    current.texts[index] = text
    return true
  }

  private static func isRedone(_ text: EditableText, from former: EditableText) -> Bool {
    var redone = former
    return redone.redo() != nil && redone.text.isSame(as: text.text)
  }

  /// Replaces all texts in one step.
  mutating func replace(with contents: Contents) {
    if contents.isLike(current) { return }
    keepCurrent()
    later = []
    current = contents
  }

  private mutating func keepCurrent() {
    var kept = current
    // What comes now is instead of what was undone.
    if let typed = kept.typed { kept.texts[typed].forgetUndone() }
    former.append(kept)
    if former.count > Self.limit { former.removeFirst() }
  }

  /// Whether a change of a field can be undone.
  var canUndo: Bool { current.canUndo || former.contains { $0.canUndo || !$0.isLike(current) } }

  /// Whether an undone change can be redone.
  var canRedo: Bool { current.canRedo || later.contains { $0.canRedo || !$0.isLike(current) } }

  /// Undoes the last change of any field, and returns whether there was one.
  mutating func undo() -> Bool { step { $0.undoStep() } }

  /// Takes a step, or leaves everything as it is: a field that can redo stays the one that was typed in.
  private mutating func step(_ step: (inout FieldHistory) -> Bool) -> Bool {
    var copy = self
    guard step(&copy) else { return false }
    self = copy
    return true
  }

  private mutating func undoStep() -> Bool {
    while true {
      if let typed = current.typed, current.texts[typed].undo() != nil { return true }
      guard let contents = former.popLast() else { return false }
      let isStep = !contents.isLike(current)
      later.append(current)
      current = contents
      if isStep { return true }
    }
  }

  /// Redoes the last undone change of any field, and returns whether there was one.
  mutating func redo() -> Bool { step { $0.redoStep() } }

  private mutating func redoStep() -> Bool {
    while true {
      if let typed = current.typed, current.texts[typed].redo() != nil { return true }
      guard let contents = later.popLast() else { return false }
      let isStep = !contents.isLike(current)
      former.append(current)
      current = contents
      if isStep { return true }
    }
  }

  /// What redoing all leads to, or nil if nothing was undone.
  var redone: Contents? {
    var copy = self
    guard copy.redo() else { return nil }
    while copy.redo() {}
    return copy.current
  }
}

extension FieldHistory.Contents {
  /// The whole message.
  var message: String {
    guard var forms else { return texts.first?.text ?? "" }
    for (index, text) in texts.enumerated() { forms.setText(text.text, at: index) }
    return forms.message
  }
}
