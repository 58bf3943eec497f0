import HanokUnicode
import Synchronization

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
      KeptForm(message: BoundMessage(message, for: self), forms: forms)
    }.message
  }
}

/// A form beside its message's own, which lives as long, so that no other takes its place.
struct KeptForm: Sendable {
  let message: BoundMessage
  let forms: BoundForms
}
