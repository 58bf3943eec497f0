package import Hanok

/// A button for an answer, which is marked after it is judged right or wrong.
///
/// ```
/// [ T True ]    ✓ T True ✓    ✗ T True ✗
/// ```
package final class AnswerButton: Button {
  /// The mark for an answer.
  package enum Mark: Hashable {
    case right
    case wrong
  }

  /// The mark of the answer; nil for none.
  var mark: Mark? { didSet { if mark != oldValue { setNeedsDisplay() } } }

  // Blue and red, which users with red-green colour blindness can distinguish; signs differ too.
  private static let right = Color.rgb(0x1F, 0x5F, 0xBF)
  private static let wrong = Color.rgb(0xB3, 0x26, 0x1E)
  private static let white = Color.rgb(0xFF, 0xFF, 0xFF)

  package override var stateStyle: Style {
    guard let mark, let traits else { return super.stateStyle }
    return look(of: mark, traits)
  }

  package override var stateEdges: (leading: String, trailing: String) {
    guard let mark, let traits else { return super.stateEdges }
    let sign = sign(of: mark, traits)
    return (sign, sign)
  }

  private func look(of mark: Mark, _ traits: Traits) -> Style {
    Style(
      foreground: Self.white, background: mark == .right ? Self.right : Self.wrong,
      attributes: traits.colorDepth == .none ? [.bold, .reverse] : .bold)
  }

  /// Returns the sign of a mark, of one cell: some languages have a circle instead of a tick.
  private func sign(of mark: Mark, _ traits: Traits) -> String {
    if traits.drawsInASCII {
      return mark == .right ? traits.symbols.checkmark : traits.symbols.error
    }
    return traits.localizer.string(mark == .right ? .Quiz.markRightSign : .Quiz.markWrongSign)
  }
}
