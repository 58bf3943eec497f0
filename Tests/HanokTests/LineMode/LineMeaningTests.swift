import HanokUnicode
import Testing

@testable import Hanok

/// The meaning of a line, from the line and what the screen offers.
@Suite nonisolated struct LineMeaningTests {
  private static func choice(
    _ label: String, _ title: String, letters: [String] = [],
    _ change: (inout LineOffer.Choice) -> Void = { _ in }
  ) -> LineOffer.Choice {
    let name = title.prefix { $0 != ":" }
    var choice = LineOffer.Choice(
      letters: letters, label: label, title: title, name: String(name))
    change(&choice)
    return choice
  }

  private static func offer(_ choices: [LineOffer.Choice], in tag: String = "en") throws
    -> LineOffer
  {
    LineOffer(language: try LanguageTag(tag), choices: choices)
  }

  /// A table with two pages and an index, two fields, and two buttons.
  private static func form() throws -> LineOffer {
    var offer = try offer([
      choice("1", "Apple") { ($0.isMultipleChoice, $0.hasMenu) = (true, true) },
      choice("2", "Banana") { $0.isMultipleChoice = true },
      choice("3", "Given name: Ann") { $0.isField = true },
      choice("4", "Note") { ($0.isField, $0.hasSeveralLines) = (true, true) },
      choice("s", "Save", letters: ["s"]) { $0.otherNames = ["← Keep"] },
      choice("q", "Stop", letters: ["q", "ㅂ"]) { $0.stopsWork = true },
    ])
    offer.hasPages = true
    offer.indexLetters = [
      .init(letter: "A", page: .init(table: 0, page: 0)),
      .init(letter: "Ö", page: .init(table: 0, page: 7)),
    ]
    return offer
  }

  @Test(
    arguments: [
      // Letters, numbers, titles and other names.
      ("q", .activate([5])), ("Q", .activate([5])), ("ㅂ", .activate([5])), ("ы", .activate([4])),
      ("1", .activate([0])), ("２", .activate([1])), ("٢", .activate([1])),
      (" banana ", .activate([1])), ("← keep", .activate([4])), ("SAVE", .activate([4])),
      ("3", .chooseField(2)), ("given name: ann", .enter("ann", field: 2)),
      ("Given name", .chooseField(2)), ("given", .chooseField(2)), ("note", .chooseField(3)),
      // Values of fields.
      ("given name: Bea", .enter("Bea", field: 2)), ("GIVEN：  Bea ", .enter("Bea", field: 2)),
      ("Given name:", .enter("", field: 2)), ("name: Bea", .refuse), (": Bea", .refuse),
      // Several rows, menus and pages.
      ("1 2", .activate([0, 1])), ("2-1", .refuse), ("1-2", .activate([0, 1])),
      ("1،2", .activate([0, 1])), ("2 2", .refuse), ("1 3", .refuse), ("1 x", .refuse),
      ("1-1000000000", .refuse), ("1?", .openMenu(0)), ("apple ？", .refuse), ("2?", .refuse),
      ("+", .turnPages(by: 1)), ("-", .turnPages(by: -1)),
      ("＋", .turnPages(by: 1)), ("o", .showPage(.init(table: 0, page: 7))),
      // Other lines.
      ("5", .refuse), ("sav", .refuse), ("", .ignore), ("  ", .ignore), ("nothing", .refuse),
    ] as [(String, LineMeaning.Action)])
  func aLineHasOneMeaning(line: String, action: LineMeaning.Action) throws {
    #expect(LineMeaning(line, on: try Self.form()).action == action)
  }

  @Test(
    arguments: [
      ("x y", .enter("x y", field: 0)), ("1", .chooseField(0)), ("2", .enter("2", field: 0)),
      ("d", .activate([1])), ("city: ", .enter("", field: 0)), ("-", .enter("-", field: 0)),
    ] as [(String, LineMeaning.Action)])
  func anotherLineIsEnteredIntoTheOnlyField(line: String, action: LineMeaning.Action) throws {
    let offer = try Self.offer([
      Self.choice("1", "City: Seoul") { $0.isField = true },
      Self.choice("d", "Done", letters: ["d"]),
    ])
    #expect(LineMeaning(line, on: offer).action == action)
  }

  @Test func aLineIsNotEnteredIntoALongText() throws {
    let offer = try Self.offer([
      Self.choice("1", "Note") { ($0.isField, $0.hasSeveralLines) = (true, true) }
    ])
    #expect(LineMeaning("x", on: offer).action == .refuse)
  }

  @Test func aNumberIsAPositionIfAllChoicesHaveLetters() throws {
    var choices = [
      Self.choice("a", "Add", letters: ["a"]), Self.choice("d", "Delete", letters: ["d"]),
    ]
    #expect(try LineMeaning("2", on: Self.offer(choices)).action == .activate([1]))
    #expect(try LineMeaning("3", on: Self.offer(choices)).action == .refuse)
    choices.append(Self.choice("1", "Other"))
    #expect(try LineMeaning("2", on: Self.offer(choices)).action == .refuse)
  }

  @Test func theLanguageDecidesOnDottedLetters() throws {
    let choices = [
      Self.choice("ı", "Irmak", letters: ["ı"]), Self.choice("i", "İlk", letters: ["i"]),
    ]
    #expect(try LineMeaning("İ", on: Self.offer(choices, in: "tr")).action == .activate([1]))
    #expect(try LineMeaning("I", on: Self.offer(choices, in: "tr")).action == .activate([0]))
  }

  @Test func signsAreInputOfAFocusedKeypad() throws {
    var field = Self.choice("1", "Sum") { $0.isField = true }
    var offer = try Self.offer([field])
    offer.hasPages = true
    #expect(LineMeaning("+", on: offer).action == .turnPages(by: 1))
    field.isFocusedKeypad = true
    offer.choices = [field]
    #expect(LineMeaning("+", on: offer).action == .enter("+", field: 0))
  }

  @Test(arguments: ["1", "+", "q", "", "  Buy  bread ", "."])
  func aChosenFieldReceivesTheNextLineWhole(line: String) throws {
    var offer = try Self.form()
    offer.entry = .init(field: 2, collectsLines: false)
    let meaning = LineMeaning(line, on: offer)
    #expect(meaning.action == .enter(line, field: 2) && meaning.subject == 2)
  }

  @Test func aTextOfSeveralLinesEndsWithADot() throws {
    var offer = try Self.form()
    offer.entry = .init(field: 3, collectsLines: true)
    for line in ["q", "", "..", "a."] {
      #expect(LineMeaning(line, on: offer).action == .continueText, "\(line)")
    }
    #expect(LineMeaning(" . ", on: offer).action == .endText(field: 3))
  }

  @Test func aFieldThatIsGoneReceivesNothing() throws {
    var offer = try Self.form()
    offer.entry = .init(field: nil, collectsLines: false)
    #expect(LineMeaning("q", on: offer).action == .activate([5]))
    #expect(LineMeaning("", on: offer).action == .ignore)
    offer.indexLetters = []
    offer.entry = .init(field: nil, collectsLines: true)
    #expect(LineMeaning("q", on: offer).action == .continueText)
    #expect(LineMeaning(".", on: offer).action == .refuse)
  }

  @Test(
    arguments: [
      ("save", 4), ("given name: Ann", 2), ("given name: Bea", nil), ("1 2", nil), ("1?", nil),
      ("+", nil), ("nothing", nil), ("", nil),
    ] as [(String, Int?)])
  func theSubjectIsTheChoiceThatALineNames(line: String, subject: Int?) throws {
    #expect(LineMeaning(line, on: try Self.form()).subject == subject)
  }

  @Test(arguments: [("q", true), (" STOP ", true), ("s", false), ("nothing", false), ("", false)])
  func aLineStopsTheWork(line: String, stops: Bool) throws {
    #expect(try Self.form().stopsWork(line) == stops)
  }

  @Test(
    arguments: [
      ("start", .clarify([0, 2])), ("Start", .clarify([0, 2])), ("1", .activate([0])),
      ("3", .activate([2])), ("lap", .activate([1])), ("Tea?", .clarify([3, 4])),
      ("4?", .openMenu(3)), ("Name", .clarify([5, 6])), ("name: Ann", .clarify([5, 6])),
      ("name:", .clarify([5, 6])), ("quit", .activate([7])), ("q", .activate([7])),
    ] as [(String, LineMeaning.Action)])
  func aNameOfSeveralChoicesIsAmbiguous(line: String, expected: LineMeaning.Action) throws {
    let offer = try Self.offer([
      Self.choice("1", "Start"), Self.choice("2", "Lap"), Self.choice("3", "Start"),
      Self.choice("4", "Tea") { $0.hasMenu = true }, Self.choice("5", "Tea") { $0.hasMenu = true },
      Self.choice("6", "Name: Ann") { $0.isField = true },
      Self.choice("7", "Name: Ben") { $0.isField = true },
      Self.choice("q", "Quit", letters: ["q"]), Self.choice("q", "Quit", letters: ["q"]),
    ])
    let meaning = LineMeaning(line, on: offer)
    #expect(meaning.action == expected)
    if case .clarify = expected { #expect(meaning.subject == nil) }
  }

  @Test func aNameOfChoicesThatAllStopTheWorkStopsIt() throws {
    let stop = Self.choice("1", "Stop") { $0.stopsWork = true }
    #expect(try Self.offer([stop, stop]).stopsWork("stop"))
    #expect(try !Self.offer([stop, Self.choice("2", "Stop")]).stopsWork("stop"))
  }
}
