public import AddressBookModel
import HanokFiles

/// Writes all people to a vCard file, which changes only after all of them are written.
public final class CardExport: CardRun {
  private var export: VCardExport
  private let file: FileWriter

  /// Begins to write a file.
  ///
  /// - Parameter waitsForReader: Whether to wait until somebody reads from a pipe.
  public init(
    _ store: any CardStoring, to path: String, countries: CountryNames = .letters,
    waitsForReader: Bool
  ) throws(CardFailure) {
    export = try VCardExport(store, countries: countries)
    do throws(FileWriteError) {
      file = try FileWriter(path: path, waitsForReader: waitsForReader)
    } catch {
      throw CardFailure(error)
    }
  }

  /// The completed part, from 0 to 1.
  public var progress: Double? { export.progress }
  /// The number of people so far.
  public var outcome: CardOutcome { .exported(export.peopleCount) }

  /// Writes the next people, or finishes the file.
  public func next() throws(CardFailure) -> Bool {
    let cards = try export.next()
    do throws(FileWriteError) {
      if let cards { try file.write(cards) } else { try file.finish() }
    } catch {
      throw CardFailure(error)
    }
    return cards != nil
  }
}

extension CardFailure {
  /// Creates the failure of a file of cards that can't be written.
  init(_ error: FileWriteError) {
    switch error.reason {
    case .full, .tooLarge: self = .cards(StoreFailure(.diskFull, detail: error.path))
    case .readOnly, .permission: self = .cards(StoreFailure(.readOnly, detail: error.path))
    case .noReader: self = .noReader
    case .missingFolder, .notAFile, .other:
      self = .cards(StoreFailure(.unreachable, detail: error.path))
    }
  }
}
