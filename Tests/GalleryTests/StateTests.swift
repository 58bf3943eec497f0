import GalleryScreens
import Hanok
import HanokTesting
import Testing

/// Each state of each control of the gallery shows where there are no colours.
@Suite struct StateTests {
  nonisolated static let themes = [Theme(), .dark, .light, ThemeFamily.highContrast.light]

  /// The cells of a view: clusters and attributes.
  private func cells(of view: View, _ pilot: Pilot) -> [String] {
    pilot.advance(by: .zero)
    let area = view.frameInWindow.intersection(pilot.screen.bounds)
    var cells: [String] = []
    for y in area.minY..<max(area.minY, area.maxY) {
      for x in area.minX..<area.maxX {
        let cell = pilot.screen[x, y]
        #expect(cell.style.foreground == .default && cell.style.background == .default)
        cells.append("\(pilot.screen.cluster(x: x, y: y)) \(cell.style.attributes.rawValue)")
      }
    }
    return cells
  }

  @Test(arguments: themes.indices)
  func theStatesOfEveryControlDifferWithoutColours(theme: Int) throws {
    for item in GallerySection.all.flatMap(\.items) {
      let pilot = try Pilot(
        item.makeScreen(), in: "en", size: Size(width: 80, height: 24), [.gallery])
      pilot.application.traits.theme = Self.themes[theme]
      pilot.application.traits.colorDepth = .none
      let controls = pilot.application.window.visibleDescendants.compactMap { $0 as? Control }
      for control in controls where control.isUsable && control.isAccessibilityElement {
        let name = "\(item.name): \(type(of: control))"
        control.resignFirstResponder()
        let enabled = cells(of: control, pilot)
        if enabled.isEmpty { continue }
        // The only control of a screen keeps the focus: there is nowhere for it to go.
        if !control.isFirstResponder, control.becomeFirstResponder() {
          let focused = cells(of: control, pilot)
          #expect(focused != enabled || pilot.screen.cursor != nil, "\(name) has the focus")
        }
        control.resignFirstResponder()
        control.isEnabled = false
        #expect(cells(of: control, pilot) != enabled, "\(name) is disabled")
        control.isEnabled = true
        #expect(cells(of: control, pilot) == enabled, "\(name) is enabled again")
      }
    }
  }
}
