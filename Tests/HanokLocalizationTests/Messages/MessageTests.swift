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
}
