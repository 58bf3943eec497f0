@testable import Hanok
import Testing

@Suite struct FileNameTests {
  @Test(arguments: [
    ("notes.txt", "notes.txt"), ("한글 파일", "한글 파일"), ("a\nb", "a\\u{A}b"),
    ("a\u{1B}[2J", "a\\u{1B}[2J"), ("\u{202E}fdp.exe", "\\u{202E}fdp.exe"),
    ("x\u{2028}y", "x\\u{2028}y"), ("\u{85}\u{7F}", "\\u{85}\\u{7F}"), ("", ""),
  ])
  func controlsInANameShow(name: String, shown: String) {
    #expect(FileName(name).shownText == shown)
    #expect(FileName(name).text == name)
    #expect(FileName(name).isTypeable == (name == shown))
  }

  @Test(
    arguments: [
      ([0x63, 0xE9, 0x64], "c\\xE9d"), ([0xFF], "\\xFF"), ([0x61, 0xE2, 0x82], "a\\xE2\\x82"),
      ([0xC3, 0xA9, 0xC3], "é\\xC3"),
    ] as [([UInt8], String)])
  func invalidBytesAreShown(bytes: [UInt8], shown: String) {
    let name = FileName(bytes)
    #expect(name.shownText == shown)
    #expect(name.text == nil && !name.isTypeable)
    #expect(name.bytes == bytes)
  }

  @Test(
    arguments: [
      ("a.txt", "txt"), ("a.tar.gz", "gz"), (".profile", nil), ("a", nil), ("a.", nil),
      ("..b", "b"),
    ] as [(String, String?)])
  func theExtensionIsAfterTheLastDot(name: String, found: String?) {
    #expect(FileName(name).pathExtension == found)
    #expect(FileName(name).isHidden == name.hasPrefix("."))
  }

  @Test(arguments: [
    ("/", "/"), ("", "/"), ("//a///b/", "/a/b"), ("/a/./b/../c", "/a/c"), ("/..", "/"), ("a", "/a"),
    ("/a b/…", "/a b/…"),
  ])
  func aPathIsTidied(path: String, text: String) {
    let place = FileLocation(path)
    #expect(place.text == text)
    #expect(place.bytes == Array(text.utf8))
    #expect(FileLocation(text) == place)
  }

  @Test func aPlaceIsReachedFromAnother() {
    let home = FileLocation("/home/ann")
    #expect(home.appending(path: "notes/a.txt".utf8) == FileLocation("/home/ann/notes/a.txt"))
    #expect(home.appending(path: "/etc".utf8) == FileLocation("/etc"))
    #expect(home.appending(path: "../ben".utf8) == FileLocation("/home/ben"))
    #expect(home.parent == FileLocation("/home") && FileLocation.root.parent.isRoot)
    #expect(home.name == FileName("ann") && FileLocation.root.name == nil)
    #expect(home.ancestors.map(\.text) == ["/", "/home", "/home/ann"])
    #expect(home.appending(FileName([0xFF])).shownText == "/home/ann/\\xFF")
    #expect(home.appending(FileName([0xFF])).text == nil)
    #expect(FileLocation.root.shownText == "/")
  }

  @Test(arguments: [
    // The root, then home, ann, letters: widths 1, 4, 3, 7; three cells between two, one for "…".
    (24, 0..<0, 0..<4), (23, 0..<1, 2..<4), (22, 0..<1, 2..<4), (21, 0..<1, 2..<4),
    (20, 0..<1, 3..<4), (15, 0..<1, 3..<4), (14, 0..<0, 3..<4), (3, 0..<0, 3..<4),
  ])
  func aPathFoldsFromItsMiddle(room: Int, first: Range<Int>, last: Range<Int>) {
    let path = FoldedPath([1, 4, 3, 7], separator: 3, ellipsis: 1, room: room)
    #expect(path.first == first && path.last == last)
    #expect(path.isFolded == (room < 24))
  }

  @Test func aShortPathFoldsToItsEnd() {
    let path = FoldedPath([1, 9], separator: 3, ellipsis: 1, room: 5)
    #expect(path.first == 0..<0 && path.last == 1..<2)
    #expect(!FoldedPath([1], separator: 3, ellipsis: 1, room: 0).isFolded)
  }
}
