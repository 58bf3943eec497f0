import BreachesModel
import BreachesView
import Hanok
import HanokTesting
import Testing

@testable import BreachesController

/// The list: its order, the search in it, and one of its breaches.
@Suite(.serialized, .hangs) struct ListTests {
  private let transport = ScriptedTransport()

  /// A record as JSON.
  nonisolated static func record(
    _ title: String, _ domain: String, _ date: String, _ accounts: Int,
    description: String = "", kinds: [String] = []
  ) -> String {
    let kinds = kinds.map { "\"\($0)\"" }.joined(separator: ",")
    return """
      {"Name":"\(title)","Title":"\(title)","Domain":"\(domain)","BreachDate":"\(date)",
      "PwnCount":\(accounts),"Description":"\(description)","DataClasses":[\(kinds)],
      "IsVerified":true}
      """
  }

  nonisolated static let few = [
    record("zebra", "b.example", "2020-01-02", 9), record("Äpfel", "", "2019-12-31", 1_000),
    record("apple 10", "c.example", "2020-01-01", 20),
    record("apple 9", "a.example", "2008-05-05", 20), record("나무", "d.example", "2021-01-01", 5),
    record("가지", "e.example", "2021-01-01", 3),
  ]

  private func open(_ records: [String], in language: String = "en") async throws -> Pilot {
    let pilot = try DownloadPilot.open(.controller, transport, in: language)
    let body = "[" + records.joined(separator: ",") + "]"
    try await pilot.download(transport, .success(Array(body.utf8)))
    return pilot
  }

  private func listView(_ pilot: Pilot) throws -> BreachListView {
    try #require(try pilot.screenController.downloadView.list as? BreachListView)
  }

  /// What was cut is said where the list is counted, and where the record is shown.
  @Test(arguments: [
    ("en", "1 with shortened text", "Some texts were too long"), ("ko", "줄인 항목 1개", "텍스트를 줄였습니다"),
    ("ja", "短くした項目1\u{2060}件", "短くしました"), ("ar", "منها بنصوص مختصرة: ١", "اختُصرت نصوص طويلة"),
  ])
  func aShortenedListIsReported(language: String, count: String, note: String) async throws {
    let title = "0 " + String(repeating: "aa ", count: 4_000)
    let long = Self.record(title, "z.example", "2020-01-01", 1)
    let pilot = try await open([long] + Self.few, in: language)
    let label = try listView(pilot).count.map(pilot.words) ?? ""
    #expect(label.contains(count), "\(label)")
    pilot.press(.home)
    pilot.press(.enter)
    #expect(pilot.screen.text.contains("aa aa"))
    let text = pilot.screen.text
    #expect(text.contains(note) || language == "ar", "\(text)")
  }

  @Test func aCompleteListIsNotReportedAsShortened() async throws {
    let pilot = try await open(Self.few)
    #expect(try !(listView(pilot).count.map(pilot.words) ?? "").contains("shortened"))
    pilot.press(.home)
    pilot.press(.enter)
    #expect(!pilot.screen.text.contains("shortened"))
  }

  /// The names in the table's rows.
  private func names(_ pilot: Pilot) throws -> [String] {
    let table = try listView(pilot).table
    return (0..<table.numberOfRows).map {
      table.dataSource?.tableView(table, rowAt: RowPath($0)).cells.first.map(pilot.words) ?? ""
    }
  }

  @Test(arguments: [
    (BreachListView.Column.name, ["Äpfel", "apple 9", "apple 10", "zebra", "가지", "나무"]),
    (.domain, ["Äpfel", "apple 9", "zebra", "apple 10", "나무", "가지"]),
    (.date, ["apple 9", "Äpfel", "apple 10", "zebra", "가지", "나무"]),
    (.accounts, ["가지", "나무", "zebra", "apple 9", "apple 10", "Äpfel"]),
  ])
  func rowsAreInTheOrderOfTheColumn(column: BreachListView.Column, names: [String]) async throws {
    let pilot = try await open(Self.few)
    let table = try listView(pilot).table
    for isAscending in [true, false] {
      pilot.perform {
        table.sortOrder = TableSortOrder(column: column.rawValue, isAscending: isAscending)
        table.delegate?.tableView(table, sortOrderDidChange: table.sortOrder!)
      }
      #expect(try self.names(pilot) == (isAscending ? names : names.reversed()))
    }
  }

  @Test func namesAreInTheOrderOfTheLanguage() async throws {
    let pilot = try await open(Self.few, in: "ko")
    #expect(try names(pilot) == ["가지", "나무", "Äpfel", "apple 9", "apple 10", "zebra"])
    // Another language has another order, at once.
    while pilot.application.traits.localizer.language != .english { pilot.type("l") }
    #expect(try names(pilot) == ["Äpfel", "apple 9", "apple 10", "zebra", "가지", "나무"])
  }

  @Test func aTitleAsksForItsOrder() async throws {
    let pilot = try await open(Self.few)
    try pilot.click(on: "Accounts")
    #expect(try names(pilot).first == "가지")
    try pilot.click(on: "Accounts")
    #expect(try names(pilot).first == "Äpfel")
  }

