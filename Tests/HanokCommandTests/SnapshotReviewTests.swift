import HanokLocalization
import HanokScenes
import HanokTesting
import Testing

@testable import HanokCommand

/// The screen of the review.
@MainActor @Suite struct SnapshotReviewTests {
  private nonisolated static let changes = ["en 80x24", "ko 80x24"].map { variant in
    SnapshotChange(
      path: "Tests/Snapshots/QuizTests/question.txt", variants: [variant],
      old: (1...9).map { "│ line \($0) │\n" }.joined() + "│ [ 문 ] │\n",
      new: (1...9).map { "│ line \($0) │\n" }.joined() + "│ ‹ 문 › │\n")
  }
  private nonisolated static let scenes = [
    Scene("review", [.hanokCommand]) { SnapshotReviewController(SnapshotReview(changes)) }
      .allowing(.unmirrored, because: "The lines of a snapshot are shown as they are in the file.")
      .narrow("en-XA", "en-XC"),
    Scene("review-new", [.hanokCommand]) {
      SnapshotReviewController(
        SnapshotReview([
          SnapshotChange(path: "new.txt", variants: [], old: nil, new: "│ new │\n")
        ]))
    }.narrow("en-XC"),
  ]

  @Test(arguments: scenes) func looks(_ scene: Scene) async throws { try await scene.expect() }

  @Test(arguments: scenes)
  func isShownByTerminals(_ scene: Scene) async throws {
    try await scene.expectOnTerminals(in: ["en", "ko", "ja", "ar"])
  }

  /// Where lines of a box are wide, those of a snapshot have other signs, in the same cells.
  @Test func aSnapshotKeepsItsCellsWhereItsLinesAreWide() throws {
    let pilot = try Pilot(
      SnapshotReviewController(SnapshotReview(Self.changes)), in: "en",
      size: Size(width: 60, height: 14), [.hanokCommand], ambiguousWidth: .wide)
    let rows = (0..<14).map(pilot.screen.row)
    #expect(rows.contains { $0.hasPrefix("- | [ 문 ] |") })
    let y = try #require(rows.firstIndex { $0.hasPrefix("+ | ‹ 문 › |") })
    let pressed = pilot.application.traits.theme.pressedControl
    #expect(pilot.screen[4, y].style.attributes.isSuperset(of: pressed.attributes))
    #expect(pilot.screen[2, y].style != pilot.screen[4, y].style)
  }

  private func pilot(_ review: SnapshotReview, width: Int = 60, height: Int = 14) throws -> Pilot {
    try Pilot(
      SnapshotReviewController(review), in: "en", size: Size(width: width, height: height),
      [.hanokCommand])
  }

  @Test func theFirstLineThatDiffersIsInSight() throws {
    let pilot = try pilot(SnapshotReview(Self.changes))
    let rows = (0..<14).map(pilot.screen.row)
    #expect(rows.contains { $0.hasPrefix("- │ [ 문 ] │") })
    #expect(rows.contains { $0.hasPrefix("+ │ ‹ 문 › │") })
  }

  @Test func aChangeOfTheFirstLineIsShownFromThere() throws {
    let rest = (1...30).map { "line \($0)\n" }.joined()
    let change = SnapshotChange(path: "x.txt", variants: [], old: "a\n" + rest, new: "b\n" + rest)
    let pilot = try pilot(SnapshotReview([change]))
    #expect((0..<14).contains { pilot.screen.row($0).hasPrefix("- a") })
  }

  @Test func oneDecisionIsForAllAlikeOrForOne() throws {
    let controller = SnapshotReviewController(SnapshotReview(Self.changes))
    let pilot = try Pilot(
      controller, in: "en", size: Size(width: 60, height: 14), [.hanokCommand])
    pilot.type("n")
    #expect(pilot.screen.row(0).hasPrefix("Change 2 of 2"))
    pilot.type("p")
    #expect(pilot.screen.row(0).hasPrefix("Change 1 of 2"))
    pilot.type("nnfs")
    #expect(controller.review.counts == [.skip: 1])
    #expect(controller.review.change == Self.changes[1])
    pilot.type("s")
    #expect(controller.review.counts == [.skip: 2] && !pilot.isRunning)
    let other = SnapshotReviewController(SnapshotReview(Self.changes))
    let atOnce = try Pilot(other, in: "en", size: Size(width: 60, height: 14), [.hanokCommand])
    atOnce.type("s")
    #expect(other.review.counts == [.skip: 2] && !atOnce.isRunning)
  }

  @Test func aProblemIsReportedAndTheChangeStays() throws {
    let controller = SnapshotReviewController(SnapshotReview(Self.changes))
    let pilot = try Pilot(
      controller, in: "en", size: Size(width: 80, height: 20), [.hanokCommand])
    pilot.type("a")
    #expect(
      pilot.elements.contains { $0.label.map { "\($0)".contains("has changed since") } ?? false })
    pilot.press(.escape)
    #expect(controller.review.change == Self.changes[0] && pilot.isRunning)
  }

  @Test func longLinesScrollToTheSide() throws {
    let line = "│" + String(repeating: "─", count: 30) + "end│\n"
    let change = SnapshotChange(path: "x.txt", variants: [], old: "a\n", new: line)
    let pilot = try pilot(SnapshotReview([change]), width: 20, height: 14)
    func isInSight() -> Bool { (0..<14).contains { pilot.screen.row($0).contains("──end│") } }
    #expect(!isInSight())
    for _ in 1...3 { pilot.press(.right) }
    #expect(isInSight())
    for _ in 1...3 { pilot.press(.left) }
    #expect(!isInSight())
  }

  @Test func theFirstCellThatDiffersIsInSight() throws {
    let space = String(repeating: " ", count: 30)
    let change = SnapshotChange(
      path: "x.txt", variants: [], old: "│\(space)Yes│\n", new: "│\(space)No│\n")
    let pilot = try pilot(SnapshotReview([change]), width: 20, height: 14)
    for text in ["Yes│", "No│"] {
      #expect((0..<14).contains { pilot.screen.row($0).contains(text) })
    }
  }

  @Test func rowsStayInVisualOrderAndOtherLinesAreRead() throws {
    let change = SnapshotChange(
      path: "x.txt", variants: [], old: "│باوص│\ntitle: صواب\n", new: "│باوص│\ntitle: خطأ\n")
    let pilot = try pilot(SnapshotReview([change]))
    let rows = (0..<14).map(pilot.screen.row)
    #expect(rows.contains { $0.hasPrefix("  │باوص│") })
    #expect(rows.contains { $0.hasPrefix("- title: باوص") })
    #expect(rows.contains { $0.hasPrefix("+ title: أطخ") })
  }

  @Test func eitherTextIsShownAlone() throws {
    let pilot = try pilot(SnapshotReview(Self.changes))
    func has(_ text: String) -> Bool { (0..<14).contains { pilot.screen.row($0).contains(text) } }
    pilot.type("b")
    for (step, seen) in [(Key.right, (true, false)), (.right, (false, true))] {
      pilot.press(step)
      #expect((has("[ 문 ]"), has("‹ 문 ›")) == seen)
    }
  }
}

nonisolated extension Scene {
  /// Allows words that are cut in pseudo-languages where there are twenty columns.
  fileprivate func narrow(_ languages: String...) -> Scene {
    allowing(
      .cutText, in: languages, at: [Size(width: 20, height: 6)],
      because: "No word of a language that people speak is as long.")
  }
}
