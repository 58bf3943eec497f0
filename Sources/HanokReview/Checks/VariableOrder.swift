import HanokLocalization
import HanokUnicode
import MessageFormat

/// The order in which a translation has the variables of one kind, such as two numbers.
///
/// That two of them were swapped shows only beside other languages: in none of them is it wrong by itself.
struct VariableOrder: Sendable {
  private let isAsInSource: Bool
  private let finding: TranslationFinding

  /// Returns the orders in a table, by the keys of messages that have two variables or more of one kind.
  static func orders(
    in file: StringsFile, of table: String, beside source: ReviewSource
  ) -> [String: VariableOrder] {
    var lines = SourceLines(file.source)
    return file.entries.reduce(into: [:]) { orders, entry in
      guard entry.isSound, let reference = source.messages[entry.key.value] else { return }
      let expected = names(in: reference, of: reference)
      guard !expected.isEmpty else { return }
      let target = ReviewedMessage(entry)
      let names = names(in: target, of: reference)
      guard names.sorted() == expected.sorted(),
        ![target, reference].contains(where: isAllowed)
      else { return }
      let swapped = zip(names, expected).first { $0 != $1 }
      let arguments: [String: Message.Argument] = [
        "key": .init(entry.key.value), "table": .init(table),
        "subject": .init(swapped?.0 ?? ""), "other": .init(swapped?.1 ?? ""),
      ]
      let problem = Problem(
        TranslationCheck.variableOrder.kind, arguments, path: file.path,
        place: lines.place(at: entry.key.offset))
      orders[entry.key.value] = VariableOrder(
        isAsInSource: names == expected,
        finding: TranslationFinding(.variableOrder, problem, key: entry.key.value))
    }
  }

  /// Returns the finding of the only translation whose order isn't that of the source, for each key that
  /// two languages or more have.
  static func findings(in tables: [[String: VariableOrder]]) -> [TranslationFinding] {
    var byKey: [String: [VariableOrder]] = [:]
    for orders in tables {
      for (key, order) in orders { byKey[key, default: []].append(order) }
    }
    return byKey.sorted { $0.key < $1.key }.compactMap { _, orders in
      let others = orders.filter { !$0.isAsInSource }
      return orders.count > 1 && others.count == 1 ? others.first?.finding : nil
    }
  }

  private static func isAllowed(_ message: ReviewedMessage) -> Bool {
    message.note.remarks.contains {
      $0.name == EntryNote.Name.allow && $0.words.first == TranslationCheck.variableOrder.name
    }
  }

  /// Returns the variables of a message that share their kind with another one of the source, in order.
  private static func names(
    in message: ReviewedMessage, of source: ReviewedMessage
  ) -> [String] {
    let kinds = source.parameters.mapValues { VariableRules.family(of: $0) ?? .text }
    guard kinds.count > 1 else { return [] }
    var names: [String] = []
    for element in message.fallback?.elements ?? [] {
      guard case .expression(let expression) = element,
        let name = expression.operand?.variable, let kind = kinds[name], !names.contains(name),
        kinds.count(where: { $0.value == kind }) > 1
      else { continue }
      names.append(name)
    }
    return names.count > 1 ? names : []
  }
}
