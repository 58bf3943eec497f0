import HanokLocalization
import MessageFormat
import Testing

@Suite struct MessageTests {
  @Test func argumentsAreWrittenAsLiterals() {
    let message = Message("a", table: "T", ["s": "text", "i": 3, "d": 0.5])
    #expect(message.arguments["s"] == .value(.string("text")))
    #expect(message.arguments["i"] == .value(.integer(3)))
    #expect(message.arguments["d"] == .value(.double(0.5)))
  }

  @Test func messagesAreValues() {
    let nested = Message("a", table: "T", ["m": .init(Message("b", table: "T"))])
    #expect(nested == Message("a", table: "T", ["m": .message(Message("b", table: "T"))]))
    #expect(nested != Message("a", table: "T"))
    #expect(Set([nested, nested, .verbatim("a")]).count == 2)
  }

  @Test func verbatimTextHasNeitherKeyNorTable() {
    let message = Message.verbatim("notes.txt")
    #expect(message.key == nil)
    #expect(message.table == nil)
    #expect(message.arguments.isEmpty)
    #expect(Message("a", table: "T").key == "a")
    #expect(Message("a", table: "T").table == "T")
  }

  @Test func theOrderOfArgumentsHasNoMeaning() {
    let inner = (Message("x", table: "T"), Message("y", table: "T"))
    let one: Message.Arguments = [
      "b": 1, "a": 2, "n": .message(inner.0), "m": .message(inner.1),
    ]
    let other: Message.Arguments = [
      "m": .message(inner.1), "a": 2, "n": .message(inner.0), "b": 1,
    ]
    let (first, second) = (Message("a", table: "T", one), Message("a", table: "T", other))
    #expect(first == second)
    #expect(first.hashValue == second.hashValue)
    #expect(
      first.arguments == ["b": 1, "a": 2, "n": .message(inner.0), "m": .message(inner.1)])
  }

  @Test(arguments: [
    Message("a", table: "T", ["a": 1]), Message("a", table: "T", ["a": 2]),
    Message("a", table: "T", ["b": 1]), Message("a", table: "T", ["a": 1, "b": 1]),
    Message("a", table: "T", ["a": .init(.verbatim("1"))]),
    Message("a", table: "T", ["a": .init(.verbatim("2"))]), Message("b", table: "T", ["a": 1]),
    Message("a", table: "U", ["a": 1]), .verbatim("a"),
  ])
  func messagesThatDifferAreNotEqual(message: Message) {
    let others = [
      Message("a", table: "T"), Message("a", table: "T", ["a": 3]),
      Message("a", table: "T", ["a": .init(.verbatim("3"))]),
    ]
    for other in others { #expect(message != other) }
  }
}
