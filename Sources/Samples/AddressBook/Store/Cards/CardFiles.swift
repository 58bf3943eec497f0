public import AddressBookModel
import HanokVCard

/// vCard files, for importing people into a store and exporting them.
public final class CardFiles: CardExchanging {
  private let store: any CardStoring
  private let countries: CountryNames

  /// The number of people who are saved at once: a screen is drawn between two batches.
  private static let batchCount = 1_000

  /// Creates the import and export of a store.
  public init(_ store: any CardStoring, countries: CountryNames = .letters) {
    self.store = store
    self.countries = countries
  }

  /// Begins to add the people of a file.
  public func beginImport(from path: String) throws(CardFailure) -> any CardRun {
    let source: ByteSource
    do throws(VCardFileError) { source = try ByteSource(path: path) } catch {
      throw CardFailure(error)
    }
    return ImportRun(
      VCardImport(
        VCardReader(source), into: store, countries: countries, batchCount: Self.batchCount))
  }

  /// Begins to write all people to a file; a pipe that nobody reads from is a failure.
  public func beginExport(to path: String) throws(CardFailure) -> any CardRun {
    try CardExport(store, to: path, countries: countries, waitsForReader: false)
  }
}

private final class ImportRun: CardRun {
  private var run: VCardImport

  init(_ run: VCardImport) { self.run = run }

  var progress: Double? { run.progress }
  var outcome: CardOutcome { .imported(run.summary) }
  func next() throws(CardFailure) -> Bool { try run.next() }
}
