public import HanokTerminal

/// A view that places others in a row or a column.
///
/// ```
/// column:  ┌──────┐    row:  ┌──────┬──────┐
///          │ one  │          │ one  │ two  │
///          ├──────┤          └──────┴──────┘
///          │ two  │
///          └──────┘
/// ```
///
/// Each gets the size it would like; what room is left goes to the views that are flexible. Where
/// there is too little, spacers give way first, and then the last views are cut.
open class StackView: View {
  /// Which way the views follow each other.
  public enum Axis: Hashable, Sendable {
    /// In a row, from the leading side.
    case horizontal
    /// In a column, from the top.
    case vertical
  }

  /// Where views stand across the axis.
  public enum Alignment: Hashable, Sendable {
    /// They take all the room.
    case fill
    case leading
    case center
    case trailing
  }

  /// Which way the views follow each other.
  public var axis: Axis { didSet { contentDidChange() } }
  /// The empty cells between two views.
  public var spacing: Int { didSet { contentDidChange() } }
  /// Where views stand across the axis.
  public var alignment: Alignment { didSet { contentDidChange() } }
  private var flexible: Set<ObjectIdentifier> = []

  /// A stack of views.
  public init(
    _ axis: Axis, spacing: Int = 0, alignment: Alignment = .fill, views: [View] = []
  ) {
    self.axis = axis
    self.spacing = spacing
    self.alignment = alignment
    super.init()
    for view in views { addSubview(view) }
  }

  /// Gives a view the room that is left; several share it.
  public func setFlexible(_ view: View) {
    flexible.insert(ObjectIdentifier(view))
    setNeedsLayout()
  }

  open override func sizeThatFits(_ size: Size) -> Size {
    let sizes = shown.map { $0.fittingSize(in: size) }
    let gaps = spacing * max(0, sizes.count - 1)
    let along = sizes.map(length).reduce(gaps, +)
    let across = sizes.map(breadth).max() ?? 0
    return axis == .vertical
      ? Size(width: min(size.width, across), height: min(size.height, along))
      : Size(width: min(size.width, along), height: min(size.height, across))
  }

  open override func layoutSubviews() {
    let sizes = shown.map { $0.fittingSize(in: frame.size) }
    let lengths = distributed(sizes.map(length))
    var position = 0
    for (view, (size, length)) in zip(shown, zip(sizes, lengths)) {
      view.frame = frame(at: position, length: length, breadth: breadth(size))
      position += length + spacing
    }
  }

  private var shown: [View] { subviews.filter { !$0.isHidden } }

  private func length(_ size: Size) -> Int { axis == .vertical ? size.height : size.width }
  private func breadth(_ size: Size) -> Int { axis == .vertical ? size.width : size.height }

  /// The lengths with the room that is left shared among the flexible views.
  private func distributed(_ lengths: [Int]) -> [Int] {
    var lengths = lengths
    let gaps = spacing * max(0, lengths.count - 1)
    var room = length(frame.size) - lengths.reduce(gaps, +)
    for (index, view) in shown.enumerated() where room < 0 && view is SpacerView {
      let given = min(lengths[index], -room)
      lengths[index] -= given
      room += given
    }
    let takers = shown.indices.filter { flexible.contains(ObjectIdentifier(shown[$0])) }
    for (number, index) in takers.enumerated() {
      let share = room / takers.count + (number < room % takers.count ? 1 : 0)
      lengths[index] = max(0, lengths[index] + share)
    }
    return lengths
  }

  private func frame(at position: Int, length: Int, breadth: Int) -> Rect {
    let all = self.breadth(frame.size)
    let taken = alignment == .fill ? all : min(breadth, all)
    let room = all - taken
    let isMirrored = axis == .vertical && traits?.isRightToLeft == true
    let across =
      switch alignment {
      case .fill: 0
      case .center: room / 2
      case .leading: isMirrored ? room : 0
      case .trailing: isMirrored ? 0 : room
      }
    if axis == .vertical { return Rect(x: across, y: position, width: taken, height: length) }
    let x = traits?.isRightToLeft == true ? frame.width - position - length : position
    return Rect(x: x, y: across, width: length, height: taken)
  }
}
