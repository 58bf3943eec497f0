import CalculatorController
import CalculatorView
import Hanok
import HanokTesting

/// The calculator in the languages of its tables.
enum CalculatorPilots {
  nonisolated static let languages = ["ar", "en", "ja", "ko"]
  nonisolated static let sizes = [
    Size(width: 80, height: 24), Size(width: 40, height: 12), Size(width: 20, height: 6),
  ]
  nonisolated static let usual = Size(width: 80, height: 24)

  /// Opens the calculator, and types keys.
  static func calculator(
    _ language: String = "en", _ size: Size = usual, typing keys: String = "",
    folders: [String] = []
  ) throws -> Pilot {
    let pilot = try Pilot(
      CalculatorViewController(), in: language, size: size, [.calculator], folders: folders)
    pilot.type(keys)
    return pilot
  }
}

extension Pilot {
  /// The number as it is said, or the words in its place.
  var number: String {
    let localizer = application.traits.localizer
    let view = application.window.visibleDescendants
      .first {
        $0.accessibilityElement.traits == [.staticText, .updatesFrequently] && !($0 is Label)
      }
    return view?.accessibilityElement.label.map { localizer.string($0) } ?? ""
  }

  /// All texts that are said, from the top.
  var texts: [String] {
    elements.compactMap(\.label).map { application.traits.localizer.string($0) }
  }
}
