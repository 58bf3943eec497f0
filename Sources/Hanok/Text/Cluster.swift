import HanokUnicode
import HanokTerminal

/// A grapheme cluster of a text that is laid out.
nonisolated struct Cluster: Sendable {
  /// What is drawn; nil for line ends, and for controls of direction that are obeyed.
  let visible: VisibleCluster?
  let role: TextRole
  /// Where it stands in the whole text, in UTF-8 bytes.
  let range: Range<Int>
  let kind: Kind

  enum Kind {
    case text
    case space
    case lineEnd
  }

  /// The cells it takes.
  var width: Int { visible?.width ?? 0 }
  var isSpace: Bool { kind == .space }
  var isLineEnd: Bool { kind == .lineEnd }

  init(_ visible: VisibleCluster?, role: TextRole, range: Range<Int>, kind: Kind = .text) {
    self.visible = visible
    self.role = role
    self.range = range
    self.kind = kind
  }

  private init(
    _ text: Substring, role: TextRole, at start: Int, ambiguous: AmbiguousWidth
  ) {
    kind = Self.kind(of: text)
    let isObeyed = text.unicodeScalars.first.map(VisibleControls.isDirectionControl) == true
    visible = kind == .lineEnd || isObeyed ? nil : VisibleCluster(text, ambiguous: ambiguous)
    self.role = role
    range = start..<(start + text.utf8.count)
  }

  private static func kind(of text: Substring) -> Kind {
    guard let scalar = text.unicodeScalars.first else { return .text }
    return switch scalar.value {
    case 0x20 where text.utf8.count > 1: .text
    case 0x20, 0x1680, 0x2000...0x2006, 0x2008...0x200A, 0x205F, 0x3000: .space
    case 0x0A...0x0D, 0x85, 0x2028, 0x2029: .lineEnd
    default: .text
    }
  }

  /// The clusters of a text; of several runs none shares one.
  static func clusters(of text: AttributedText, ambiguous: AmbiguousWidth) -> [Cluster] {
    var clusters: [Cluster] = []
    var start = 0
    for run in text.runs {
      for text in TextClusters(run.text) {
        let cluster = Cluster(text, role: run.role, at: start, ambiguous: ambiguous)
        start = cluster.range.upperBound
        clusters.append(cluster)
      }
    }
    return clusters
  }

  /// The cluster as it is drawn in a run from right to left: `(` for `)`.
  func mirrored(ambiguous: AmbiguousWidth) -> Cluster {
    guard let scalars = visible?.text.unicodeScalars, let first = scalars.first,
      first.mirrored != first
    else { return self }
    var mirrored = String.UnicodeScalarView([first.mirrored])
    mirrored.append(contentsOf: scalars.dropFirst())
    let visible = VisibleCluster(String(mirrored), ambiguous: ambiguous)
    return Cluster(visible, role: role, range: range, kind: kind)
  }
}

extension [Cluster] {
  /// The cells that all take together.
  nonisolated var width: Int { reduce(0) { $0 + $1.width } }
}
