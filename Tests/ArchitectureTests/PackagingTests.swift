import Foundation
import Testing

/// The scripts that make the packages, on stages that the tests make up.
@Suite struct PackagingTests {
  private let stage: StageFolder

  init() throws { stage = try StageFolder() }

  // The date of the sources.

  private func date(_ environment: [String: String] = [:]) throws -> String {
    try ShellScript("source-date.sh", [stage.url.path], environment: environment).output
  }

  @Test func aGivenDateIsUsed() throws {
    #expect(try date(["SOURCE_DATE_EPOCH": "1234567890"]) == "1234567890\n")
  }

  @Test func anInvalidDateIsAnError() throws {
    let run = try ShellScript(
      "source-date.sh", [stage.url.path], environment: ["SOURCE_DATE_EPOCH": "today"])
    #expect(run.status == 1 && run.errors.contains("today"))
  }

  @Test func aTarballHasTheDateOfItsNewestVersion() throws {
    try stage.write(
      "# Changes\n\n## 1.1, not released yet\n\n## 1.0, 2001-09-09\n\n## 0.9, 2000-01-01\n",
      to: "CHANGELOG.md")
    #expect(try date() == "999993600\n")
  }

  @Test func aTarballWithoutVersionsHasTheDateOfItsNewestFile() throws {
    for (name, time) in [
      ("CHANGELOG.md", 1_000), ("Sources/A.swift", 3_000.5), ("B.swift", 2_000),
      (".build/c", 9_000),
    ] {
      try stage.write("# Changes\n\n## 0.1, not released yet\n", to: name)
      try stage.setTime(time, of: name)
    }
    #expect(try date() == "3000\n")
  }

  @Test func aCloneHasTheDateOfItsCommitAndATarballInItDoesNot() throws {
    let environment = ["GIT_COMMITTER_DATE": "@1000000000 +0000"]
    for arguments in [
      ["init", "-q"],
      ["-c", "user.name=a", "-c", "user.email=a@b", "commit", "-q", "--allow-empty", "-m", "A"],
    ] {
      let run = try ShellScript(
        "/usr/bin/env", ["git", "-C", stage.url.path] + arguments, environment: environment)
      try #require(run.status == 0, "\(run.errors)")
    }
    #expect(try date() == "1000000000\n")
    try stage.write("## 1.0, 2001-09-10", to: "inner/CHANGELOG.md")
    let inner = try ShellScript("source-date.sh", [stage.path("inner")])
    #expect(inner.output == "1000080000\n")
  }

  // The license of Swift.

