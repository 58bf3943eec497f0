package import Hanok

/// The progress of an import or an export, with a button that stops it.
///
/// ```
/// 3,000 people read so far…
/// ████████▌──────────  42%
///
///                [ S Stop ]
/// ```
package final class TransferView: StackView {
  /// Stops the transfer.
  package let stopButton = Button(
    .AddressBook.transferStop, mnemonic: .AddressBook.transferStopKeys)
  private let label = Label()
  private let bar = ProgressView()

  /// The width in columns if there is room.
  private static let idealWidth = 44

  /// Creates a view without progress.
  package init() {
    super.init(.vertical)
    bar.showsPercent = true
    // Line mode accepts it while other lines wait.
    stopButton.accessibilityTraits.insert(.stopsWork)
    label.accessibilityTraits = [.staticText, .updatesFrequently]
    widthLimits = LengthLimits(ideal: Self.idealWidth)
    let buttons = FlowView(alignment: .trailing, views: [stopButton])
    for view in [label, bar, SpacerView(1), buttons] { addSubview(view) }
    isBusy = true
  }

  /// Shows the progress.
  ///
  /// - Parameter fraction: The completed part from 0 to 1; nil if it is unknown.
  package func show(_ message: Message, fraction: Double?) {
    label.message = message
    bar.isIndeterminate = fraction == nil
    bar.progress = fraction ?? 0
  }
}
