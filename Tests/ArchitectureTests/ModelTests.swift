import Testing

/// A model holds no word of any language, nor does the store or the service that is a part of it.
@Suite struct ModelTests {
  /// The names of formats, which look like words.
  private static let names: [String: Set<String>] = [
    "Model": ["FN"],
    "Store": [
      // SQLite: its answers and its files, and words of SQL that no whole statement has.
      "ok", "journal", "wal", "immutable", "GLOB", "BLOB", "AND",
      // vCard: its properties.
      "UID", "REV", "PRODID", "TEL", "EMAIL", "ADR", "PREF", "X", "AB", "HANOK", "ENTRY",
    ],
    "Service": [
      // HTTP: values of headers, and libcurl: its file and what it reports.
      "http", "https", "identity", "application/json", "text/json", "application/", "+json",
      "hanok-breaches/0.1", "connect to", "certificate", "libcurl.so.4",
      // HTML: elements.
      "br", "p", "li", "div", "script", "style",
    ],
  ]

  @Test(arguments: names.keys.sorted())
  func modelsHoldNoWordOfAnyLanguage(role: String) throws {
    let sources = try PackageSources.files(below: "Sources/Samples", suffix: ".swift")
      .filter { $0.key.contains("/\(role)/") }
    #expect(!sources.isEmpty)
    let columns = Set(sources.values.flatMap(WordFinder.columns))
    let finder = WordFinder(names: columns.union(Self.names[role] ?? []))
    for (path, source) in sources {
      #expect(finder.words(in: source) == [], "\(path)")
    }
  }

  @Test(arguments: [
    #"let title = "Add""#, #"let answer = "예""#, #"let answer = "はい""#, #"throw Failure("boom")"#,
    #"show("Are you sure?")"#, #"show("\(count) records")"#, #"let label = "Name:""#,
    #"let state = isOn ? "on" : """#, #"if title == "True" { count += 1 }"#,
    #"switch title { case "True": 1 }"#, #"let hint = "Select a name""#, #"let pair = "on/off""#,
    #"["key": "Apple"]"#, #"let list = ["Apple", ""]"#, ##"let raw = #"OK"#"##,
    #"let text = "\u{C608}\u{C2DC}""#, #"let text = "\(isDone ? "done" : "")""#,
    #"/* a comment */ let text = "Hi" // and another"#, #"let address = "see https://a.example""#,
    "let text = \"\"\"\n  Two lines\n  of words\n  \"\"\"",
    "enum Place: String {\n  case home = \"Home\"\n}",
    #"let shout = "YES""#, #"let text = "UPDATE the list""#, #"let mail = "mail""#,
    #"let text = "&amp; so on""#, #"default: "Unknown""#,
  ])
  func aWordIsFound(source: String) {
    #expect(WordFinder(names: ["TEL", "name"]).words(in: source).count == 1, "\(source)")
  }

  @Test(arguments: [
    #"let text = """#, #"line += ", ""#, #"case postalMark = "〒""#, #"UInt8(ascii: "@")"#,
    #"let text = "\(first)-\(last)""#, #"let letter = "\u{E9}""#, #"let id: Int = row["id"]"#,
    #"["amp": "&", "lt": "<"]"#, "enum Keys: String, CodingKey {\n  case title = \"Title\"\n}",
    #"db.execute(sql: "COMMIT")"#, #"let all = "SELECT id FROM person WHERE id = ?""#,
    #"get.setValue(type, forHTTPHeaderField: "Accept")"#, #"let list = "https://a.example/b""#,
    #"let scheme = "urn:uuid:""#, #"let column = "familyReading""#, #"if name == "TEL" {}"#,
    #"let escape = "%3f""#, #"("A"..."Z").contains(letter)"#, #"// "A comment""#,
    #"/* "One" /* "in another" */ "is none" */"#,
    #"/// Says "yes"."#, ##"let raw = #"\"#"##, #"let text = "\u{1F}\n\t\"""#,
  ])
  func aSignAKeyAColumnAndAnAddressAreNoWords(source: String) {
    #expect(WordFinder(names: ["TEL", "name"]).words(in: source) == [], "\(source)")
  }

  @Test func aWordIsReportedWithItsLine() {
    let source =
      "/// A \"quoted\" word\n/* two\n lines */ let name = \"six\"\nlet b = \"\"\"\n x\n\"\"\"; y(\"zoo\")"
    #expect(WordFinder(names: []).words(in: source).map { $0.prefix(1) } == ["3", "4", "6"])
  }

  @Test func theColumnsOfAStoreAreTheWordsOfItsStatements() {
    let source = "let a = \"SELECT id, note FROM person\"\nlet b = \"A note\""
    #expect(WordFinder.columns(in: source) == ["SELECT", "id", "note", "FROM", "person"])
  }
}
