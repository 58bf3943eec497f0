import AddressBookModel
import GRDB

/// Finds people by their cards.
struct CardSearch {
  private let db: Database

  init(_ db: Database) { self.db = db }

  /// Returns the person of a card, or nil for none.
  func counterpart(of card: CardIdentity) throws -> CardCounterpart? {
    let column = card.uid == nil ? "cardDigest" : "cardUID"
    let statement = try db.cachedStatement(
      sql: "SELECT id FROM person WHERE \(column) = ? ORDER BY id")
    let value = card.uid?.databaseValue ?? card.digest.databaseValue
    for number in try Int64.fetchAll(statement, arguments: [value]) {
      let id = PersonID(rawValue: number)
      guard let person = try PersonReading(db).person(id) else { continue }
      let isUnchanged = CardIdentity(person).content == card.content
      // Different contents may have the same digest.
      if card.uid != nil || isUnchanged { return CardCounterpart(id: id, isUnchanged: isUnchanged) }
    }
    return nil
  }

  /// Records the cards of all people in a file that was written without them.
  func markEverybody() throws {
    let update = try db.makeStatement(
      sql: "UPDATE person SET cardUID = ?, cardDigest = ? WHERE id = ?")
    for id in try Int64.fetchAll(db, sql: "SELECT id FROM person") {
      guard let person = try PersonReading(db).person(PersonID(rawValue: id)) else { continue }
      let card = CardIdentity(person)
      try update.execute(arguments: [card.uid, card.digest, id])
    }
  }
}
