import BreachServer
import BreachesModel
import BreachesService
import BreachesView
import Foundation
import Hanok
import HanokArguments
import HanokTesting
import PTYTesting
import Testing

@testable import BreachesController
@testable import breaches

/// The program line by line, and as a process that ends by itself.
@Suite(.serialized, .hangs) struct LineTests {
  @Test func aListIsDownloadedSearchedAndReadByLines() async throws {
    let transport = ScriptedTransport()
    let pilot = try LinePilot(
      BreachesController(DownloadPilot.request, transport: transport, method: .delegate),
      in: "ja", [.breaches])
    #expect(pilot.text.contains("[d] ダウンロード"))
    // A line that is typed meanwhile waits for the list.
    #expect(!pilot.enter(together: ["d", "forum 931"]).contains("931"))
    await transport.send(.ended(.success(DownloadPilot.body)))
    while !pilot.text.contains("amber-forum-931.example") {
      await Task.yield()
      pilot.advance(by: .zero)
    }
    #expect(pilot.text.contains("1,000\u{2060}件中1\u{2060}件"))
    pilot.enter("q")
    #expect(!pilot.isRunning)
  }

  @Test(arguments: DownloadMethod.ways)
  func aDownloadIsCancelledByALine(method: DownloadMethod) async throws {
    let transport = ScriptedTransport()
    let root = BreachesController(DownloadPilot.request, transport: transport, method: method)
    let pilot = try LinePilot(root, in: "en", [.breaches], isInteractive: true)
    func settle(until isSo: () -> Bool) async {
      let deadline = ContinuousClock.now + .seconds(1_800)
      while !isSo(), ContinuousClock.now < deadline {
        await Task.yield()
        pilot.advance(by: .zero)
      }
    }
    pilot.enter("d")
    await settle { transport.transfers.count == 1 && pilot.text.contains("[c] Cancel") }
    #expect(pilot.text.contains("[c] Cancel"))
    // What was typed before waits; who wants to cancel needn't.
    pilot.enter(together: ["l", "c"])
    await settle { transport.transfers.allSatisfy(\.isCancelled) }
    #expect(transport.transfers.map(\.isCancelled) == [true])
    #expect(root.downloadController?.state == .idle)
    // The line before was kept.
    await settle { pilot.application.traits.localizer.language.description != "en" }
    #expect(pilot.application.traits.localizer.language.description == "ja")
    pilot.application.quit()
  }

  @Test(arguments: DownloadPilot.languages)
  func aMissingLibraryIsReportedByLines(language: String) async throws {
    let root = BreachesController(
      DownloadPilot.request, transport: HTTPTransport(hasLibrary: { false }), method: .delegate)
    let pilot = try LinePilot(root, in: language, [.breaches])
    let localizer = pilot.application.traits.localizer
    pilot.enter("d")
    let deadline = ContinuousClock.now + .seconds(1_800)
    while root.downloadController?.state.isLoading == true, ContinuousClock.now < deadline {
      await Task.yield()
      pilot.advance(by: .zero)
    }
    pilot.advance(by: .zero)
    #expect(root.downloadController?.state == .failed(.missingLibrary))
    for message in [Message.Breaches.failureMissingLibrary, .Breaches.remedyMissingLibrary] {
      // A line has no marks of directions.
      let text = localizer.string(message).filter { !["\u{2066}", "\u{2069}"].contains($0) }
      #expect(pilot.text.contains(text))
    }
    // It goes on, and can be asked again.
    #expect(pilot.isRunning)
    pilot.enter("q")
    #expect(!pilot.isRunning)
  }

  @Test func aProgramThatEndsWithItsDownloadEndsWhenThatIsCancelled() async throws {
    let pilot = try DownloadPilot.open(.delegate, ScriptedTransport())
    var ends: [DownloadEnd] = []
    try pilot.screenController.onEnd = { ends.append($0) }
    pilot.type("d")
    pilot.type("c")
    #expect(ends == [.cancelled])
  }

  @Test(arguments: DownloadMethod.ways)
  func theProgramReportsTheResultAndEnds(method: DownloadMethod) async throws {
    try await withServer { address in
      let run = try await Run(["--method", method.rawValue, "--url", address + "/breaches"])
      #expect(run.status == 0)
      #expect(run.output.contains("1 download: 1,000 records, 487.3 kB\n"))
      #expect(run.output.contains("\nAmber Books 823: Domain: amber-books-823.example"))
      // It ends by itself: what can be typed is of no use then, but for what would have ended it.
      #expect(run.output.contains("\nRows 1 to 20 of 1,000.\n"))
      let choices = run.output.split(separator: "\n").filter { $0.hasPrefix("[") }
      #expect(choices == ["[c] Cancel"])
    }
  }

