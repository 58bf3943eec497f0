import FlyingSocks
import Foundation

/// A body that comes in pieces, and then ends in one way or another.
struct ScriptedBody: AsyncBufferedSequence, Sendable {
  typealias Element = UInt8

  /// The ends of a body.
  enum End: Sendable {
    /// It ends as it should.
    case end
    /// The connection is cut.
    case hangUp
    /// Nothing more comes, and nothing is cut.
    case silence
  }

  private struct HangUp: Error {}

  private let pieces: [Data]
  private let interval: Duration
  private let end: End

  /// A body of some pieces, with a time before each.
  init(_ pieces: [Data], every interval: Duration = .zero, then end: End) {
    self.pieces = pieces
    self.interval = interval
    self.end = end
  }

  func makeAsyncIterator() -> Iterator { Iterator(body: self) }

  struct Iterator: AsyncBufferedIteratorProtocol {
    private let body: ScriptedBody
    private var index = 0

    init(body: ScriptedBody) { self.body = body }

    mutating func next() async throws -> UInt8? {
      preconditionFailure("Bodies are read in pieces.")
    }

    mutating func nextBuffer(suggested count: Int) async throws -> [UInt8]? {
      guard index < body.pieces.count else { return try await body.ending() }
      if body.interval > .zero { try await Task.sleep(for: body.interval) }
      index += 1
      return [UInt8](body.pieces[index - 1])
    }
  }

  private func ending() async throws -> [UInt8]? {
    switch end {
    case .end: return nil
    case .hangUp: throw HangUp()
    case .silence:
      // Until the server is stopped.
      try await Task.sleep(for: .seconds(3_600))
      throw HangUp()
    }
  }
}
