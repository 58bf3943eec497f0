import HanokLocalization
import Testing

@testable import HanokExchange

@Suite struct XMLTreeTests {
  private func root(_ bytes: [UInt8]) throws -> XMLTree.Element {
    try XMLTree.root(of: ExchangeText(bytes, path: "x.xml"))
  }

  @Test func elementsHaveNamesAttributesTextsAndPlaces() throws {
    let root = try root(
      Array(
        "<a xmlns='u' xmlns:o='v' b='1' o:c='2'>\n x&amp;<b>y</b><o:b/><![CDATA[<z>]]></a>".utf8))
    #expect(root.namespace == "u" && root.name == "a")
    #expect(root["b"] == "1" && root.attributes["v c"] == "2")
    #expect(root.elements.map(\.name) == ["b"] && root.first("b")?.offset == 47)
    #expect(root.text == "\n x&y<z>")
  }

  @Test func utf16IsRead() throws {
    let text = "<?xml version='1.0' encoding='UTF-16'?><a>ż</a>"
    var (little, big): ([UInt8], [UInt8]) = ([0xFF, 0xFE], [0xFE, 0xFF])
    for unit in text.utf16 {
      let (low, high) = (UInt8(unit & 0xFF), UInt8(unit >> 8))
      little += [low, high]
      big += [high, low]
    }
    #expect(try root(little).text == "ż" && root(big).text == "ż")
    #expect(try root([0xEF, 0xBB, 0xBF] + Array("<a/>".utf8)).name == "a")
  }

  private static let bomb =
    "<!DOCTYPE a [<!ENTITY l 'lol'><!ENTITY m '&l;&l;&l;&l;'>]>\n<a>&m;</a>"

  @Test(arguments: [
    (bomb, Problem.Kind.declaredEntity, 1),
    ("<!DOCTYPE a [<!ENTITY x SYSTEM 'file:///etc/passwd'>]><a>&x;</a>", .declaredEntity, 1),
    ("<!DOCTYPE a [<!ENTITY % x SYSTEM 'http://example.org/x.dtd'>%x;]><a/>", .declaredEntity, 1),
    ("<!DOCTYPE a SYSTEM 'x.dtd'>\n<a>&x;</a>", .declaredEntity, 2),
    ("<a>\n&x;</a>", .invalidXML, 2),
    ("<a>\n<b></a>", .invalidXML, 2), ("", .invalidXML, 1), ("<a/><b/>", .invalidXML, 1),
    (String(repeating: "<a>", count: 1_000), .deepXML, 1),
  ])
  func rejectedDocumentsHaveLocations(text: String, kind: Problem.Kind, line: Int) throws {
    let problem = #expect(throws: Problem.self) { try root(Array(text.utf8)) }
    #expect(problem?.kind == kind && problem?.place?.line == line)
  }

  @Test func anExternalTypeIsNotRead() throws {
    let text = "<!DOCTYPE a PUBLIC '-//X' 'http://example.org/x.dtd'><a>b</a>"
    #expect(try root(Array(text.utf8)).text == "b")
  }

  @Test func theDeepestDocumentIsRead() throws {
    let depth = XMLTree.maximumDepth
    let text =
      String(repeating: "<a>", count: depth) + "x" + String(repeating: "</a>", count: depth)
    #expect(try root(Array(text.utf8)).text == "x")
  }
}
