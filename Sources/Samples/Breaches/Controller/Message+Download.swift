import BreachesModel
import BreachesView
import Hanok

// The words for what the model says in data. They are here, not in the model, which knows no language,
// and not in the view, which knows no model.

extension Message {
  static func tally(_ tally: DownloadTally) -> Message {
    guard tally.downloads > 0 else { return .Breaches.tallyNone }
    return .Breaches.tally(
      downloads: Message.Breaches.downloads(count: tally.downloads),
      records: Message.records(tally.records), bytes: tally.bytes.value)
  }

  static func records(_ count: RecordCount) -> Message { .Breaches.records(count: count.value) }

  static func progress(_ progress: DownloadProgress) -> Message {
    let received = progress.received.value
    guard let expected = progress.expected else {
      return .Breaches.progressReceived(received: received)
    }
    return .Breaches.progress(received: received, expected: expected.value)
  }
}

extension MessageValue {
  /// A day of the model as one that messages write.
  init(_ date: BreachDate) {
    let day = CalendarDay(year: date.year, month: date.month, day: date.day)
    self = day.map(MessageValue.init) ?? .string("")
  }

  /// A time in seconds.
  init(seconds time: Duration) {
    let (seconds, attoseconds) = time.components
    self = attoseconds == 0 ? .integer(seconds) : .double(time / .seconds(1))
  }
}
