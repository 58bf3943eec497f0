import CalculatorView
import Hanok

/// Numbers within a text as people write them: with signs between groups, and with a currency.
extension String {
  /// Returns the text with the digits of its numbers alone, without the signs between their groups.
  ///
  /// - Throws: A problem with a number whose groups aren't those of the language.
  func withoutGroups(
    _ keys: KeyReader, _ numbers: NumberReader
  ) throws(WrittenText.Problem) -> String {
    var plain = ""
    var rest = self[...]
    while let first = rest.first {
      let number = rest.prefixOfNumber(keys)
      guard number.contains(where: { !keys.isDigit($0) && !keys.isDecimalSign($0) }) else {
        plain += number.isEmpty ? String(first) : String(number)
        rest = rest.dropFirst(max(1, number.count))
        continue
      }
      do throws(NumberReadingError) {
        let value = try numbers.number(String(number)).value
        plain += value.description.replacing(".", with: keys.decimalSign)
      } catch {
        // A space that separates no groups is named as the break between two numbers.
        if number.contains(where: \.isWhitespace) {
          plain += number
        } else {
          throw WrittenText.Problem(message: .unread(error))
        }
      }
      rest = rest.dropFirst(number.count)
    }
    return plain
  }

  /// Returns the text without the sign, the code or the name of a currency beside its numbers.
  ///
  /// Numbers of two currencies can't be calculated together: their signs stay, and aren't keys.
  func withoutCurrency(_ keys: KeyReader, _ localizer: Localizer) -> String {
    let names = Set(
      localizer.string(.Calculator.currencyNames).split(separator: " ").map { $0.lowercased() })
    var plain = ""
    var found: Set<String> = []
    var rest = self[...]
    while let first = rest.first {
      let word = rest.prefix(while: \.isLetter)
      let isName =
        Currency(String(word))?.isKnown == true && word == word.uppercased()
        || names.contains(word.lowercased())
      let mark = rest.prefix(isName ? word.count : 1)
      let next = rest.dropFirst(mark.count)
      if isName || first.isCurrencySymbol, plain.endsWithDigit(keys) || next.beginsNumber(keys) {
        found.insert(mark.lowercased())
        // Without a space, the numbers on its two sides would be one.
        plain += " "
        rest = next
      } else {
        let other = rest.prefix(max(1, word.count))
        plain += other
        rest = rest.dropFirst(other.count)
      }
    }
    return found.count == 1 ? plain : self
  }

  private func endsWithDigit(_ keys: KeyReader) -> Bool {
    last { !$0.isWhitespace }.map(keys.isDigit) == true
  }
}

extension Substring {
  /// The spaces that are signs between groups: others may separate two numbers.
  private static let groupSpaces: Set<Character> = ["\u{A0}", "\u{202F}", "\u{2009}"]

  /// The number at the beginning, from its first digit to its last.
  fileprivate func prefixOfNumber(_ keys: KeyReader) -> Substring {
    guard let first, keys.isDigit(first) else { return prefix(0) }
    let number = prefix {
      keys.isDigit($0) || keys.isDecimalSign($0) || keys.isGroupingSign($0)
        || Self.groupSpaces.contains($0)
    }
    let last = number.lastIndex(where: keys.isDigit) ?? startIndex
    return self[...last]
  }

  /// Whether a number follows, with a sign or not.
  fileprivate func beginsNumber(_ keys: KeyReader) -> Bool {
    var rest = drop(while: \.isWhitespace)
    if keys.removingSign(String(rest)) != nil { rest = rest.dropFirst() }
    return rest.first.map { keys.isDigit($0) || keys.isDecimalSign($0) } == true
  }
}
