import HanokLocalization
import HanokTerminal

/// The folders of a path; a click opens one.
///
/// If there is too little room, those in the middle are omitted.
///
/// ```
/// / › home › ana › Documents › Letters
/// / › … › Documents › Letters
/// ```
final class FilePathView: View {
  var location = FileLocation.root {
    didSet { if location != oldValue { setNeedsContentUpdate() } }
  }
  /// Called with the folder that was clicked.
  var onChoice: (FileLocation) -> Void = { _ in }

  private static let separatorWidth = 3

  override init() {
    super.init()
    isAccessibilityElement = true
  }

  /// A visible part: a folder, or nil for the omitted ones.
  private struct Part {
    let folder: FileLocation?
    let line: TextLine
    let x: Int
  }

  override func sizeThatFits(_ proposal: ProposedSize) -> Size {
    guard let traits else { return .zero }
    let width = Self.parts(location, width: .max, traits).last.map { $0.x + $0.line.width } ?? 0
    return Size(width: min(width, proposal.width ?? width), height: 1)
  }

  private static func line(_ text: String, _ width: Int, _ traits: Traits) -> TextLine? {
    traits.line(.verbatim(text), width: width)
  }

  private static func parts(_ location: FileLocation, width: Int, _ traits: Traits) -> [Part] {
    let folders = location.ancestors
    let names = folders.map { line($0.name?.shownText ?? "/", max(1, width), traits) }
    guard let ellipsis = line(traits.textRules.ellipsis, 1, traits) else { return [] }
    let shown = FoldedPath(
      names.map { $0?.width ?? 0 }, separator: separatorWidth, ellipsis: ellipsis.width,
      room: width)
    var parts: [Part] = []
    var x = 0
    func add(_ folder: FileLocation?, _ line: TextLine?) {
      guard let line else { return }
      parts.append(Part(folder: folder, line: line, x: x))
      x += line.width + separatorWidth
    }
    for index in shown.first { add(folders[index], names[index]) }
    if shown.isFolded { add(nil, ellipsis) }
    for index in shown.last {
      let room = max(1, width == .max ? width : width - x)
      add(folders[index], line(folders[index].name?.shownText ?? "/", room, traits))
    }
    return parts
  }

  override func draw(in canvas: Canvas) {
    let (theme, symbols) = (canvas.traits.theme, canvas.traits.symbols)
    let parts = Self.parts(location, width: frame.width, canvas.traits)
    for (index, part) in parts.enumerated() {
      let isLast = index == parts.count - 1
      canvas.write(
        part.line, at: Point(x: part.x, y: 0), style: isLast ? theme.heading : theme.secondary)
      if isLast { continue }
      canvas.write(
        symbols.forward, at: Point(x: part.x + part.line.width + 1, y: 0), style: theme.secondary)
    }
  }

  override func mouse(_ event: MouseEvent) -> Bool {
    guard case .press(.left) = event.kind, let traits else { return false }
    let leading = mirrored(event.position).x
    let part = Self.parts(location, width: frame.width, traits)
      .first { ($0.x..<($0.x + $0.line.width)).contains(leading) }
    guard let folder = part?.folder else { return false }
    onChoice(folder)
    return true
  }

  override func describe(_ element: inout AccessibilityElement) {
    element.label = .verbatim(location.shownText)
    element.traits = .header
  }
}

/// The visible parts of a path: the first, and as many of the last as there is room for.
nonisolated struct FoldedPath: Equatable {
  /// The indices of the parts before the omitted ones.
  private(set) var first: Range<Int>
  /// The indices of the parts after the omitted ones.
  private(set) var last: Range<Int>

  var isFolded: Bool { first.upperBound < last.lowerBound }

  /// Selects parts by their widths; the last one is always visible.
  init(_ widths: [Int], separator: Int, ellipsis: Int, room: Int) {
    let count = widths.count
    func length(_ parts: Range<Int>) -> Int {
      parts.reduce(0) { $0 + widths[$1] + separator }
    }
    (first, last) = (0..<0, 0..<count)
    guard count > 1, length(0..<count) - separator > room else { return }
    let head = length(0..<1) + ellipsis
    var start = count - 1
    while start > 2, head + length((start - 1)..<count) <= room {
      start -= 1
    }
    let showsFirst = start > 1 && head + length(start..<count) <= room
    first = 0..<(showsFirst ? 1 : 0)
    last = start..<count
  }
}
