/// The things to do, in the order in which they were added.
public struct ToDoList: Hashable, Sendable {
  /// Something to do.
  public struct Item: Hashable, Sendable {
    /// The text that was typed.
    public let text: String
    /// Whether it is done.
    public internal(set) var isDone = false
  }

  /// The items.
  public private(set) var items: [Item] = []

  /// Creates an empty list.
  public init() {}

  /// The number of items that are done.
  public var doneCount: Int { items.count { $0.isDone } }

  /// Adds an item, unless its text is blank.
  public mutating func add(_ text: String) {
    if text.contains(where: { !$0.isWhitespace }) { items.append(Item(text: text)) }
  }

  /// Marks an item as done, or as not done again.
  public mutating func toggle(at index: Int) { items[index].isDone.toggle() }

  /// Removes the items that are done.
  public mutating func removeDone() { items.removeAll { $0.isDone } }
}
