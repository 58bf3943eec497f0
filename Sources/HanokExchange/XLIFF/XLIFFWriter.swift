/// Writes a document as XLIFF 2.1 (OASIS, 2018) or 1.2 (OASIS, 2008).
///
/// A message is a unit, one with variants a group of units:
///
/// ```
/// <group id="score" name="score">
///   <unit id="score-one" name="score|one">
///     <notes><note category="variant">$count: one (1)</note></notes>
///     <segment state="initial"><source>…</source></segment>
///   </unit>
/// </group>
/// ```
package enum XLIFFWriter {
  /// Returns the file.
  package static func text(of document: ExchangeDocument, _ version: XLIFF.Version) -> String {
    switch version {
    case .v21: XLIFF2Layout.text(of: document)
    case .v12: XLIFF1Layout.text(of: document)
    }
  }
}
