/// A document of XML as a tree, with the place of each element.
///
/// Comments and processing instructions are left out, and a declaration of an entity is refused.
enum XMLTree {
  /// A child of an element.
  indirect enum Node {
    case element(Element)
    case text(String)
  }

  /// An element with its attributes and children.
  struct Element {
    /// The namespace; empty for none.
    let namespace: String
    /// The local name.
    let name: String
    /// The attributes by their names: local, or a namespace, a space and the local name.
    let attributes: [String: String]
    /// The offset of the element in the document, in bytes.
    let offset: Int
    /// The children in order.
    var children: [Node] = []

    /// The children that are elements of the same namespace.
    var elements: [Element] {
      children.compactMap { child in
        if case .element(let element) = child, element.namespace == namespace {
          element
        } else {
          nil
        }
      }
    }

    /// The text of the element and of all within it.
    var text: String {
      children.map { child in
        switch child {
        case .element(let element): element.text
        case .text(let text): text
        }
      }.joined()
    }

    /// Returns the first child of a name and of the same namespace.
    func first(_ name: String) -> Element? { elements.first { $0.name == name } }

    /// Returns an attribute without a namespace.
    subscript(_ name: String) -> String? { attributes[name] }
  }
}
