import CHanokICU

/// A paragraph's bidirectional levels, and the order in which its lines are drawn (UAX #9).
///
///     abc אבג 12   in a paragraph from right to left is drawn   12 גבא abc
@safe package final class BidiParagraph: Sendable {
  /// A part of a line that runs one way.
  package struct Run: Hashable, Sendable {
    /// Where it stands in the paragraph, in UTF-8 bytes.
    package let range: Range<Int>
    /// Even from left to right, odd from right to left.
    package let level: UInt8

    /// Which way it runs.
    package var direction: TextDirection {
      level.isMultiple(of: 2) ? .leftToRight : .rightToLeft
    }
  }

  // Levels are worked out when it is opened, and only read after.
  private nonisolated(unsafe) let handle: OpaquePointer

  /// Finds the levels of a text.
  ///
  /// - Parameter direction: Nil lets the first strong character decide, left to right where there
  ///   is none.
  package init(_ text: String, direction: TextDirection?) throws(ICUError) {
    let level: UInt8 =
      switch direction {
      case .leftToRight: 0
      case .rightToLeft: 1
      case nil: Self.byFirstStrong
      }
    var status: Int32 = 0
    let handle = unsafe cicu_bidi_open(text, Int32(text.utf8.count), level, &status)
    unsafe self.handle = try unsafe handle.opened(status)
  }

  deinit { unsafe cicu_bidi_close(handle) }

  /// ICU's `UBIDI_DEFAULT_LTR`.
  private static let byFirstStrong: UInt8 = 0xFE

  /// The paragraph's own direction.
  package var direction: TextDirection {
    unsafe cicu_bidi_paragraph_level(handle).isMultiple(of: 2) ? .leftToRight : .rightToLeft
  }

  /// The level of each UTF-8 byte, before lines are cut.
  package var levels: [UInt8] {
    let length = unsafe Int(cicu_bidi_levels(handle, nil, 0))
    return unsafe [UInt8](unsafeUninitializedCapacity: length) { buffer, count in
      unsafe count = Int(cicu_bidi_levels(handle, buffer.baseAddress, Int32(length)))
    }
  }

  /// The runs of a line, from left to right as they are drawn.
  ///
  /// Within a run from right to left, clusters are drawn last to first, and mirrored.
  ///
  /// - Parameter line: UTF-8 bytes, at scalars' edges, within one paragraph.
  package func runs(in line: Range<Int>) -> [Run] {
    if line.isEmpty { return [] }
    return unsafe ICUText.integers { buffer, capacity, status in
      unsafe cicu_bidi_runs(
        handle, Int32(line.lowerBound), Int32(line.upperBound), buffer, capacity / 3, &status) * 3
    }.triples.map { start, limit, level in Run(range: start..<limit, level: UInt8(level)) }
  }
}

extension BidiParagraph {
  /// Whether anything in a text may run from right to left: if not, a line from left to right needs
  /// no levels.
  package static func isNeeded(for text: String) -> Bool {
    // No letter from right to left, nor any control that turns text around, begins with a lower byte.
    guard text.utf8.contains(where: { $0 >= 0xD6 }) else { return false }
    return text.unicodeScalars.contains { scalar in
      switch scalar.value {
      // Below are no letters from right to left.
      case 0..<0x590: false
      case 0x590...0x8FF, 0xFB1D...0xFDFF, 0xFE70...0xFEFF, 0x10800...0x10FFF, 0x1E800...0x1EFFF:
        true
      // Marks, embeddings, overrides and isolates that turn text around. What FSI does, its content
      // decides.
      case 0x200F, 0x202B, 0x202E, 0x2067: true
      default: false
      }
    }
  }
}

/// Which way text runs.
public enum TextDirection: Hashable, Sendable {
  case leftToRight
  case rightToLeft

  /// The direction of the first strong character, isolates left out (UAX #9, P2 and P3); nil where
  /// there is none.
  public init?(firstStrongIn text: String) {
    var depth = 0
    for scalar in text.unicodeScalars {
      switch BidiClass(of: scalar) {
      case .paragraphSeparator: return nil
      case .leftToRightIsolate, .rightToLeftIsolate, .firstStrongIsolate: depth += 1
      case .popDirectionalIsolate: depth = max(depth - 1, 0)
      case .leftToRight where depth == 0:
        self = .leftToRight
        return
      case .rightToLeft where depth == 0, .arabicLetter where depth == 0:
        self = .rightToLeft
        return
      default: break
      }
    }
    return nil
  }
}

extension LanguageTag {
  /// Which way the language is written, by its script or its likely one.
  public var direction: TextDirection { isRightToLeft ? .rightToLeft : .leftToRight }
}
