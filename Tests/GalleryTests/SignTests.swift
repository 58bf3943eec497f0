import GalleryScreens
import Hanok
import HanokTesting
import HanokTerminal
import Testing

/// Where signs are ASCII, every view shows ASCII, besides words and other data of the screens.
@Suite struct SignTests {
  /// Pictures are what they are.
  private static let pictures: Set = ["ImageView"]

  /// Characters of the texts that the screens show, as of a unit or a log.
  private static let data: Set = ["°", "、", "。", "␇", "👩‍👩‍👧"]

  /// Whether a cluster is a sign: no letter, digit or punctuation of a sentence.
  private static func isSign(_ cluster: String) -> Bool {
    guard let scalar = cluster.unicodeScalars.first, !scalar.isASCII else { return false }
    if "…“”‘’–—".contains(cluster) || data.contains(cluster) { return false }
    switch scalar.properties.generalCategory {
    case .mathSymbol, .modifierSymbol, .otherSymbol, .initialPunctuation, .finalPunctuation,
      .otherPunctuation, .dashPunctuation:
      return true
    default: return false
    }
  }

  @Test(arguments: GallerySection.all.flatMap(\.items).map(\.name))
  func signsAreASCII(name: String) throws {
    if Self.pictures.contains(name) { return }
    let item = try #require(GallerySection.all.flatMap(\.items).first { $0.name == name })
    let pilot = try Pilot(
      item.makeScreen(), in: "en", size: Size(width: 80, height: 24), [.gallery])
    pilot.application.traits.chosenSymbols = .ascii
    pilot.advance(by: .zero)
    try expectNoSigns(pilot)
    pilot.press(.tab)
    try expectNoSigns(pilot)
    pilot.press(.enter)
    try expectNoSigns(pilot)
    pilot.press(.down)
    try expectNoSigns(pilot)
  }

  private func expectNoSigns(_ pilot: Pilot) throws {
    let rows = pilot.screen.text.split(separator: "\n")
    let signs = rows.filter { $0.contains { Self.isSign(String($0)) } }
    #expect(signs == [])
  }
}
