/// Elements sorted in sections by the first letter of their texts, for the index of a table.
///
/// It resembles UIKit's `UILocalizedIndexedCollation`.
///
/// ```
/// ㄱ  강릉 · 경주        ㄴ  나주        ㄷ  대전
/// ```
///
/// Only letters with elements have a section.
public struct IndexedSections<Element> {
  /// The elements of one letter.
  public struct Section {
    /// The letter.
    public let bucket: AlphabeticIndex.Bucket
    /// The elements, in the language's order; equal ones keep their order.
    public fileprivate(set) var elements: [Element]
  }

  /// The sections, in the language's order.
  public let sections: [Section]

  /// Sorts elements into sections.
  ///
  /// - Parameters:
  ///   - index: The letters of a language.
  ///   - text: Returns the text of an element, in Japanese its reading; it is called once for each
  ///     element.
  /// - Throws: An error if ICU doesn't know the language's order.
  /// - Complexity: O(*n* log *n*); 100,000 names take some tenths of a second.
  public init(
    _ elements: [Element], by index: AlphabeticIndex, text: (Element) -> String
  ) throws(ICUError) {
    let texts = elements.map(text)
    let collation = try Collation(index.language)
    var sections: [Int: Section] = [:]
    for place in collation.order(of: texts) {
      let number = index.bucketIndex(of: texts[place])
      sections[number, default: Section(bucket: index.buckets[number], elements: [])]
        .elements.append(elements[place])
    }
    self.sections = sections.sorted { $0.key < $1.key }.map(\.value)
  }

  /// The letters of the sections, for the index of a table.
  public var titles: [String] { sections.map(\.bucket.label) }
}

extension IndexedSections<String> {
  /// Sorts texts into sections.
  public init(_ texts: [String], by index: AlphabeticIndex) throws(ICUError) {
    try self.init(texts, by: index) { $0 }
  }
}

extension IndexedSections: Sendable where Element: Sendable {}
extension IndexedSections.Section: Sendable where Element: Sendable {}
