public import HanokTerminal

/// Empty cells in a container, which shrink first if there is too little room.
///
/// In a ``StackView`` they are along its axis, and no cells across it.
public final class SpacerView: View {
  private let length: Int

  /// The priority of spacers: they shrink before all other views.
  public static let priority = -1_000

  /// Creates a spacer of some cells along the container's axis, and a share of the remaining ones.
  public init(_ length: Int = 0, share: Int = 0) {
    self.length = ProposedSize.clamped(length)
    super.init()
    layoutShare = share
    layoutPriority = Self.priority
  }

  public override func sizeThatFits(_ proposal: ProposedSize) -> Size {
    let axis = (superview as? StackView)?.axis
    let (width, height) = (axis == .vertical ? 0 : length, axis == .horizontal ? 0 : length)
    return Size(
      width: min(width, proposal.width ?? width), height: min(height, proposal.height ?? height))
  }
}
