import HanokLocalization
import HanokUnicode

/// The texts that a file has for one message, each with the variants that it is the text of.
struct AssignedTexts {
  /// A text with its variants.
  struct Text {
    /// The units with this text: one, or equal plural forms.
    let units: [ReturnedUnit]
    /// The indices of the message's units; none for forms that no integer chooses.
    let indices: [Int]
  }

  /// The message with the variants that the file needs.
  private(set) var message: ExchangeMessage
  /// The texts in the order of the file, the plural forms before the others.
  private(set) var texts: [Text] = []
  /// The texts that have no variant, or share one.
  private(set) var outcome = MergeOutcome()
  private let table: String
  private let file: ReturnedFile

  /// Finds the variants of units.
  ///
  /// - Parameter isOpen: Whether the message waits for its translation.
  init(
    _ units: [ReturnedUnit], of message: ExchangeMessage, isOpen: Bool, table: String,
    in file: ReturnedFile
  ) {
    let forms = units.filter { $0.form != nil }
    let others = units.filter { $0.form == nil }
    self.message = message.counting(numbersOf: others)
    self.table = table
    self.file = file
    if !forms.isEmpty { assign(forms, beside: Set(others.map(\.name.variant)), isOpen: isOpen) }
    for unit in others { assign(unit) }
    leaveOutSharedVariants()
  }

  private mutating func assign(_ unit: ReturnedUnit) {
    if let index = index(of: unit.name.variant) {
      texts.append(Text(units: [unit], indices: [index]))
    } else if unit.isEmpty {
      skip([unit], .empty)
    } else {
      let kind: Problem.Kind = unit.name.variant == nil ? .singleText : .goneVariant
      outcome.gone.append(file.problem(kind, of: unit, in: table))
    }
  }

  private func index(of variant: String?) -> Int? {
    let names = message.units.map(\.variant)
    if let index = names.firstIndex(of: variant) { return index }
    // One text for all: the translation has no variants, or the language needs none.
    return names.count == 1 && (variant == nil || variant == "other") ? 0 : nil
  }

  /// Leaves out two texts for one variant: of a plural form and of a unit, neither is known to be meant.
  private mutating func leaveOutSharedVariants() {
    var owners: [Int: Int] = [:]
    var left: Set<Int> = []
    for (position, text) in texts.enumerated() where !text.units[0].isEmpty {
      guard let first = text.indices.lazy.compactMap({ owners[$0] }).first else {
        for index in text.indices { owners[index] = position }
        continue
      }
      let (one, two) = (texts[first].units, text.units)
      let isConflict = left.contains(first)
      if !isConflict, one[0].target == two[0].target {
        outcome.unchanged += two.count
      } else if !isConflict, two[0].state == .initial, one[0].state != .initial {
        skip(two, .unfinished)
      } else {
        outcome.conflicts.append(file.conflict(one[0], two[0], in: table))
        outcome.furtherLeft += two.count - 1 + (left.insert(first).inserted ? one.count : 0)
      }
      left.insert(position)
    }
    texts = texts.enumerated().filter { !left.contains($0.offset) }.map(\.element)
  }

  fileprivate mutating func skip(_ units: [ReturnedUnit], _ reason: MergeOutcome.Skip.Reason) {
    outcome.skips += units.map { .init(name: $0.name.text, reason: reason) }
  }
}

// MARK: - Plural forms

extension AssignedTexts {
  /// Finds the variants of plural forms.
  ///
  /// - Parameter others: The variants that the file has as units of their own.
  private mutating func assign(
    _ forms: [ReturnedUnit], beside others: Set<String?>, isOpen: Bool
  ) {
    guard let units = formsOfOneEntry(forms) else { return }
    guard units.allSatisfy({ $0.form?.use != nil }) else {
      refuse(units, .invalidPluralForms)
      return
    }
    guard message.counting != nil else {
      let isOneText = message.units.count == 1 && Set(units.map(\.target)).count == 1
      if isOneText, !units[0].isEmpty {
        texts.append(Text(units: units, indices: [0]))
      } else {
        refuse(units, .goneVariant)
      }
      return
    }
    do throws(PluralPlan.Clash) {
      let entry = try PluralEntry(units, of: message, beside: others, isOpen: isOpen)
      message = entry.message
      skip(entry.empty, .empty)
      for text in entry.texts {
        if text.indices.isEmpty { skip(text.units, .unreachable) } else { texts.append(text) }
      }
    } catch {
      let numbers: [String: Message.Argument] = [
        "first": .init(Int(error.first)), "second": .init(Int(error.second)),
        "tag": .init(file.target.description),
      ]
      refuse(units, .inexpressibleForms, numbers)
    }
  }

  /// Returns the forms of the only entry that has texts, or nil if several have.
  private mutating func formsOfOneEntry(_ forms: [ReturnedUnit]) -> [ReturnedUnit]? {
    let texts = forms.filter { !$0.isEmpty }
    let entry = (texts.first ?? forms.first)?.form?.entry
    guard let other = texts.first(where: { $0.form?.entry != entry }) else {
      skip(forms.filter { $0.form?.entry != entry }, .empty)
      return forms.filter { $0.form?.entry == entry }
    }
    skip(forms.filter(\.isEmpty), .empty)
    outcome.conflicts.append(file.conflict(texts[0], other, in: table))
    outcome.furtherLeft += texts.count - 1
    return nil
  }

  /// Leaves out all plural forms of an entry: some of them alone would be shown for other numbers.
  private mutating func refuse(
    _ units: [ReturnedUnit], _ kind: Problem.Kind, _ arguments: [String: Message.Argument] = [:]
  ) {
    skip(units.filter(\.isEmpty), .empty)
    let texts = units.filter { !$0.isEmpty }
    guard let first = texts.first else { return }
    let problem = file.problem(
      kind, of: first, in: table, arguments.merging(["key": .init(message.key)]) { $1 })
    if kind == .goneVariant {
      outcome.gone.append(problem)
    } else {
      outcome.refused.append(problem)
    }
    outcome.furtherLeft += texts.count - 1
  }
}

extension ReturnedFile {
  /// Returns a problem of a unit, at its translation.
  func problem(
    _ kind: Problem.Kind, of unit: ReturnedUnit, in table: String,
    _ arguments: [String: Message.Argument] = [:]
  ) -> Problem {
    let isOfMessage = kind == .goneVariant || kind == .singleText
    let names: [String: Message.Argument] = [
      "key": .init(isOfMessage ? unit.name.key : unit.name.text), "table": .init(table),
      "variant": .init(unit.name.variant ?? ""),
    ]
    return text.problem(kind, arguments.merging(names) { first, _ in first }, at: unit.offset)
  }

  /// Returns the conflict of two texts of one unit, at the second one.
  func conflict(_ first: ReturnedUnit, _ second: ReturnedUnit, in table: String) -> Problem {
    let arguments: [String: Message.Argument] = [
      "line": .init(text.place(at: first.offset).line), "first": .init(first.target ?? ""),
      "second": .init(second.target ?? ""),
    ]
    return problem(.duplicateUnit, of: second, in: table, arguments)
  }
}
