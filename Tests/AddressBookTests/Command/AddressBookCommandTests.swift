import AddressBookModel
import AddressBookStore
import AddressBookView
import Foundation
import GRDB
import HanokArguments
import HanokLocalization
import HanokTesting
import HanokUnicode
import HanokVCard
import Testing

@testable import addressbook

@Suite struct AddressBookCommandTests {
  private let folder: TemporaryFolder
  private nonisolated static let languages = ["ar", "en", "ja", "ko"]

  init() throws { folder = try TemporaryFolder() }

  private func run(_ arguments: String..., language: String = "en") async -> CommandTranscript {
    await CommandTranscript.run(
      AddressBookCommand.self,
      ["--locale", language, "--database", folder.database] + arguments)
  }

  private func fixture(_ name: String) -> String {
    URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../HanokVCardTests/Fixtures/\(name).vcf").path
  }

  @Test(arguments: Self.languages)
  func helpNamesTheDefaultFile(language: String) async {
    let help = await run("--help", language: language)
    // Wherever its lines are broken.
    let text = help.output.filter { !$0.isWhitespace }
    #expect(text.contains(AddressBookCommand.usualDatabase), "\(text)")
  }

  @Test func peopleAreAddedAndWritten() async throws {
    let added = await run("--import", fixture("Thunderbird"))
    #expect(added.status == 0)
    #expect(
      added.output == """
        1 person was added.
        4 entries have no field here. They are kept, and included in exports.

        """)
    let path = folder.file("all.vcf")
    let written = await run("--export", path)
    #expect(written.output == "1 person was written to \(path).\n")
    let card = String(decoding: try folder.bytes(of: "all.vcf"), as: UTF8.self)
    #expect(card.contains("ADR;TYPE=home;CC=FR:;;14 rue des Lilas;Lyon;;69003;France\r\n"))
    #expect(await run("--export", "-").output == card)
  }

  @Test func theSecondImportReportsUnchangedPeople() async throws {
    let text = "BEGIN:VCARD\nVERSION:4.0\nFN:A\nUID:1\nEND:VCARD\n"
    let other = "BEGIN:VCARD\nVERSION:4.0\nFN:B\nEND:VCARD\n"
    try folder.write(Array((text + other).utf8), to: "a.vcf")
    #expect(await run("--import", folder.file("a.vcf")).output.hasPrefix("2 people were added.\n"))
    #expect(await run("--import", folder.file("a.vcf")).output == "2 people were already there.\n")
    try folder.write(
      Array(
        (text.replacing("FN:A", with: "FN:C") + other + other.replacing("FN:B", with: "FN:D")).utf8),
      to: "a.vcf")
    #expect(
      await run("--import", folder.file("a.vcf"), language: "ja").output == """
        連絡先を1件追加しました。
        登録済みの連絡先1件を更新しました。
        1件はすでに登録されています。
        1件の項目は表示する欄がないため、そのまま保管しました。書き出すときに一緒に出力されます。

        """)
  }

  @Test func aFileWithBadCardsSaysWhereAndAddsTheOthers() async throws {
    try folder.write(
      Array("BEGIN:VCARD\nVERSION:4.0\nFN:A\nEND:VCARD\nBEGIN:VCARD\nVERSION:4.0\nFN:B".utf8),
      to: "cut.vcf")
    let transcript = await run("--import", folder.file("cut.vcf"))
    #expect(transcript.status == 65)
    #expect(transcript.output == "1 person was added.\n")
    #expect(
      transcript.errors == """
        addressbook: \(folder.file("cut.vcf")):5: The card that begins here has no end. It wasn’t added.
        The file may have been cut off. Export it again.

        """)
  }

  @Test(arguments: ["/dev/zero", "/dev/null", "/"])
  func onlyAFileIsImported(path: String) async {
    let transcript = await run("--import", path)
    #expect(transcript.status == 64)
    #expect(transcript.output.isEmpty)
    #expect(transcript.errors.hasPrefix("addressbook: \(path): The file can’t be read.\n"))
  }

  @Test(arguments: languages)
  func aFileOfHolesIsRefusedWithASentence(language: String) async throws {
    try folder.write("", to: "holes.vcf")
    #expect(unsafe truncate(folder.file("holes.vcf"), 1 << 40) == 0)
    let transcript = await run("--import", folder.file("holes.vcf"), language: language)
    #expect(transcript.status == 65)
    #expect(transcript.errors.hasPrefix("addressbook: \(folder.file("holes.vcf")): "))
    #expect(transcript.errors.contains("vCard") && !transcript.errors.contains("{"))
    #expect(transcript.errors.split(separator: "\n").count == 2)
  }

  /// What a card has too much of is left out or cut, and each loss has its line.
  @Test func omittedPropertiesOfACardAreReported() async throws {
    let numbers = (1...3_000).map { "TEL:\($0)" }.joined(separator: "\n")
    let name = String(repeating: "x", count: 10_000)
    try folder.write(
      "BEGIN:VCARD\nVERSION:4.0\nFN:\(name)\n\(numbers)\nEND:VCARD\n", to: "a.vcf")
    let transcript = await run("--import", folder.file("a.vcf"))
    #expect(transcript.status == 0)
    #expect(transcript.output == "1 person was added.\n")
    for sentence in [
      "a.vcf:1002: The card has too many lines. The lines from here on were left out.\n",
      "a.vcf:3: The text of FN is too long. It was shortened.\n",
    ] {
      #expect(transcript.errors.contains(sentence), "\(transcript.errors)")
    }
    let card = await run("--export", "-").output
    #expect(card.split(separator: "\r\n").filter { $0.hasPrefix("TEL") }.count == 998)
  }

  /// What is saved is exported while another program has the file open; an import is refused.
  @Test func anExportReadsBesideAProgramThatHasTheFileOpen() async throws {
    let store = try PersonDatabase(path: folder.database)
    try store.save([Person(name: PersonName(given: "Ada"))])
    let export = await run("--export", "-")
    #expect(export.status == 0 && export.output.contains("FN:Ada"), "\(export.errors)")
    try store.save([Person(name: PersonName(given: "Bob"))])
    #expect(await run("--export", "-").output.contains("FN:Bob"))
    try folder.write("BEGIN:VCARD\nVERSION:4.0\nFN:Cy\nEND:VCARD\n", to: "cy.vcf")
    let both = await run("--import", folder.file("cy.vcf"), "--export", "-")
    #expect(both.status != 0 && !both.output.contains("FN:"))
  }

  @Test func aFileThatIsNotThereIsNamed() async {
    let transcript = await run("--import", folder.file("none.vcf"))
    #expect(transcript.status == 64)
    #expect(transcript.errors.contains(folder.file("none.vcf")))
    #expect(transcript.errors.contains("There is no such file."))
  }

  @Test func aFailureOfTheDatabaseIsNotBlamedOnTheCards() async throws {
    try folder.write("BEGIN:VCARD\nVERSION:4.0\nFN:A\nEND:VCARD\n", to: "a.vcf")
    _ = await run("--import", folder.file("a.vcf"))
    // The list of people is gone: opening succeeds, reading and saving don't.
    try await DatabaseQueue(path: folder.database).write { try $0.execute(sql: "DROP TABLE email") }
    for arguments in [["--import", folder.file("a.vcf")], ["--export", folder.file("b.vcf")]] {
      let transcript = await CommandTranscript.run(
        AddressBookCommand.self, ["--locale", "en", "--database", folder.database] + arguments)
      #expect(transcript.errors.hasPrefix("addressbook: \(folder.database): "))
      #expect(!transcript.errors.contains(".vcf"), "\(transcript.errors)")
      #expect(try !folder.names.contains("b.vcf"))
    }
  }

  @Test(arguments: languages)
  func aFileOfCardsThatCanNotBeWrittenIsNamed(language: String) async throws {
    let transcript = await run("--export", "/dev/full/a.vcf", language: language)
    #expect(transcript.status == 64)
    #expect(transcript.errors.hasPrefix("addressbook: /dev/full/a.vcf: "))
    #expect(transcript.errors.contains("vCard") && !transcript.errors.contains("--database"))
  }

  @Test func aLinkAPipeAndADeviceAreNotReplaced() async throws {
    _ = await run("--import", fixture("Thunderbird"))
    let card = await run("--export", "-").output
    try folder.write("old", to: "target.vcf")
    unsafe chmod(folder.file("target.vcf"), 0o664)
    unsafe symlink("target.vcf", folder.file("link.vcf"))
    #expect(await run("--export", folder.file("link.vcf")).status == 0)
    #expect(String(decoding: try folder.bytes(of: "target.vcf"), as: UTF8.self) == card)
    #expect(try kind(folder.file("link.vcf")) == S_IFLNK)
    #expect(try mode(folder.file("target.vcf")) == 0o664)

    #expect(unsafe mkfifo(folder.file("pipe"), 0o600) == 0)
    let reader = unsafe open(folder.file("pipe"), O_RDONLY | O_NONBLOCK)
    defer { close(reader) }
    #expect(await run("--export", folder.file("pipe")).status == 0)
    var bytes = [UInt8](repeating: 0, count: 65_536)
    let count = unsafe read(reader, &bytes, bytes.count)
    #expect(String(decoding: bytes.prefix(max(0, count)), as: UTF8.self) == card)
    #expect(try kind(folder.file("pipe")) == S_IFIFO)

    #expect(await run("--export", "/dev/null").status == 0)
    #expect(try kind("/dev/null") == S_IFCHR)
  }

  /// The `umask`, which is the whole process's, usually lets others read.
  @Test func theDatabaseIsReadByItsUserAlone() async throws {
    #expect(await run("--import", fixture("Thunderbird")).status == 0)
    #expect(try mode(folder.database) == 0o600)
    #expect(await run("--export", folder.file("people.vcf")).status == 0)
    // What a person exports has the mode that they have chosen for files.
    try folder.write("", to: "usual")
    #expect(try mode(folder.file("people.vcf")) == mode(folder.file("usual")))
    unsafe chmod(folder.database, 0o640)
    #expect(await run("--import", fixture("Thunderbird")).status == 0)
    #expect(try mode(folder.database) == 0o640)
  }

  @Test func aLinkedDatabaseIsReadableOnlyByItsUser() async throws {
    unsafe symlink("target.sqlite", folder.database)
    #expect(await run("--import", fixture("Thunderbird")).status == 0)
    #expect(try mode(folder.file("target.sqlite")) == 0o600)
  }

  private func status(_ path: String) throws -> stat {
    var status = stat()
    try #require(unsafe lstat(path, &status) == 0)
    return status
  }

  private func kind(_ path: String) throws -> mode_t { try status(path).st_mode & S_IFMT }
  private func mode(_ path: String) throws -> mode_t { try status(path).st_mode & 0o777 }

  @Test(arguments: languages)
  func aFullDeviceIsAnError(language: String) async throws {
    _ = await run("--import", fixture("Thunderbird"))
    let transcript = await run("--export", "/dev/full", language: language)
    #expect(transcript.status == 74)
    #expect(transcript.output.isEmpty)
    #expect(transcript.errors.hasPrefix("addressbook: /dev/full: "))
    #expect(transcript.errors.contains("vCard") && !transcript.errors.contains("{"))
    #expect(try kind("/dev/full") == S_IFCHR)
  }

  /// Sentences in Arabic have marks of direction beside the names of options.
  @Test func marksOfDirectionAreNotShown() async throws {
    try folder.write("no database at all", to: "people.sqlite")
    let errors = await run("--export", "-", language: "ar").errors
    #expect(errors.contains("--database"))
    #expect(!errors.unicodeScalars.contains { [0xFFFD, 0x200E].contains($0.value) }, "\(errors)")
  }

  @Test(arguments: languages)
  func aDatabaseThatCanNotBeUsedIsExplained(language: String) async throws {
    try folder.write(Array("no database at all".utf8), to: "people.sqlite")
    let transcript = await run("--export", "-", language: language)
    #expect(transcript.status == 65)
    #expect(transcript.output.isEmpty)
    #expect(transcript.errors.hasPrefix("addressbook: \(folder.database): "))
    #expect(transcript.errors.contains("--database"))
    #expect(!transcript.errors.contains("{"), "\(transcript.errors)")
  }

  @Test func withoutAHomeAFileMustBeNamed() async {
    let transcript = await CommandTranscript.run(
      AddressBookCommand.self, ["--export", "-", "--locale", "en"])
    #expect(transcript.status == 64)
    #expect(transcript.errors.contains("There is no folder for your data."))
  }

  @Test(arguments: languages)
  func helpHasWordsForEachOption(language: String) async {
    let help = await run("--help", language: language).output
    for option in ["--database", "--import", "--export", "--plain", "--locale"] {
      #expect(help.contains(option))
    }
    #expect(!help.contains("{"), "\(help)")
  }

  @Test(arguments: languages)
  func everyFailureHasItsWords(language: String) throws {
    let catalog = Catalog(compiled: [.addressBook])
    let localizer = Localizer(catalog: catalog, language: try LanguageTag(language))
    let failures = StoreFailure.Reason.allCases.map { Problem(StoreFailure($0), path: "p") }
    let cards = [StoreFailure.Reason.diskFull, .readOnly, .unreachable, .absent].map {
      Problem(cards: StoreFailure($0), path: "p")
    }
    let kinds = Set(
      (failures + cards).map(\.kind) + VCardProblem.Reason.allCases.map { .init($0) })
    #expect(
      kinds.count == StoreFailure.Reason.allCases.count - 1 + VCardProblem.Reason.allCases.count
        + cards.count)
    for kind in kinds {
      let problem = Problem(kind, ["detail": .init("x"), "property": .init("NOTE")])
      let text = localizer.describe(problem)
      #expect(!text.contains("{"), "\(text)")
      #expect(text.split(separator: "\n").count == 2, "\(text)")
    }
    #expect(catalog.problems.isEmpty)
  }

  @Test(arguments: [
    ("Müller", "muller"), ("ÉCOLE", "ecole"), ("Nguyễn", "nguyen"), ("Łódź", "lodz"), ("ß", "ss"),
    ("ヤマダ", "やまだ"), ("ﾔﾏﾀﾞ", "やまだ"), ("Ｔｅｌ", "tel"), ("أحمد", "احمد"), ("مَرْيَم", "مريم"),
    ("محمـد", "محمد"), ("فاطمة", "فاطمه"), ("김철수", "김철수"), ("e\u{301}", "e"), ("が", "が"),
    ("か\u{3099}", "が"), ("æ", "æ"), ("Ольга", "ольга"),
    ("O'Brien", "obrien"), ("O’Brien", "obrien"), ("ʻO‘o", "ʻoo"), ("ㅅ", "\u{1109}"),
  ])
  func searchingPassesOverDifferences(text: String, folded: String) {
    #expect(text.foldedForSearch == folded.foldedForSearch)
    #expect(text.foldedForSearch == folded)
  }

  @Test(arguments: [
    ("Germany", "DE"), ("Deutschland", "DE"), ("ALLEMAGNE", "DE"), ("대한민국", "KR"), ("한국", "KR"),
    ("日本", "JP"), ("مصر", "EG"), ("USA", "US"), ("us", "US"), ("Россия", "RU"),
    ("Neverland", "Neverland"), ("", ""),
  ])
  func countriesAreKnownByTheirNames(name: String, code: String) throws {
    let text = "BEGIN:VCARD\nVERSION:3.0\nFN:A\nADR:;;x;;;;\(name)\nEND:VCARD"
    var reader = VCardReader(ByteSource(Array(text.utf8)))
    guard case .contact(let contact) = try reader.next() else {
      Issue.record("nobody")
      return
    }
    let person = Person(contact, countries: .inLanguages)
    #expect(person.addresses[0].country == CountryCode(rawValue: code))
  }
}
