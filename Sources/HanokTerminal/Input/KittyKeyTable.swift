/// The keys that kitty's keyboard protocol numbers in Unicode's private use area (kitty, Functional
/// key definitions).
///
/// The keys that only lock or modify are left out, and those of media players: they type nothing,
/// and the terminal isn't asked to tell them.
enum KittyKeyTable {
  static let keys: [Int: Key] = {
    var keys: [Int: Key] = [
      57_361: .printScreen, 57_362: .pause, 57_363: .menu, 57_414: .enter, 57_427: .begin,
    ]
    for number in 13...35 { keys[57_376 + number - 13] = .function(number) }
    // The keypad: what it types, and what it does without Num Lock.
    for (offset, character) in "0123456789./*-+".enumerated() {
      keys[57_399 + offset] = .character(character)
    }
    for (offset, character) in "=,".enumerated() { keys[57_415 + offset] = .character(character) }
    let moves: [Key] = [
      .left, .right, .up, .down, .pageUp, .pageDown, .home, .end, .insert, .delete,
    ]
    for (offset, key) in moves.enumerated() { keys[57_417 + offset] = key }
    return keys
  }()
}
