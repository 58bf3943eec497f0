public import HanokLocalization
public import HanokTerminal

/// A named action that keys perform in a kind of view, such as ``ListAction/moveDown``.
///
/// A view searches the action of a key with ``View/keyAction(_:for:)``, and switches over actions,
/// never over keys. An app declares the actions of its own views in the same way:
///
/// ```swift
/// enum BoardAction: String, KeyAction {
///   case flip
///   static let context = "board"
///   var title: Message { .Game.flip }
///   var standardKeys: [KeyEvent] { [KeyEvent(.character("f"))] }
/// }
/// ```
public protocol KeyAction: RawRepresentable<String>, CaseIterable, Hashable, Sendable {
  /// The name of the kind of view, the first part of each ``identifier``: `list`.
  static var context: String { get }
  /// Whether the left and right arrows are exchanged on screens from right to left; true unless an
  /// action type implements it otherwise.
  static var isMirrored: Bool { get }
  /// The name of the action in help.
  var title: Message { get }
  /// The keys in the set ``KeyBindings/standard``, as on screens from left to right.
  var standardKeys: [KeyEvent] { get }
  /// Whether its keys also work with Shift, and then extend the selection; false by default.
  var isExtendable: Bool { get }
}

extension KeyAction {
  /// The name in files of keys: the context and the raw value, `list.moveDown`.
  public var identifier: String { "\(Self.context).\(rawValue)" }

  /// Whether the arrows are exchanged: true.
  public static var isMirrored: Bool { true }

  /// Whether Shift extends the selection: false.
  public var isExtendable: Bool { false }
}

/// An action of the toolkit, whose keys are in the tables of ``KeySet``.
protocol ToolkitKeyAction: KeyAction {
  /// The messages of titles by their keys in the table, for those that aren't `keys.` with the action's
  /// name: mostly those of buttons.
  static var otherTitles: [Self: String] { get }
}

extension ToolkitKeyAction {
  static var otherTitles: [Self: String] { [:] }

  /// The name in help.
  public var title: Message {
    Message(Self.otherTitles[self] ?? "keys.\(rawValue)", table: "Hanok")
  }

  /// The keys in the standard set.
  public var standardKeys: [KeyEvent] { KeySet.standardKeys[identifier] ?? [] }

  /// Whether the action moves: Shift with it extends the selection, or is ignored.
  public var isExtendable: Bool { rawValue.hasPrefix("move") }
}

/// The action of a key, and whether Shift extends the selection.
public struct KeyMatch<Action: KeyAction>: Hashable, Sendable {
  /// The action.
  public let action: Action
  /// Whether Shift was held in addition to the action's key.
  public let isExtending: Bool

  /// Creates a match.
  public init(_ action: Action, isExtending: Bool = false) {
    (self.action, self.isExtending) = (action, isExtending)
  }
}
