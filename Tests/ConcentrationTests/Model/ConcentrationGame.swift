import ConcentrationModel

/// What tests know of a game that players don't: where the pairs are.
nonisolated extension Concentration {
  /// The places of the two cards of each pair, in the order of the first ones.
  var pairPlaces: [[Int]] {
    var seen: Set<Int> = []
    return cards.indices.compactMap { index in
      let identifier = cards[index].identifier
      guard seen.insert(identifier).inserted else { return nil }
      return cards.indices.filter { cards[$0].identifier == identifier }
    }
  }

  /// Chooses cards by pair and side: `"a"` is the first card of the first pair, `"A"` its other one.
  ///
  /// - Returns: The results, with the places of cards in the same way.
  mutating func choose(_ letters: String) -> [String] {
    let places = pairPlaces
    func place(_ letter: Character) -> Int {
      let pair = Int((letter.lowercased().first?.asciiValue ?? 97) - 97)
      return places[pair][letter.isUppercase ? 1 : 0]
    }
    func letter(_ index: Int) -> String {
      for (pair, sides) in places.enumerated() where sides.contains(index) {
        let letter = String(UnicodeScalar(UInt8(97 + pair)))
        return sides[0] == index ? letter : letter.uppercased()
      }
      return ""
    }
    return letters.map { character in
      switch chooseCard(at: place(character)) {
      case .turned: "up"
      case .matched(let other): "=" + letter(other)
      case .mismatched(let other): "≠" + letter(other)
      case .refused: "no"
      }
    }
  }

  /// The cards as letters: a dot for one that lies face down, brackets around one that is matched.
  var picture: String {
    let places = pairPlaces
    return places.enumerated().map { pair, sides in
      sides.enumerated().map { side, index in
        let small = String(UnicodeScalar(UInt8(97 + pair)))
        let letter = side == 0 ? small : small.uppercased()
        let card = cards[index]
        return card.isMatched ? "[\(letter)]" : card.isFaceUp ? letter : "."
      }.joined()
    }.joined(separator: " ")
  }
}
