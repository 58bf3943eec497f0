import HanokSystem
import HanokUnicode
import HanokTerminal

/// A grapheme cluster of a laid out text.
struct Cluster: Hashable, Sendable {
  /// The drawn text, without cells for line ends and for direction controls that are obeyed.
  var visible: VisibleCluster
  /// The offset of its start in the shown text, in UTF-8 bytes.
  private let firstByte: Int32
  private var length: Int32
  /// The index of its run, which has its role; -1 for an ellipsis.
  let run: Int32
  let kind: Kind

  enum Kind: UInt8 {
    case text
    case space
    case lineEnd
  }

  static let noRun: Int32 = -1

  /// The range in the shown text, in UTF-8 bytes.
  var range: Range<Int> { start..<end }
  var start: Int { Int(firstByte) }
  var end: Int { Int(firstByte) + Int(length) }
  var width: Int { visible.width }
  var isSpace: Bool { kind == .space }
  var isLineEnd: Bool { kind == .lineEnd }
  /// Whether it is text without cells, such as a direction control.
  var isControl: Bool { kind == .text && run != Self.noRun && visible == .nothing }

  init(_ visible: VisibleCluster, range: Range<Int>, run: Int32, kind: Kind = .text) {
    self.visible = visible
    firstByte = Int32(range.lowerBound)
    length = Int32(range.count)
    self.run = run
    self.kind = kind
  }

  private static func kind(of scalar: Unicode.Scalar, isAlone: Bool) -> Kind {
    switch scalar.value {
    case 0x20 where !isAlone: .text
    case 0x20, 0x1680, 0x2000...0x2006, 0x2008...0x200A, 0x205F, 0x3000: .space
    case 0x0A...0x0D, 0x85, 0x2028, 0x2029: .lineEnd
    default: .text
    }
  }

  /// Returns the clusters of a text; no cluster belongs to two runs.
  static func clusters(of text: ShownText, ambiguous: AmbiguousWidth) -> [Cluster] {
    var clusters: [Cluster] = []
    clusters.reserveCapacity(text.runs.reduce(0) { $0 + $1.text.utf8.count })
    var start = 0
    for (run, part) in text.runs.enumerated() {
      for cluster in VisibleClusters(part.text, ambiguous: ambiguous) {
        let kind = kind(of: cluster.first, isAlone: cluster.length == 1)
        let isShown = kind != .lineEnd && !VisibleControls.isDirectionControl(cluster.first)
        let end = start + cluster.length
        clusters.append(
          Cluster(
            isShown ? cluster.visible : .nothing, range: start..<end, run: Int32(run), kind: kind))
        start = end
      }
    }
    return clusters
  }

  /// The cluster without cells, for one that isn't drawn.
  var hidden: Cluster {
    var hidden = self
    hidden.visible = .nothing
    return hidden
  }
}

/// Mirrored characters of texts (UAX #9, rule L4); for signs of views, see ``SymbolSet``.
extension Cluster {
  /// The cluster in a right-to-left run: `(` for `)`.
  func mirrored(ambiguous: AmbiguousWidth) -> Cluster {
    let scalars = visible.text.unicodeScalars
    guard let first = scalars.first, Self.mayMirror(first), first.mirrored != first else {
      return self
    }
    var text = String.UnicodeScalarView([first.mirrored])
    text.append(contentsOf: scalars.dropFirst())
    var mirrored = self
    mirrored.visible = VisibleCluster(String(text), ambiguous: ambiguous)
    return mirrored
  }

  /// Whether a scalar may mirror: Hebrew and Arabic letters, the most frequent ones, don't.
  private static func mayMirror(_ scalar: Unicode.Scalar) -> Bool {
    !(0x5D0...0x6FF).contains(scalar.value)
  }
}

extension Sequence<Cluster> {
  package var width: Int { reduce(0) { $0 + $1.width } }
}
