import Hanok
import HanokTesting
import Testing

@testable import ConcentrationView

/// The grid without any game: it knows its data source by the protocol alone.
@Suite struct CardGridViewTests {
  private final class Cards: CardGridViewDataSource {
    var faces: [CardFace]

    init(_ faces: [CardFace]) { self.faces = faces }

    func numberOfCards(in grid: CardGridView) -> Int { faces.count }
    func cardGridView(_ grid: CardGridView, faceOfCardAt index: Int) -> CardFace { faces[index] }
  }

  private final class Screen: ViewController {
    let grid = CardGridView()
    override func loadView() { view = grid }
  }

  private func open(_ cards: Cards, _ size: Size, in language: String = "en") throws -> (
    CardGridView, Pilot
  ) {
    let screen = Screen()
    screen.grid.dataSource = cards
    return (screen.grid, try Pilot(screen, in: language, size: size, [.concentration]))
  }

  private let four = Cards([.down, .up(kind: 70), .matched(kind: -3), .up(kind: 70)])

  @Test func cardsAreDrawnAsTheirFacesAre() throws {
    let (_, pilot) = try open(four, Size(width: 15, height: 3))
    pilot.press(.right)
    // Two wide cells each: no blank in the text stands for their second halves.
    #expect(
      pilot.screen.text.split(separator: "\n").map(String.init).joined(separator: "|")
        .contains("[····]  ‹ 🐶 ›"))
    #expect(pilot.screen.text.contains("🐱 ✓"))
  }

  @Test func aCardIsNamedByItsPlaceAndItsPicture() throws {
    let (grid, pilot) = try open(four, Size(width: 40, height: 12), in: "ko")
    let localizer = pilot.application.traits.localizer
    let texts = pilot.elements.map { element in
      [element.label, element.value].compactMap { $0.map { message in localizer.string(message) } }
        .joined(separator: ": ")
    }
    #expect(
      texts == ["카드 1: 뒷면", "카드 2: 강아지", "카드 3: 고양이, 짝을 찾음", "카드 4: 강아지"])
    #expect(grid.pictureName(ofCardAt: 0) == nil)
    #expect(grid.pictureName(ofCardAt: 1) == PictureTheme.animals.pictures[0].name)
  }

  @Test func onlyCardsThatChangeAreDrawn() throws {
    let (grid, pilot) = try open(four, Size(width: 40, height: 12))
    let before = grid.cardViews.map(\.drawCount)
    four.faces[3] = .down
    pilot.perform { grid.reloadFaces() }
    let drawn = zip(grid.cardViews, before).map { $0.drawCount - $1 }
    #expect(drawn == [0, 0, 0, 1])
  }

  @Test func eachUseOfACardSendsItsOneAction() throws {
    let (grid, pilot) = try open(four, Size(width: 40, height: 12))
    let listener = Listener()
    for card in grid.cardViews { card.addTarget(listener, action: Listener.used) }
    pilot.press(.enter)
    pilot.press(.right)
    pilot.press(.character(" "))
    try pilot.click(on: "🐱")
    #expect(pilot.elements[3].activate?() == true)
    #expect(listener.indices == [0, 1, 2, 3])
  }

  private final class Listener {
    var indices: [Int] = []
    func used(_ card: CardView) { indices.append(card.index) }
  }

  @Test func theDataSourceIsNotKeptAlive() {
    let grid = CardGridView()
    var cards: Cards? = Cards([.down, .down])
    grid.dataSource = cards
    #expect(grid.cardViews.count == 2)
    cards = nil
    #expect(grid.dataSource == nil)
  }

  @Test func anotherThemeGivesOtherPicturesToTheSameKinds() throws {
    let (grid, pilot) = try open(four, Size(width: 40, height: 12))
    pilot.perform { grid.pictureTheme = .hangul }
    let (first, second) = (PictureTheme.hangul.pictures[0], PictureTheme.hangul.pictures[1])
    #expect(grid.pictureName(ofCardAt: 1) == first.name)
    #expect(grid.pictureName(ofCardAt: 2) == second.name)
    #expect(grid.pictureName(ofCardAt: 3) == first.name)
  }

  @Test func newCardsGetPicturesThatWereNotUsedLast() {
    var hand = PictureHand(.animals)
    let pictures = PictureTheme.animals.pictures
    #expect([5, 9, 5].map { hand.picture(of: $0) } == [pictures[0], pictures[1], pictures[0]])
    hand.discard()
    #expect(hand.picture(of: 5) == pictures[2])
    // Of more kinds than pictures, the first come again; no game has so many.
    #expect((0..<18).map { hand.picture(of: 100 + $0) }.last == pictures[2])
  }

  @Test func lettersHaveMoreContrastThanTheRest() throws {
    let (grid, pilot) = try open(four, Size(width: 40, height: 12))
    #expect(grid.cardViews.allSatisfy { $0.theme == nil })
    pilot.perform { grid.pictureTheme = .letters }
    #expect(grid.cardViews.allSatisfy { $0.theme == ThemeFamily.highContrast.dark })
    pilot.perform { pilot.application.traits.appearance = .light }
    #expect(grid.cardViews.allSatisfy { $0.theme == ThemeFamily.highContrast.light })
    pilot.perform { grid.pictureTheme = .faces }
    #expect(grid.cardViews.allSatisfy { $0.theme == nil })
  }
}
