import HanokTerminal

/// The direction controls in a text: those that are obeyed, and the stray ones.
///
/// Marks (LRM, RLM, ALM), embeddings that end in the paragraph they begin in, and isolates that end
/// are obeyed and occupy no cell. Unpaired ones would reorder the text after them, and overrides
/// make a text read as another: `invoice-‮fdp.exe` appears to be a PDF. These are shown.
///
/// An isolate may end in a later paragraph: a message puts isolates around a value of several lines.
package struct DirectionControls {
  /// The positions of the stray controls, counted in scalars.
  package private(set) var strays: Set<Int> = []
  private var open: [(opener: Opener, place: Int)] = []
  private var openIsolates = 0

  private enum Opener {
    case isolate
    case embedding
    case override
  }

  package init(_ scalars: some Sequence<Unicode.Scalar>) {
    var place = 0
    for scalar in scalars {
      take(scalar, at: place)
      place += 1
    }
    for (_, place) in open { strays.insert(place) }
  }

  private mutating func take(_ scalar: Unicode.Scalar, at place: Int) {
    switch scalar.value {
    case 0x0A, 0x0D, 0x1C...0x1E, 0x85, 0x2029: endParagraph()
    case 0x202A, 0x202B: open.append((.embedding, place))
    case 0x202D, 0x202E:
      open.append((.override, place))
      strays.insert(place)
    case 0x202C: closeEmbedding(at: place)
    case 0x2066...0x2068:
      open.append((.isolate, place))
      openIsolates += 1
    case 0x2069: closeIsolate(at: place)
    default: break
    }
  }

  /// Handles PDF, which closes the last embedding within the same isolate (UAX #9, BD11).
  private mutating func closeEmbedding(at place: Int) {
    switch open.last?.opener {
    case .embedding: open.removeLast()
    case .override:
      open.removeLast()
      strays.insert(place)
    case .isolate, nil: strays.insert(place)
    }
  }

  /// Handles PDI, which closes the last isolate and the embeddings in it (UAX #9, BD9).
  private mutating func closeIsolate(at place: Int) {
    guard openIsolates > 0 else {
      strays.insert(place)
      return
    }
    openIsolates -= 1
    while let (opener, place) = open.popLast(), opener != .isolate { strays.insert(place) }
  }

  private mutating func endParagraph() {
    for (opener, place) in open where opener != .isolate { strays.insert(place) }
    open.removeAll { $0.opener != .isolate }
  }
}
