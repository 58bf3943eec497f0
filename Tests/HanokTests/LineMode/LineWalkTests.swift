import Hanok
import HanokTesting
import Testing

/// Conversations in line mode, recorded line by line.
@Suite struct LineWalkTests {
  private func talk(
    _ name: String, _ root: ViewController, in tag: String = "en", isInteractive: Bool = false,
    sourceLocation: SourceLocation = #_sourceLocation, _ lines: [String]
  ) throws -> LinePilot {
    let conversation = try LinePilot(root, in: tag, isInteractive: isInteractive)
    for line in lines { conversation.enter(line) }
    conversation.expectTranscript("\(name).\(tag)", sourceLocation: sourceLocation)
    return conversation
  }

  @Test(arguments: ["en", "ar", "ko"]) func controls(tag: String) throws {
    let name = TextField(placeholder: .verbatim("Name"))
    name.maximumLength = 20
    let secret = TextField(placeholder: .verbatim("Secret"))
    secret.isSecure = true
    let notes = TextView(placeholder: .verbatim("Notes"))
    let volume = Slider(.verbatim("Volume:"), value: 40, in: 0...100, step: 10)
    let size = RadioGroup([.verbatim("Small"), .verbatim("Large")], selectedIndex: 0)
    let city = PickerView(.verbatim("City"), options: [.verbatim("Seoul"), .verbatim("Busan")])
    let on = Switch(.verbatim("Wi-Fi"), mnemonic: .verbatim("w"))
    let tick = Checkbox(.verbatim("Hidden files"))
    let off = Button(.verbatim("Off"))
    off.isEnabled = false
    let due = DateField(
      today: CalendarDay.first.adding(days: 4_392_365), placeholder: .verbatim("Due"))
    let header = Label(.verbatim("Everything\u{7}"))
    header.accessibilityTraits = .header
    let views: [View] = [
      header, name, secret, notes, volume, size, city, on, tick, due, off,
      Link(.verbatim("Page"), url: "https://example.org"),
      ProgressView(),
    ]
    let conversation = try talk(
      "controls", WalkScreen(views), in: tag, isInteractive: true,
      [
        "w", "W", "Wi-Fi", "hidden FILES", "1", "Anna", "1", "  Berta  ", "Name: Clara",
        "name： Dora",
        "Name:", "2", "p4ss", "3", "one line", "", "another", ".", "notes: x", "4", "70",
        "volume: 30", "VOLUME: many", "4", "999", "5", "Large", "6", "1", "7", "2", "8", "nothing",
        "99", "0", "-1", "?", "w?", "10", "Off", "Due: 2026-12-24", "due: nonsense", "page",
        "", "   ", "+", "-", "３", "٣", ".", "\u{1B}[31mred",
      ])
    #expect(conversation.isRunning)
    conversation.end()
    #expect(!conversation.isRunning)
  }

  @Test(arguments: ["en", "ja"]) func oneField(tag: String) throws {
    let field = TextField(placeholder: .verbatim("City"))
    field.completions = .texts(["Seoul", "Suwon", "Busan"])
    let screen = WalkScreen([field, Button(.verbatim("Done"), mnemonic: .verbatim("d"))])
    _ = try talk(
      "one-field", screen, in: tag, ["s", "1", "Suwon", "x y z", "D", "Busan", "2", "7"])
  }

  @Test(arguments: ["en", "ar", "de"]) func longTables(tag: String) throws {
    let words = ["Apple", "Banana", "Cherry"]
    let shelf = Shelf(
      words.map { word in (word, (1...15).map { ["\(word) \($0)"] }) })
    shelf.letters = ["A", "B", "C"]
    shelf.disabled = [RowPath(2)]
    shelf.makesActions = true
    _ = try talk(
      "long-table", WalkScreen([shelf.table], alignment: .fill), in: tag,
      [
        "+", "+", "+", "+", "-", "-", "-", "-", "b", "A", "z", "1", "3", "Apple 2", "2?", "1",
        "2 ?",
        "1 2", "C", "45", "3-5",
      ])
  }

  @Test(arguments: ["en", "ar"]) func tablesOfSeveral(tag: String) throws {
    let shelf = Shelf(rows: 25)
    shelf.table.allowsMultipleSelection = true
    _ = try talk(
      "several", WalkScreen([shelf.table], alignment: .fill), in: tag,
      [
        "1 3 5-7", "3", "2,4", "1، 2", "3-1", "1 99", "x 1", "1-", "-", "+", "22 23", "+", "-",
        "done", "1-300", "5 5", "5-5 6",
      ])
  }

