public import HanokTerminal

/// Empty room in a stack, which gives way first where there is too little.
public final class SpacerView: View {
  private let length: Int

  /// Room of some cells along the stack's axis.
  public init(_ length: Int = 0) {
    self.length = length
  }

  public override func sizeThatFits(_ size: Size) -> Size {
    Size(width: min(length, size.width), height: min(length, size.height))
  }
}
