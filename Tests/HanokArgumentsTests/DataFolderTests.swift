import HanokArguments
import Testing

@Suite struct DataFolderTests {
  @Test(arguments: [
    (["XDG_DATA_HOME": "/data", "HOME": "/home/ada"], "/data/notes/a.json"),
    (["HOME": "/home/ada"], "/home/ada/.local/share/notes/a.json"),
    (["XDG_DATA_HOME": "data", "HOME": "/home/ada"], "/home/ada/.local/share/notes/a.json"),
    (["XDG_DATA_HOME": ""], nil), (["HOME": "ada"], nil), ([:], nil),
  ])
  func filesAreBelowTheUsersData(environment: [String: String], path: String?) {
    #expect(DataFolder(environment: environment)?.file("notes/a.json") == path)
  }
}