  /// Writes a compiler that reports its folder, as swiftly's does, far from that folder.
  private func writeCompiler() throws -> String {
    let folder = stage.path("toolchain/usr/lib/swift").replacing("\"", with: #"\""#)
    try stage.write(
      #"""
      #!/bin/sh
      [ "$1" = -print-target-info ] && cat <<'JSON'
      { "paths": {
          "runtimeResourcePath": "\#(folder)"
      } }
      JSON
      """#, to: "bin/swiftc")
    return stage.path("bin") + ":/usr/bin:/bin"
  }

  @Test func theLicenseIsFoundByTheCompilersOwnFolder() throws {
    let path = try writeCompiler()
    try stage.write("Apache", to: "toolchain/usr/share/swift/LICENSE.txt")
    let run = try ShellScript("swift-license.sh", environment: ["PATH": path])
    #expect(run.output == stage.path("toolchain/usr/share/swift/LICENSE.txt") + "\n")
  }

  @Test func aMissingLicenseIsReportedWithItsPlace() throws {
    let path = try writeCompiler()
    let run = try ShellScript("swift-license.sh", environment: ["PATH": path])
    #expect(run.status == 1 && run.output.isEmpty)
    #expect(run.errors.contains(stage.path("toolchain/usr/share/swift/LICENSE.txt")))
    #expect(run.errors.contains("SWIFT_LICENSE"))
  }

  @Test func aLicenseCanBeNamed() throws {
    let path = try writeCompiler()
    try stage.write("Apache", to: "my license")
    let run = try ShellScript(
      "swift-license.sh",
      environment: ["PATH": path, "SWIFT_LICENSE": stage.path("my license")])
    #expect(run.output == stage.path("my license") + "\n")
  }

  // The licenses of what is linked.

  /// Writes what the linker lists, and the licenses of packages, into a clone.
  private func licenses(_ clone: FakeClone, of files: [String]) throws -> (Int32, String) {
    let links = clone.folder.appending(path: "quiz.links")
    for name in ["swift-argument-parser/Sources/ArgumentParser", "GRDB.swift/GRDB"] {
      let folder = clone.folder.appending(path: ".build/checkouts/\(name)")
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      let package = name.split(separator: "/")[0]
      try Data("License of \(package)".utf8).write(
        to: clone.folder.appending(path: ".build/checkouts/\(package)/LICENSE.txt"))
    }
    let escaped = files.map { $0.replacing(" ", with: "\\ ") }
    let rules = "quiz: \\\n " + escaped.joined(separator: " \\\n ") + "\n\n"
    try Data(rules.utf8).write(to: links)
    return try clone.run("Programs/third-party.sh", "quiz.links")
  }

  @Test func theLicensesAreThoseOfWhatIsLinked() throws {
    let (status, output) = try licenses(
      FakeClone(),
      of: [
        ".build/x86_64-unknown-linux-gnu/release/ArgumentParser.build/Flag.swift.o",
        ".build/x86_64-unknown-linux-gnu/release/ArgumentParser.build/Argument.swift.o",
        ".build/x86_64-unknown-linux-gnu/release/Hanok.build/View.swift.o", "/lib/libc.so.6",
      ])
    #expect(status == 0)
    #expect(output == "==== swift-argument-parser ====\n\nLicense of swift-argument-parser\n")
  }

  /// Nothing is left out without a word.
  @Test func aFileWithoutALicenseIsReported() throws {
    let (status, output) = try licenses(
      FakeClone(), of: ["/opt/my parts/libpart.a", ".build/release/GRDB.build/Row.swift.o"])
    #expect(status == 1)
    #expect(output.contains("third-party: the license of /opt/my parts/libpart.a is missing"))
    #expect(output.contains("License of GRDB.swift"))
  }

  @Test func aMissingListIsReported() throws {
    let (status, output) = try FakeClone().run("Programs/third-party.sh", "quiz.links")
    #expect(status == 1)
    #expect(output == "third-party: the linker wrote no quiz.links\n")
  }

  /// The libraries of Debian's packages have the licenses of these.
  @Test(.enabled(if: ShellScript.succeeds("/usr/bin/env", ["dpkg-query", "-S", "/bin/sh"])))
  func aLibraryOfDebianHasTheLicenseOfItsPackage() throws {
    let library = try ShellScript("/usr/bin/env", ["cc", "-print-file-name=libc_nonshared.a"])
    let (status, output) = try licenses(FakeClone(), of: [String(library.output.dropLast())])
    #expect(status == 0)
    #expect(output.hasPrefix("==== libc6-dev ====\n\n"))
    #expect(output.contains("GNU"))
  }

  // The check before the build.

  @Test func allThatIsMissingIsReportedBeforeTheBuild() throws {
    _ = try writeCompiler()
    for command in ["bash", "cat", "dirname", "sed", "readlink"] {
      let found = try ShellScript("/usr/bin/env", ["sh", "-c", "command -v \(command)"]).output
      try FileManager.default.createSymbolicLink(
        atPath: stage.path("bin/\(command)"), withDestinationPath: String(found.dropLast()))
    }
    let run = try ShellScript(
      "package.sh", ["--check", stage.path("stage"), "1.0"],
      environment: ["PATH": stage.path("bin"), "SOURCE_DATE_EPOCH": "1"])
    #expect(run.status == 1)
    #expect(run.errors.contains("dpkg-shlibdeps is missing. On Debian and Ubuntu: sudo apt-get"))
    #expect(run.errors.contains("gzip is missing"))
    #expect(run.errors.contains("The license of Swift is missing."))
    #expect(!FileManager.default.fileExists(atPath: stage.path("stage")))
  }

  @Test func thePackageIsCheckedBeforeItIsBuilt() throws {
    let makefile = try String(
      contentsOf: PackageSources.root.appending(path: "Makefile"), encoding: .utf8)
    let rule = try #require(makefile.firstMatch(of: /\npackage:.*\n((?:\t.*\n)+)/)?.1)
    let lines = rule.split(separator: "\n")
    #expect(lines.first?.contains("package.sh --check") == true)
    #expect(lines.last?.contains("package.sh \"") == true)
  }

  // Manual pages.

  @Test(arguments: [("en", "NAME"), ("ko", "이름"), ("ja", "名前"), ("ar", "الاسم")])
  func aManualPageBeginsWithItsName(language: String, heading: String) throws {
    try stage.write(
      "#!/bin/sh\nprintf 'A self-test in %s.\\n\\nUsage: probe [--help]\\n\\nOptions:\\n  -h\\n' \"$2\"\n",
      to: "probe")
    let run = try ShellScript("manual.sh", [stage.path("probe"), language, "1.0"])
    #expect(run.status == 0, "\(run.errors)")
    #expect(
      run.output.split(separator: "\n").dropFirst(4).prefix(2)
        == [".SH \(heading)", "probe \\- A self\\-test in \(language)"])
    // man-db doesn't recognize the heading of Arabic pages, of which a package has none.
    guard language != "ar", ShellScript.succeeds("/usr/bin/env", ["lexgrog", "--version"]) else {
      return
    }
    let page = (language == "en" ? "" : "\(language)/") + "man1/probe.1"
    try stage.write(run.output, to: page)
    let found = try ShellScript("/usr/bin/env", ["lexgrog", stage.path(page)])
    #expect(found.output.hasSuffix("\"probe - A self-test in \(language)\"\n"))
  }

  /// A package has the same pages whenever it is built.
  @Test func aManualPageHasTheDateOfTheSources() throws {
    try stage.write("#!/bin/sh\nprintf 'A test.\\n\\nUsage: probe\\n'\n", to: "probe")
    let arguments = [stage.path("probe"), "en", "1.0"]
    let dated = try ShellScript(
      "manual.sh", arguments, environment: ["SOURCE_DATE_EPOCH": "86400"])
    #expect(dated.output.hasPrefix(#".TH PROBE 1 "1970-01-02" "Hanok 1.0""# + "\n"))
    let undated = try ShellScript("manual.sh", arguments)
    #expect(undated.output.hasPrefix(#".TH PROBE 1 "" "Hanok 1.0""# + "\n"))
  }

  // The test of the package.

  @Test func aMissingPackageIsReported() throws {
    let run = try ShellScript("test-package.sh", [stage.path("hanok.deb")])
    #expect(run.status == 1)
    #expect(run.errors.hasPrefix("test-package: ") && run.errors.hasSuffix("\n"))
    #expect(!run.errors.contains("unbound") && run.errors.split(separator: "\n").count == 1)
  }

  /// An ordinary user's PATH has no folder of system programs.
  @Test(
    .enabled(if: ShellScript.succeeds("/usr/bin/env", ["dpkg-deb", "--version"])),
    .enabled(if: ShellScript.succeeds("/usr/bin/env", ["unshare", "-r", "-m", "true"])))
  func theReasonOfDpkgIsShown() throws {
    for name in ["hanok", "addressbook"] {
      try stage.write("", to: "root/usr/bin/\(name)")
      try FileManager.default.removeItem(atPath: stage.path("root/usr/bin/\(name)"))
      try FileManager.default.copyItem(
        atPath: "/usr/bin/env", toPath: stage.path("root/usr/bin/\(name)"))
    }
    try stage.write(
      """
      Package: hanok
      Version: 1.0
      Architecture: all
      Maintainer: A <a@localhost>
      Depends: libc6 (>= 2.36)
      Description: a package that refuses to be installed

      """, to: "root/DEBIAN/control")
    try stage.write(
      "#!/bin/sh\necho 'the disk is made of cheese'\nexit 1\n", to: "root/DEBIAN/preinst")
    let build = try ShellScript(
      "/usr/bin/env", ["dpkg-deb", "--build", stage.path("root"), stage.path("hanok.deb")])
    try #require(build.status == 0, "\(build.errors)")
    let run = try ShellScript("test-package.sh", [stage.path("hanok.deb")])
    #expect(run.status == 1)
    #expect(run.errors.contains("it isn't installed. dpkg reports:\n"))
    #expect(run.errors.contains("the disk is made of cheese"))
    #expect(!run.errors.contains("not found in PATH"))
  }
}
