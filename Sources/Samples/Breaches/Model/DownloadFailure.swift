/// The reason why there is no list, as data: the controller has the texts.
public enum DownloadFailure: Error, Hashable, Sendable {
  // The address and the connection.

  /// The address isn't one of a list.
  case notAnAddress
  /// The machine lacks the library that downloads by HTTP.
  case missingLibrary
  /// The machine has no network.
  case noNetwork
  /// No server answers at the address, or it refuses the connection.
  case refused
  /// No server has that name.
  case nameNotFound
  /// The connection couldn't be secured against listeners.
  case insecure
  /// The server's certificate isn't trusted by this machine.
  case untrusted
  /// The server redirects to other addresses repeatedly.
  case redirectLoop
  /// The server redirects to an address that isn't one of a list.
  case redirectElsewhere
  /// The server closed the connection, or its answer isn't HTTP.
  case noAnswer

  // The answer.

  /// The server refuses, with a status outside 200…299.
  case status(Int)
  /// The server received too many requests (429); it may report the time of the next one.
  case tooManyRequests(retryAfter: Duration?)
  /// The answer has another type than JSON; nil for none.
  case wrongType(String?)
  /// The body is larger than permitted.
  case tooLarge(limit: ByteCount)
  /// The body is incomplete.
  case truncated(received: ByteCount)
  /// The body took longer than the time for all of it.
  case timedOut(Duration)
  /// The server sent nothing for this time.
  case stalled(Duration)

  // The body. Records are counted from 1.

  /// The body isn't JSON from this position on; lines and columns are counted from 1.
  case notJSON(line: Int, column: Int)
  /// The body is JSON, but not a list.
  case notAList
  /// An element of the list isn't a record.
  case notARecord(Int)
  /// A record lacks a field.
  case missingField(record: Int, field: String)
  /// A field of a record has another type.
  case wrongField(record: Int, field: String)
  /// A field of a record has an impossible value, such as a negative count.
  case impossibleField(record: Int, field: String)
  /// A field of a record has a number that is too large.
  case outOfRange(record: Int, field: String)
}
