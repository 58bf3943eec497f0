import HanokLocalization

/// The controls of a table that are likely on one screen: only these need different texts and letters.
///
/// A control has a label and letters, `quit` and `quit.keys`. Controls with a common beginning, such as
/// `answer.true` and `answer.false`, are a group. Of those without one, a group are those that follow each
/// other in the source language's table: what is written together is shown together.
package struct ControlGroups: Sendable {
  private let groups: [Substring: String]

  /// Groups the controls of a table.
  ///
  /// - Parameter keys: The keys of the source language's table, in their order.
  package init(_ keys: some Collection<String>) {
    let labels = Set(keys.filter { $0.hasSuffix(Message.lettersSuffix) }.map(Self.label))
    var groups: [Substring: String] = [:]
    var run = 0
    for key in keys {
      let label = Self.label(of: key)
      guard labels.contains(label) else {
        run += 1
        continue
      }
      if groups[label] != nil { continue }
      groups[label] = label.lastIndex(of: ".").map { String(label[..<$0]) } ?? ".\(run)"
    }
    self.groups = groups
  }

  /// Returns the group of a control, by the key of its label or of its letters; nil for another key.
  package func group(of key: String) -> String? { groups[Self.label(of: key)] }

  private static func label(of key: String) -> Substring {
    key.hasSuffix(Message.lettersSuffix) ? key.dropLast(Message.lettersSuffix.count) : key[...]
  }
}
