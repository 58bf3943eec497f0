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

  /// Returns the person of each card, or nil for none; the people are read together.
  func counterparts(of cards: [CardIdentity]) throws -> [CardCounterpart?] {
    let found = try cards.map(ids)
    let people = try PersonReading(db).people(Set(found.joined()).sorted())
    let identities = Dictionary(uniqueKeysWithValues: people.map { ($0.id, CardIdentity($0)) })
    return zip(cards, found).map { card, ids in
      for id in ids {
        // Different contents may have the same digest.
        guard let isUnchanged = identities[id]?.hasContent(of: card),
          isUnchanged || card.uid != nil
        else { continue }
        return CardCounterpart(id: id, isUnchanged: isUnchanged)
      }
      return nil
    }
  }

  private func ids(of card: CardIdentity) throws -> [PersonID] {
    let numbers =
      if let uid = card.uid {
        try Int64.fetchAll(byUID, arguments: [uid])
      } else {
        try Int64.fetchAll(byDigest, arguments: [card.digest])
      }
    return numbers.map(PersonID.init)
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
