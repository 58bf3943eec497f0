import HanokSystem
import HanokTesting
import Testing

@testable import HanokFiles

/// Paths out of a folder are recognized, however they lead there.
@Suite struct FolderBoundaryTests {
  private let folder: TemporaryFolder
  private let boundary: FolderBoundary

  init() throws {
    folder = try TemporaryFolder()
    for name in ["project/fr.lproj/Quiz.strings", "outside/Quiz.strings", "project-2/file"] {
      try folder.write("", to: name)
    }
    boundary = FolderBoundary(folder.file("project"))
    let links = [
      ("out", "../../outside/Quiz.strings"), ("dangling", "../../outside/missing"),
      ("absolute", "/etc/passwd"), ("in", "Quiz.strings"), ("new", "missing"),
      ("chain", "out"), ("up", ".."), ("far", "../../outside"), ("circle", "circle"),
    ]
    for (name, target) in links { unsafe symlink(target, folder.file("project/fr.lproj/\(name)")) }
    unsafe symlink("../outside", folder.file("project/de.lproj"))
    unsafe symlink("fr.lproj", folder.file("project/pt.lproj"))
    unsafe symlink("project", folder.file("named"))
  }

  @Test(arguments: [
    "", "/", "/.", "/new", "/fr.lproj", "/fr.lproj/Quiz.strings", "/fr.lproj/missing",
    "/fr.lproj/in", "/fr.lproj/new", "/pt.lproj/Quiz.strings", "/pt.lproj/missing",
    "/fr.lproj/../new", "/new/below/it", "/fr.lproj/up/fr.lproj/in",
  ])
  func pathsInTheFolderAreContained(path: String) {
    #expect(boundary.contains(folder.file("project\(path)")))
    #expect(boundary.contains(folder.file("named\(path)")))
  }

  @Test(arguments: [
    "/..", "/../outside", "/../project-2/file", "/../missing", "/fr.lproj/out",
    "/fr.lproj/dangling", "/fr.lproj/absolute", "/fr.lproj/chain", "/fr.lproj/circle",
    "/fr.lproj/up/../outside", "/fr.lproj/far/Quiz.strings", "/fr.lproj/far/missing", "/de.lproj",
    "/de.lproj/Quiz.strings", "/de.lproj/missing", "/missing/../../outside", "/new/..", "/\0",
  ])
  func pathsOutOfTheFolderAreNotContained(path: String) {
    #expect(!boundary.contains(folder.file("project\(path)")))
  }

  @Test func aMissingFolderContainsNothing() {
    #expect(!FolderBoundary(folder.file("none")).contains(folder.file("none")))
  }

  @Test func theRootContainsEverything() {
    #expect(FolderBoundary("/").contains("/etc") && FolderBoundary("/").contains("/none"))
  }

  @Test(arguments: [
    "Quiz", "Localizable", "with space", "é", "질문", "a.b", "a..b", "-", "~", "C:",
    String(repeating: "a", count: 200),
  ])
  func aNameIsAComponent(name: String) { #expect(PathComponent(name)?.name == name) }

  @Test(arguments: [
    "", ".", "..", ".hidden", "../evil", "a/b", "/a", "a/", "a\\b", "a\0b", "a\nb", "a\u{1B}b",
    "a\u{7F}", "a\u{9B}", "a\u{2028}b", "a\u{202E}b", "a\u{2066}b",
    String(repeating: "a", count: 201), String(repeating: "가", count: 67),
  ])
  func anInvalidNameIsNotAComponent(text: String) { #expect(PathComponent(text) == nil) }
}
