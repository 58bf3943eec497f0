/// The texts of the benchmark, which its peers make in the same way.
enum DocumentText {
  /// Returns paragraphs, lists and tables of at least so many bytes.
  static func paragraphs(bytes: Int) -> String {
    var text = ""
    var part = 0
    while text.utf8.count < bytes {
      text += self.part(part)
      part += 1
    }
    return text
  }

  private static func part(_ number: Int) -> String {
    """
    ## Part \(number)

    A paragraph with **strong** words, `code` and a [link](https://example.org/\(number)), long enough to
    be wrapped once or twice at the width of a terminal.

    - one item
    - another item

    | name | number |
    |---|---:|
    | row | \(number) |


    """
  }

  /// Returns a text of 40,000 characters in so many pieces.
  static func pieces(_ count: Int) -> [String] {
    let text = paragraphs(bytes: 40_000) + "The end of the text."
    let length = max(1, text.count / count)
    var pieces: [String] = []
    var rest = Substring(text)
    while !rest.isEmpty {
      pieces.append(String(rest.prefix(length)))
      rest = rest.dropFirst(length)
    }
    return pieces
  }
}