  @Test(arguments: [
    ("APPLE", ["apple 9", "apple 10"]), ("ÄPF", ["Äpfel"]), ("apf", ["Äpfel"]), ("B.EX", ["zebra"]),
    ("나", ["나무"]), ("nobody", []), ("", ["Äpfel", "apple 9", "apple 10", "zebra", "가지", "나무"]),
  ])
  func searchFollowsEachKey(text: String, found: [String]) async throws {
    let pilot = try await open(Self.few)
    pilot.type("/" + text)
    #expect(try names(pilot) == found)
    if found.isEmpty { #expect(pilot.screen.text.contains("No name or domain contains “nobody”.")) }
    if !text.isEmpty { #expect(pilot.screen.text.contains("\(found.count) of 6 records")) }
    pilot.press(.escape)
    #expect(try names(pilot).count == 6)
  }

  @Test func aListIsTheSameAfterAnotherDownloadWasCancelled() async throws {
    let pilot = try await open(Self.few)
    let table = try listView(pilot).table
    try pilot.click(on: "Accounts")
    pilot.type("/apple")
    pilot.press(.down)
    pilot.press(.down)
    let (list, row) = (pilot.screen.text, table.selectedRow)
    #expect(try names(pilot) == ["apple 9", "apple 10"] && row == RowPath(1))
    try await pilot.begin(transport)
    #expect(pilot.screen.text != list)
    pilot.type("c")
    #expect(pilot.screen.text == list)
    #expect(try listView(pilot).table.selectedRow == row)
    // The next one that comes is another list, and shown whole.
    try await pilot.begin(transport)
    await transport.send(.ended(.success(DownloadPilot.shortBody)))
    try await pilot.settleDownload()
    #expect(try names(pilot).count == 30)
  }

  @Test func theBreachHasTheFootOfTheList() async throws {
    let pilot = try await open(Self.few)
    #expect(pilot.screen.text.contains("Alt+S Sort"))
    #expect(pilot.screen.text.contains("F1 All commands"))
    pilot.press(.enter)
    pilot.press(.function(2))
    #expect(pilot.screen.text.contains("ドメイン"))
    pilot.type("l")
    #expect(pilot.screen.text.contains("도메인"))
    pilot.press(.function(1))
    #expect(pilot.screen.text.contains("언어"))
    pilot.press(.escape)
    pilot.type("q")
    #expect(!pilot.isRunning)
  }

  @Test func escapeShowsAllRowsAgainAndLeavesTheField() async throws {
    let pilot = try await open(Self.few)
    let (table, all) = (try listView(pilot).table, try names(pilot))
    pilot.type("/apple")
    #expect(try names(pilot).count < all.count)
    pilot.press(.escape)
    #expect(try names(pilot) == all && table.isFirstResponder)
    pilot.type("/")
    pilot.press(.escape)
    #expect(table.isFirstResponder, "Also where nothing was typed.")
    pilot.type("q")
    #expect(!pilot.isRunning)
  }

  @Test func theCommandsOfButtonsAreAmongAll() async throws {
    let pilot = try await open(Self.few)
    pilot.press(.function(1))
    for title in ["Download ", "Search names and domains ", "Quit "] {
      #expect(pilot.screen.text.contains("  \(title)") || pilot.screen.text.contains("› \(title)"))
    }
    #expect(!pilot.screen.text.contains("Cancel"), "Nothing is on its way.")
    pilot.type("quit")
    pilot.press(.enter)
    #expect(!pilot.isRunning)
  }

  @Test func aDescriptionRunsInItsOwnDirection() async throws {
    let pilot = try await open(
      [Self.record("A", "", "2013-10-04", 1, description: "It is (said) to be so.")], in: "ar")
    pilot.press(.enter)
    #expect(pilot.screen.text.contains("It is (said) to be so."))
  }

  @Test func anEmptyListSaysSo() async throws {
    let pilot = try await open([])
    #expect(pilot.screen.text.contains("The server sent an empty list."))
    #expect(pilot.screen.text.contains("1 download: 0 records"))
  }

  @Test func aRowOpensItsBreachAndEscapeLeadsBack() async throws {
    let pilot = try await open([
      Self.record(
        "Café", "cafe.example", "2013-10-04", 152_445_165,
        description: "<b>Bold</b> &amp; <i>odd</i> \\u001b[31m", kinds: ["Names", "Passwords"])
    ])
    let list = pilot.screen.text
    pilot.press(.enter)
    for text in [
      "cafe.example", "October 4, 2013", "152,445,165", "Names, Passwords", "Bold & odd",
    ] {
      #expect(pilot.screen.text.contains(text), "\(text)")
    }
    // No byte of a stranger's reaches the terminal as a command.
    #expect(!String(decoding: pilot.output, as: UTF8.self).contains("odd \u{1B}[31m"))
    pilot.press(.escape)
    #expect(pilot.screen.text == list)
  }

  @Test func theOpenRowIsReportedWithItsName() async throws {
    let pilot = try await open([Self.record("Café", "", "2013-10-04", 1)], in: "ko")
    pilot.press(.enter)
    let spoken = pilot.elements.compactMap { element in
      element.value.flatMap { value in
        element.label.map { pilot.words($0) + ": " + pilot.words(value) }
      }
    }
    #expect(spoken.contains("도메인: 없음") && spoken.contains("날짜: 2013년 10월 4일"))
  }
}
