import HanokTerminal
import Testing

@testable import HanokDrawing

@Suite struct SymbolSetEnvironmentTests {
  @Test(arguments: [
    ([:], "╭"), (["TERM": "xterm"], "╭"), (["TERM": "linux"], "┌"),
    (["LC_ALL": "C"], "+"), (["LC_CTYPE": "POSIX"], "+"), (["LC_ALL": "", "LC_CTYPE": "C"], "+"),
    (["LC_ALL": "C", "TERM": "linux"], "+"), (["LC_ALL": "C.UTF-8"], "╭"), (["LANG": "C"], "╭"),
    (["LC_ALL": "ko_KR.UTF-8", "LC_CTYPE": "C"], "╭"),
  ])
  func theSignsSuitTheEnvironment(environment: [String: String], corner: String) {
    #expect(SymbolSet.suited(to: environment).corners[0] == corner)
  }

  /// The upper half of code page 437 and the signs of its lower half, as far as signs use them.
  @Test func theConsoleGetsOnlySignsOfItsFonts() {
    let fonts = Set("│┌┐└┘─═║╔╗╚╝█▓▒░↑↓←→")
    let set = SymbolSet.suited(to: ["TERM": "linux"])
    let signs = Mirror(reflecting: set).children.flatMap { child in
      (child.value as? [String]) ?? [child.value as? String ?? ""]
    }
    #expect(signs.count > 50)
    #expect(signs.allSatisfy { $0.allSatisfy { $0.isASCII || fonts.contains($0) } }, "\(signs)")
    #expect(set.shown(width: .wide, isMirrored: false) == .ascii)
  }
}
