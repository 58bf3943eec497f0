public import AddressBookModel
import HanokVCard

/// Writes the people of a store as vCards, a batch at a time.
public struct VCardExport {
  /// The number of people written so far.
  public private(set) var peopleCount = 0

  private let ids: [PersonID]
  private let store: any PersonStoring
  private let countries: CountryNames
  private static let batchCount = 500

  /// Creates an export of all people, in the order of the list.
  ///
  /// - Throws: A failure of the store.
  public init(
    _ store: any PersonStoring, countries: CountryNames = .letters
  ) throws(CardFailure) {
    self.store = store
    self.countries = countries
    do throws(StoreFailure) { ids = try store.listing(matching: "").ids } catch {
      throw .book(error)
    }
  }

  /// The part of the people written so far, from 0 to 1.
  public var progress: Double {
    ids.isEmpty ? 1 : Double(peopleCount) / Double(ids.count)
  }

  /// Returns the cards of the next people, or nil after the last.
  ///
  /// - Throws: A failure of the store.
  public mutating func next() throws(CardFailure) -> String? {
    let batch = ids[peopleCount...].prefix(Self.batchCount)
    if batch.isEmpty { return nil }
    var cards = ""
    do throws(StoreFailure) {
      for person in try store.people(Array(batch)) {
        cards += VCardWriter().card(of: VCardContact(person, countries: countries))
      }
    } catch {
      throw .book(error)
    }
    peopleCount += batch.count
    return cards
  }
}
