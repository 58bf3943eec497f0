/// Invented breaches, always the same: no service of these names was ever there.
public enum InventedBreaches {
  /// The number of them.
  public static let count = 1_000

  /// The list as JSON, as Have I Been Pwned writes it.
  public static let json = json(count: count)

  /// The beginning of the list as JSON.
  public static func json(count: Int) -> String {
    "[" + (0..<count).map(record).joined(separator: ",\n") + "]\n"
  }

  /// The members of a record's JSON, from the first to the last.
  static func members(_ number: Int) -> [(name: String, value: String)] {
    var digits = Digits(seed: UInt64(number) &* 0x9E37_79B9_7F4A_7C15 &+ 1)
    let (first, second) = (digits.element(of: firsts), digits.element(of: seconds))
    // A number tells those of the same words apart.
    let title = "\(first) \(second) \(number + 1)"
    let domain = "\(ascii(first))-\(ascii(second))-\(number + 1).example"
    let date = [
      "\(2007 + digits.next(below: 19))", padded(1 + digits.next(below: 12)),
      padded(1 + digits.next(below: 28)),
    ].joined(separator: "-")
    let scale = [1_000, 50_000, 2_000_000, 90_000_000][digits.next(below: 4)]
    let accounts = 100 + digits.next(below: scale)
    let kinds = kinds.filter { _ in digits.next(below: 3) == 0 }
    let description = """
      In \(date.prefix(4)), <a href="https://\(domain)/news">\(title)</a> &mdash; a service that was \
      never there &mdash; lost the data of <em>\(accounts)</em> accounts. It said:<br/>\
      &quot;We&#39;re sorry.&quot;
      """
    return [
      ("Name", quoted(ascii(title))), ("Title", quoted(title)),
      ("Domain", quoted(number.isMultiple(of: 50) ? "" : domain)), ("BreachDate", quoted(date)),
      ("AddedDate", quoted(date + "T00:00:00Z")), ("PwnCount", "\(accounts)"),
      ("Description", quoted(description)),
      ("DataClasses", "[" + (["Email addresses"] + kinds).map(quoted).joined(separator: ",") + "]"),
      ("IsVerified", digits.next(below: 5) == 0 ? "false" : "true"),
    ]
  }

  /// A record as JSON.
  static func record(_ number: Int) -> String { record(members(number)) }

  /// A record of some members as JSON.
  static func record(_ members: [(name: String, value: String)]) -> String {
    "{" + members.map { quoted($0.name) + ":" + $0.value }.joined(separator: ",") + "}"
  }

  private static func quoted(_ text: String) -> String {
    let escaped = text.flatMap { $0 == "\"" || $0 == "\\" ? ["\\", $0] : [$0] }
    return "\"" + String(escaped) + "\""
  }

  private static func padded(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }

  /// The letters and digits of a text that any address may have.
  private static func ascii(_ text: String) -> String {
    let letters: [Character: String] = ["é": "e", "Ö": "O", "ñ": "n", "å": "a"]
    return text.map { letters[$0] ?? ($0.isASCII && ($0.isLetter || $0.isNumber) ? "\($0)" : "") }
      .joined().lowercased()
  }

  private static let firsts = [
    "Amber", "Birch", "Café", "Delta", "Echo", "Falcon", "Granite", "Harbour", "Indigo", "Juniper",
    "Kestrel", "Lantern", "Meadow", "Niño", "Öresund", "Pebble", "Quartz", "River", "Saffron",
    "Timber", "Umbra", "Violet", "Willow", "Yonder", "Zephyr", "Ångström",
  ]
  private static let seconds = [
    "Books", "Chat", "Dating", "Express", "Forum", "Games", "Health", "Insurance", "Jobs",
    "Kitchen", "Letters", "Music", "News", "Outdoor", "Photos", "Radio", "Sports", "Travel",
    "Video", "Weather",
  ]
  private static let kinds = [
    "Dates of birth", "Genders", "IP addresses", "Names", "Passwords", "Phone numbers",
    "Physical addresses", "Usernames",
  ]
}

/// Numbers that look random and are always the same (SplitMix64).
private struct Digits {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next(below bound: Int) -> Int {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    mixed ^= mixed >> 31
    return Int(mixed % UInt64(bound))
  }

  mutating func element(of list: [String]) -> String { list[next(below: list.count)] }
}
