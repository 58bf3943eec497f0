@testable import Hanok
import Testing

@Suite struct FileListingTests {
  private func entry(
    _ name: String, _ kind: FileEntry.Kind = .file, _ size: Int64 = 0, day: Double? = nil
  ) -> FileEntry {
    FileEntry(
      FileName(name), kind: kind, size: size,
      modified: day.flatMap { Instant(milliseconds: $0 * 86_400_000) })
  }

  private func names(
    _ entries: [FileEntry], _ change: (inout FileListing.Options) -> Void = { _ in }
  ) -> [String] {
    var options = FileListing.Options()
    change(&options)
    return FileListing(entries, options).entries.compactMap(\.name.text)
  }

  @Test func foldersComeFirstAndNumbersCount() {
    let entries = [
      entry("b10"), entry("zoo", .folder), entry("b9"), entry("Äpfel"), entry("alt", .folder),
      entry("Zebra"), entry("link", .brokenLink),
    ]
    #expect(names(entries) == ["alt", "zoo", "Äpfel", "b9", "b10", "link", "Zebra"])
    #expect(
      names(entries) { $0.order = TableSortOrder(column: 0, isAscending: false) }
        == ["zoo", "alt", "Zebra", "link", "b10", "b9", "Äpfel"])
  }

  @Test func eachLanguageHasItsOrder() throws {
    let entries = ["Ö", "Z", "O"].map { entry($0) }
    #expect(names(entries) == ["O", "Ö", "Z"])
    let swedish = try LanguageTag("sv")
    #expect(names(entries) { $0.language = swedish } == ["O", "Z", "Ö"])
  }

  @Test func sizesAndDatesOrderToo() {
    let entries = [
      entry("c", .file, 5, day: 1), entry("a", .file, 9, day: 3), entry("b", .file, 5),
      entry("d", .folder, 99, day: 9), entry("e", .file, 5, day: 1),
    ]
    for (column, isAscending, expected) in [
      (1, true, "dbcea"), (1, false, "dabce"), (2, true, "dbcea"), (2, false, "daceb"),
    ] {
      let found = names(entries) {
        $0.order = TableSortOrder(column: column, isAscending: isAscending)
      }
      #expect(found.joined() == expected, "\(column) \(isAscending)")
    }
  }

  @Test func someAreLeftOut() {
    let entries = [
      entry(".git", .folder), entry(".env"), entry("a.TXT"), entry("b.md"), entry("c"),
      entry("d.txt", .folder), entry("e", .other),
    ]
    #expect(names(entries) == ["d.txt", "a.TXT", "b.md", "c", "e"])
    #expect(names(entries) { $0.extensions = ["txt"] } == ["d.txt", "a.TXT"])
    #expect(names(entries) { $0.showsFiles = false } == ["d.txt"])
    #expect(names(entries) { $0.showsHidden = true }.prefix(3) == [".git", "d.txt", ".env"])
  }

  @Test func anEntryIsFoundByItsName() {
    let listing = FileListing([entry("b"), entry("a")], FileListing.Options())
    #expect(listing.index(of: FileName("b")) == 1)
    #expect(listing.index(of: FileName("c")) == nil)
  }

  @Test(arguments: [
    ("D", "Do", 3), ("Doc", "Documents/", 1), ("Dow", "Downloads/", 1), ("x", "x", 0),
    ("/usr/Dog", "/usr/Dog.txt", 1), (".p", ".profile", 1), ("", "", 5), ("n", "n", 2),
  ])
  func namesContinueWhatWasTyped(typed: String, text: String, count: Int) {
    let entries = [
      entry("Documents", .folder), entry("Downloads", .folder), entry("Dog.txt"),
      entry(".profile"), entry("new\nline"), entry("né"), entry("n\u{1F44D}"),
    ]
    let found = FileCompletion(typed, among: entries, showsFiles: true)
    #expect(found.text == text)
    #expect(found.candidates.count == count)
  }

  @Test func onlyFoldersContinueAPathToAFolder() {
    let entries = [entry("Documents", .folder), entry("Dog.txt")]
    let found = FileCompletion("D", among: entries, showsFiles: false)
    #expect(found.text == "Documents/")
  }
}
