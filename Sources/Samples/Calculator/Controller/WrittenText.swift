import CalculatorModel
import CalculatorView
import Hanok

/// A text that is entered whole, a line or a paste: a number as the language writes it, or keys.
///
/// It is entered if all of it is understood, otherwise nothing of it is. A number begins another
/// calculation, or is the one that a waiting operation expects; digits never join those before. An
/// operation at the beginning goes on with the calculation, `+` and `−` too.
struct WrittenText {
  /// A part of the text in the order in which it is entered.
  struct Step {
    enum Entry {
      case key(KeypadKey)
      case number(DecimalFraction)
    }

    let entry: Entry
    /// The text from the part on.
    let rest: String
  }

  /// The reason why nothing is entered.
  nonisolated struct Problem: Error {
    let message: Message
  }

  /// The parts of the text.
  let steps: [Step]

  /// Reads a text in a language.
  ///
  /// - Parameters:
  ///   - keys: The reader of keys.
  ///   - calculator: The calculator with the keys that were pressed before.
  init(
    _ text: String, _ keys: KeyReader, _ localizer: Localizer, after calculator: any Calculating
  ) throws(Problem) {
    let numbers = NumberReader(localizer.language)
    let text = text.withoutCurrency(keys, localizer)
    if let number = try Self.number(text, keys, numbers, after: calculator) {
      steps = number
    } else {
      let text = try text.withoutGroups(keys, numbers)
      steps = try Self.keys(text, keys, after: calculator)
    }
  }

  /// Returns the parts of a text that is a number, with a percent sign or not, or nil.
  private static func number(
    _ text: String, _ keys: KeyReader, _ reader: NumberReader,
    after calculator: any Calculating
  ) throws(Problem) -> [Step]? {
    var (steps, rest) = ([Step](), text)
    if !calculator.expectsNumber {
      if let sign = keys.removingSign(text) {
        // `-3` after a value is a subtraction, and a number elsewhere.
        (steps, rest) = ([Step(entry: .key(sign.key), rest: text)], sign.rest)
      } else if !calculator.waitingParts.isEmpty, !calculator.needsClearing {
        steps = [Step(entry: .key(.equals), rest: text)]
      }
    }
    // The percent sign is a key: after `200 +`, ten percent is a share of 200.
    var percent: [Step] = []
    if let number = keys.removingPercent(rest) {
      if (try? reader.number(number))?.isPercent == false {
        (rest, percent) = (number, [Step(entry: .key(.percent), rest: "")])
      }
    }
    if rest.endsWithSign { return nil }
    let value: ExactDecimal
    do throws(NumberReadingError) {
      value = try reader.number(rest).value
    } catch {
      // A sign alone is a key.
      if error.kind == .unreadable || error.kind == .empty && rest != text { return nil }
      throw Problem(message: .unread(error))
    }
    guard let number = DecimalFraction(plainText: value.description),
      number.writtenLength <= Calculation.maximumLength
    else { throw Problem(message: .tooLong) }
    return steps + [Step(entry: .number(number), rest: rest)] + percent
  }

  /// Returns the keys of a text.
  private static func keys(
    _ text: String, _ reader: KeyReader, after calculator: any Calculating
  ) throws(Problem) -> [Step] {
    if let part = reader.unknownPart(of: text) { throw Problem(message: .unknown(part)) }
    let keys = reader.indexedKeys(text)
    // A single operation is a key, which replaces the one before; the memory is cleared at any time.
    if keys.count == 1, keys[0].key.isOperation || keys[0].key == .memoryClear {
      return [Step(entry: .key(keys[0].key), rest: text)]
    }
    var order = KeyOrder(after: calculator)
    var steps: [Step] = []
    for (position, (range, key)) in keys.enumerated() {
      do throws(KeyOrder.Problem) {
        let next = position + 1 < keys.count ? keys[position + 1].key : nil
        let pressed = try order.add(key, before: next)
        let rest = String(text[range.lowerBound...])
        steps += pressed.map { Step(entry: .key($0), rest: rest) }
        if next == nil { try order.end() }
      } catch {
        let start = (position > 0 ? keys[position - 1].range : range).lowerBound
        let point = key == .decimalSign ? range.lowerBound : start
        throw Problem(
          message: .problem(error, in: text[start..<range.upperBound], at: text[point]))
      }
    }
    return steps
  }
}

extension [WrittenText.Step] {
  /// Whether `=` is the only part.
  var isEqualsAlone: Bool {
    guard count == 1, case .key(.equals) = self[0].entry else { return false }
    return true
  }
}

extension KeypadKey {
  /// Whether it is an operation on two numbers.
  fileprivate var isOperation: Bool {
    [.plus, .minus, .times, .dividedBy, .power].contains(self)
  }
}

extension String {
  /// The text without direction marks, joiners and other characters that nobody sees.
  var withoutInvisibles: String {
    String(
      String.UnicodeScalarView(
        unicodeScalars.filter { !$0.properties.isDefaultIgnorableCodePoint }))
  }

  /// Whether a sign or a parenthesis is at the end of a number: `5-` and `(5)`, which are negative
  /// to cash registers and accountants, are a calculation here.
  fileprivate var endsWithSign: Bool {
    let last = unicodeScalars.last {
      !$0.properties.isWhitespace && $0.properties.generalCategory != .otherPunctuation
    }
    return last.map {
      [.dashPunctuation, .closePunctuation, .mathSymbol, .otherSymbol, .modifierSymbol]
        .contains($0.properties.generalCategory)
    } ?? false
  }
}
