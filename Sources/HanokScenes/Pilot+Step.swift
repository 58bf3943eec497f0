public import Hanok
public import HanokTerminal

extension Pilot {
  /// A step of a walk: something that a user, the terminal or the app does, and its name in the
  /// recording.
  public nonisolated struct Step: Sendable, CustomStringConvertible {
    /// The name of the step, as the recording has it.
    public let description: String
    package let perform: @MainActor @Sendable (Pilot) throws -> Void

    /// A step that an app's test does itself, such as setting a property of a view.
    public init(_ name: String, _ perform: @escaping @MainActor @Sendable () -> Void) {
      self.init(name) { $0.perform(perform) }
    }

    private init(
      _ name: String, with perform: @escaping @MainActor @Sendable (Pilot) throws -> Void
    ) {
      description = name
      self.perform = perform
    }
  }
}

// MARK: - Keys and text

nonisolated extension Pilot.Step {
  /// Presses a key, once or several times.
  public static func press(
    _ key: Key, _ modifiers: KeyModifiers = [], times: Int = 1
  ) -> Self {
    let repetition = times == 1 ? "" : ", \(times) times"
    return Self("\(name(of: KeyEvent(key, modifiers)))\(repetition)") { pilot in
      for _ in 0..<times { pilot.press(key, modifiers) }
    }
  }

  /// Types a text, key by key.
  public static func type(_ text: String) -> Self {
    Self("types \(quoted(text))") { $0.type(text) }
  }

  /// Pastes a text.
  public static func paste(_ text: String) -> Self {
    Self("pastes \(quoted(text))") { $0.paste(text) }
  }

  /// Types the first letter of a mnemonic, whichever it is in the language.
  public static func type(mnemonic: Message) -> Self {
    Self("types \(mnemonic.key ?? "a letter")") { pilot in
      let letters = pilot.application.traits.localizer.letters(of: mnemonic)
      if let letter = letters.first { pilot.type(String(letter)) }
    }
  }

  private static func quoted(_ text: String) -> String { text.debugDescription }

  /// The name of a key in no language, so that it is the same in all recordings.
  static func name(of event: KeyEvent) -> String {
    let held = modifierNames.filter { event.modifiers.contains($0.0) }.map { $0.1 + "+" }.joined()
    switch event.key {
    case .character(" "): return held + "space"
    case .character(let character): return held + String(character)
    case .function(let number): return "\(held)f\(number)"
    default: return "\(held)\(event.key)"
    }
  }

  private static let modifierNames: [(KeyModifiers, String)] = [
    (.control, "control"), (.alt, "alt"), (.shift, "shift"), (.super, "super"), (.meta, "meta"),
    (.hyper, "hyper"),
  ]
}

// MARK: - The mouse

nonisolated extension Pilot.Step {
  /// Sends one report of the mouse.
  public static func mouse(
    _ kind: MouseEvent.Kind, x: Int, y: Int, _ modifiers: KeyModifiers = [], clickCount: Int = 1
  ) -> Self {
    let held = modifierNames.filter { modifiers.contains($0.0) }.map { $0.1 + "+" }.joined()
    let count = clickCount == 1 ? "" : ", \(clickCount) times"
    let event = MouseEvent(kind, at: Point(x: x, y: y), modifiers, clickCount: clickCount)
    return Self("\(held)\(name(of: kind)) at \(x), \(y)\(count)") { $0.send(event) }
  }

  private static func name(of kind: MouseEvent.Kind) -> String {
    switch kind {
    case .press(let button): "\(button) button pressed"
    case .release(let button): "\(button) button released"
    case .drag(let button): "\(button) button moved"
    case .move: "mouse moved"
    case .wheel(let direction): "wheel \(direction)"
    }
  }

  /// Presses and releases the left button over a cell.
  public static func click(x: Int, y: Int) -> Self {
    Self("clicks at \(x), \(y)") { $0.click(x: x, y: y) }
  }

  /// Clicks where a text is on the screen.
  ///
  /// A scene whose text is absent can't be opened; a walk records that it is.
  public static func click(on text: String) -> Self {
    Self("clicks on \(quoted(text))") { try $0.click(on: text) }
  }

  /// Clicks a cell twice.
  public static func doubleClick(x: Int, y: Int) -> Self {
    Self("clicks twice at \(x), \(y)") { pilot in
      pilot.click(x: x, y: y)
      pilot.send(MouseEvent(.press(.left), at: Point(x: x, y: y), clickCount: 2))
      pilot.send(MouseEvent(.release(.left), at: Point(x: x, y: y), clickCount: 2))
    }
  }

  /// Presses the left button over a cell, moves to another, and releases it there.
  public static func drag(from start: Point, to end: Point) -> Self {
    Self("drags from \(start.x), \(start.y) to \(end.x), \(end.y)") { pilot in
      pilot.send(MouseEvent(.press(.left), at: start))
      pilot.send(MouseEvent(.drag(.left), at: end))
      pilot.send(MouseEvent(.release(.left), at: end))
    }
  }

  /// Turns the wheel over a cell.
  public static func wheel(_ direction: MouseEvent.Direction, x: Int, y: Int) -> Self {
    mouse(.wheel(direction), x: x, y: y)
  }
}

// MARK: - The terminal, time, and readers of the screen

nonisolated extension Pilot.Step {
  /// Gives the terminal another size.
  public static func resize(_ size: Size) -> Self {
    Self("resizes to \(size.width)x\(size.height)") { $0.resize(to: size) }
  }

  /// Moves the clock on.
  public static func advance(_ duration: Duration) -> Self {
    Self("waits \(duration)") { $0.advance(by: duration) }
  }

  /// Uses the element that has a name, as a reader of the screen would.
  public static func activate(_ label: String) -> Self {
    Self("activates \(quoted(label))") { $0.activate(label) }
  }

  /// Uses the element that has a name, in any language: its label is a message.
  ///
  /// A scene without such an element can't be opened; a walk records that it is absent.
  public static func activate(_ label: Message) -> Self {
    Self("activates \(label.key ?? "")") { pilot in
      if pilot.activate(label) { return }
      throw Pilot.AbsentText(
        text: pilot.application.traits.localizer.string(label),
        screen: ScreenSnapshot(pilot.screen))
    }
  }

  /// Enters a text into the element that has a name, as a reader of the screen would.
  public static func enter(_ text: String, into label: String) -> Self {
    Self("enters \(quoted(text)) into \(quoted(label))") { $0.enter(text, into: label) }
  }

  /// Gives the screen other traits: another theme, fewer colours, another language.
  public static func traits(
    _ name: String, _ change: @escaping @MainActor @Sendable (inout Traits) -> Void
  ) -> Self {
    Self(name) { pilot in
      pilot.application.perform { change(&pilot.application.traits) }
      pilot.advance(by: .zero)
    }
  }
}
