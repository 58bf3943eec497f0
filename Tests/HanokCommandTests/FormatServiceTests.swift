import HanokArguments
import HanokJSON
import CPTYTesting
import PTYTesting
import Testing

@testable import HanokCommand

@Suite struct FormatServiceTests {
  @Test func everyLineIsAnsweredInItsOrder() async throws {
    let transcript = await serve(
      #"{"locale": "en", "message": "{$n :number}", "args": {"n": 12345678901234567890}}"#,
      "", " \t\r",
      #"{"locale": "de", "message": "{$n :number}", "args": {"n": "1234.50"}, "bidi": "none"}"#)
    let replies = try replies(of: transcript)
    #expect(replies.map { $0["text"]?.string } == ["12,345,678,901,234,567,890", "1.234,5"])
    #expect(transcript.status == 0)
  }

  @Test func partsAreWrittenAsInTheTestSuite() async throws {
    let transcript = await serve(
      #"{"locale": "en", "message": "{#b a=1 u:id=x}a{$s}{/b}{$m}", "args": {"s": "t"}}"#)
    let parts =
      #"{"id":"x","kind":"open","name":"b","options":{"a":"1"},"type":"markup"},"#
      + #"{"type":"text","value":"a"},{"type":"bidiIsolation","value":"\#u{2068}"},"#
      + #"{"locale":"en","source":"$s","type":"string","value":"t"},"#
      + #"{"type":"bidiIsolation","value":"\#u{2069}"},"#
      + #"{"kind":"close","name":"b","options":{},"type":"markup"},"#
      + #"{"type":"bidiIsolation","value":"\#u{2068}"},{"source":"$m","type":"fallback"},"#
      + #"{"type":"bidiIsolation","value":"\#u{2069}"}"#
    #expect(transcript.output.contains(parts), "\(transcript.output)")
    #expect(transcript.output.contains(#""errors":["unresolved-variable"]"#))
  }

  @Test(arguments: [
    (#"{"value": 5, "currency": "USD"}"#, "{$x :currency}", "$5.00"),
    (#"{"value": "5", "unit": "meter"}"#, "{$x :unit}", "5 m"),
    (#"["a", "b", "c"]"#, "{$x :hanok:list}", "a, b, and c"),
    (#""2026-11-21""#, "{$x :date}", "Nov 21, 2026"),
    ("true", "{$x}", "true"),
    ("1e3", "{$x :integer}", "1,000"),
    ("null", "{$x}", "{$x}"), ("5000", "{$x}", "5,000"), (#""5000""#, "{$x}", "5000"),
    ("12345678901234567890", "{$x}", "12,345,678,901,234,567,890"),
  ])
  func valuesAreRead(value: String, message: String, text: String) async throws {
    let transcript = await serve(
      #"{"locale": "en", "message": "\#(message)", "args": {"x": \#(value)}, "bidi": "none"}"#)
    #expect(try replies(of: transcript)[0]["text"]?.string == text)
  }

  @Test func aNullMemberIsIgnored() async throws {
    let transcript = await serve(
      #"{"locale": null, "message": "{$x}", "bidi": null, "timeZone": null, "args": null}"#)
    #expect(try replies(of: transcript)[0]["text"]?.string == "\u{2068}{$x}\u{2069}")
    #expect(transcript.status == 0)
  }

  @Test(arguments: ["ltr", "rtl"])
  func aPartHasItsDirection(direction: String) async {
    let transcript = await serve(
      #"{"locale": "en", "message": "{|a| :string u:dir=\#(direction) u:id=i}"}"#)
    let part =
      #"{"dir":"\#(direction)","id":"i","locale":"en","source":"|a|","type":"string","value":"a"}"#
    #expect(transcript.output.contains(part), "\(transcript.output)")
  }

  @Test func aSlashIsWrittenPlainly() async {
    #expect(await serve(#"{"message": "a/b"}"#).output.contains(#""text":"a/b""#))
  }

  @Test func aRefusalHasTheNameOfItsError() async throws {
    let reply = try replies(of: await serve("{}"))[0]
    guard case .array(let errors)? = reply["errors"]?.kind else {
      Issue.record("\(reply)")
      return
    }
    #expect(errors.map(\.string) == ["missing-request-member"])
  }

  @Test func theCommandLineServesWhereARequestDoesNotSay() async throws {
    let options = [
      "--locale", "de", "--bidi", "none", "--time-zone", "Asia/Seoul", "--arg", "x=1.5",
    ]
    let transcript = await CommandTranscript.run(
      HanokTool.self, ["format", "--json"] + options,
      input: """
        {"message": "{$x :number} {|2020-01-01T00:00:00Z| :time} {$y}", "args": {"y": "z"}}
        {"message": "{$x :number}", "locale": "en", "args": {"x": 2.5}}
        """)
    let texts = try replies(of: transcript).map { $0["text"]?.string }
    #expect(texts == ["1,5 09:00 z", "2.5"])
  }

  @Test(arguments: [
    ("xx", "The line isn’t valid JSON at column 1."),
    ("[]", "A request must be a JSON object."),
    ("{}", "The request lacks “message”."),
    (#"{"message": 3}"#, "“message” can’t have this value."),
    (#"{"message": "", "local": "en"}"#, "“local” isn’t a member of a request."),
    (#"{"message": "", "locale": "!"}"#, "“!” isn’t a language tag."),
    (#"{"message": "", "bidi": "some"}"#, "“bidi” can’t have this value."),
    (#"{"message": "", "args": []}"#, "“args” can’t have this value."),
    (#"{"message": "", "args": {"x": {"currency": "USD"}}}"#, "“x” can’t have this value."),
    (
      #"{"message": "", "args": {"x": {"value": 1, "currency": "USD", "unit": "meter"}}}"#,
      "“x” can’t have this value."
    ),
    (
      #"{"message": "", "args": {"x": {"value": 1, "currency": 3}}}"#, "“x” can’t have this value."
    ),
    (#"{"message": "", "timeZone": "Mars/Base"}"#, "“Mars/Base” isn’t a time zone."),
  ])
  func anInvalidRequestIsAnswered(line: String, sentence: String) async throws {
    let transcript = await serve(line, #"{"message": "next"}"#)
    let replies = try replies(of: transcript)
    #expect(replies.count == 2)
    #expect(replies[0]["error"]?.string?.hasPrefix(sentence) == true, "\(transcript.output)")
    #expect(replies[0]["text"]?.string == "{\u{FFFD}}")
    #expect(replies[0]["parts"]?.kind == .array([]))
    guard case .array(let errors)? = replies[0]["errors"]?.kind else {
      Issue.record("\(transcript.output)")
      return
    }
    #expect(errors.count == 1)
    #expect(replies[1]["text"]?.string == "next")
    #expect(transcript.status == 65)
  }

  private func serve(_ lines: String...) async -> CommandTranscript {
    await CommandTranscript.run(
      HanokTool.self, ["format", "--json"], input: lines.joined(separator: "\n"))
  }

  /// The line after a line that is too long is answered, and no more than the limit is kept of the other.
  @Test func aLineThatIsTooLongIsRefusedAndTheNextOneAnswered() throws {
    let lines = "head -c 50000000 /dev/zero; echo; echo '{\"locale\": \"en\", \"message\": \"ok\"}'"
    let terminal = try PseudoTerminal(
      // In KiB: less memory than the line has bytes.
      [
        "/bin/sh", "-c", "ulimit -d 48000; { \(lines); } | \"$0\" format --json",
        BuiltProgram.path(of: "hanok"),
      ],
      environment: ["PATH": "/usr/bin:/bin", "LANG": "en"], columns: 1_000)
    let outcome = terminal.waitForEnd()
    #expect(outcome.status == 65)
    let replies = terminal.text.split(separator: "\r\n")
    #expect(replies.count == 2)
    #expect(replies.first?.contains("The line is longer than 1,048,576 bytes.") == true)
    #expect(replies.first?.contains(#""errors":["line-too-long"]"#) == true)
    #expect(replies.last?.contains(#""text":"ok""#) == true)
  }

  private func replies(of transcript: CommandTranscript) throws -> [JSONValue] {
    try transcript.output.split(separator: "\n").map { try JSONValue(parsing: Array($0.utf8)) }
  }
}
