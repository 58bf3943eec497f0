import Hanok

/// A score and a percentage, in the digits of the language.
final class NumeralViewScreen: ViewController {
  override func loadView() {
    let score = NumeralView(.Gallery.numeralViewScore(value: -12_345))
    let part = NumeralView(Message("numeralView.part", table: "Gallery", ["value": 0.785]))
    part.style = \.success
    let clock = NumeralView(alignment: .trailing)
    clock.message = CivilDateTime(year: 2026, month: 11, day: 21, hour: 9, minute: 30)
      .map { .Gallery.numeralViewTime(time: $0) }
    view = StackView(.vertical, spacing: 1, views: [score, part, clock])
  }
}
