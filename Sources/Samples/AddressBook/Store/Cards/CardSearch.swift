import AddressBookModel
import GRDB

/// Finds people by their cards.
struct CardSearch {
  private let db: Database
  private let byUID, byDigest: Statement

  /// Prepares the statements, once for many cards.
  init(_ db: Database) throws {
    self.db = db
    byUID = try db.cachedStatement(sql: "SELECT id FROM person WHERE cardUID = ? ORDER BY id")
    byDigest = try db.cachedStatement(
      sql: "SELECT id FROM person WHERE cardDigest = ? ORDER BY id")
  }

  /// Returns the person of a card, or nil for none.
  func counterpart(of card: CardIdentity) throws -> CardCounterpart? {
    let found =
      if let uid = card.uid { try Int64.fetchAll(byUID, arguments: [uid]) } else {
        try Int64.fetchAll(byDigest, arguments: [card.digest])
      }
    for number in found {
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
