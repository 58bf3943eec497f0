/// What shows the rows.
enum ListKind: String, CaseIterable {
  case table
  case log
}
