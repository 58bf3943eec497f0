package import Hanok

/// How far people are brought in or out, and a way to stop it.
///
/// ```
/// 3,000 people read …
/// ████████▌──────────  42%
///
///                [ S Stop ]
/// ```
package final class TransferView: StackView {
  /// Stops it.
  package let stopButton = Button(
    .AddressBook.transferStop, mnemonic: .AddressBook.transferStopKeys)
  private let label = Label()
  private let bar = ProgressView()

  /// The columns where there is room.
  private static let idealWidth = 44

  /// A view of something that hasn't begun.
  package init() {
    super.init(.vertical)
    bar.showsPercent = true
    // Line mode takes it while other lines wait.
    stopButton.accessibilityTraits.insert(.stopsWork)
    label.accessibilityTraits = [.staticText, .updatesFrequently]
    widthLimits = LengthLimits(ideal: Self.idealWidth)
    let buttons = FlowView(alignment: .trailing, views: [stopButton])
    for view in [label, bar, SpacerView(1), buttons] { addSubview(view) }
    isBusy = true
  }

  /// Shows how far it is.
  ///
  /// - Parameter fraction: The part from 0 to 1; nil where it isn't known.
  package func show(_ message: Message, fraction: Double?) {
    label.message = message
    bar.isIndeterminate = fraction == nil
    bar.progress = fraction ?? 0
  }
}
