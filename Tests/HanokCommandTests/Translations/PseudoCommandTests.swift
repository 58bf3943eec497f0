import HanokArguments
import HanokTesting
import Testing

@testable import HanokCommand

@MainActor @Suite struct PseudoCommandTests {
  private static let source = "/* Words. */\n\"a\" = \"Try again\";\n"

  @Test(arguments: [
    ("en-XA", "[Ţţŕýý åĝååîññ]"), ("en-XC", "Ｔｒｙ ａｇａｉｎ"),
    ("ar-XB", "\u{200F}Try\u{200F} again\u{200F}"),
  ])
  func tablesAreWrittenAndWrittenAgain(tag: String, text: String) async throws {
    let tables = try TranslationFolder(["en/T": Self.source, "en/U": "\"u\" = \"5\";"])
    let transcript = await tables.run("pseudo", tag)
    #expect(tables.short(transcript.output) == "Wrote 2 messages to L/\(tag).lproj.\n")
    let written = "/* @generated */\n\n/* Words. */\n\"a\" = \"\(text)\";\n"
    #expect(tables.text("\(tag)/T") == written)
    try tables.write("\"a\" = \"5\";", to: "en/T")
    #expect(await tables.run("pseudo", tag).status == 0)
    #expect(tables.text("\(tag)/T") == "/* @generated */\n\n\"a\" = \"5\";")
  }

  @Test func aHandmadeTableIsNotReplaced() async throws {
    let mine = "/* Mine. */\n\"u\" = \"b\";"
    let tables = try TranslationFolder([
      "en/T": Self.source, "en/U": "\"u\" = \"5\";", "en-XA/U": mine,
    ])
    let transcript = await tables.run("pseudo", "en-XA")
    #expect(transcript.errors.contains("en-XA.lproj/U.strings wasn’t created by hanok pseudo"))
    #expect(transcript.status == 65 && transcript.output == "")
    #expect(tables.text("en-XA/U") == mine && tables.text("en-XA/T") == nil)
  }

  @Test func anotherLanguageIsRejected() async throws {
    let tables = try TranslationFolder(["en/T": Self.source])
    let transcript = await tables.run("pseudo", "en-XB")
    #expect(transcript.errors.contains("“en-XB” isn’t a pseudo-language.\nDid you mean"))
    #expect(transcript.errors.contains("Write one of en-XA, ar-XB, or en-XC."))
    #expect(transcript.status == 64)
    try tables.write("\"a\" = \"b\"", to: "en/T")
    #expect(await tables.run("pseudo", "en-XA").status == 65)
  }
}
