public import BreachesModel
import Foundation
import HanokJSON

/// The one decoder of all five ways: the bytes of a body become a list, or a failure with its place.
public enum BreachDecoder {
  /// Decodes a body.
  ///
  /// - Throws: The first thing that is wrong; where one record is, there is no list.
  public static func decode(_ body: [UInt8]) throws(DownloadFailure) -> BreachList {
    let records: [BreachRecord]
    do {
      records = try JSONDecoder().decode([BreachRecord].self, from: Data(body))
    } catch {
      throw failure(of: error, body: body)
    }
    return BreachList(records.map(\.breach), size: ByteCount(body.count))
  }

  /// Decodes the end of a transfer.
  public static func decode(
    _ end: Result<[UInt8], DownloadFailure>
  ) -> Result<BreachList, DownloadFailure> {
    end.flatMap { body in
      Result { () throws(DownloadFailure) in try decode(body) }
    }
  }

  private static func failure(of error: any Error, body: [UInt8]) -> DownloadFailure {
    switch error {
    case DecodingError.keyNotFound(let key, let context):
      guard let record = context.codingPath.first?.intValue else { break }
      return .missingField(record: record + 1, field: key.stringValue)
    case DecodingError.typeMismatch(_, let context), DecodingError.valueNotFound(_, let context):
      return failure(at: context.codingPath)
    case DecodingError.dataCorrupted(let context) where !context.codingPath.isEmpty:
      return failure(at: context.codingPath)
    default: break
    }
    return syntaxFailure(of: body)
  }

  /// The failure of a value of another type: of the list, of a record, or of the field of one.
  private static func failure(at path: [any CodingKey]) -> DownloadFailure {
    guard let record = path.first?.intValue else { return .notAList }
    guard path.count > 1 else { return .notARecord(record + 1) }
    return .wrongField(record: record + 1, field: path[1].stringValue)
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
