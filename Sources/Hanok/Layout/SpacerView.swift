public import HanokTerminal

/// Empty room in a container, which gives way first where there is too little.
public final class SpacerView: View {
  private let length: Int

  /// The priority by which spacers give way before all other views.
  public static let priority = -1_000

  /// Room of some cells along the container's axis, and of a share of what is left.
  public init(_ length: Int = 0, share: Int = 0) {
    self.length = ProposedSize.clamped(length)
    super.init()
    layoutShare = share
    layoutPriority = Self.priority
  }

  public override func sizeThatFits(_ proposal: ProposedSize) -> Size {
    Size(
      width: min(length, proposal.width ?? length), height: min(length, proposal.height ?? length))
  }
}
