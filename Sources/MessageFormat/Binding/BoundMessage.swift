import HanokUnicode
import Synchronization

/// A message that is bound to a formatter, ready to be formatted.
///
/// Its texts are in UTF-8, its declarations have indices, the options of its functions are read,
/// and its variants form a tree of keys.
///
/// A part that depends on an argument, such as an option with a variable, stays open.
final class BoundMessage: Sendable {
  let context: FormattingContext
  let content: Content

  init(_ message: ParsedMessage, for context: FormattingContext) {
    self.context = context
    content = MessageBinder.content(of: message.model, for: context)
  }

  /// The parts of a message, each with an index from 0.
  struct Content: Sendable {
    /// The text of all patterns.
    var text: [UInt8] = []
    var elements: [Element] = []
    var expressions: [BoundExpression] = []
    var markups: [MessageModel.Markup] = []
    /// The declarations' expressions.
    var declarations: [BoundExpression] = []
    /// The indices of the declarations by name.
    var places: [String: Int] = [:]
    var nodes: [Node] = []
    var branches: [Branch] = []
    var keys: [Key] = []
    var selectors: [MessageModel.VariableReference] = []
    /// The index of the first node.
    var root = 0
  }

  /// A part of a pattern.
  @safe enum Element: @unchecked Sendable {
    /// The range of the text in all the text of the message.
    case text(Range<Int>)
    /// One of the message's expressions, without reference counting.
    case expression(Unmanaged<BoundExpression>)
    case markup(Int)
  }

  /// A pattern, or a choice between further nodes by the keys of a selector.
  ///
  ///     female one {{…}}        who ── female ── count ── one ── …
  ///     female *   {{…}}         │                └────── * ─── …
  ///     *      *   {{…}}         └──── * ─────── count ── * ─── …
  enum Node: Sendable {
    /// The range of the pattern's elements.
    case pattern(Range<Int>)
    case choice(Choice)
  }

  @safe struct Choice: @unchecked Sendable {
    let selector: Int
    /// The index of the selector's declaration.
    let declaration: Int
    /// The declaration's expression, without reference counting.
    let expression: Unmanaged<BoundExpression>
    let branches: Range<Int>
    /// The node of `*`.
    let rest: Int?
    /// Whether the keys contain plural categories.
    let hasCategories: Bool
    /// Whether a key is neither a number nor a category.
    let hasOthers: Bool
  }

  /// The text of a key, and the range of the keys of the first variant with it.
  struct Key: Sendable {
    let text: String
    let range: Range<Int>
  }

  /// A key, in the forms in which numbers are compared with it, and the next node.
  struct Branch: Sendable {
    let integer: Int64?
    let category: PluralCategory?
    /// Whether the key is neither a number nor a category.
    let isOther: Bool
    let node: Int
    /// The index of the key.
    let key: Int

    init(_ text: String, node: Int, _ key: Int) {
      self.node = node
      self.key = key
      // A number that isn't in normalized form, or is too large, equals no number.
      integer = Int64(text).flatMap { "\($0)" == text ? $0 : nil }
      category = PluralCategory(rawValue: text)
      do throws(DecimalNumber.ReadingError) {
        _ = try DecimalNumber(reading: text)
        isOther = false
      } catch {
        isOther = error == .noNumber && category == nil
      }
    }
  }
}

/// The bound forms of a parsed message.
///
/// One formatter formats most messages: its form is available without a lock. Other formatters keep
/// their forms in their own cache, up to its capacity.
@safe final class BoundForms: Sendable {
  typealias Cache = SharedCache<ObjectIdentifier, Kept>

  /// A bound form with its owner, which it keeps alive so that no other object has its address.
  struct Kept: Sendable {
    let form: BoundMessage
    let owner: BoundForms
  }

  private let first = unsafe Atomic<Unmanaged<BoundMessage>?>(nil)

  deinit { unsafe first.load(ordering: .acquiring)?.release() }

  /// Calls `body` with the form of a message for a context.
  func withForm(
    of message: ParsedMessage, for context: FormattingContext, _ cache: Cache,
    _ body: (BoundMessage) -> Void
  ) {
    if let first = unsafe first.load(ordering: .acquiring) {
      return unsafe first._withUnsafeGuaranteedRef { first in
        if first.context === context { return body(first) }
        body(
          cache.value(for: ObjectIdentifier(self)) {
            Kept(form: BoundMessage(message, for: context), owner: self)
          }.form)
      }
    }
    let made = unsafe Unmanaged.passRetained(BoundMessage(message, for: context))
    let (isKept, _) = unsafe first.compareExchange(
      expected: nil, desired: made, ordering: .acquiringAndReleasing)
    if !isKept { unsafe made.release() }
    withForm(of: message, for: context, cache, body)
  }
}
