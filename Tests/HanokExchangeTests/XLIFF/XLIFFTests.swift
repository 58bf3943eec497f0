import HanokLocalization
import MessageFormat
import HanokUnicode
import Testing

@testable import HanokExchange

@Suite struct XLIFFTests {
  private static let source = #"""
    /* Under the question.
       @width 30 */
    "score" = ".input {$count :integer} .match $count one {{{$count} <b>point</b>}} * {{{$count} points}}";
    "link" = "See {#b}{$name :string}{/b} & {#img src=|a \"b\"| /}.";
    "lone" = "{/b}x{#i}";
    """#

  @Test func version21HasUnitsGroupsAndOriginalData() throws {
    let fixture = try ExchangeFixture(
      Self.source, #""link" = "Patrz {#b}{$name :string}{/b} i {#img src=|a \"b\"| /}.";"#,
      in: "de")
    #expect(
      fixture.xliff() == """
        <?xml version="1.0" encoding="UTF-8"?>
        <xliff xmlns="urn:oasis:names:tc:xliff:document:2.0" xmlns:hanok="urn:hanok:exchange:1" \
        version="2.1" srcLang="en" trgLang="de">
          <file id="T" original="T.strings" canResegment="no" xml:space="preserve">
            <group id="score" name="score">
              <unit id="score-one" name="score|one" hanok:exported="-">
                <notes>
                  <note category="description">Under the question.</note>
                  <note category="variant">$count: one (1)</note>
                  <note category="width">30</note>
                </notes>
                <originalData>
                  <data id="d1">{$count}</data>
                </originalData>
                <segment>
                  <source><ph id="1" dataRef="d1" equiv="{$count}" disp="{$count}"/> \
        &lt;b&gt;point&lt;/b&gt;</source>
                </segment>
              </unit>
              <unit id="score-other" name="score|other" hanok:exported="-">
                <notes>
                  <note category="description">Under the question.</note>
                  <note category="variant">$count: other (0, 2, 3)</note>
                  <note category="width">30</note>
                </notes>
                <originalData>
                  <data id="d1">{$count}</data>
                </originalData>
                <segment>
                  <source><ph id="1" dataRef="d1" equiv="{$count}" disp="{$count}"/> points</source>
                </segment>
              </unit>
            </group>
            <unit id="link" name="link" hanok:exported="\
        \(Fingerprint.of(#"Patrz {#b}{$name :string}{/b} i {#img src=|a "b"| /}."#))">
              <originalData>
                <data id="d1">{#b}</data>
                <data id="d2">{/b}</data>
                <data id="d3">{$name :string}</data>
                <data id="d4">{#img src=|a "b"| /}</data>
              </originalData>
              <segment state="translated">
                <source>See \(Self.pair) &amp; \(Self.image).</source>
                <target>Patrz \(Self.pair) i \(Self.image).</target>
              </segment>
            </unit>
            <unit id="lone" name="lone" hanok:exported="-">
              <originalData>
                <data id="d1">{/b}</data>
                <data id="d2">{#i}</data>
              </originalData>
              <segment>
                <source><ph id="1" dataRef="d1" equiv="{/b}" disp="{/b}"/>x\
        <ph id="2" dataRef="d2" equiv="{#i}" disp="{#i}"/></source>
              </segment>
            </unit>
          </file>
        </xliff>

        """)
  }

  private static let pair = """
    <pc id="1" dataRefStart="d1" dataRefEnd="d2" equivStart="{#b}" equivEnd="{/b}" \
    dispStart="{#b}" dispEnd="{/b}"><ph id="2" dataRef="d3" equiv="{$name :string}" \
    disp="{$name :string}"/></pc>
    """
  private static let image = """
    <ph id="3" dataRef="d4" equiv="{#img src=|a &quot;b&quot;| /}" \
    disp="{#img src=|a &quot;b&quot;| /}"/>
    """

  @Test func version12HasTransUnits() throws {
    let text = try ExchangeFixture(Self.source, in: "de").xliff(.v12)
    #expect(
      text.contains(
        """
              <group id="score" resname="score">
                <trans-unit id="score-one" resname="score|one" xml:space="preserve" maxwidth="30" \
        size-unit="char" hanok:exported="-">
                  <source><x id="1" ctype="x-placeholder" equiv-text="{$count}"/> \
        &lt;b&gt;point&lt;/b&gt;</source>
                  <note from="developer">Under the question.</note>
                  <note from="variant">$count: one (1)</note>
                </trans-unit>
        """))
    #expect(text.contains(#"<g id="1" ctype="x-b" equiv-text="{#b}"><x id="2""#))
  }

  @Test func thePlaceholdersOfAUnitHaveNumbersOfTheirOwn() throws {
    let fixture = try ExchangeFixture(#""a" = "{$x}{$y}{$x}";"#, #""a" = "{$y}{$x}{$x}{$z}";"#)
    let unit = try #require(fixture.table.messages.first?.units.first)
    let nodes = InlineCodes.nodes(of: unit.source, unit.target)
    func ids(_ nodes: [InlineNode]?) -> [String] {
      (nodes ?? []).map { if case .code(let id, _) = $0 { id } else { "" } }
    }
    #expect(ids(nodes.source) == ["1", "2", "3"])
    #expect(ids(nodes.target) == ["2", "1", "3", "4"])
  }

  @Test func aChangedSourceNeedsReview() throws {
    let fixture = try ExchangeFixture(
      #""a" = "New";"#, #"/* @source Old */ "a" = "Stary";"#)
    #expect(fixture.xliff().contains(#"<segment state="initial" subState="hanok:source-changed">"#))
    #expect(fixture.xliff(.v12).contains(#"<target state="needs-review-translation">Stary<"#))
  }

  @Test(arguments: [XLIFF.Version.v21, .v12])
  func everyUnitIsReadAsItWasWritten(version: XLIFF.Version) throws {
    let source = Self.source + "\"odd\" = \"a\u{1} \u{FFFF}\\r\\n\t \\\\{x\\\\} ]]> \u{2028}\";"
    let fixture = try ExchangeFixture(source, source, in: "de")
    let file = try fixture.returned(fixture.xliff(version))
    let units = fixture.table.messages.flatMap { message in
      message.units.map { (UnitName(key: message.key, variant: $0.variant), $0) }
    }
    let read = try #require(file.tables.first)
    #expect(read.name == "T" && file.target == fixture.language)
    #expect(read.units.map(\.name) == units.map(\.0))
    #expect(read.units.map(\.source) == units.map(\.1.sourceText))
    #expect(read.units.map(\.target) == units.map(\.1.targetText))
    #expect(read.units.allSatisfy { $0.problem == nil && $0.state == .translated })
    #expect(read.units.map(\.exported) == units.map { Fingerprint.of($0.1.targetText) })
  }

  private func unit(_ content: String, in version: String = "2.1") throws -> ReturnedUnit {
    let text =
      version == "2.1"
      ? """
      <xliff xmlns="\(XLIFF.namespace2)" xmlns:o="urn:other" version="2.1" trgLang="pl" o:x="y">
      <o:meta/><file id="T"><skeleton/><unit id="k">\(content)</unit></file></xliff>
      """
      : """
      <xliff xmlns="\(XLIFF.namespace12)" version="1.2"><file original="a/T.strings" \
      target-language="pl"><header/><body>\(content)</body></file></xliff>
      """
    let file = try ExchangeFixture("").returned(text)
    #expect(file.tables.map(\.name) == ["T"])
    return try #require(file.tables.first?.units.first)
  }

  @Test(arguments: [
    // Segments are joined, with what is between them.
    (
      "<segment><source>A. </source><target>B. </target></segment><ignorable><source>-</source>"
        + "</ignorable><segment><source>C</source><target>D</target></segment>", "B. -D"
    ),
    // One of them isn't translated.
    (
      "<segment><source>A</source><target>B</target></segment><segment><source>C</source></segment>",
      nil
    ),
    // Marks and elements of others are read for their text.
    (
      "<o:x>!</o:x><segment><source>A</source><target>a<mrk id='m' o:y=''>b</mrk>c<o:z>d</o:z></target></segment>",
      "abcd"
    ),
    // The placeholder of the source by its identifier, and one that somebody typed.
    (
      "<segment><source><ph id='1' equiv='{$n}'/></source><target>a <ph id='1'/> {$n} {x}</target></segment>",
      "a {$n} {$n} \\{x\\}"
    ),
    // In two elements instead of one.
    (
      "<segment><source><pc id='1' equivStart='{#b}' equivEnd='{/b}'>x</pc></source>"
        + "<target><sc id='1' equiv='{#b}'/>y<ec startRef='1' equiv='{/b}'/></target></segment>",
      "{#b}y{/b}"
    ),
    ("<segment><source>A</source><target>a<cp hex='0007'/></target></segment>", "a\u{7}"),
    ("<segment><source>A</source><target></target></segment>", ""),
  ])
  func changesOfOtherToolsAreRead(content: String, target: String?) throws {
    let unit = try unit(content)
    #expect(unit.target == target && unit.problem == nil && unit.name.key == "k")
  }

  @Test(arguments: [
    ("", ExchangeUnit.State?.none, ExchangeUnit.State.reviewed),
    ("state='new'", .initial, .initial),
    ("state='needs-translation'", .initial, .initial), ("state='rejected'", .initial, .initial),
    ("state='translated' state-qualifier='rejected-grammar'", .initial, .initial),
    ("state='final'", .final, .final), ("state='signed-off'", .reviewed, .reviewed),
    ("state='translated'", .translated, .reviewed),
  ])
  func statesOf12AreThoseOf21(
    attributes: String, state: ExchangeUnit.State?, approvedState: ExchangeUnit.State
  ) throws {
    let target = "<target \(attributes)>a</target>"
    let unit = try unit("<trans-unit id='k'><source>A</source>\(target)</trans-unit>", in: "1.2")
    #expect(unit.state == state)
    let approved = try self.unit(
      "<trans-unit id='k' approved='yes'><source>A</source>\(target)</trans-unit>", in: "1.2")
    #expect(approved.state == approvedState)
  }

  @Test func nativeCodesOf12AreRead() throws {
    let unit = try unit(
      "<group><trans-unit id='i' resname='k|one'><source>A</source><target>"
        + "<bpt id='1'>{#b}</bpt>a<ept id='1'>{/b}</ept><ph id='2'>{$n}</ph>"
        + "<g id='3' equiv-text='{#i x=y}'>b</g><it id='4' equiv-text='{#j /}'/></target>"
        + "</trans-unit></group>", in: "1.2")
    #expect(unit.target == "{#b}a{/b}{$n}{#i x=y}b{/i}{#j /}")
    #expect(unit.name == UnitName(key: "k", variant: "one"))
  }

  @Test func anUnknownPlaceholderIsAProblem() throws {
    let unit = try unit("<segment><source>A</source><target>a<ph id='7'/></target></segment>")
    #expect(unit.problem?.kind == .unknownInline)
    #expect(unit.problem?.arguments["id"] == "7" && unit.problem?.place?.line == 2)
  }

  @Test func aFileWithoutALanguageIsAProblem() throws {
    let problem = #expect(throws: Problem.self) {
      try ExchangeFixture("").returned("<xliff version='2.1'><file id='T'/></xliff>")
    }
    #expect(problem?.kind == .missingTargetLanguage)
  }

  @Test(arguments: [
    ("version='2.1'><file id='f1'/>", "ko", "X"),
    ("version='2.1' trgLang='pl'><file id='f1' original='a/Quiz.strings'/>", "pl", "Quiz"),
    ("version='1.2'><file original='pl.po' target-language='pl'/>", "pl", "X"),
  ])
  func typedValuesReplaceMissingAttributes(content: String, tag: String, table: String) throws {
    let text = ExchangeText(Array("<xliff \(content)</xliff>".utf8), path: "x.xliff")
    let file = try XLIFFReader.file(
      try XMLTree.root(of: text), text, language: try LanguageTag("ko"), table: "X")
    #expect(file.target == (try LanguageTag(tag)) && file.tables.map(\.name) == [table])
  }

  @Test func identifiersAreNameTokensAndDiffer() {
    var identifiers = UnitIdentifiers()
    let names = ["a b", "a_b", "", "가", "a|*"].map { UnitName(key: $0, variant: nil) }
    #expect(names.map { identifiers.next($0) } == ["a_b", "a_b-2", "u", "_", "a-any"])
    #expect(identifiers.next(UnitName(key: "k", variant: "one|*")) == "k-one-any")
  }

  @Test func keysWithoutLatinLettersHaveIdentifiersOfTheirOwn() {
    var identifiers = UnitIdentifiers()
    let ids = ["점수", "_", "기록", "__-2", "시간"].map {
      identifiers.next(UnitName(key: $0, variant: nil))
    }
    #expect(ids == ["__", "_", "__-2", "__-2-2", "__-3"])
  }
}
