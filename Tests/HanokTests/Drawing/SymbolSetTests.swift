import HanokTesting
import Testing

@testable import Hanok
import HanokLocalization
import HanokTerminal

@Suite struct SymbolSetTests {
  private func signs(_ set: SymbolSet) -> [(name: String, signs: [String])] {
    Mirror(reflecting: set).children.map { child in
      (child.label ?? "", (child.value as? [String]) ?? [child.value as? String ?? ""])
    }
  }

  /// Signs of ambiguous width would tear a row where they take two cells.
  @Test(arguments: [SymbolSet.ascii, SymbolSet.ascii.mirrored]) func signsOfASCIIAre(set: SymbolSet)
  {
    #expect(set.isASCII)
    for (name, signs) in signs(set) {
      #expect(!signs.isEmpty)
      for sign in signs {
        #expect(sign.utf8.count == 1 && sign.allSatisfy(\.isASCII), "\(name): \(sign)")
      }
    }
  }

  @Test func oneSignBeyondASCIIIsEnough() {
    for (name, list) in signs(.ascii) {
      var set = SymbolSet.ascii
      switch name {
      case "corners": set.corners[3] = "╯"
      case "heavyCorners": set.heavyCorners[0] = "╯"
      case "brackets": set.brackets[1] = "⟧"
      case "parentheses": set.parentheses[0] = "⦅"
      case "spinner": set.spinner[1] = "⠹"
      case "chartFills": set.chartFills[2] = "▒"
      case "chartMarks": set.chartMarks[5] = "△"
      case "arrowKeys": set.arrowKeys[0] = "↑"
      default:
        #expect(list.count == 1)
        set[keyPath: Self.single[name] ?? \.checkmark] = "▒"
        #expect(Self.single[name] != nil, "\(name)")
      }
      #expect(!set.isASCII, "\(name)")
    }
  }

  private static let single: [String: WritableKeyPath<SymbolSet, String>] = [
    "checkmark": \.checkmark, "mixed": \.mixed, "bullet": \.bullet, "circle": \.circle,
    "today": \.today, "forward": \.forward, "back": \.back, "backArrow": \.backArrow,
    "expanded": \.expanded, "collapsed": \.collapsed, "up": \.up, "down": \.down,
    "warning": \.warning, "error": \.error, "information": \.information, "detail": \.detail,
    "search": \.search, "secret": \.secret, "hiddenLetters": \.hiddenLetters, "block": \.block,
    "horizontalLine": \.horizontalLine, "heavyLine": \.heavyLine, "minus": \.minus,
    "plus": \.plus, "verticalLine": \.verticalLine, "heavyHorizontalLine": \.heavyHorizontalLine,
    "heavyVerticalLine": \.heavyVerticalLine, "scrollThumb": \.scrollThumb,
    "scrollTrack": \.scrollTrack,
  ]

  private func traits(_ language: LanguageTag = .english) -> Traits {
    Traits(localizer: Localizer(catalog: Catalog(compiled: [.toolkit]), language: language))
  }

  @Test func anAppHasSignsOfItsOwn() throws {
    var symbols = SymbolSet()
    (symbols.checkmark, symbols.forward, symbols.back) = ("■", "▶", "◀")
    symbols.collapsed = "▶"
    var traits = traits()
    #expect(traits.symbols == .unicode && !traits.drawsInASCII)
    traits.chosenSymbols = symbols
    #expect(traits.symbols == symbols && traits.chosenSymbols == symbols)
    traits.forcedDirection = .rightToLeft
    #expect(traits.symbols.forward == "◀" && traits.symbols.collapsed == "◀")
    #expect(traits.symbols.backArrow == "→" && traits.symbols.checkmark == "■")
    #expect(traits.symbols.brackets == ["]", "["] && traits.symbols.parentheses == [")", "("])
    #expect(traits.chosenSymbols == symbols)
    traits.ambiguousWidth = .wide
    #expect(traits.symbols == .ascii.mirrored && traits.drawsInASCII)
    traits.forcedDirection = nil
    #expect(traits.symbols == .ascii)
    traits.ambiguousWidth = .narrow
    #expect(traits.symbols == symbols && !traits.drawsInASCII)
  }

  @Test(arguments: [("⊳", "⊲"), ("«", "»"), ("<", ">"), ("→", "←"), ("■", "■")])
  func aSignThatPointsAsideIsMirrored(sign: String, image: String) {
    var symbols = SymbolSet()
    (symbols.collapsed, symbols.backArrow) = (sign, image)
    #expect(symbols.mirrored.collapsed == image && symbols.mirrored.backArrow == sign)
  }

  @Test func theDirectionOfTheLanguageMirrors() throws {
    var traits = traits(try LanguageTag("ar"))
    #expect(traits.symbols == .unicode.mirrored)
    traits.localizer = Localizer(catalog: Catalog(compiled: [.toolkit]), language: .english)
    #expect(traits.symbols == .unicode)
  }

  @Test func oneSignIsChangedOnAMirroredScreen() throws {
    var traits = traits(try LanguageTag("ar"))
    traits.chosenSymbols.checkmark = "■"
    #expect(traits.symbols.forward == SymbolSet.unicode.mirrored.forward)
    #expect(traits.symbols.checkmark == "■")
  }

  @Test func aListThatIsTooShortToDrawWithIsReplaced() {
    var symbols = SymbolSet()
    (symbols.corners, symbols.heavyCorners, symbols.arrowKeys) = (["+"], [], ["u", "d", "l"])
    (symbols.spinner, symbols.chartFills, symbols.chartMarks) = ([], [], [])
    (symbols.brackets, symbols.parentheses) = (["<"], [])
    var traits = traits()
    traits.chosenSymbols = symbols
    #expect(traits.symbols == .unicode)
    symbols.spinner = ["|"]
    traits.chosenSymbols = symbols
    #expect(traits.symbols.spinner == ["|"])
  }

  /// An app's signs are drawn, and the marked row has the same one in menus, lists and the palette.
  @Test func viewsDrawTheSignsOfTheTraits() throws {
    let checkbox = Checkbox(.verbatim("a"))
    checkbox.isOn = true
    let stage = try Stage(checkbox, width: 10, height: 1)
    stage.perform { stage.application.traits.chosenSymbols.checkmark = "■" }
    #expect(stage.screen.row(0).contains("■"))
    stage.perform { stage.application.traits.chosenSymbols = .ascii }
    #expect(stage.screen.row(0).contains("x") && stage.screen.row(0).allSatisfy(\.isASCII))
  }
}
