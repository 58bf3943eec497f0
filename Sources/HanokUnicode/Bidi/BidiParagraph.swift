import CHanokICU

/// A paragraph's bidirectional levels, and the order in which its lines are drawn (UAX #9).
///
///     abc אבג 12   in a paragraph from right to left is drawn   12 גבא abc
@safe package final class BidiParagraph: Sendable {
  /// A part of a line with one direction.
  package struct Run: Hashable, Sendable {
    /// The range of the run in the paragraph, in UTF-8 bytes.
    package let range: Range<Int>
    /// The embedding level: even from left to right, odd from right to left.
    package let level: UInt8

    /// The direction of the run.
    package var direction: TextDirection {
      level.isMultiple(of: 2) ? .leftToRight : .rightToLeft
    }
  }

  // ICU computes the levels when the paragraph is opened; they are only read after that.
  private nonisolated(unsafe) let handle: OpaquePointer

  /// Computes the levels of a text.
  ///
  /// - Parameter direction: Nil derives it from the first strong character; left to right if there
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

  /// The direction of the paragraph.
  package var direction: TextDirection {
    unsafe cicu_bidi_paragraph_level(handle).isMultiple(of: 2) ? .leftToRight : .rightToLeft
  }

  /// The level of each UTF-8 byte, before line breaking.
  package var levels: [UInt8] {
    let length = unsafe Int(cicu_bidi_levels(handle, nil, 0))
    return unsafe [UInt8](unsafeUninitializedCapacity: length) { buffer, count in
      unsafe count = Int(cicu_bidi_levels(handle, buffer.baseAddress, Int32(length)))
    }
  }

  /// Returns the runs of a line, from left to right as they are drawn.
  ///
  /// Within a run from right to left, clusters are drawn last to first, and mirrored.
  ///
  /// - Parameter line: A range in UTF-8 bytes, on scalar boundaries, within one paragraph.
  package func runs(in line: Range<Int>) -> [Run] {
    if line.isEmpty { return [] }
    return unsafe ICUText.integers { buffer, capacity, status in
      unsafe cicu_bidi_runs(
        handle, Int32(line.lowerBound), Int32(line.upperBound), buffer, capacity / 3, &status) * 3
    }.triples.map { start, limit, level in Run(range: start..<limit, level: UInt8(level)) }
  }
}

extension BidiParagraph {
  /// Whether a text can contain right-to-left runs.
  ///
  /// If it cannot, a left-to-right line needs no levels.
  package static func isNeeded(for text: String) -> Bool {
    // Right-to-left letters and bidirectional controls all begin with a higher byte.
    guard text.utf8.contains(where: { $0 >= 0xD6 }) else { return false }
    return text.unicodeScalars.contains { scalar in
      switch scalar.value {
      // This range has no right-to-left letters.
      case 0..<0x590: false
      case 0x590...0x8FF, 0xFB1D...0xFDFF, 0xFE70...0xFEFF, 0x10800...0x10FFF, 0x1E800...0x1EFFF:
        true
      // Marks, embeddings, overrides and isolates that change the direction. The content of an FSI
      // decides its direction.
      case 0x200F, 0x202B, 0x202E, 0x2067: true
      default: false
      }
    }
  }
}

/// The direction of text.
public enum TextDirection: Hashable, Sendable {
  case leftToRight
  case rightToLeft

  /// Creates the direction of the first strong character outside isolates (UAX #9, P2 and P3).
  ///
  /// - Returns: Nil if there is no strong character.
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
  /// The direction of the language, from its script or its likely script.
  public var direction: TextDirection { isRightToLeft ? .rightToLeft : .leftToRight }
}
