import Foundation
import Testing

/// The two commands of a fresh machine, with tools that record how they are called.
@Suite struct MakefileTests {
  private let clone: FakeClone

  init() throws { clone = try FakeClone() }

  @Test func aFolderOfAnyNameIsBuiltIn() throws {
    let (status, output) = try clone.run("make", "quiz", "LOCALE=ko")
    #expect(status == 0)
    #expect(output.contains("--product quiz"))
    #expect(output.hasSuffix("quiz plays --locale ko\n"))
    // The package manager doesn't see the quotes.
    let folder = try #require(output.firstMatch(of: /PWD=(.*) HOME/)).1
    #expect(!folder.contains("\""))
    #expect(FileManager.default.fileExists(atPath: "\(folder)/Package.swift"))
    #expect(try clone.run("make", "test").status == 0)
    #expect(try clone.strayPaths == ["한글 \"폴더\" it's"])
  }

  /// The home of another account, and one whose caches were removed.
  @Test(arguments: [true, false])
  func aLinkThatLeadsElsewhereIsReplaced(isOfAnotherAccount: Bool) throws {
    _ = try clone.run("make", "quiz")
    var environment: [String: String] = [:]
    let files = FileManager.default
    if isOfAnotherAccount {
      let home = clone.home.appending(path: "other").path
      try files.createDirectory(atPath: home, withIntermediateDirectories: true)
      environment["HOME"] = home
    } else {
      try files.removeItem(at: clone.home.appending(path: ".cache"))
    }
    let (status, output) = try clone.run("make", "quiz", environment: environment)
    #expect(status == 0, "\(output)")
    #expect(output.contains("--product quiz"))
    let copy = try #require(output.firstMatch(of: /PWD=(.*) HOME/)).1
    #expect(
      try files.destinationOfSymbolicLink(atPath: clone.folder.path + "/.build") == "\(copy)/.build"
    )
    // The archives for the linker are there, too.
    #expect(files.fileExists(atPath: "\(copy)/.build/archives/stamp"))
  }

  @Test func aProgramIsBuiltOnce() throws {
    _ = try clone.run("make", "quiz")
    let (status, output) = try clone.run("make", "quiz")
    #expect(status == 0)
    #expect(output == "quiz plays \n")
  }

  @Test func onlyWhatNeedsThePackagesOfOthersFetchesThem() throws {
    let needing = ["addressbook", "test"], others = ["quiz", "calculator", "breaches", "gallery"]
    for target in needing + others {
      let (_, output) = try clone.run("make", target)
      #expect(output.contains("HANOK_ALL=1\n") == needing.contains(target), "\(target): \(output)")
    }
  }

  /// Make would start both at once, and give neither the terminal.
  @Test func targetsFollowEachOther() throws {
    let (status, output) = try clone.run("make", "-j4", "quiz", "test")
    #expect(status == 0)
    let (quiz, tests) = (output.firstRange(of: "quiz plays"), output.firstRange(of: "swift test"))
    #expect(try #require(quiz).upperBound < #require(tests).lowerBound)
  }

  @Test(arguments: ["/nonexistent", ""])
  func aHomeThatCannotBeWrittenIsReplaced(home: String) throws {
    let (status, output) = try clone.run("make", "test", environment: ["HOME": home])
    #expect(status == 0)
    let line = try #require(output.firstMatch(of: /PWD=(.*) HOME=(.*) HANOK_ALL/))
    #expect(line.2 == "\(line.1)/.build/home")
    #expect(FileManager.default.fileExists(atPath: "\(clone.folder.path)/.build/home"))
  }

  /// A mirror of GitHub may have other commits under the same versions.
  @Test(arguments: [(nil, true), ("/mirror/", false)] as [(String?, Bool)])
  func releasesAreMadeOfTheCommitsOfGitHub(mirror: String?, isPinned: Bool) throws {
    var environment = ["GIT_CONFIG_NOSYSTEM": "1"]
    if let mirror {
      environment["GIT_CONFIG_COUNT"] = "1"
      environment["GIT_CONFIG_KEY_0"] = "url.\(mirror).insteadOf"
      environment["GIT_CONFIG_VALUE_0"] = "https://github.com/"
    }
    let (status, output) = try clone.run("make", "quiz", environment: environment)
    #expect(status == 0)
    #expect(output.contains("build --force-resolved-versions") == isPinned, "\(output)")
    let copy = clone.folder.appending(path: "Package.resolved")
    #expect(FileManager.default.fileExists(atPath: copy.path) == isPinned)
    guard isPinned else { return }
    // Whoever has updated the packages keeps that.
    try Data().write(to: copy)
    _ = try clone.run("make", "calculator", environment: environment)
    #expect(try Data(contentsOf: copy).isEmpty)
  }

  @Test func makeAloneListsTheTargetsAndTheirNeeds() throws {
    let (status, output) = try clone.run("make")
    #expect(status == 0)
    for word in ["make quiz LOCALE=ko", "make test", "libicu-dev", "g++", "git", "pkg-config"] {
      #expect(output.contains(word))
    }
    #expect(!output.contains("plays \n"))
    #expect(try clone.run("make", "help").output == output)
  }

  @Test func everyTargetIsInTheList() throws {
    let makefile = try String(
      contentsOf: PackageSources.root.appending(path: "Makefile"), encoding: .utf8)
    let programs = try #require(makefile.firstMatch(of: /\nprograms := (.*)/)?.1)
    let rules = makefile.matches(of: /(?m)^([a-z][a-z-]*):(?!=)/).map { String($0.1) }
    #expect(rules.contains("test"))
    let targets = rules + programs.split(separator: " ").map(String.init)
    let list = try clone.run("make").output
    let listed = list.matches(of: /(?m)^make ([a-z-]+) .*\w$/).map { String($0.1) }
    #expect(listed.sorted() == targets.sorted())
  }

  /// The folder isn't taken for whole, and the next build looks again.
  @Test func missingArchivesAreReportedEachTime() throws {
    for target in ["quiz", "calculator"] {
      let (status, output) = try clone.run("make", target, environment: ["ARCHIVE": "nowhere"])
      #expect(status == 0)
      #expect(output.contains("Not found: libicudata.a libicui18n.a libicuuc.a"))
    }
  }
}

