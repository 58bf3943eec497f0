package import HanokLocalization

/// A translation that is brought up to date with its source: no word of a translator is lost.
///
/// New messages are inserted after the one before them in the source. Those that the source doesn't
/// have any more are kept at the end with the remark `@gone`, and come back with their translation.
/// Every byte that isn't changed stays, and an update of the result changes nothing.
package struct TranslationUpdate: Sendable {
  /// What becomes of a message.
  package enum Change: String, Sendable, CaseIterable {
    /// It is new in the source.
    case added
    /// It is in the source again.
    case returned
    /// The source doesn't have it any more.
    case gone
    /// It is yet to be translated, and has the source's new text.
    case renewed
    /// Its description is the source's new one.
    case described
    /// The source that it was translated from is recorded.
    case recorded
  }

  /// The changes of messages by their keys, those that were added first.
  package private(set) var changes: [(key: String, change: Change)] = []
  /// The table after the update.
  package private(set) var file: StringsFile

  private let source: TranslationSource
  private let expansion: VariantExpansion
  private let findHistories: @Sendable () -> [SourceHistory]
  private lazy var histories = findHistories()
  private let recordsSources: Bool
  private let lineEnding: [UInt8]

  /// Updates a table without problems.
  ///
  /// - Parameters:
  ///   - recordsSources: Whether translations without a recorded source are taken to be of the
  ///     source's present text.
  ///   - histories: What other languages know of the source's former texts; asked for when needed.
  /// - Complexity: Linear in the size of both tables.
  package init(
    of file: StringsFile, beside source: TranslationSource, _ expansion: VariantExpansion,
    recordsSources: Bool = false, histories: @escaping @Sendable () -> [SourceHistory] = { [] }
  ) {
    self.file = file
    self.source = source
    self.expansion = expansion
    self.recordsSources = recordsSources
    findHistories = histories
    lineEnding = file.lineEnding
    update()
  }

  private mutating func update() {
    var segments = TableLayout(file).segments
    let known = Known(segments, source)
    let insertions = insertions(known)
    var atStart = insertions[nil] ?? []
    var writer = TableWriter(lineEnding: lineEnding)
    var gone: [EntryBlock] = []
    for index in segments.indices {
      switch fate(of: segments[index], known) {
      case .written: writer.append(segments[index])
      case .movedBack: writer.leaveOut()
      case .gone(let block):
        leaveDescription(of: block, at: index, in: &segments)
        gone.append(block)
        writer.leaveOut()
      case .updated(let block, let entry):
        writer.insert(atStart, before: block)
        atStart = []
        writer.append(.entry(updated(block, entry)))
        writer.insert(insertions[entry.key] ?? [])
      }
    }
    writer.append(atStart)
    writer.append(gone.map { .init(block: removed($0), isApart: true) })
    if !changes.isEmpty { file.pieces = writer.pieces }
  }

  /// What becomes of a segment.
  private enum Fate {
    /// It is written as it is.
    case written
    /// It has returned: it is written at its place in the source.
    case movedBack
    /// It is kept at the end.
    case gone(EntryBlock)
    case updated(EntryBlock, TranslationSource.Entry)
  }

  private func fate(of segment: TableLayout.Segment, _ known: Known) -> Fate {
    guard case .entry(let block) = segment, let key = block.key else { return .written }
    if known.returning[key] != nil { return .movedBack }
    if let entry = source[key] { return .updated(block, entry) }
    return block.entry.note[EntryNote.Name.gone] == nil ? .gone(block) : .written
  }

  /// The messages that both tables have.
  private struct Known {
    /// The keys whose entries stay where they are.
    var staying: Set<String> = []
    /// The entries that were gone from the source.
    var returning: [String: EntryBlock] = [:]

    init(_ segments: [TableLayout.Segment], _ source: TranslationSource) {
      for case .entry(let block) in segments {
        guard let key = block.key, source[key] != nil else { continue }
        if block.entry.note[EntryNote.Name.gone] != nil {
          returning[key] = block
        } else {
          staying.insert(key)
        }
      }
    }
  }

  /// Returns the entries to insert, by the key before them; nil for the start of the table.
  private mutating func insertions(_ known: Known) -> [String?: [TableWriter.Insertion]] {
    var insertions: [String?: [TableWriter.Insertion]] = [:]
    var previous: String?
    for entry in source.entries {
      if known.staying.contains(entry.key) {
        previous = entry.key
      } else {
        let block = known.returning[entry.key].map { returned($0, entry) } ?? added(entry)
        insertions[previous, default: []].append(.init(block: block, isApart: entry.isApart))
      }
    }
    return insertions
  }

  private mutating func added(_ entry: TranslationSource.Entry) -> EntryBlock {
    changes.append((entry.key, .added))
    var note = EntryNote("")
    note.description = entry.description
    return EntryBlock(
      entry.key, expansion.expanded(entry.value), note: note.untranslated, lineEnding: lineEnding)
  }

  private mutating func returned(_ block: EntryBlock, _ entry: TranslationSource.Entry)
    -> EntryBlock
  {
    changes.append((entry.key, .returned))
    var block = block
    var note = block.entry.note
    note[EntryNote.Name.gone] = nil
    block.setNote(note, lineEnding: lineEnding)
    return updated(block, entry)
  }

  private mutating func removed(_ block: EntryBlock) -> EntryBlock {
    changes.append((block.entry.key.value, .gone))
    var block = block
    var note = block.entry.note
    note[EntryNote.Name.gone] = ""
    block.setNote(note, lineEnding: lineEnding)
    return block
  }

  /// Leaves the description of a group of entries to the next one, if the first of them goes.
  private func leaveDescription(
    of block: EntryBlock, at index: Int, in segments: inout [TableLayout.Segment]
  ) {
    let description = block.entry.note.description
    guard !description.isEmpty, index + 2 < segments.count,
      case .gap(let gap) = segments[index + 1], gap.lineBreaks < 2,
      case .entry(var next) = segments[index + 2], let key = next.key,
      source[key]?.description == description
    else { return }
    var note = next.entry.note
    guard note.description.isEmpty else { return }
    note.description = description
    next.setNote(note, lineEnding: lineEnding)
    segments[index + 2] = .entry(next)
  }

  /// Returns an entry that stays, with what is new of its source.
  private mutating func updated(_ block: EntryBlock, _ entry: TranslationSource.Entry) -> EntryBlock
  {
    var block = block
    var note = block.entry.note
    let value = block.entry.value.value
    // A draft of another tool has the source that it translates: it waits to be finished.
    if note.isUntranslated, note.source == nil {
      let text = expansion.expanded(entry.value)
      if !text.utf8.elementsEqual(value.utf8) {
        keep(value, of: entry.key, in: &note)
        block.setValue(text, lineEnding: lineEnding)
        changes.append((entry.key, .renewed))
      }
    } else if recordsSources, note.source == nil, !value.isEmpty {
      note[EntryNote.Name.source] = entry.value
      changes.append((entry.key, .recorded))
    }
    if !note.description.isEmpty, note.description != entry.description,
      histories.contains(where: { $0.knows(description: note.description, of: entry.key) })
    {
      note.description = entry.description
      changes.append((entry.key, .described))
    }
    block.setNote(note, lineEnding: lineEnding)
    return block
  }

  /// Keeps a value in the note, unless it is known to be the source's former text: a translator may have
  /// written it, and have left the mark.
  private mutating func keep(_ value: String, of key: String, in note: inout EntryNote) {
    let former = EntryNote.Remark(EntryNote.Name.previous, value)
    guard !value.isEmpty, !note.remarks.contains(former),
      !histories.contains(where: { $0.knows(value, of: key) })
    else {
      return
    }
    note.remarks.append(former)
  }
}
