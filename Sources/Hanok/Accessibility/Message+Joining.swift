public import HanokLocalization

extension Message {
  /// Returns two texts as one, in the order of the language: “Name, Ada”.
  public static func joined(_ first: Message, _ second: Message) -> Message {
    Message("table.cells", table: "Hanok", ["first": .init(first), "second": .init(second)])
  }

  /// Returns texts as one, in the order of the language, or nil for none.
  public static func joined(_ texts: [Message]) -> Message? {
    texts.first.map { texts.dropFirst().reduce($0) { joined($0, $1) } }
  }
}
