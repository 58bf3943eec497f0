import GalleryScreens
import Hanok
import HanokTesting
import Testing

/// The small apps of the gallery, as a person uses them.
@Suite struct InUseTests {
  private func open(
    _ name: String, _ language: String = "en", _ size: Size = Size(width: 80, height: 24)
  ) throws -> Pilot {
    let item = try #require(GallerySection.all.flatMap(\.items).first { $0.name == name })
    return try Pilot(item.makeScreen(), in: language, size: size, [.gallery])
  }

  private func has(_ pilot: Pilot, _ text: String) -> Bool { pilot.screen.text.contains(text) }

  @Test func aTableIsBookedOnceAllFieldsAreValid() throws {
    let pilot = try open("Form")
    #expect(has(pilot, "Correct the 2 marked fields."))
    #expect(pilot.enter("amina@example.org", into: "Email"))
    #expect(pilot.activate("Book"))
    #expect(has(pilot, "Correct the marked field.") && !has(pilot, "full email address"))
    #expect(pilot.enter("December 5, 2026", into: "Day"))
    #expect(pilot.activate("Book"))
    #expect(has(pilot, "A table for 2 on December 5 is booked."))
  }

  @Test func aClearedFormHasNoErrors() throws {
    let pilot = try open("Form")
    #expect(pilot.activate("Clear"))
    #expect(!has(pilot, "Correct") && !has(pilot, "Amina") && has(pilot, "For the confirmation."))
  }

  @Test func theSummaryIsThatOfTheShownOrders() throws {
    let pilot = try open("Orders")
    #expect(has(pilot, "18 orders") && has(pilot, "Total €7,268.50"))
    #expect(pilot.activate("Unpaid"))
    #expect(has(pilot, "3 orders") && has(pilot, "Total €2,330.75"))
    #expect(!has(pilot, "Anna Berg"))
  }

  @Test func amountsAreAlignedByTheirDecimalSigns() throws {
    let pilot = try open("Orders")
    let columns = (3...12).compactMap { y in
      (0..<80).last { pilot.screen.cluster(x: $0, y: y) == "." }
    }
    #expect(columns.count == 10 && Set(columns).count == 1, "\(columns)")
  }

  @Test func aSongPlaysUntilItIsPaused() throws {
    let pilot = try open("Player")
    #expect(has(pilot, "1:14"))
    #expect(pilot.activate("Play"))
    pilot.advance(by: .seconds(3))
    #expect(has(pilot, "1:17"))
    #expect(pilot.activate("Pause"))
    pilot.advance(by: .seconds(3))
    #expect(has(pilot, "1:17"))
  }

  @Test func theNextSongFollowsTheEndOfOne() throws {
    let pilot = try open("Player")
    #expect(pilot.activate("Play"))
    pilot.advance(by: .seconds(201 - 74))
    #expect(has(pilot, "0:00") && has(pilot, "Andalusia"))
    #expect(pilot.activate("Back"))
    pilot.advance(by: .seconds(2))
    #expect(has(pilot, "0:02"))
  }

  @Test func aSentMessageIsAtTheEnd() throws {
    let pilot = try open("Chat", "en", Size(width: 40, height: 12))
    #expect(has(pilot, "See you there!"))
    #expect(pilot.enter("On my way", into: "Message"))
    #expect(pilot.activate("Send"))
    #expect(has(pilot, "On my way"))
    let row = try #require((0..<12).first { pilot.screen.row($0).contains("On my way") })
    #expect(row > 6 && pilot.screen.row(11).contains(" Message "))
  }

  @Test(arguments: ["en", "ar"])
  func messagesAreAtTheSideOfTheirWriters(language: String) throws {
    let pilot = try open("Chat", language)
    let bubbles = pilot.application.window.visibleDescendants.compactMap { $0 as? BoxView }
    let areLeading = bubbles.map { bubble in
      language == "en"
        ? bubble.frame.minX == 0 : bubble.frame.maxX == bubble.superview?.frame.width
    }
    #expect(areLeading == [true, true, false, true, false])
  }

  @Test func theVolumeIsDisabledWithoutSounds() throws {
    let pilot = try open("Preferences")
    let sliders = pilot.application.window.visibleDescendants.compactMap { $0 as? Slider }
    #expect(sliders.map(\.isEnabled) == [true])
    #expect(pilot.activate("Sounds"))
    #expect(sliders.map(\.isEnabled) == [false])
  }

  @Test(arguments: ["en", "ko", "ja", "ar"])
  func cardsOfADashboardAreInThreeAlignedColumns(language: String) throws {
    let pilot = try open("Dashboard", language)
    let cards = pilot.application.window.visibleDescendants.compactMap { $0 as? BoxView }
    #expect(cards.count == 7)
    let frames = cards.map(\.frameInWindow)
    #expect(Set(frames.map(\.minY)).count == 3 && Set(frames.map(\.maxY)).count == 3)
    #expect(frames.map(\.maxY).max() == 24)
    #expect(Set(frames.map(\.maxX)).count == 3)
  }
}
