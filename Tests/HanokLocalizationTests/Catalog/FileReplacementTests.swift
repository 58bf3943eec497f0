import HanokFiles
import Testing

@testable import HanokLocalization

/// The errors of a file have words; the writing is tested with `FileWriter`.
@Suite struct FileReplacementTests {
  @Test func aMissingFolderIsTheReason() {
    let problem = #expect(throws: Problem.self) {
      try FileReplacement.write([1], to: "/dev/null/none/a")
    }
    #expect(problem?.kind == .unwritableFile)
    #expect(problem?.arguments["reason"] == "folder")
    #expect(problem?.path == "/dev/null/none/a")
  }

  @Test func aFullDeviceIsTheReason() {
    let problem = #expect(throws: Problem.self) {
      try FileReplacement.write([1], to: "/dev/full")
    }
    #expect(problem?.arguments["reason"] == "full")
  }
}
