import Hanok

/// Links, and the keys and clicks that open them.
extension MarkdownView {
  func link(at place: LinkPlace) -> MarkdownLink? {
    guard place.unit < content.units.count else { return nil }
    let links = content.units[place.unit].links
    return place.index < links.count ? links[place.index] : nil
  }

  /// The target of the link with the focus, or nil for none.
  public var focusedTarget: String? { focusedLink.flatMap { link(at: $0)?.target } }

  /// Moves the focus to the next link, or a previous one; from none, to one from the visible rows on.
  ///
  /// - Returns: Whether there is one.
  func moveToLink(by step: Int) -> Bool {
    prepareLayout()
    guard let place = nextLink(by: step), let link = link(at: place) else { return false }
    focusedLink = place
    reveal(content.place(of: link.range, inText: link.text, of: place.unit))
    setNeedsDisplay()
    return true
  }

  /// Takes the focus from the links: after the last one, the next view gets it.
  func leaveLinks() {
    focusedLink = nil
    setNeedsDisplay()
  }

  private func nextLink(by step: Int) -> LinkPlace? {
    if let place = focusedLink {
      let index = place.index + step
      if index >= 0, link(at: LinkPlace(unit: place.unit, index: index)) != nil {
        return LinkPlace(unit: place.unit, index: index)
      }
    }
    let first = focusedLink.map { $0.unit + step } ?? (step > 0 ? topPlace.unit : lastVisibleUnit)
    let last = step > 0 ? content.units.count : -1
    for unit in stride(from: first, to: last, by: step) {
      let count = content.units[unit].elementCount - content.units[unit].textElementCount
      if count > 0 { return LinkPlace(unit: unit, index: step > 0 ? 0 : count - 1) }
    }
    return nil
  }

  private var lastVisibleUnit: Int {
    content.place(max(0, bodyHeight - 1), from: topPlace).unit
  }

  /// Opens a target: a place within the document, or by ``onOpen``; otherwise copies the address.
  func open(_ target: String) {
    if target.hasPrefix("#"), scroll(toAnchor: Self.decoded(target.dropFirst())) { return }
    if onOpen?(target) == true { return }
    copyAddress(target)
  }

  func copyAddress(_ target: String) {
    guard let application else { return }
    let address = LinkTarget.visibleText(of: target)
    // Without a clipboard, the notice shows the address.
    let notice = Message("link.copied", table: "Hanok")
    application.showNotice(
      application.copy(address) ? notice : .verbatim(address), about: self)
  }

  /// Returns an anchor without percent-encoding, in lower case as anchors are.
  private static func decoded(_ anchor: Substring) -> String {
    var bytes: [UInt8] = []
    var rest = Array(anchor.utf8)[...]
    while let byte = rest.popFirst() {
      let digits = String(decoding: rest.prefix(2), as: UTF8.self)
      if byte == UInt8(ascii: "%"), digits.utf8.count == 2, let value = UInt8(digits, radix: 16) {
        bytes.append(value)
        rest = rest.dropFirst(2)
      } else {
        bytes.append(byte)
      }
    }
    return String(decoding: bytes, as: UTF8.self).lowercased()
  }

  /// Returns the link at a cell, counted from the left.
  func link(atCell point: Point) -> LinkPlace? {
    prepareLayout()
    guard (0..<bodyHeight).contains(point.y) else { return nil }
    let place = content.place(point.y, from: topPlace)
    let rows = content.rows(of: place.unit)
    guard place.row < rows.count else { return nil }
    let x = point.x - contentOrigin
    for (index, link) in content.units[place.unit].links.enumerated() {
      let columns = rows[place.row].pieces.flatMap { $0.columns(of: link.range, inText: link.text) }
      if columns.contains(where: { $0.contains(x) }) {
        return LinkPlace(unit: place.unit, index: index)
      }
    }
    return nil
  }

  /// The first column of the content, from the left.
  var contentOrigin: Int { isMirrored ? indicatorWidth : 0 }
}

nonisolated extension MarkdownRow.Piece {
  /// Returns the columns of a range of one of the unit's texts, from the left of the row.
  func columns(of range: Range<Int>, inText index: Int) -> [Range<Int>] {
    guard case .text(let line, index, let offset) = content else { return [] }
    let local = range.lowerBound - offset..<range.upperBound - offset
    return line.columns(of: local).map { $0.lowerBound + x..<$0.upperBound + x }
  }
}
