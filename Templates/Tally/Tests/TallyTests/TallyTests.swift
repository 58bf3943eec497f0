import HanokTesting
import TallyModel
import Testing

@testable import Tally

@Test func nobodyLeavesAnEmptyParty() {
  var party = Party()
  party.remove()
  #expect(party.guests == 0)
}

/// The languages are those whose screens are in `Snapshots`.
@Test(arguments: ["en"])
func guestsComeAndGo(language: String) throws {
  let size = Size(width: 60, height: 6)
  let pilot = try Pilot(TallyController(), in: language, size: size, [.tally])
  try pilot.expectSnapshot("empty")
  pilot.type("aaal")
  try pilot.expectSnapshot("guests")
}
