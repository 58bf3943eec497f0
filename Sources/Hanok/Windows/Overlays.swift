public import HanokTerminal

/// A view above the others of its layer, next to a part of one of them.
final class Overlay {
  weak var view: View?
  private weak var source: View?
  private let sourceRect: Rect?
  /// The rectangle that the view was placed next to, in the layer's cells.
  private var anchor: Rect?
  private let onPressOutside: () -> Void

  init(
    _ view: View, beside source: View, _ sourceRect: Rect?, onPressOutside: @escaping () -> Void
  ) {
    (self.view, self.source, self.sourceRect) = (view, source, sourceRect)
    self.onPressOutside = onPressOutside
  }

  private func currentAnchor(in layer: View) -> Rect? {
    guard let source, source.isDescendant(of: layer), source.isShown else { return nil }
    return source.convert(sourceRect ?? source.bounds, to: layer)
  }

  func isSourceMoved(in layer: View) -> Bool { anchor != currentAnchor(in: layer) }

  /// Places the view below its source, or above it if there is more room; without it, removes it.
  func place(in layer: View) {
    anchor = currentAnchor(in: layer)
    guard let view else { return }
    guard let anchor else { return view.removeFromSuperview() }
    var size = view.fittingSize(.unspecified)
    let (above, below) = (max(0, anchor.minY), max(0, layer.frame.height - anchor.maxY))
    let isBelow = size.height <= below || below >= above
    let room = Size(width: layer.frame.width, height: isBelow ? below : above)
    // A scroller is wider.
    if size.height > room.height {
      size = view.fittingSize(ProposedSize(width: nil, height: room.height))
    }
    size = Size(width: min(size.width, room.width), height: min(size.height, room.height))
    let origin = Point(
      x: max(0, min(layer.mirrored(anchor).minX, layer.frame.width - size.width)),
      y: isBelow ? anchor.maxY : anchor.minY - size.height)
    layer.place(view, at: Rect(origin: origin, size: size))
  }

  /// Reports a press of the mouse, in the layer's cells, outside the view and its source.
  func mouseWillPress(at point: Point) {
    guard let view, !view.frame.contains(point), anchor?.contains(point) != true else { return }
    onPressOutside()
  }
}

extension View {
  /// Whether neither the view nor one that contains it is hidden.
  fileprivate var isShown: Bool {
    sequence(first: self, next: \.superview).allSatisfy { !$0.isHidden }
  }

  /// Shows a view above all others of the layer, below a part of this one.
  ///
  /// It is above the part if there is more room. An example is the completions of a field. It
  /// handles clicks, and the focus is unchanged. It has its own size, clamped to the room, moves
  /// with this view, and is removed with it, or by ``removeFromSuperview()``.
  ///
  /// - Parameters:
  ///   - rect: The part, in this view's cells; nil for all of it.
  ///   - onPressOutside: Called before the mouse is pressed elsewhere.
  /// - Returns: Whether this view is in a layer of a window.
  @discardableResult
  public func showOverlay(
    _ overlay: View, beside rect: Rect? = nil, onPressOutside: @escaping () -> Void = {}
  ) -> Bool {
    let layer = sequence(first: self, next: \.superview).lazy
      .compactMap { $0 as? PresentationView }.first
    guard let layer else { return false }
    layer.add(Overlay(overlay, beside: self, rect, onPressOutside: onPressOutside))
    return true
  }
}
