import HanokLocalization

/// The other entries of a table, which some checks compare an entry with.
struct ReviewSiblings: Sendable {
  let targets: [String: ReviewedMessage]
  let sources: [String: ReviewedMessage]
  private let groups: ControlGroups
  /// The keys of letters by their groups, in their order.
  private let mnemonics: [String?: [String]]

  /// - Parameter order: The keys of the source language's table, in their order.
  init(
    targets: [String: ReviewedMessage], sources: [String: ReviewedMessage], order: [String]
  ) {
    self.targets = targets
    self.sources = sources
    let groups = ControlGroups(order)
    self.groups = groups
    let keys = targets.keys.filter { $0.hasSuffix(Message.lettersSuffix) && sources[$0] != nil }
    mnemonics = Dictionary(grouping: keys.sorted(), by: groups.group(of:))
  }

  /// Returns the keys of letters beside a key of letters, itself included.
  func mnemonics(beside key: String) -> [String] {
    groups.group(of: key).flatMap { mnemonics[$0] } ?? []
  }

  /// Returns the keys of letters beside a key of letters, and before it: `answer.false.keys` for
  /// `answer.true.keys`.
  func mnemonics(before key: String) -> some Sequence<String> {
    mnemonics(beside: key).prefix { $0 < key }
  }
}