  @Test(arguments: DownloadMethod.ways)
  func theProgramReportsTheFailureAndEnds(method: DownloadMethod) async throws {
    try await withServer { address in
      let run = try await Run(
        ["--locale", "ko", "--method", method.rawValue, "--url", address + "/404"])
      #expect(run.status == 74)
      #expect(
        run.output.contains(
          "목록을 받지 못했습니다\n그 주소에는 아무것도 없습니다(404).\n주소를 확인하세요.\n"))
    }
  }

  @Test func theWayThatCannotWorkEndsWithoutAListAndSaysWhy() async throws {
    try await withServer { address in
      let run = try await Run(["--method", "manager", "--url", address + "/breaches"])
      #expect(run.status == 74)
      #expect(run.output.contains("1 download: 0 records, 0 bytes\n"))
      #expect(run.output.contains("Immediate count: 0 records\nThe manager has only started"))
    }
  }

  @Test func theBoundsAreTheCommandLines() async throws {
    try await withServer { address in
      let large = try await Run(["--max-bytes", "1000", "--url", address + "/breaches"])
      #expect(large.output.contains("The list is larger than 1 kB."))
      let slow = try await Run(["--timeout", "0.2", "--url", address + "/drip"])
      #expect(slow.output.contains("The list didn’t arrive within 0.2 seconds."))
      #expect(large.status == 74 && slow.status == 74)
    }
  }

  /// A transfer that is ended while it fails by itself ends as any other: 20 times by each way.
  @Test(arguments: DownloadMethod.ways)
  func aTimeThatEndsWithTheTransferEndsTheProgram(method: DownloadMethod) async throws {
    let address = try await addressOfNoServer()
    for milliseconds in (0..<20).map({ 1 + $0 % 5 }) {
      let run = try await Run(
        ["--timeout", "0.00\(milliseconds)", "--method", method.rawValue, "--url", address])
      #expect(run.status == 74)
    }
  }

  @Test(arguments: DownloadPilot.languages)
  func helpNamesTheDefaults(language: String) async throws {
    let help = await CommandTranscript.run(
      BreachesCommand.self, ["--help", "--locale", language])
    // Wherever its lines are broken.
    let text = help.output.filter { !$0.isWhitespace }
    let size = DownloadRequest.usualSize
    #expect(text.contains("\(size)") && text.contains("\(size >> 20)MiB"), "\(text)")
    #expect(text.contains("\(DownloadRequest("").timeout.components.seconds)"), "\(text)")
    let method = try BreachesCommand.parse([]).method
    #expect(["(", "（"].contains { text.contains("\(method.rawValue)\($0)") }, "\(text)")
  }

  @Test func bothBoundsOfATimeAreShown() async throws {
    let run = await CommandTranscript.run(
      BreachesCommand.self, ["--plain", "--timeout", "100000", "--locale", "en"])
    #expect(run.status == 64)
    #expect(run.errors.contains("--timeout must be greater than 0 and at most 86,400."))
  }

  @Test(arguments: [["--timeout", "0"], ["--max-bytes=-1"], ["--method", "magic"]])
  func anInvalidBoundIsAnError(arguments: [String]) async throws {
    let run = try await Run(arguments)
    #expect(run.status == 64 && run.output.isEmpty)
  }

  /// One run of the program as a script would have it: without a terminal and without input.
  private struct Run {
    let output: String
    let status: Int32

    init(_ arguments: [String]) async throws {
      let process = Process()
      process.executableURL = URL(filePath: BuiltProgram.path(besideTests: "breaches"))
      process.arguments = ["--plain", "--now"] + arguments
      process.environment = ["LANG": "en_US.UTF-8"]
      process.standardInput = FileHandle.nullDevice
      process.standardError = FileHandle.nullDevice
      let pipe = Pipe()
      process.standardOutput = pipe
      try process.run()
      // On a thread of its own: the server needs those that tasks run on.
      output = await withCheckedContinuation { continuation in
        Thread.detachNewThread {
          let data = pipe.fileHandleForReading.readDataToEndOfFile()
          process.waitUntilExit()
          continuation.resume(returning: String(decoding: data, as: UTF8.self))
        }
      }
      status = process.terminationStatus
    }
  }
}
