public import AddressBookModel
import Glibc

/// Writes the people of a store as vCards, a batch at a time.
public struct VCardExport {
  /// The number of people who were written.
  public private(set) var peopleCount = 0

  private let ids: [PersonID]
  private let store: any PersonStoring
  private let writer: VCardWriter
  private static let batchCount = 500

  /// An export of everybody, in the order of the list.
  public init(
    _ store: any PersonStoring, writer: VCardWriter = VCardWriter()
  ) throws(StoreFailure) {
    self.store = store
    self.writer = writer
    ids = try store.listing(matching: "").ids
  }

  /// The part of the people who were written, from 0 to 1.
  public var progress: Double {
    ids.isEmpty ? 1 : Double(peopleCount) / Double(ids.count)
  }

  /// Returns the cards of the next people; nil after the last.
  public mutating func next() throws(StoreFailure) -> String? {
    let batch = ids[peopleCount...].prefix(Self.batchCount)
    if batch.isEmpty { return nil }
    var cards = ""
    for id in batch {
      if let person = try store.person(id) { cards += writer.card(of: person) }
    }
    peopleCount += batch.count
    return cards
  }
}

/// A file that takes the place of another only when it is whole, so that a full disk costs nothing.
public final class NewFile {
  private let path: String
  private let temporaryPath: String
  private var descriptor: Int32

  /// Begins a file beside the one that it is to be.
  ///
  /// - Throws: A failure where the folder can't be written.
  public init(path: String) throws(StoreFailure) {
    self.path = path
    temporaryPath = "\(path).\(getpid()).new"
    descriptor = unsafe open(temporaryPath, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
    if descriptor < 0 { throw Self.failure(path) }
  }

  deinit {
    guard descriptor >= 0 else { return }
    close(descriptor)
    unsafe unlink(temporaryPath)
  }

  /// Writes at the end.
  public func write(_ text: String) throws(StoreFailure) {
    var rest = Array(text.utf8)[...]
    while !rest.isEmpty {
      let count = unsafe rest.withUnsafeBytes {
        unsafe Glibc.write(descriptor, $0.baseAddress, $0.count)
      }
      if count > 0 {
        rest.removeFirst(count)
      } else if errno != EINTR {
        throw Self.failure(path)
      }
    }
  }

  /// Puts the file in its place.
  public func finish() throws(StoreFailure) {
    if fsync(descriptor) != 0 { throw Self.failure(path) }
    close(descriptor)
    descriptor = -1
    if unsafe rename(temporaryPath, path) != 0 {
      let failure = Self.failure(path)
      unsafe unlink(temporaryPath)
      throw failure
    }
  }

  private static func failure(_ path: String) -> StoreFailure {
    switch errno {
    case ENOSPC, EDQUOT, EFBIG: StoreFailure(.diskFull, detail: path)
    case EROFS, EACCES, EPERM: StoreFailure(.readOnly, detail: path)
    default: StoreFailure(.unreachable, detail: path)
    }
  }
}
