/// The reason why no list has come, as data: the words for it are the controller's.
public enum DownloadFailure: Error, Hashable, Sendable {
  // The address and the way to the server.

  /// The address is none that a list can be asked of.
  case notAnAddress
  /// The machine has no network.
  case noNetwork
  /// Nobody answers at that address, or the server refuses to.
  case refused
  /// There is no server of that name.
  case nameNotFound
  /// No connection came about that others can't listen to.
  case insecure
  /// The server's certificate says nothing that this machine trusts.
  case untrusted
  /// The server sends on to another address again and again.
  case redirectLoop
  /// The server sends on to something that is no address of a list.
  case redirectElsewhere
  /// The server hung up, or its answer is no HTTP.
  case noAnswer

  // The answer.

  /// The server refuses, with a status outside of 200…299.
  case status(Int)
  /// The server was asked too often (429); it may say when to ask again.
  case tooManyRequests(retryAfter: Duration?)
  /// The answer is of another type than JSON; nil where it has none.
  case wrongType(String?)
  /// The body is larger than was allowed.
  case tooLarge(limit: ByteCount)
  /// The body ends before its end.
  case truncated(received: ByteCount)
  /// The body didn't come within the time that was allowed for all of it.
  case timedOut(Duration)
  /// Nothing came for so long.
  case stalled(Duration)

  // The body. Records are counted from 1.

  /// The body isn't JSON, from this place on; lines and columns are counted from 1.
  case notJSON(line: Int, column: Int)
  /// The body is JSON, but no list.
  case notAList
  /// The list has something else in it than records.
  case notARecord(Int)
  /// A record is without a field.
  case missingField(record: Int, field: String)
  /// The field of a record is of another type.
  case wrongField(record: Int, field: String)
  /// The field of a record has a value that there can't be, as a count below zero.
  case impossibleField(record: Int, field: String)
}
