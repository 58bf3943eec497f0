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

  @Test func theFirstOfANameCounts() {
    let arguments: MessageArguments = ["name": "Ada", "name": "Bo"]
    #expect(arguments["name"] == "Ada")
  }
}
