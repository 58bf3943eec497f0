import HanokJSON
import HanokTerminal

/// A screen of a program in the edited language, as the program has written it.
struct ProgramScreen: Sendable, Hashable {
  /// The name of the scene.
  let scene: String
  /// The size, as it is written: `80x24`.
  let size: String
  private let rows: [String]
  /// The names of its elements, as they are read aloud.
  let spoken: [String]
  private let messages: [TranslationItem.ID: [Rect]]

  /// Reads the screens in a language from a page that a program has written as JSON.
  ///
  /// - Returns: The screens in their order, or nil if the text is no such page.
  static func screens(in page: String, language: String) -> [ProgramScreen]? {
    guard let document = try? JSONValue(parsing: Array(page.utf8)),
      let screens = document["screens"]?.elements
    else { return nil }
    return screens.filter { $0["language"]?.string == language }.compactMap(ProgramScreen.init)
  }

  private init?(_ value: JSONValue) {
    guard let scene = value["scene"]?.string, let size = value["size"]?.string,
      let rows = value["rows"]?.elements, let messages = value["messages"]?.elements
    else { return nil }
    self.scene = scene
    self.size = size
    self.rows = rows.compactMap(\.string)
    spoken = value["spoken"]?.elements?.compactMap(\.string) ?? []
    self.messages = messages.reduce(into: [:]) { messages, cells in
      guard let table = cells["table"]?.string, let key = cells["key"]?.string,
        let row = cells["row"]?.integer, let column = cells["column"]?.integer,
        let width = cells["width"]?.integer
      else { return }
      let rect = Rect(x: column, y: row, width: width, height: 1)
      messages[.init(table: table, key: key), default: []].append(rect)
    }
  }

  /// Whether a message is on the screen.
  func shows(_ id: TranslationItem.ID) -> Bool { messages[id] != nil }

  /// The first row with a message, or nil if it isn't on the screen.
  func firstRow(of id: TranslationItem.ID) -> Int? { messages[id]?.map(\.minY).min() }

  /// Returns the screen without colours; the cells of a message are in reverse.
  func screen(marking id: TranslationItem.ID) -> Screen {
    let width = size.split(separator: "x").first.flatMap { Int($0) } ?? 0
    var screen = Screen(size: Size(width: width, height: rows.count))
    for (y, row) in rows.enumerated() {
      screen.write(row, at: Point(x: 0, y: y), style: .plain, clip: screen.bounds)
    }
    for rect in messages[id] ?? [] {
      screen.restyle(rect) { style in
        var style = style
        style.attributes.insert(.reverse)
        return style
      }
    }
    return screen
  }
}

extension JSONValue {
  /// The elements of an array, or nil for other values.
  fileprivate var elements: [JSONValue]? {
    guard case .array(let elements) = kind else { return nil }
    return elements
  }
}
