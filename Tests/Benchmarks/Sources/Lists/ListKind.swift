/// The kinds of lists that are measured.
enum ListKind: String, CaseIterable {
  case table
  case log
  case code
}
