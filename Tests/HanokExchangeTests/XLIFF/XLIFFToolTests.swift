import HanokLocalization
import HanokUnicode
import Testing

@testable import HanokExchange

/// What translation tools make of XLIFF.
@Suite struct XLIFFToolTests {
  private static let source = #"""
    "e" = "One. Two.";
    "s" = "Simple";
    "b" = "{#b}OK{/b} {$name}";
    "n" = "{$score} points";
    """#
  private static let old = #""e" = "Un. Deux."; "s" = "Bon"; "#

  private func text12(_ unit: String, file: String = "original=\"T.strings\"") -> String {
    """
    <xliff xmlns="\(XLIFF.namespace12)" version="1.2"><file \(file) target-language="fr">
    <body>\(unit)</body></file></xliff>
    """
  }

  private func text2(_ unit: String) -> String {
    """
    <xliff xmlns="\(XLIFF.namespace2)" version="2.1" trgLang="fr"><file id="T">
    \(unit)</file></xliff>
    """
  }

  private func merge(_ text: String) throws -> TableMerge {
    try ExchangeFixture(Self.source, Self.old, in: "fr").merge(text)
  }

  private static let marks = """
    <trans-unit id="e"><source>One. Two.</source>
    <seg-source><mrk mtype="seg" mid="0">One.</mrk> <mrk mtype="seg" mid="1">Two.</mrk></seg-source>
    """

  @Test(arguments: [
    "<mrk mtype='seg' mid='0'>Eins.</mrk> <mrk mtype='seg' mid='1'></mrk>",
    "<mrk mtype='seg' mid='0'/> <mrk mtype='seg' mid='1'/>", "<mrk mtype='seg' mid='1'>Deux.</mrk>",
    "<mrk mtype='seg' mid='0'>Un.</mrk> <mrk mtype='seg' mid='1'> </mrk>",
  ])
  func aMissingSegmentOf12IsUnfinished(target: String) throws {
    let merge = try merge(text12(Self.marks + "<target>\(target)</target></trans-unit>"))
    #expect(!merge.isChanged && merge.outcome.skips == [.init(name: "e", reason: .unfinished)])
    let whole =
      "<mrk mtype='seg' mid='0'>A.</mrk> <mrk mtype='seg' mid='1'><x id='1' equiv-text='{$x}'/></mrk>"
    let unit = try ExchangeFixture(Self.source)
      .returned(text12(Self.marks + "<target>\(whole)</target></trans-unit>")).tables[0].units[0]
    #expect(unit.target == "A. {$x}")
  }

  @Test func anEmptySegmentOf21IsUnfinished() throws {
    let merge = try merge(
      text2(
        "<unit id='e'><segment><source>One. </source><target>Un. </target></segment>"
          + "<segment><source>Two.</source><target/></segment></unit>"))
    #expect(!merge.isChanged && merge.outcome.skips == [.init(name: "e", reason: .unfinished)])
  }

  @Test(arguments: [
    ("final", "", ExchangeUnit.State.initial), ("final", " state='translated'", .translated),
    ("needs-review-translation", " state='final'", .initial),
  ])
  func aUnitHasTheLeastStateOfItsSegments(
    first: String, second: String, state: ExchangeUnit.State
  ) throws {
    let text = text2(
      "<unit id='e'><segment state='\(first)'><source>a</source><target>b</target></segment>"
        + "<segment\(second)><source>c</source><target>d</target></segment></unit>")
    #expect(try ExchangeFixture(Self.source).returned(text).tables[0].units[0].state == state)
  }

  @Test(arguments: [["1", "1"], ["1", "5"], ["0", "1"], ["x", "1"]])
  func anUnclearOrderIsRefused(places: [String]) throws {
    let segments = places.map {
      "<segment><source>a</source><target order='\($0)'>b</target></segment>"
    }
    let merge = try merge(text2("<unit id='e'>\(segments.joined())</unit>"))
    #expect(merge.outcome.refused.map(\.kind) == [.invalidOrder] && !merge.isChanged)
  }

  @Test func anInvalidCharacterIsRefused() throws {
    let merge = try merge(
      text2(
        "<unit id='s'><segment><source>Simple</source><target>a<cp hex='D800'/></target></segment></unit>"
      ))
    #expect(merge.outcome.refused.map(\.kind) == [.unreadableCharacter] && !merge.isChanged)
  }

  /// Elements that refer to those of the source.
  @Test(arguments: [
    ("<bpt id='1'>{#b}</bpt>OK<ept id='1'>{/b}</ept>", "<bpt id='1'/>OK<ept id='1'/>"),
    (
      "<bx id='1' equiv-text='{#b}'/>OK<ex id='1' equiv-text='{/b}'/>", "<bx id='1'/>OK<ex id='1'/>"
    ),
  ])
  func closingTagsOf12AreReferredTo(source: String, target: String) throws {
    let name = "<x id='2' equiv-text='{$name}'/>"
    let merge = try merge(
      text12(
        "<trans-unit id='b'><source>\(source) \(name)</source>"
          + "<target>\(target) <x id='2'/></target></trans-unit>"))
    #expect(merge.result.value("b") == "{#b}OK{/b} {$name}" && merge.outcome.added == 1)
  }

  @Test func codesOf21AreReferredTo() throws {
    let merge = try merge(
      text2(
        "<unit id='b'><segment><source><sc id='1' equiv='{#b}'/>OK<ec startRef='1' equiv='{/b}'/> "
          + "<ph id='2' equiv='{$name}'/></source><target><sc id='1'/>Va<ec startRef='1'/> "
          + "<ph id='3' copyOf='2'/></target></segment></unit>"))
    #expect(merge.result.value("b") == "{#b}Va{/b} {$name}" && merge.outcome.added == 1)
  }

  @Test func placeholdersThatAToolMadeTextAreRead() throws {
    let flat =
      "<trans-unit id='n'><source>{$score} points</source><target>{$score} pts</target></trans-unit>"
    let first = try merge(text12(flat))
    #expect(first.result.value("n") == "{$score} pts" && first.outcome.added == 1)
    let again = try ExchangeFixture(Self.source, first.result.text, in: "fr").merge(text12(flat))
    #expect(!again.isChanged && again.outcome.unchanged == 1 && again.outcome.confirmed == 0)
  }

  @Test func indentationIsNotText() throws {
    func target(_ source: String, _ target: String) throws -> String? {
      try merge(
        text12(
          "<trans-unit id='s'><source>\(source)</source><target>\(target)</target></trans-unit>")
      ).result.value("s")
    }
    #expect(try target("\n   Simple\n  ", "\n   Facile\n  ") == "Facile")
    // A target that has spaces of its own beside the right source keeps them.
    #expect(try target("Simple", " Facile ") == " Facile ")
    let wrapped = try merge(
      text12(
        "<trans-unit id='e'><source>\n One.\n Two.\n</source><target>\n A.\n B.\n</target></trans-unit>"
      ))
    #expect(wrapped.result.value("e") == "A. B.")
  }

  @Test(arguments: [
    ("App/T.xcstrings", "T"), ("C:\\app\\en.lproj\\T.strings", "T"), ("T.stringsdict", "T"),
    ("App/Base.lproj/Main.storyboard", "Main.storyboard"), ("Info.plist", "Info.plist"),
    ("file.ext", "X"), ("ng.template", "X"),
  ])
  func onlyAFileWithoutANameOfItsOwnIsTheTypedTable(original: String, name: String) throws {
    let text = ExchangeText(
      Array(text12("", file: "original='\(original)'").utf8), path: "x.xliff")
    let file = try XLIFFReader.file(
      try XMLTree.root(of: text), text, language: nil, table: "X")
    #expect(file.tables.map(\.name) == [name])
  }

  @Test func textsInAnotherLanguageAreRefused() throws {
    func outcome(_ tag: String) throws -> MergeOutcome {
      try merge(
        text12(
          "<trans-unit id='s'><source>Simple</source><target xml:lang='\(tag)'>X</target></trans-unit>"
        )
      ).outcome
    }
    #expect(try outcome("de").refused.map(\.kind) == [.severalTargets])
    #expect(try outcome("fr").changed == 1)
    #expect(try outcome("fr-CA").changed == 1)
    let parts = text12("").replacing("</xliff>", with: "<file original='U.strings'/></xliff>")
    let problem = #expect(throws: Problem.self) { try merge(parts) }
    #expect(problem?.kind == .missingTargetLanguage)
  }

  /// Many placeholders and texts between them take time in proportion.
  @Test func manyTypedCodesAreRead() throws {
    let codes = (0..<2_000).map { "<x id='\($0)' equiv-text='{$v\($0)}'/>t" }.joined()
    let text = text12(
      "<trans-unit id='s'><source>\(codes)</source><target>\(codes){$v7}{x}</target></trans-unit>")
    let unit = try ExchangeFixture(Self.source).returned(text).tables[0].units[0]
    #expect(unit.target?.hasSuffix("{$v1999}t{$v7}\\{x\\}") == true)
  }
}
