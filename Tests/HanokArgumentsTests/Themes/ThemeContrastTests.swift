import Hanok
import HanokLocalization
import HanokTerminal
import Testing

@testable import HanokArguments

@Suite struct ThemeContrastTests {
  private let localizer = Localizer(
    catalog: Catalog(compiled: [.toolkit, .hanokArguments.ofLibrary]), language: .english)

  private func report(_ text: String) -> [String] {
    ThemeFile(Array(text.utf8), path: "t").faintRoles.map(localizer.describe)
  }

  @Test func aFaintRoleGetsAReadableSuggestion() throws {
    let report = report("based-on: dark\nheading: #444444")
    #expect(report.count == 1)
    let lines = try #require(report.first).split(separator: "\n").map(String.init)
    #expect(lines[0].hasPrefix("t:2:1: “heading” has a contrast of 1."))
    #expect(lines[0].hasSuffix("; it needs 4.5."))
    #expect(lines[1...2] == ["  heading: #444444", "  ^"])
    let advised = try #require(lines[3].split(separator: " ").last)
    #expect(self.report("based-on: dark\nheading: \(advised)") == [])
  }

  @Test func aLineNeedsLessContrastThanText() {
    #expect(report("based-on: dark\nborder: #909090\ntrack: #909090") == [])
    #expect(report("based-on: dark\nheading: #909090") != [])
    #expect(report("based-on: dark\nborder: #444444").first?.contains("needs 3.") == true)
    #expect(report("based-on: high-contrast\nborder: #909090").first?.contains("needs 7.") == true)
  }

  @Test func eachBackgroundIsChecked() {
    let report = report("accent: #ffff00")
    #expect(report.count == 1)
    #expect(report[0].contains("With a light background, “accent” has a contrast of 1.0 on “"))
    #expect(report[0].contains(" If the theme is only for the other background"))
    #expect(self.report("based-on: dark\naccent: #ffff00") == [])
    let ground = report[0].split(separator: " ").last.map(String.init) ?? ""
    #expect(self.report("accent: #ffff00\npalette.ground: \(ground)") == [])
  }

  @Test func aSurfaceIsCheckedAgainstItsOwnText() throws {
    let report = report("based-on: dark\nselection: #777777 on #666666")
    #expect(report.count == 1)
    #expect(report[0].contains("text of “selection” has a contrast of 1.2 against its background"))
    #expect(report[0].contains("such as #"))
  }

  @Test func rolesAreCheckedOnSurfaces() {
    let report = report("based-on: dark\ncard: on #eeeeee")
    #expect(report.contains { $0.hasPrefix("t:2:1: ") && $0.contains("on “card”") })
  }

  @Test func aSeriesNeedsTheContrastOfText() {
    #expect(report("based-on: dark\nseries: 231, #333333").first?.contains("“series”") == true)
  }

  @Test func aBackgroundWithoutReadableTextIsReported() throws {
    let report = report("based-on: high-contrast\ncard: #ffffff on #808080")
    let own = try #require(report.first { $0.contains("text of “card”") })
    #expect(own.contains("No text color has enough contrast there. Make the background of “card”"))
  }

  @Test func terminalColorsAreThoseOfCommonTerminals() {
    #expect(report("based-on: dark\nheading: bright-white") == [])
    #expect(report("based-on: dark\nheading: blue").count == 1)
    #expect(report("based-on: dark\nheading: default") == [])
  }
}
