import Testing

@testable import HanokUnicode

@Suite struct TextBufferTests {
  @Test(arguments: [0, 1, 15, 16, 511, 512, 513, 5_000])
  func textGrowsToAnyLength(count: Int) {
    for piece in ["a", "한", "🙂"] {
      let text = TextBuffer.attempt { buffer in
        for _ in 0..<count { buffer.append(piece) }
        return true
      }
      #expect(text == String(repeating: piece, count: count))
      #expect(text?.utf8.count == piece.utf8.count * count)
    }
  }

  /// A text that is taken for ASCII would have a character in each byte.
  @Test(arguments: 0..<18)
  func charactersArePlacedAnywhere(place: Int) {
    let characters = Array(repeating: Character("a"), count: place) + ["é"]
    let texts = [characters, characters + Array("1234567890")]
    for text in texts {
      let made = TextBuffer.attempt { buffer in
        buffer.append(String(text))
        return true
      }
      #expect(made.map(Array.init) == text)
      #expect(made?.utf16.count == text.count)
    }
  }

  @Test func aTextIsCutButNeverGrows() {
    let text = TextBuffer.text { buffer in
      buffer.append("abc")
      buffer.truncate(to: 5)
      buffer.append("def")
      buffer.truncate(to: 4)
    }
    #expect(text == "abcd")
    var bytes: [UInt8] = [1]
    TextBuffer.append(to: &bytes) { buffer in
      buffer.append(String(repeating: "x", count: 2_000))
      #expect(buffer.capacity >= buffer.count)
    }
    #expect(bytes == [1] + [UInt8](repeating: 0x78, count: 2_000))
  }

  @Test func aFailedConversionIsNil() {
    let text = TextBuffer.attempt { buffer in
      buffer.append("half")
      return false
    }
    #expect(text == nil)
  }

  @Test func bytesAreAppendedInPartAndBackwards() {
    let text = TextBuffer.attempt { buffer in
      buffer.append(Array("xpoints".utf8), 1..<7)
      buffer.append([0x3A])
      unsafe buffer.appendBackwards(atMost: 8) { bytes in
        unsafe bytes[7] = UInt8(ascii: "3")
        unsafe bytes[6] = UInt8(ascii: "2")
        return 6
      }
      return true
    }
    #expect(text == "points:23")
  }

  @Test func longTextsOfICUAreAskedForAgain() {
    let text = TextBuffer.attempt { buffer in
      (try? unsafe buffer.append { bytes, capacity, status in
        if capacity >= 1_000 { unsafe bytes.update(repeating: 0x61, count: 1_000) }
        return 1_000
      }) != nil
    }
    #expect(text == String(repeating: "a", count: 1_000))
  }
}
