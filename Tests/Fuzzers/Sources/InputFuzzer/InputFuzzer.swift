import HanokTerminal

/// Sends the input decoder whatever libFuzzer thinks of, and expects of it what holds of any bytes.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzInput(_ start: UnsafePointer<UInt8>, _ count: Int) -> CInt {
  let bytes = Array(UnsafeBufferPointer(start: start, count: count))
  // The first byte says how the rest is sent.
  guard let choice = bytes.first else { return 0 }
  let input = bytes.dropFirst()

  let whole = Decoded([input], choice)
  let single = Decoded(input.indices.map { input[$0...$0] }, choice)
  precondition(whole == single, "Byte by byte it differs: \(whole) \(single)")
  let middle = input.startIndex + input.count * Int(choice >> 3) / 32
  let halves = Decoded([input[..<middle], input[middle...]], choice)
  precondition(whole == halves, "Split in two it differs: \(whole) \(halves)")
  return 0
}

/// What comes of bytes.
private struct Decoded: Equatable {
  var events: [InputEvent] = []
  var replies: [TerminalReply] = []
  var timeout: Duration?

  private static let longestPaste = 64
  private static let typed = [InputEvent.key(KeyEvent(.character("x")))]

  init(_ chunks: [ArraySlice<UInt8>], _ choice: UInt8) {
    var decoder = InputDecoder(maximumPaste: Self.longestPaste)
    decoder.hasDistinctEscape = choice & 1 != 0
    decoder.awaitsCursor = choice & 2 != 0
    for chunk in chunks { events += decoder.feed(chunk) }
    timeout = decoder.pendingTimeout
    if timeout == nil, !decoder.hasDistinctEscape {
      var other = decoder
      precondition(other.feed("x".utf8) == Self.typed, "It waits for ever.")
    }
    events += decoder.flush()
    replies = decoder.takeReplies()
    precondition(decoder.pendingTimeout == nil, "It waits after it was told not to.")
    // Whatever came before, what comes now is taken for what it is, unless it is pasted.
    for event in decoder.feed("\u{1B}[201~".utf8) {
      guard case .paste = event else { preconditionFailure("The end of a paste is \(event).") }
    }
    precondition(decoder.feed("x".utf8) == Self.typed, "A key was lost.")
    for case .paste(let text) in events {
      // A byte that is no UTF-8 becomes three.
      precondition(text.utf8.count <= Self.longestPaste * 3, "A paste was too long.")
    }
  }
}
