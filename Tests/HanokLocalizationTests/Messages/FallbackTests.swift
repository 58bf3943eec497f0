import HanokUnicode
import MessageFormat
import Testing

@testable import HanokLocalization

/// A partly translated language: each message that falls back is one of the source language.
@Suite struct FallbackTests {
  private static let catalog = Catalog(compiled: [
    CompiledTables([
      .init(
        language: "en", name: "T",
        lines: #"""
          "count"=".input {$n :integer} .match $n one {{{$n} file.}} * {{{$n} files.}}";
          "lines"="One {#strong}bold{/strong}.\nTwo {#strong}more{/strong}.";
          "name"="Name";
          "named"="{$name} left.";
          "outer"="See {$inner}";
          """#),
      .init(
        language: "ar", name: "T",
        lines: "\"name\"=\"اسم\";\n\"outer\"=\"انظر {$inner}\";\n\"total\"=\"{$n :integer}\";"),
    ])
  ])

  private func localizer(_ tag: String) throws -> Localizer {
    Localizer(catalog: Self.catalog, language: try LanguageTag(tag))
  }

  /// One of Arabic is 1 alone, few are 3 to 10; English digits and words are English's.
  @Test(arguments: [(1, "1 file."), (3, "3 files."), (1_234, "1,234 files.")])
  func numbersAndVariantsAreTheSources(number: Int, text: String) throws {
    let message = Message("count", table: "T", ["n": .init(number)])
    #expect(try localizer("ar-EG").string(message) == text)
    #expect(try localizer("ar-EG").string(Message("total", table: "T", ["n": 12])) == "١٢")
  }

  @Test func aWholeFallbackIsIsolated() throws {
    let message = Message("count", table: "T", ["n": 3])
    let arabic = try localizer("ar")
    #expect(arabic.string(message, isolation: .default) == "\u{2066}3 files.\u{2069}")
    #expect(arabic.string(message) == "3 files.")
    #expect(arabic.marked(message, isolation: .default).text == "\u{2066}3 files.\u{2069}")
    #expect(arabic.marked(message).text == "3 files.")
    #expect(arabic.format(message, isolation: .default).text == "\u{2066}3 files.\u{2069}")
    #expect(arabic.format(message).text == "3 files.")
    // What is translated, and a fallback that runs like the language, needs none.
    #expect(arabic.string(Message("name", table: "T"), isolation: .default) == "اسم")
    #expect(try localizer("ko").string(message, isolation: .default) == "3 files.")
    #expect(try localizer("ar-XB").string(message, isolation: .default).first != "\u{2066}")
  }

  /// An isolate ends with its paragraph, so that each line has one.
  @Test func eachLineOfAFallbackIsIsolatedAndItsTagsStay() throws {
    let text = try localizer("ar").marked(Message("lines", table: "T"), isolation: .default)
    #expect(text.text == "\u{2066}One bold.\u{2069}\n\u{2066}Two more.\u{2069}")
    let utf8 = Array(text.text.utf8)
    let places = text.marks.map(\.offset)
    #expect(String(decoding: utf8[places[0]..<places[1]], as: UTF8.self) == "bold")
    #expect(String(decoding: utf8[places[2]..<places[3]], as: UTF8.self) == "more")
  }

  @Test func aFallbackWithinAMessageIsIsolatedInIt() throws {
    let named = Message("named", table: "T", ["name": "أحمد"])
    let outer = Message("outer", table: "T", ["inner": .init(named)])
    let arabic = try localizer("ar")
    // Its own direction, not that of the name with which it begins.
    #expect(
      arabic.string(outer, isolation: .default)
        == "انظر \u{2068}\u{2066}أحمد left.\u{2069}\u{2069}")
    #expect(arabic.string(outer) == "انظر أحمد left.")
    let reversed = Message(
      "named", table: "T", ["name": .init(Message("name", table: "T"))])
    #expect(
      arabic.string(reversed, isolation: .default)
        == "\u{2066}\u{2068}اسم\u{2069} left.\u{2069}")
    let both = Message("named", table: "T", ["name": .init(named)])
    #expect(
      arabic.string(both, isolation: .default)
        == "\u{2066}\u{2068}أحمد left.\u{2069} left.\u{2069}")
  }
}
