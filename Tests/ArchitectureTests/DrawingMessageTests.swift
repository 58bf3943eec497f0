import Foundation
import Testing

/// The values below `Hanok` name its messages by key: its table is compiled into the module above them,
/// where the compiler checks the names.
@Suite struct DrawingMessageTests {
  @Test func everyKeyIsInTheTable() throws {
    let table = PackageSources.root.appending(path: "Localizations/en.lproj/Hanok.strings")
    let source = try String(contentsOf: table, encoding: .utf8)
    let keys = Set(source.matches(of: #/(?m)^"([^"]+)" = /#).map { String($0.1) })
    let files = try PackageSources.files(below: "Sources/HanokDrawing", suffix: ".swift")
    let named = files.values.flatMap { file in
      file.matches(of: #/Message\("([^"\\]+)", table: "Hanok"\)/#).map { String($0.1) }
    }
    #expect(named.count >= 10)
    #expect(Set(named).subtracting(keys) == [])
  }
}
