public import HanokLocalization
import HanokUnicode

/// The reason why a text isn't a value.
public nonisolated struct ValueProblem: Error, Hashable {
  /// The reason in a sentence.
  public let message: Message
  /// Whether the text is empty: it is valid where no value is required.
  public let isEmpty: Bool

  /// Creates a problem with its reason.
  public init(_ message: Message, isEmpty: Bool = false) {
    (self.message, self.isEmpty) = (message, isEmpty)
  }

  init(_ error: NumberReadingError) {
    let message: Message =
      switch error.kind {
      case .empty: .Hanok.numberReadingEmpty
      case .unreadable: .Hanok.numberReadingUnreadable(part: error.part)
      case .misplacedSeparator: .Hanok.numberReadingMisplacedSeparator(part: error.part)
      case .ambiguous: .Hanok.numberReadingAmbiguous(part: error.part)
      case .tooLong: .Hanok.numberReadingTooLong
      }
    self.init(message, isEmpty: error.kind == .empty)
  }

  /// Creates the problem of a date.
  ///
  /// - Parameters:
  ///   - example: A date that can be typed.
  ///   - written: Returns the text of a day.
  init(_ error: DateReadingError, example: String, written: (CalendarDay) -> String) {
    let message: Message =
      switch error.kind {
      case .empty: .Hanok.dateReadingEmpty
      case .unreadable: .Hanok.dateReadingUnreadable(part: error.part, example: example)
      case .incomplete: .Hanok.dateReadingIncomplete
      case .noSuchDay: .Hanok.dateReadingNoSuchDay
      case .shortYear: .Hanok.dateReadingShortYear
      case .wrongWeekday: .Hanok.dateReadingWrongWeekday
      case .ambiguous:
        if let first = error.candidates.first, let last = error.candidates.last {
          .Hanok.dateReadingAmbiguous(first: written(first), second: written(last))
        } else {
          .Hanok.dateReadingUnreadable(part: error.part, example: example)
        }
      }
    self.init(message, isEmpty: error.kind == .empty)
  }
}
