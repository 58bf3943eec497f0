import HanokSystem

/// A colour in the perceptual space OKLab (Björn Ottosson, 2020): equal distances look equal.
struct PerceivedColor {
  /// The lightness, from 0 to 1.
  let lightness: Double
  /// From green, below 0, to red.
  let redness: Double
  /// From blue, below 0, to yellow.
  let yellowness: Double

  /// Creates a colour from linear components, each from 0 to 1.
  init(red: Double, green: Double, blue: Double) {
    let long = cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue)
    let middle = cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue)
    let short = cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue)
    lightness = 0.2104542553 * long + 0.7936177850 * middle - 0.0040720468 * short
    redness = 1.9779984951 * long - 2.4285922050 * middle + 0.4505937099 * short
    yellowness = 0.0259040371 * long + 0.7827717662 * middle - 0.8086757660 * short
    chroma = (redness * redness + yellowness * yellowness).squareRoot()
  }

  /// The distance from grey: 0 for a grey, 0.3 for the strongest red of a screen.
  let chroma: Double

  /// The minimum chroma of a colour whose hue would be lost in a grey.
  private static let leastChroma = 0.03
  /// The maximum difference in lightness between a colour and its replacement with a hue.
  private static let lightnessRange = 0.1
  /// The maximum chroma that a replacement with a hue has more: a dark violet isn't a bright navy.
  private static let chromaRange = 0.08
  /// The minimum cosine of the angle between the hues of both: that of 60 degrees.
  private static let leastHueCosine = 0.5
  /// The weight of hue: of two equally near colours, the one of the same hue is more similar.
  private static let hueWeight = 4.0

  /// Returns the squared distance to another colour, in which hue counts more than lightness.
  private func distance(to other: PerceivedColor) -> Double {
    let (light, red, yellow) = (
      lightness - other.lightness, redness - other.redness, yellowness - other.yellowness
    )
    return light * light + Self.hueWeight * (red * red + yellow * yellow)
  }

  /// The palette's cube and greys, from 16 on: the user sets the first sixteen.
  private static let palette = (UInt8(16)...255).compactMap { index in
    Color.palette(index).perceived.map { (index: index, color: $0) }
  }

  /// Returns the nearest usable colour of the palette's cube and greys.
  ///
  /// For a colour with a hue it has a similar hue, unless that would be much lighter, darker or more
  /// colourful.
  ///
  /// - Complexity: 240 distances.
  func nearestInPalette(where isUsable: (Color) -> Bool = { _ in true }) -> UInt8? {
    let hasHue = chroma >= Self.leastChroma
    var nearest: (index: UInt8, distance: Double)?
    var nearestHue: (index: UInt8, distance: Double)?
    for (index, color) in Self.palette {
      let distance = distance(to: color)
      let isHue = hasHue && hasSimilarHue(color)
      let isNearest = nearest.map { distance < $0.distance } ?? true
      let isNearestHue = isHue && nearestHue.map { distance < $0.distance } ?? true
      guard isNearest || isNearestHue, isUsable(.palette(index)) else { continue }
      if isNearest { nearest = (index, distance) }
      if isNearestHue { nearestHue = (index, distance) }
    }
    return (nearestHue ?? nearest)?.index
  }

  /// Whether another colour shows the hue of this one: it isn't a grey, and isn't more striking.
  private func hasSimilarHue(_ other: PerceivedColor) -> Bool {
    let product = redness * other.redness + yellowness * other.yellowness
    return other.chroma >= Self.leastChroma && other.chroma <= chroma + Self.chromaRange
      && abs(other.lightness - lightness) <= Self.lightnessRange
      && product >= Self.leastHueCosine * chroma * other.chroma
  }
}
