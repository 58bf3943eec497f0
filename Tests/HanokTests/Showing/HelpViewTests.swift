import Hanok
import HanokTesting
import Testing

@Suite struct HelpViewTests {
  private final class HelpController: ViewController {
    let help = HelpView()
    let button = CommandButton(.verbatim("List"))

    override func loadView() { view = StackView(.vertical, views: [button, help]) }

    override var keyCommands: [KeyCommand] {
      [
        KeyCommand(
          .verbatim("Help"), keys: [KeyEvent(.function(1)), KeyEvent(.character("?"))]
        ) {},
        KeyCommand(.delete, title: .verbatim("Never reached")) {},
        KeyCommand(.end) {},
      ]
    }
  }

  private final class CommandButton: Button {
    override var keyCommands: [KeyCommand] {
      [KeyCommand(.delete, title: .verbatim("Remove")) {}]
    }
  }

  private let controller = HelpController()

  private func rows(_ stage: Stage) -> [String] {
    (1..<stage.screen.size.height).map { y in
      String(stage.screen.row(y).reversed().drop { $0 == " " }.reversed())
    }
  }

  @Test func theCommandsInForceAreGroupedByWhoOffersThem() throws {
    controller.title = .verbatim("To-dos")
    let stage = try Stage(controller, width: 43, height: 13)
    #expect(
      rows(stage).joined(separator: "\n") == """
        List
          Delete          Remove
          Enter or Space  Press

        To-dos
          F1 or ?         Help

        Everywhere
          Tab             Go to the next item
          Shift+Tab       Go to the previous item
          Ctrl+C          Quit

        """)
    #expect(stage.screen[0, 1].style.attributes.contains(.bold))
    #expect(stage.screen[2, 2].style.attributes.contains(.bold))
    #expect(!stage.screen[18, 2].style.attributes.contains(.bold))
    #expect(stage.difference == nil)
  }

  /// What an unnamed controller offers has no heading.
  @Test func aPartWithoutANameHasNoHeading() throws {
    let stage = try Stage(controller, width: 40, height: 12)
    #expect(rows(stage)[3...5] == ["", "  F1 or ?         Help", ""])
  }

  @Test func commandsOfAnUnnamedPartBelongToTheNext() throws {
    let inner = CommandView()
    inner.heightLimits = .exactly(1)
    let controller = HelpController()
    controller.title = .verbatim("To-dos")
    _ = controller.view
    controller.view.insertSubview(inner, at: 0)
    let stage = try Stage(controller, width: 40, height: 14)
    stage.perform { inner.becomeFirstResponder() }
    let groups = stage.window.commandGroupsInForce
    #expect(groups.map(\.title).first == .verbatim("To-dos"))
    #expect(
      groups[0].commands.map(\.title) == ["Inner", "Help", "Never reached"].map { .verbatim($0) })
  }

  private final class CommandView: View {
    override var canBecomeFirstResponder: Bool { true }
    override var keyCommands: [KeyCommand] {
      [KeyCommand(.insert, title: .verbatim("Inner")) {}]
    }
  }

  @Test func keysThatAlwaysWorkArePerformed() throws {
    let stage = try Stage(controller, height: 16)
    let second = Button(.verbatim("Second"))
    stage.perform { controller.view.addSubview(second) }
    let common = try #require(stage.window.commandGroupsInForce.last)
    stage.perform { common.commands[0].action() }
    #expect(second.isFirstResponder)
    stage.perform { common.commands[1].action() }
    #expect(controller.button.isFirstResponder)
    stage.perform { common.commands[2].action() }
    #expect(!stage.device.isEntered)
  }

  @Test func anOverriddenStandardKeyIsNotListed() throws {
    final class Taking: ViewController {
      override var keyCommands: [KeyCommand] { [KeyCommand(.tab) {}] }
    }
    let stage = try Stage(Taking(), height: 12)
    let keys = stage.window.commandGroupsInForce.flatMap(\.commands).flatMap(\.keys)
    #expect(keys == [KeyEvent(.tab, .shift), KeyEvent(.character("c"), .control)])
  }

  @Test func wordsWrapBesideTheirKeys() throws {
    let groups = [
      KeyCommandGroup(
        .verbatim("Group"),
        commands: [
          KeyCommand(.enter, title: .verbatim("Opens what is chosen")) {},
          KeyCommand(.delete, [.control, .alt, .shift], title: .verbatim("Deletes")) {},
        ])
    ]
    let help = HelpView(groups)
    let stage = try Stage(StackView(.vertical, views: [help]), width: 20, height: 8)
    #expect(
      stage.screen.text == """
        Group
          Enter   Opens what
                  is chosen
          Ctrl+Alt+Shift+De…
                  Deletes



        """)
    #expect(help.frame.height == 5)
    stage.resize(width: 60, height: 8)
    #expect(stage.screen.row(1).hasPrefix("  Enter                  Opens what is chosen"))
    #expect(help.fittingSize(.unspecified) == Size(width: 45, height: 3))
  }

  @Test func itIsMirrored() throws {
    let groups = [
      KeyCommandGroup(
        .verbatim("Group"), commands: [KeyCommand(.enter, title: .verbatim("Open")) {}])
    ]
    let stage = try Stage(HelpView(groups), in: "ar", width: 20, height: 2)
    #expect(stage.screen.text == "               Group\n       Open  Enter")
  }

  @Test func headingsAndCommandsAreReadAloud() throws {
    let stage = try Stage(controller, height: 12)
    let node = try #require(stage.window.elements.first { $0.view === controller.help })
    let localizer = stage.application.traits.localizer
    let elements = (0..<node.count).compactMap { node.element(at: $0) }
    #expect(elements.first?.label == .verbatim("List"))
    #expect(elements.first?.traits == .header)
    #expect(elements[1].label == .verbatim("Remove"))
    #expect(elements[1].value.map { localizer.string($0) } == "Delete")
    #expect(node.element(at: node.count) == nil)
  }

  @Test func itFollowsTheLanguageAndTheCommands() throws {
    let stage = try Stage(controller, height: 14)
    let german = try LanguageTag("de")
    stage.perform {
      stage.application.traits.localizer = Localizer(
        catalog: stage.application.traits.localizer.catalog, language: german)
    }
    #expect(rows(stage).contains("Überall"))
    #expect(rows(stage).contains("  Strg+C            Beenden"))
    stage.perform { controller.title = .verbatim("Aufgaben") }
    stage.perform { controller.help.groups = [] }
    #expect(rows(stage).allSatisfy { $0.isEmpty })
    #expect(stage.difference == nil)
  }

  @Test func keyActionsOfAViewAreListedAndPerformed() throws {
    let group = RadioGroup([.verbatim("Small"), .verbatim("Large")], selectedIndex: 0)
    group.accessibilityLabel = .verbatim("Size")
    let stage = try Stage(group)
    stage.perform {
      stage.application.keyBindings[ListAction.moveDown] = [KeyEvent(.function(7))]
    }
    let commands = try #require(stage.window.commandGroupsInForce.first).commands
    #expect(stage.window.commandGroupsInForce.first?.title == .verbatim("Size"))
    let down = try #require(commands.first { $0.title == ListAction.moveDown.title })
    #expect(down.keys == [KeyEvent(.function(7))])
    stage.perform { down.action() }
    #expect(group.selectedIndex == 1)
  }

  @Test func aTypedLetterIsNotACommand() throws {
    let typing = KeyCommandController()
    let stage = try Stage(typing, height: 12)
    func keys() -> [KeyEvent] {
      stage.window.commandGroupsInForce.flatMap(\.commands).flatMap(\.keys)
    }
    #expect(!keys().contains(KeyEvent(.character("?"))))
    #expect(keys().contains(KeyEvent(.function(1))))
    #expect(keys().contains(KeyEvent(.character("k"), .alt)))
    #expect(!keys().contains(KeyEvent(.character("n"))))
    stage.perform { typing.field.isEditable = false }
    #expect(keys().contains(KeyEvent(.character("?"))))
    #expect(keys().contains(KeyEvent(.character("n"))))
  }

  /// A field, and commands whose keys are letters.
  private final class KeyCommandController: ViewController {
    let field = TextField()

    override func loadView() { view = field }

    override var keyCommands: [KeyCommand] {
      [
        KeyCommand(
          .verbatim("Help"), keys: [KeyEvent(.character("?")), KeyEvent(.function(1))]
        ) {},
        KeyCommand(.verbatim("New"), keys: [KeyEvent(.character("n"))]) {},
        KeyCommand(.verbatim("Keep"), keys: [KeyEvent(.character("k"), .alt)]) {},
      ]
    }
  }
}
