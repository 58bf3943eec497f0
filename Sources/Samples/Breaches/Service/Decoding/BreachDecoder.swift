public import BreachesModel
import Foundation
import HanokJSON

/// The decoder of all methods: it converts the bytes of a body to a list, or to a failure.
public enum BreachDecoder {
  /// Decodes a body within a time.
  ///
  /// It is the request's time for the transfer, available again for the decoding.
  ///
  /// - Throws: The first failure; if a record is invalid, there is no list.
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

  /// Decodes the result of a transfer.
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

  /// Returns the failure of the list, of a record, or of a record's field.
  private static func failure(
    at path: [any CodingKey], ofField: (Int, String) -> DownloadFailure
  ) -> DownloadFailure {
    guard let record = path.first?.intValue else { return .notAList }
    guard path.count > 1 else { return .notARecord(record + 1) }
    return ofField(record + 1, path[1].stringValue)
  }

  /// Returns the failure of a list whose numbers aren't all integers: `JSONDecoder` doesn't report which.
  private static func numberFailure(in list: JSONValue) -> DownloadFailure? {
    guard case .array(let records) = list.kind else { return nil }
    let field = BreachRecord.numberField
    for (index, record) in records.enumerated() {
      guard case .number(let text)? = record[field]?.kind, Int(text) == nil else { continue }
      guard let number = Double(text), Int(exactly: number) == nil else { continue }
      return abs(number) < 0x1p63
        ? .impossibleField(record: index + 1, field: field)
        : .outOfRange(record: index + 1, field: field)
    }
    return nil
  }

  /// Returns the failure of a body that isn't JSON; one that ends too early is truncated.
  ///
  /// `JSONDecoder` is fast, but doesn't report the position; a slower parser finds it after a
  /// failure.
  private static func syntaxFailure(of body: [UInt8]) -> DownloadFailure {
    do throws(JSONError) {
      return numberFailure(in: try JSONValue(parsing: body)) ?? .notJSON(line: 1, column: 1)
    } catch {
      if error.kind == .unexpectedEnd, !body.isEmpty {
        return .truncated(received: ByteCount(body.count))
      }
      return .notJSON(line: error.position.line, column: error.position.column)
    }
  }
}
