import Hanok

/// The texts that are typed into the fields of a screen, to find those that are lost without a
/// question.
///
/// ```swift
/// let watch = TypedTextWatch(on: pilot)
/// pilot.press(.escape)
/// #expect(watch.problem(on: pilot) == nil)
/// ```
///
/// A text is lost if the screen of its field is gone, or if the field no longer has the text, and
/// undoing doesn't restore it. While an ``/Hanok/AlertController`` is on the screen, the user is being
/// asked. A field for a search or for a secret has no content that could be lost, and the one of an
/// alert belongs to a question.
public struct TypedTextWatch {
  private struct TypedField {
    let input: TextInput
    let controller: ViewController
    let text: String

    /// Whether a number or a date is typed, which the field writes again in its notation.
    var isValue: Bool { input is NumberField || input is DateField || input is PartialDateField }
  }

  private var fields: [TypedField] = []

  /// Types a text into each field on the topmost screen.
  ///
  /// - Parameter text: A text that numbers can end with, too.
  public init(_ text: String = "7", on pilot: Pilot) {
    let window = pilot.application.window
    guard let top = window.topViewController, !(top is AlertController) else { return }
    for case let input as TextInput in window.visibleDescendants
    where input.isEditable && input.canBecomeFirstResponder && !Self.isQuery(input) {
      pilot.perform { input.becomeFirstResponder() }
      pilot.type(text)
      let controller = input.responderChain.lazy.compactMap { $0 as? ViewController }.first
      fields.append(TypedField(input: input, controller: controller ?? top, text: input.text))
    }
  }

  /// The number of fields with a typed text.
  public var count: Int { fields.count }

  private static func isQuery(_ input: TextInput) -> Bool {
    input is SearchField || (input as? TextField)?.isSecure == true
  }

  /// Returns the first text that is lost, or nil.
  ///
  /// - Parameter isSaved: Whether the application has saved a text.
  public func problem(
    on pilot: Pilot, isSaved: (String) -> Bool = { _ in false }
  ) -> String? {
    if Self.isAsking(pilot) { return nil }
    let controllers = pilot.isRunning ? Self.controllers(of: pilot) : []
    let lost = fields.first { field in
      let isShown = controllers.contains { $0 === field.controller }
      return !(isShown && Self.isKept(field)) && !isSaved(field.text)
    }
    return lost.map { "“\($0.text)” of \(type(of: $0.controller)) is lost without a question" }
  }

  /// Whether a question is on the screen.
  public static func isAsking(_ pilot: Pilot) -> Bool {
    pilot.isRunning && pilot.application.window.topViewController is AlertController
  }

  private static func isKept(_ field: TypedField) -> Bool {
    if field.isValue { return !field.input.text.isEmpty || field.input.content.canUndo }
    var content = field.input.content
    while !content.text.contains(field.text) {
      if content.undo() == nil { return false }
    }
    return true
  }

  /// The controllers of all layers, with their children.
  private static func controllers(of pilot: Pilot) -> [ViewController] {
    let top = pilot.application.window.topViewController
    var controllers: [ViewController] = []
    var next = top
    while let controller = next {
      controllers.append(controller)
      next = controller.presentingViewController
    }
    var index = 0
    while index < controllers.count {
      let controller = controllers[index]
      controllers += controller.children
      // A layer may be presented by a child of the controller below.
      if let parent = controller.parent, !controllers.contains(where: { $0 === parent }) {
        controllers.append(parent)
      }
      index += 1
    }
    return controllers
  }
}