/// The check of what a build needs.
@Suite struct DependencyTests {
  private let clone: FakeClone

  init() throws { clone = try FakeClone() }

  @Test(arguments: [
    ("string", "C++ headers", "g++"), ("unicode/uversion.h", "ICU", "libicu-dev"),
    ("expat.h", "expat", "libexpat1-dev"), ("sqlite3.h", "SQLite", "libsqlite3-dev"),
    ("cmark-gfm.h", "cmark-gfm", "libcmark-gfm-dev"),
    ("cmark-gfm-core-extensions.h", "its extensions", "libcmark-gfm-extensions-dev"),
  ])
  func aUserGetsTheCommandOfWhatIsMissing(header: String, name: String, package: String) throws {
    let (status, output) = try clone.run("make", "quiz", environment: ["MISSING_HEADER": header])
    #expect(status != 0)
    #expect(output.contains("Missing: \(name)\n"))
    #expect(output.contains("\n  sudo apt-get update && sudo apt-get install -y \(package)\n"))
    #expect(!output.contains("swift build"), "It is checked before anything is built.")
  }

  @Test func theSuperuserGetsItInstalled() throws {
    let (status, output) = try clone.run(
      "make", "quiz", environment: ["MISSING_HEADER": "expat.h", "USER_NUMBER": "0"])
    #expect(output.contains("apt-get install -qy --no-install-recommends libexpat1-dev\n"))
    // The apt-get of this test installs nothing.
    #expect(output.contains("Still missing after that: expat\n"))
    #expect(status != 0)
  }

  @Test(arguments: [
    ("dnf", "sudo dnf install libicu-devel"), ("pacman", "sudo pacman -S --needed icu"),
    ("apk", "sudo apk add icu-dev"), ("zypper", "sudo zypper install libicu-devel"),
    ("brew", "brew install icu4c"),
  ])
  func otherManagersGetTheirOwnCommand(manager: String, command: String) throws {
    let (status, output) = try clone.run(
      "Programs/dependencies.sh",
      environment: ["MISSING_HEADER": "unicode/uversion.h", "PACKAGE_MANAGER": manager])
    #expect(status == 1)
    #expect(output.contains("(this hasn't been tried):\n  \(command)\n"))
  }

  @Test func anOldSwiftIsRefused() throws {
    let (status, output) = try clone.run(
      "Programs/dependencies.sh", environment: ["SWIFT_VERSION": "6.1.2"])
    #expect(status == 1)
    #expect(output.contains("Swift 6.1 is too old"))
    #expect(
      try clone.run("Programs/dependencies.sh", environment: ["SWIFT_VERSION": "7.0"]).status == 0)
  }

  @Test func aSwiftThatDoesNotStartIsExplained() throws {
    let reason = "libncurses.so.6: cannot open shared object file"
    let (status, output) = try clone.run("make", "test", environment: ["SWIFT_ERROR": reason])
    #expect(status != 0)
    #expect(output.contains("Swift doesn't start: \(reason)\n"))
  }
}
