public import HanokLocalization
public import HanokTerminal

/// A view of a picture, drawn with characters, and with a description for accessibility.
///
/// ```
/// in colour      ▀   two pixels a cell, each in its colour
/// without        ⣿   2x4 dots a cell, dithered;   or ▚ 2x2
/// in ASCII       @   a pixel a cell, by its brightness
/// ```
///
/// A cell is assumed to be twice as high as wide. Pictures are never mirrored or animated. The
/// graphics protocols of terminals aren't used.
open class ImageView: View {
  /// The characters of a picture.
  public enum Art: Hashable, Sendable {
    /// Half blocks with colours, otherwise braille; ASCII if signs occupy two cells.
    case automatic
    /// Half blocks in colour; braille without, where they would all be equal.
    case halfBlocks
    /// Quadrants, without colour.
    case quadrants
    /// Braille dots, without colour.
    case braille
    /// ASCII characters, without colour.
    case ascii
  }

  /// The modes in which a picture fills the view (UIKit's names).
  public enum ContentMode: Hashable, Sendable {
    /// The largest size that fits, in the picture's proportions.
    case scaleAspectFit
    /// The smallest size that fills the view, in the picture's proportions; the rest is clipped.
    case scaleAspectFill
    /// The view's size.
    case scaleToFill
    /// Its own size, in the middle: a pixel a column; the rest is clipped.
    case center
  }

  /// The picture.
  public var bitmap: Bitmap { didSet { if bitmap != oldValue { bitmapDidChange() } } }
  /// The mode in which the picture fills the view.
  public var contentMode = ContentMode.scaleAspectFit {
    didSet { if contentMode != oldValue { bitmapDidChange() } }
  }
  /// The characters of the picture.
  public var art = Art.automatic { didSet { if art != oldValue { bitmapDidChange() } } }

  private var kept: (grid: Size, place: Rect, pixels: Bitmap)?

  /// Creates a view of a picture.
  ///
  /// - Parameter description: The content of the picture in words.
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

  /// The size of the picture: a column for each pixel, and a row for two.
  ///
  /// It is scaled to the proposal, in the picture's proportions.
  open override func sizeThatFits(_ proposal: ProposedSize) -> Size {
    let (width, height) = (bitmap.width, (bitmap.height + 1) / 2)
    let room = Size(width: proposal.width ?? width, height: proposal.height ?? height)
    if room.width >= width, room.height >= height { return Size(width: width, height: height) }
    guard contentMode == .scaleAspectFit, !room.isEmpty, width > 0 else {
      return Size(width: min(width, room.width), height: min(height, room.height))
    }
    let size = scaled(to: Size(width: room.width, height: room.height * 2), fills: false)
    return Size(
      width: min(room.width, size.width), height: min(room.height, (size.height + 1) / 2))
  }

  private func drawnArt(in traits: Traits) -> Art {
    if traits.drawsInASCII { return .ascii }
    guard art == .automatic || art == .halfBlocks else { return art }
    return traits.colorDepth == .none ? .braille : .halfBlocks
  }

  open override func draw(in canvas: Canvas) {
    let (traits, canvas) = (canvas.traits, canvas.leftToRight)
    guard bitmap.width > 0, bitmap.height > 0 else { return }
    let art = drawnArt(in: traits)
    let dots = art.dots
    let pixels = sampled(Size(width: frame.width * dots.width, height: frame.height * dots.height))
    let visible = canvas.visibleRect.intersection(bounds)
    // On a light background dark dots are drawn, on a dark background bright ones.
    let isInverted = traits.isGroundDark == false
    for y in visible.minY..<max(visible.minY, visible.maxY) {
      for x in visible.minX..<max(visible.minX, visible.maxX) {
        let cell = PixelCell(
          pixels: pixels, x: x * dots.width, y: y * dots.height, isInverted: isInverted)
        guard let drawn = cell.drawn(art) else { continue }
        canvas.write(drawn.text, at: Point(x: x, y: y), style: drawn.style)
      }
    }
  }

  /// Returns the picture in a grid of dots, cached until the size or the picture changes.
  private func sampled(_ grid: Size) -> Bitmap {
    // A dot is half a cell high in all but two kinds of characters.
    let place = place(in: grid)
    if let kept, kept.grid == grid, kept.place == place { return kept.pixels }
    var pixels = Bitmap(width: grid.width, height: grid.height)
    let drawn = place.intersection(Rect(origin: .zero, size: grid))
    for y in drawn.minY..<max(drawn.minY, drawn.maxY) {
      for x in drawn.minX..<max(drawn.minX, drawn.maxX) {
        pixels[x, y] = bitmap.average(
          columns: Self.range(x - place.minX, of: place.width, over: bitmap.width),
          rows: Self.range(y - place.minY, of: place.height, over: bitmap.height))
      }
    }
    kept = (grid, place, pixels)
    return pixels
  }

  /// Returns the pixels of a dot, at least one.
  private static func range(_ index: Int, of count: Int, over length: Int) -> Range<Int> {
    let start = index * length / count
    return start..<max(start + 1, (index + 1) * length / count)
  }

  /// Returns the picture's frame in a grid of dots.
  private func place(in grid: Size) -> Rect {
    // In units of half a cell's height, which equal a cell's width.
    let square = Size(width: frame.width, height: frame.height * 2)
    let size =
      switch contentMode {
      case .scaleToFill: square
      case .scaleAspectFit: scaled(to: square, fills: false)
      case .scaleAspectFill: scaled(to: square, fills: true)
      case .center: Size(width: bitmap.width, height: bitmap.height)
      }
    let width = max(1, size.width * grid.width / square.width)
    let height = max(1, size.height * grid.height / square.height)
    return Rect(
      x: (grid.width - width) / 2, y: (grid.height - height) / 2, width: width, height: height)
  }

  /// Returns the picture's largest size that fits a room, or the smallest that fills it.
  private func scaled(to room: Size, fills: Bool) -> Size {
    let isWider = bitmap.width * room.height > room.width * bitmap.height
    var size = room
    if isWider != fills {
      size.height = max(1, (room.width * bitmap.height + bitmap.width / 2) / bitmap.width)
    } else {
      size.width = max(1, (room.height * bitmap.width + bitmap.height / 2) / bitmap.height)
    }
    return size
  }
}

extension ImageView.Art {
  fileprivate nonisolated var dots: Size {
    switch self {
    case .automatic, .halfBlocks: Size(width: 1, height: 2)
    case .quadrants: Size(width: 2, height: 2)
    case .braille: Size(width: 2, height: 4)
    case .ascii: Size(width: 1, height: 1)
    }
  }
}
