/// Elements in the order of a language, in sections by the letter that their texts are filed under,
/// for the index of a table (UIKit's `UILocalizedIndexedCollation`).
///
/// ```
/// ㄱ  강릉 · 경주        ㄴ  나주        ㄷ  대전
/// ```
///
/// Only letters that have elements have a section.
public struct IndexedSections<Element> {
  /// The elements of one letter.
  public struct Section {
    /// The letter.
    public let bucket: AlphabeticIndex.Bucket
    /// The elements, in the language's order; equal ones keep theirs.
    public fileprivate(set) var elements: [Element]
  }

  /// The sections, in the language's order.
  public let sections: [Section]

  /// Files elements.
  ///
  /// - Parameters:
  ///   - index: The letters, and the language.
  ///   - text: The text of an element, which is asked for once: in Japanese, its reading.
  /// - Throws: An error where ICU doesn't know the language's order.
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

  /// The letters of the sections, as the index of a table shows them.
  public var titles: [String] { sections.map(\.bucket.label) }
}

extension IndexedSections<String> {
  /// Files texts.
  public init(_ texts: [String], by index: AlphabeticIndex) throws(ICUError) {
    try self.init(texts, by: index) { $0 }
  }
}

extension IndexedSections: Sendable where Element: Sendable {}
extension IndexedSections.Section: Sendable where Element: Sendable {}
