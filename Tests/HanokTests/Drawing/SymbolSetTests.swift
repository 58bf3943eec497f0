import Hanok
import Testing

@Suite struct SymbolSetTests {
  /// Signs of ambiguous width would tear a row where they take two cells.
  @Test(arguments: [SymbolSet.ascii, SymbolSet.ascii.mirrored]) func signsOfASCIIAre(set: SymbolSet)
  {
    for (name, value) in Mirror(reflecting: set).children {
      let signs = (value as? [String]) ?? [value as? String].compactMap { $0 }
      #expect(!signs.isEmpty)
      for sign in signs {
        #expect(sign.utf8.count == 1 && sign.allSatisfy(\.isASCII), "\(name ?? ""): \(sign)")
      }
    }
  }
}
