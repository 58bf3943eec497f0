import MessageFormat
import Testing

@Suite struct MessageArgumentsTests {
  @Test(arguments: [
    ["name": "Ada", "count": 3] as MessageArguments, MessageArguments(["name": "Ada", "count": 3]),
  ])
  func valuesAreFoundByTheirNames(arguments: MessageArguments) {
    #expect(arguments["name"] == "Ada")
    #expect(arguments["count"] == 3)
    #expect(arguments["other"] == nil)
  }

  @Test(arguments: [
    ["a": 1, "b": 2, "c": 3, "d": 4] as MessageArguments,
    MessageArguments([("a", 1), ("b", 2), ("c", 3), ("d", 4)]),
  ])
  func moreThanTwoAreFound(arguments: MessageArguments) {
    for (place, name) in ["a", "b", "c", "d"].enumerated() {
      #expect(arguments[name] == MessageValue(place + 1))
    }
    #expect(arguments["e"] == nil)
  }

  @Test(arguments: [[:] as MessageArguments, ["a": 1], MessageArguments([("a", 1)])])
  func noArgumentHasAnEmptyName(arguments: MessageArguments) { #expect(arguments[""] == nil) }

  @Test func theFirstOfANameCounts() {
    let arguments: MessageArguments = ["name": "Ada", "name": "Bo"]
    #expect(arguments["name"] == "Ada")
  }
}
