public import BreachesModel
import Foundation
import HanokJSON

/// The one decoder of all five ways: the bytes of a body become a list, or a failure with its place.
public enum BreachDecoder {
  /// Decodes a body within a time: that which the request allows for the transfer is allowed for the
  /// decoding once more.
  ///
  /// - Throws: The first thing that is wrong; where one record is, there is no list.
  public static func decode(
    _ body: [UInt8], within time: Duration
  ) throws(DownloadFailure) -> BreachList {
    let decoder = JSONDecoder()
    if let key = BreachRecord.deadline { decoder.userInfo[key] = ContinuousClock.now + time }
    let records: [BreachRecord]
    do {
      records = try decoder.decode([BreachRecord].self, from: Data(body))
    } catch is BreachRecord.Late {
      throw .timedOut(time)
    } catch {
      throw failure(of: error, body: body)
    }
    return BreachList(records.map(\.breach), size: ByteCount(body.count))
  }

  /// Decodes the end of a transfer.
  public static func decode(
    _ end: Result<[UInt8], DownloadFailure>, within time: Duration
  ) -> Result<BreachList, DownloadFailure> {
    end.flatMap { body in
      Result { () throws(DownloadFailure) in try decode(body, within: time) }
    }
  }

  private static func failure(of error: any Error, body: [UInt8]) -> DownloadFailure {
    switch error {
    case DecodingError.keyNotFound(let key, let context):
      guard let record = context.codingPath.first?.intValue else { break }
      return .missingField(record: record + 1, field: key.stringValue)
    case DecodingError.typeMismatch(_, let context), DecodingError.valueNotFound(_, let context):
      return failure(at: context.codingPath) { .wrongField(record: $0, field: $1) }
    case DecodingError.dataCorrupted(let context) where !context.codingPath.isEmpty:
      return failure(at: context.codingPath) { .impossibleField(record: $0, field: $1) }
    default: break
    }
    return syntaxFailure(of: body)
  }

  /// The failure of the list, of a record, or of the field of one.
  private static func failure(
    at path: [any CodingKey], ofField: (Int, String) -> DownloadFailure
  ) -> DownloadFailure {
    guard let record = path.first?.intValue else { return .notAList }
    guard path.count > 1 else { return .notARecord(record + 1) }
    return ofField(record + 1, path[1].stringValue)
  }

  /// The place where a body ceases to be JSON; one that ends within a value was cut off.
  ///
  /// `JSONDecoder` is fast, but doesn't say where; a slower parser is asked once it has failed.
  private static func syntaxFailure(of body: [UInt8]) -> DownloadFailure {
    do throws(JSONError) {
      _ = try JSONValue(parsing: body)
      return .notJSON(line: 1, column: 1)
    } catch {
      if error.kind == .unexpectedEnd, !body.isEmpty {
        return .truncated(received: ByteCount(body.count))
      }
      return .notJSON(line: error.position.line, column: error.position.column)
    }
  }
}
