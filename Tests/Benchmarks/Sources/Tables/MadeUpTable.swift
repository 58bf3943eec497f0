import HanokLocalization

/// A table of English messages that are made up, the same in each run.
struct MadeUpTable {
  static let name = "Shop"
  /// The file's text, with the keys in another order than that of their bytes.
  let source: String
  private let sorted: StaticString

  init(keys count: Int) {
    let entries = (0..<count).map { #""\#(Self.key($0))"="\#(Self.text($0))";"# }
    // A multiplier without a factor of the counts.
    source = (0..<count).map { "/* Comment \($0). */\n" + entries[$0 &* 7_919 % count] + "\n" }
      .joined()
    sorted = StaticString(
      permanent: entries.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
        .joined(separator: "\n"))
  }

  static func key(_ number: Int) -> String { "shelf.\(number).title" }

  static func text(_ number: Int) -> String { "Shelf \(number) has many things" }

  /// The table as the build plugin compiles it.
  var compiled: CompiledTables {
    CompiledTables([.init(language: "en", name: "Shop", lines: sorted)])
  }
}

extension StaticString {
  /// Makes a text that was computed one of the program's constants, as only the compiler can: its
  /// memory is never freed, and its layout is that of a pointer, a length and flags.
  fileprivate init(permanent text: String) {
    let bytes = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: text.utf8.count)
    _ = bytes.initialize(from: text.utf8)
    let parts = (UInt(bitPattern: bytes.baseAddress), UInt(bytes.count), UInt8(2))
    self = unsafeBitCast(parts, to: StaticString.self)
  }
}
