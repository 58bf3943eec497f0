import CHanokExpat
import HanokLocalization

extension XMLTree {
  /// No document of the formats is nested deeper; readers recurse into the elements.
  static let maximumDepth = 128

  /// Reads a document, and returns its outermost element.
  ///
  /// - Throws: A problem with its place: `invalid-xml`, `declared-entity` or `deep-xml`.
  static func root(of text: ExchangeText) throws(Problem) -> Element {
    let builder = XMLBuilder()
    var offset: Int64 = 0
    let failure = read(text, into: builder, &offset)
    switch failure {
    case CEXPAT_NONE:
      if let root = builder.root { return root }
      throw text.problem(.invalidXML, at: text.bytes.count)
    case CEXPAT_ENTITY: throw text.problem(.declaredEntity, at: Int(offset))
    case CEXPAT_STOPPED: throw text.problem(.deepXML, at: Int(offset))
    default: throw text.problem(.invalidXML, at: Int(offset))
    }
  }

  private static func read(
    _ text: ExchangeText, into builder: XMLBuilder, _ offset: inout Int64
  ) -> CExpatFailure {
    var handler = unsafe CExpatHandler(
      context: Unmanaged.passUnretained(builder).toOpaque(),
      start: { context, name, attributes, offset in
        guard let context = unsafe context, let name = unsafe name else { return false }
        let builder = unsafe Unmanaged<XMLBuilder>.fromOpaque(context).takeUnretainedValue()
        return builder.start(
          unsafe String(cString: name), unsafe texts(attributes), offset: Int(offset))
      },
      end: { context in
        guard let context = unsafe context else { return false }
        unsafe Unmanaged<XMLBuilder>.fromOpaque(context).takeUnretainedValue().end()
        return true
      },
      text: { context, text, length in
        guard let context = unsafe context, let text = unsafe text else { return false }
        let bytes = unsafe UnsafeRawBufferPointer(start: text, count: Int(length))
        let builder = unsafe Unmanaged<XMLBuilder>.fromOpaque(context).takeUnretainedValue()
        builder.add(bytes: unsafe Array(bytes))
        return true
      })
    return unsafe text.bytes.withUnsafeBytes { buffer in
      guard let start = unsafe buffer.baseAddress?.assumingMemoryBound(to: CChar.self) else {
        return CEXPAT_SYNTAX
      }
      return withExtendedLifetime(builder) {
        unsafe cexpat_read(
          start, Int64(buffer.count), text.isTranscoded ? "UTF-8" : nil, &handler, &offset)
      }
    }
  }
}

/// Returns the texts of an array that ends with a null.
private func texts(_ pointers: UnsafePointer<UnsafePointer<CChar>?>?) -> [String] {
  guard var next = unsafe pointers else { return [] }
  var texts: [String] = []
  while let text = unsafe next.pointee {
    unsafe texts.append(String(cString: text))
    unsafe next += 1
  }
  return texts
}

/// The elements that are open while a document is read.
private final class XMLBuilder {
  private(set) var root: XMLTree.Element?
  private var open: [XMLTree.Element] = []
  private var text: [UInt8] = []

  /// Opens an element; returns false if it is too deep.
  func start(_ name: String, _ attributes: [String], offset: Int) -> Bool {
    guard open.count < XMLTree.maximumDepth else { return false }
    flush()
    let parts = name.split(separator: " ", maxSplits: 1).map(String.init)
    var named: [String: String] = [:]
    for index in stride(from: 0, to: attributes.count - 1, by: 2) {
      named[attributes[index]] = attributes[index + 1]
    }
    open.append(
      XMLTree.Element(
        namespace: parts.count > 1 ? parts[0] : "", name: parts.last ?? "", attributes: named,
        offset: offset))
    return true
  }

  func end() {
    flush()
    guard let element = open.popLast() else { return }
    if open.isEmpty {
      root = element
    } else {
      open[open.count - 1].children.append(.element(element))
    }
  }

  func add(bytes: [UInt8]) { text += bytes }

  /// Text arrives in parts.
  private func flush() {
    guard !text.isEmpty else { return }
    if !open.isEmpty {
      open[open.count - 1].children.append(.text(String(decoding: text, as: UTF8.self)))
    }
    text.removeAll()
  }
}
