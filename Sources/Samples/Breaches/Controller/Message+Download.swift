import BreachesModel
import BreachesView
import Hanok

// The texts of the model's data. They are here, not in the model, which is independent of
// languages, and not in the view, which is independent of the model.

extension Message {
  static func tally(_ tally: DownloadTally) -> Message {
    guard tally.downloads > 0 else { return .Breaches.tallyNone }
    return .Breaches.tally(
      downloads: Message.Breaches.downloads(count: tally.downloads),
      records: Message.records(tally.records), bytes: tally.bytes.value)
  }

  static func records(_ count: RecordCount) -> Message { .Breaches.records(count: count.value) }

  /// Returns the number of records of a list, its size, and how many records have texts that were cut.
  static func count(of list: BreachList) -> Message {
    let (records, bytes) = (Message.records(list.count), list.size.value)
    let cut = list.breaches.count(where: \.isCut)
    return cut == 0
      ? .Breaches.listCount(records: records, bytes: bytes)
      : .Breaches.listCountCut(records: records, bytes: bytes, cut: cut)
  }

  static func progress(_ progress: DownloadProgress) -> Message {
    let received = progress.received.value
    guard let expected = progress.expected else {
      return .Breaches.progressReceived(received: received)
    }
    return .Breaches.progress(received: received, expected: expected.value)
  }
}

extension MessageValue {
  /// Creates a date for messages from one of the model.
  init(_ date: BreachDate) {
    let day = CalendarDay(year: date.year, month: date.month, day: date.day)
    self = day.map(MessageValue.init) ?? .string("")
  }

  /// Creates a duration in seconds.
  init(seconds time: Duration) {
    let (seconds, attoseconds) = time.components
    self = attoseconds == 0 ? .integer(seconds) : .double(time / .seconds(1))
  }
}
