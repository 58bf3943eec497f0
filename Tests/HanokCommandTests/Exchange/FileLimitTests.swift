import CPTYTesting
import HanokTesting
import PTYTesting
import Testing

/// A limit on the size of files (`ulimit -f`) is reported as a full disk is, and leaves no draft.
@Suite struct FileLimitTests {
  @Test(arguments: [
    ("en", "it would be larger than the limit for files"), ("ko", "파일 크기 제한(ulimit -f)보다 커집니다."),
  ])
  func aFileBeyondTheLimitIsReportedAndLeavesNoDraft(language: String, sentence: String) throws {
    let folder = try TemporaryFolder()
    let entries = (1...200).map { "\"key\($0)\" = \"Some text\";\n" }.joined()
    try folder.write(entries, to: "L/en.lproj/Shop.strings")
    try folder.write("kept", to: "out/file.xliff")
    let script =
      "cd '\(folder.file("out"))'; "
      + "(ulimit -f 1; \"$0\" export --localizations ../L --output file.xliff ko); "
      + "echo \"status $?\"; ls -A; cat file.xliff"
    let terminal = try PseudoTerminal(
      ["/bin/sh", "-c", script, BuiltProgram.path(of: "hanok")],
      environment: ["PATH": "/usr/bin:/bin", "LANG": "\(language).UTF-8"], columns: 1_000)
    #expect(terminal.waitForEnd().status == 0)
    #expect(terminal.text.contains(sentence), "\(terminal.text)")
    #expect(terminal.text.hasSuffix("status 74\r\nfile.xliff\r\nkept"), "\(terminal.text)")
  }
}
