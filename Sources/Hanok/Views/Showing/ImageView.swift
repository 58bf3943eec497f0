public import HanokLocalization
public import HanokTerminal

/// A view of a picture, drawn with characters, and described for those who don't see it.
///
/// ```
/// in colour      ▀   two pixels a cell, each in its colour
/// without        ⣿   2x4 dots a cell, dithered;   or ▚ 2x2
/// in ASCII       @   a cell a pixel, by how bright it is
/// ```
///
/// A cell is taken to be twice as high as wide. Pictures are never mirrored, and don't move. The view
/// doesn't use the graphics protocols of terminals.
open class ImageView: View {
  /// The characters that a picture is drawn with.
  public enum Art: Hashable, Sendable {
    /// Half blocks where there are colours, or else braille; ASCII where signs take two cells.
    case automatic
    /// Half blocks in colour.
    case halfBlocks
    /// Quadrants, without colour.
    case quadrants
    /// Braille dots, without colour.
    case braille
    /// ASCII characters, without colour.
    case ascii
  }

  /// The way in which a picture fills the view (UIKit's words).
  public enum ContentMode: Hashable, Sendable {
    /// As large as fits whole, in the picture's proportions.
    case scaleAspectFit
    /// So large that nothing stays empty, in the picture's proportions; what is beyond is cut.
    case scaleAspectFill
    /// As large as the view, in the view's proportions.
    case scaleToFill
    /// In its own size, in the middle: a pixel a column; what is beyond is cut.
    case center
  }

  /// The picture.
  public var bitmap: Bitmap { didSet { if bitmap != oldValue { bitmapDidChange() } } }
  /// The way in which the picture fills the view.
  public var contentMode = ContentMode.scaleAspectFit {
    didSet { if contentMode != oldValue { bitmapDidChange() } }
  }
  /// The characters that the picture is drawn with.
  public var art = Art.automatic { didSet { if art != oldValue { bitmapDidChange() } } }

  private var kept: (grid: Size, place: PixelFrame, pixels: Bitmap)?

  /// A view of a picture.
  ///
  /// - Parameter description: What the picture shows, in words.
  public init(_ bitmap: Bitmap, description: Message) {
    self.bitmap = bitmap
    super.init()
    isAccessibilityElement = true
    accessibilityTraits = .image
    accessibilityLabel = description
  }

  private func bitmapDidChange() {
    kept = nil
    setNeedsContentUpdate()
  }

  /// The picture's own size is a column for each pixel, and a row for two; it gives way to what is
  /// proposed, in its proportions.
  open override func sizeThatFits(_ proposal: ProposedSize) -> Size {
    let (width, height) = (bitmap.width, (bitmap.height + 1) / 2)
    let room = Size(width: proposal.width ?? width, height: proposal.height ?? height)
    if room.width >= width, room.height >= height { return Size(width: width, height: height) }
    guard contentMode == .scaleAspectFit, !room.isEmpty, width > 0 else {
      return Size(width: min(width, room.width), height: min(height, room.height))
    }
    let frame = PixelFrame(
      fitting: bitmap, in: Size(width: room.width, height: room.height * 2), fills: false)
    return Size(
      width: min(room.width, frame.width), height: min(room.height, (frame.height + 1) / 2))
  }

  private func drawnArt(in traits: Traits) -> Art {
    if traits.drawsInASCII { return .ascii }
    if art != .automatic { return art }
    return traits.colorDepth == .none ? .braille : .halfBlocks
  }

  open override func draw(in canvas: Canvas) {
    guard let traits, !frame.isEmpty, bitmap.width > 0, bitmap.height > 0 else { return }
    let art = drawnArt(in: traits)
    let dots = art.dots
    let pixels = sampled(Size(width: frame.width * dots.width, height: frame.height * dots.height))
    let visible = canvas.visibleRect.intersection(bounds)
    // On light ground what is dark is drawn, on dark ground what is bright.
    let isInverted = traits.isGroundDark == false
    for y in visible.minY..<max(visible.minY, visible.maxY) {
      for x in visible.minX..<max(visible.minX, visible.maxX) {
        let cell = PixelCell(pixels, x: x * dots.width, y: y * dots.height, isInverted: isInverted)
        guard let drawn = cell.drawn(art) else { continue }
        canvas.write(drawn.text, at: Point(x: x, y: y), style: drawn.style)
      }
    }
  }

  /// The picture in a grid of so many dots, kept until the size or the picture changes.
  private func sampled(_ grid: Size) -> Bitmap {
    // A dot is half a cell high in all arts but two.
    let place = place(in: grid)
    if let kept, kept.grid == grid, kept.place == place { return kept.pixels }
    var pixels = Bitmap(width: grid.width, height: grid.height)
    for y in max(0, place.y)..<max(0, place.y, min(grid.height, place.y + place.height)) {
      for x in max(0, place.x)..<max(0, place.x, min(grid.width, place.x + place.width)) {
        pixels[x, y] = bitmap.average(
          columns: Self.range(x - place.x, of: place.width, over: bitmap.width),
          rows: Self.range(y - place.y, of: place.height, over: bitmap.height))
      }
    }
    kept = (grid, place, pixels)
    return pixels
  }

  /// The pixels that a dot of several stands for: one at least.
  private static func range(_ index: Int, of count: Int, over length: Int) -> Range<Int> {
    let start = index * length / count
    return start..<max(start + 1, (index + 1) * length / count)
  }

  /// The picture's place in a grid of dots.
  private func place(in grid: Size) -> PixelFrame {
    // In units of half a cell's height, which are as wide as a cell.
    let square = Size(width: frame.width, height: frame.height * 2)
    var place: PixelFrame
    switch contentMode {
    case .scaleToFill: return PixelFrame(x: 0, y: 0, width: grid.width, height: grid.height)
    case .scaleAspectFit: place = PixelFrame(fitting: bitmap, in: square, fills: false)
    case .scaleAspectFill: place = PixelFrame(fitting: bitmap, in: square, fills: true)
    case .center: place = PixelFrame(x: 0, y: 0, width: bitmap.width, height: bitmap.height)
    }
    place.width = max(1, place.width * grid.width / square.width)
    place.height = max(1, place.height * grid.height / square.height)
    place.x = (grid.width - place.width) / 2
    place.y = (grid.height - place.height) / 2
    return place
  }
}

extension ImageView.Art {
  /// The dots of a cell.
  fileprivate nonisolated var dots: Size {
    switch self {
    case .automatic, .halfBlocks: Size(width: 1, height: 2)
    case .quadrants: Size(width: 2, height: 2)
    case .braille: Size(width: 2, height: 4)
    case .ascii: Size(width: 1, height: 1)
    }
  }
}
