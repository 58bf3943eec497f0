import HanokUnicode
import Synchronization

/// A message bound to a formatter: its texts in UTF-8, its arguments and declarations by number, its
/// functions with their options read, its variants by what selects them.
///
/// A part that depends on an argument, as an option that is a variable, stays open.
final class BoundMessage: Sendable {
  /// Which formatter it is for.
  let context: FormattingContext.Identity
  /// The message's source.
  let source: String
  let content: Content

  init(_ message: ParsedMessage, for context: FormattingContext) {
    self.context = context.identity
    source = message.source
    content = MessageBinder.content(of: message.model, for: context)
  }

  /// The parts of a message, all numbered from 0.
  struct Content: Sendable {
    /// The names of the arguments.
    var names: [String] = []
    /// The text of all patterns.
    var text: [UInt8] = []
    var elements: [Element] = []
    var expressions: [BoundExpression] = []
    var markups: [MessageModel.Markup] = []
    /// The declarations' expressions.
    var declarations: [BoundExpression] = []
    var nodes: [Node] = []
    var branches: [Branch] = []
    var keys: [Key] = []
    /// The variables that select.
    var selectors: [Selector] = []
    var selectorNames: [String] = []
    /// Which node the message begins with.
    var root = 0
  }

  /// A part of a pattern.
  enum Element: Sendable {
    /// The range of the text in all the text of the message.
    case text(Range<Int>)
    case expression(Int)
    case markup(Int)
  }

  /// A variable that selects.
  struct Selector: Sendable {
    let operand: BoundExpression.Operand
    let range: Range<Int>
  }

  /// A pattern, or a choice between further nodes by the keys of a selector.
  ///
  ///     female one {{…}}        who ── female ── count ── one ── …
  ///     female *   {{…}}         │                └────── * ─── …
  ///     *      *   {{…}}         └──── * ─────── count ── * ─── …
  enum Node: Sendable {
    /// Which elements are the pattern.
    case pattern(Range<Int>)
    case choice(Choice)
  }

  struct Choice: Sendable {
    let selector: Int
    let branches: Range<Int>
    /// The node for `*`.
    let rest: Int?
    /// Whether plural categories are among the keys.
    let hasCategories: Bool
    /// Whether a key is neither a number nor a category.
    let hasOthers: Bool
  }

  /// A key's text, and where the keys of the first variant with it stand.
  struct Key: Sendable {
    let text: String
    let range: Range<Int>
  }

  /// A key of variants as numbers select by it, and the node that follows it.
  struct Branch: Sendable {
    enum Kind {
      case integer
      case decimal
      case category
      /// A number that isn't in its plainest form, or beyond all bounds: no number equals it.
      case unmatched
      case other
    }

    let kind: Kind
    private(set) var integer: Int64 = 0
    private(set) var category: PluralCategory?
    let node: Int
    /// The number of the key.
    let key: Int

    init(_ text: String, node: Int, _ key: Int) {
      self.node = node
      self.key = key
      if let integer = Int64(text), "\(integer)" == text {
        kind = .integer
        self.integer = integer
      } else if let category = PluralCategory(rawValue: text) {
        kind = .category
        self.category = category
      } else {
        do throws(DecimalNumber.ReadingError) {
          let number = try DecimalNumber(reading: text)
          let isPlainest = number == number.plainest && number.description == text
          kind = isPlainest ? .decimal : .unmatched
        } catch {
          kind = error == .tooLong ? .unmatched : .other
        }
      }
    }
  }
}

/// Where a parsed message keeps what formatters made of it.
///
/// Mostly one formatter formats a message, and the first has its form at hand without a lock; others
/// keep theirs on their own side, as many as their cache holds.
@safe final class BoundForms: Sendable {
  private let first = unsafe Atomic<Unmanaged<BoundMessage>?>(nil)

  deinit { unsafe first.load(ordering: .acquiring)?.release() }

  func form(of message: ParsedMessage, for context: FormattingContext) -> BoundMessage {
    if let first = unsafe first.load(ordering: .acquiring)?.takeUnretainedValue() {
      return first.context === context.identity ? first : context.form(of: message, self)
    }
    let made = unsafe Unmanaged.passRetained(BoundMessage(message, for: context))
    let (isKept, _) = unsafe first.compareExchange(
      expected: nil, desired: made, ordering: .acquiringAndReleasing)
    if isKept { return unsafe made.takeUnretainedValue() }
    unsafe made.release()
    return form(of: message, for: context)
  }
}

extension FormattingContext {
  fileprivate func form(of message: ParsedMessage, _ forms: BoundForms) -> BoundMessage {
    self.forms.value(for: ObjectIdentifier(forms)) {
      BoundForm(message: BoundMessage(message, for: self), forms: forms)
    }.message
  }
}

/// A form beside its message's own, which lives as long, so that no other takes its place.
struct BoundForm: Sendable {
  let message: BoundMessage
  let forms: BoundForms
}
