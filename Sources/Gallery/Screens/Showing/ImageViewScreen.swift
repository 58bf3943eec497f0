import Hanok

/// A picture in colour, and without colours.
final class ImageViewScreen: ViewController {
  override func loadView() {
    let arts: [(Message, ImageView.Art)] = [
      (.Gallery.imageViewColor, .halfBlocks), (.Gallery.imageViewDots, .braille),
      (.Gallery.imageViewBlocks, .quadrants),
    ]
    let pictures: [View] = arts.map { name, art in
      let picture = ImageView(Self.sunset, description: .Gallery.imageViewDescription)
      picture.art = art
      return StackView(.vertical, views: [Label(name), picture])
    }
    view = ScrollView(FlowView(spacing: 2, lineSpacing: 1, views: pictures))
  }

  /// A red sun above the sea, of 20 by 16 pixels.
  private static let sunset: Bitmap = {
    var picture = Bitmap(width: 20, height: 16)
    for y in 0..<16 {
      for x in 0..<20 {
        let (dx, dy) = (x - 10, y - 7)
        let isSun = dx * dx + dy * dy < 26
        let isSea = y > 10
        picture[x, y] =
          isSea
          ? Bitmap.Pixel(red: isSun ? 200 : 20, green: 60, blue: 110)
          : isSun
            ? Bitmap.Pixel(red: 250, green: 90, blue: 40)
            : Bitmap.Pixel(red: 40, green: 30, blue: UInt8(60 + y * 6))
      }
    }
    return picture
  }()
}