  private final class LogScreen: ViewController {
    let log = LogView()
    override func loadView() {
      view = StackView(.vertical, alignment: .fill, views: [log, Button(.verbatim("More"))])
    }
  }

  @Test func linesThatCome() throws {
    let screen = LogScreen()
    let conversation = try LinePilot(screen, in: "en")
    func add(_ count: Int) {
      conversation.perform {
        for _ in 0..<count { screen.log.append(.verbatim("Line \(screen.log.lineCount + 1)")) }
      }
    }
    add(3)
    add(30)
    conversation.enter("-")
    add(2)
    conversation.enter("-")
    conversation.enter("+")
    conversation.enter("+")
    add(1)
    conversation.enter("+")
    add(25)
    conversation.enter("1")
    conversation.enter("what")
    conversation.expectTranscript("log.en")
  }

  @Test(arguments: ["en", "ko"]) func layers(tag: String) throws {
    let root = WalkScreen([Button(.verbatim("Go"), mnemonic: .verbatim("g"))])
    let navigation = NavigationController(rootViewController: root)
    let conversation = try LinePilot(navigation, in: tag)
    conversation.perform {
      root.present(AlertController(.verbatim("Saved"), message: .verbatim("All of it.")))
    }
    conversation.enter("what")
    conversation.enter("1")
    conversation.perform { conversation.application.showNotice(.verbatim("A notice")) }
    conversation.advance(by: .seconds(5))
    conversation.perform { conversation.application.notify(.verbatim("Come\u{7} back")) }
    conversation.enter("g")
    conversation.perform { root.presentCommandPalette() }
    conversation.enter("xyz")
    conversation.enter("go")
    conversation.enter("1")
    conversation.perform {
      let menu = Menu(items: [
        MenuItem(.verbatim("Copy"), state: .on) { root.note("copied") },
        MenuItem(.verbatim("More"), submenu: Menu(items: [MenuItem(.verbatim("Inner")) {}])),
        MenuItem(.verbatim("Off"), isEnabled: false) {},
      ])
      root.present(MenuController(menu, sourceView: root.view))
    }
    conversation.enter("2")
    conversation.enter("9")
    conversation.enter("1")
    let pushed = ViewController()
    pushed.title = .verbatim("Second")
    conversation.perform { navigation.pushViewController(pushed) }
    conversation.enter("1")
    conversation.perform { conversation.application.quit() }
    conversation.expectTranscript("layers.\(tag)")
  }

  @Test(arguments: [false, true]) func busyScreens(isInteractive: Bool) throws {
    let stop = Button(.verbatim("Stop"), mnemonic: .verbatim("s"))
    stop.accessibilityTraits.insert(.stopsWork)
    let root = WalkScreen([Button(.verbatim("Go"), mnemonic: .verbatim("g")), stop])
    let conversation = try LinePilot(root, in: "en", isInteractive: isInteractive)
    func setBusy(_ isBusy: Bool) {
      conversation.application.perform { root.view.isBusy = isBusy }
      conversation.application.update()
      conversation.advance(by: .zero)
    }
    setBusy(true)
    conversation.enter("g")
    conversation.enter("s")
    setBusy(false)
    conversation.enter("g")
    setBusy(true)
    conversation.enter("stop")
    stop.accessibilityTraits.remove(.stopsWork)
    conversation.enter("g")
    conversation.enter("nothing")
    conversation.end()
    conversation.advance(by: .seconds(30))
    setBusy(false)
    conversation.advance(by: .seconds(61))
    conversation.expectTranscript("busy-\(isInteractive ? "person" : "script").en")
  }

  @Test func theApplicationEndsAfterTheTimeout() throws {
    let root = WalkScreen([Button(.verbatim("Go"), mnemonic: .verbatim("g"))])
    let conversation = try LinePilot(root, in: "en")
    conversation.application.perform { root.view.isBusy = true }
    conversation.enter("g")
    conversation.end()
    conversation.advance(by: LinePresenter.busyTimeout - .milliseconds(1))
    #expect(conversation.isRunning)
    conversation.advance(by: .milliseconds(1))
    #expect(!conversation.isRunning && conversation.application.exitStatus == 1)
  }
}
