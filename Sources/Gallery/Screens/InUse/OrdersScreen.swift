import Hanok

/// A table of orders that is sorted and filtered, with a summary of the rows that are shown.
final class OrdersScreen: ViewController, TableViewDataSource, TableViewDelegate {
  private let filter = SegmentedControl(
    [.Gallery.ordersAll, .Gallery.ordersUnpaid, .Gallery.ordersPaid], selectedIndex: 0)
  private let table = TableView()
  private let count = Label(numberOfLines: 0)
  private let average = Label(numberOfLines: 0)
  private let total = Label(numberOfLines: 0)
  private let summary = StackView(.horizontal)
  private var orders: [Order] = []

  override func loadView() {
    table.columns = [
      TableColumn(.Gallery.ordersNumber, width: .fitting(), alignment: .numeric, priority: 1),
      TableColumn(
        .Gallery.ordersCustomer, width: .share(minimum: 12), priority: 4, isSortable: true),
      TableColumn(.Gallery.ordersDay, width: .fitting(), priority: 2, isSortable: true),
      TableColumn(.Gallery.ordersState, width: .fitting()),
      TableColumn(
        .Gallery.ordersAmount, width: .fitting(), alignment: .numeric, priority: 3,
        isSortable: true),
    ]
    table.nameColumn = 1
    table.sortOrder = TableSortOrder(column: 2, isAscending: false)
    table.heightLimits = LengthLimits(minimum: 3)
    table.layoutShare = 1
    (table.dataSource, table.delegate) = (self, self)
    filter.addTarget(self, action: OrdersScreen.arrange, for: .valueChanged)

    for label in [count, average] { label.style = \.secondary }
    total.style = \.strong
    for view in [count, SpacerView(share: 1), average, total] { summary.addSubview(view) }
    let bar = BoxView(summary)
    bar.style = .card
    view = ScrollView(StackView(.vertical, spacing: 1, views: [filter, table, bar]))
  }

  override func viewDidLoad() { arrange() }

  override func viewWillLayoutSubviews() {
    (summary.axis, summary.spacing) =
      view.frame.width < 60 ? (.vertical, 0) : (.horizontal, 2)
  }

  private func arrange() {
    orders = Order.all.filter { order in
      filter.selectedIndex == 0 || order.isPaid == (filter.selectedIndex == 2)
    }
    if let order = table.sortOrder {
      orders.sort { first, second in
        let (a, b) = order.isAscending ? (first, second) : (second, first)
        return switch order.column {
        case 1: a.customer < b.customer
        case 2: a.day < b.day
        default: a.amount < b.amount
        }
      }
    }
    table.reloadData()
    let sum = orders.reduce(0) { $0 + $1.amount }
    count.message = .Gallery.ordersCount(count: orders.count)
    average.message = .Gallery.ordersAverage(amount: sum / Double(max(1, orders.count)))
    total.message = .Gallery.ordersTotal(amount: sum)
  }

  func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int {
    orders.count
  }

  func tableView(_ tableView: TableView, rowAt path: RowPath) -> TableRow {
    let order = orders[path.row]
    return TableRow(
      [
        .Gallery.ordersId(number: order.number), .verbatim(order.customer),
        .Gallery.ordersOrdered(day: order.day),
        order.isPaid ? .Gallery.ordersPaid : .Gallery.ordersUnpaid,
        .Gallery.ordersSum(amount: order.amount),
      ], style: order.isPaid ? nil : \.warning)
  }

  func tableView(_ tableView: TableView, identifierForRowAt path: RowPath) -> AnyHashable? {
    orders[path.row].number
  }

  func tableView(_ tableView: TableView, sortOrderDidChange order: TableSortOrder) { arrange() }
}

/// An order of a customer.
private struct Order {
  let number: Int
  let customer: String
  /// The days before the last of November.
  let age: Int
  let amount: Double
  var isPaid = true

  var day: CalendarDay { Self.last.adding(days: -age) }

  private static let last = CalendarDay(year: 2026, month: 11, day: 30) ?? .first

  static let all = [
    Order(number: 1_049, customer: "김민서", age: 0, amount: 248, isPaid: false),
    Order(number: 1_048, customer: "Anna Berg", age: 1, amount: 61.5),
    Order(number: 1_047, customer: "佐藤花子", age: 1, amount: 1_320),
    Order(number: 1_046, customer: "ليلى حسن", age: 2, amount: 89.95),
    Order(number: 1_045, customer: "João Silva", age: 3, amount: 7.25, isPaid: false),
    Order(number: 1_044, customer: "Chloé Martin", age: 5, amount: 412.4),
    Order(number: 1_043, customer: "이도윤", age: 6, amount: 36),
    Order(number: 1_042, customer: "Olena Koval", age: 8, amount: 150.75),
    Order(number: 1_041, customer: "Amina Okafor", age: 9, amount: 99.9),
    Order(number: 1_040, customer: "王小明", age: 11, amount: 2_075.5, isPaid: false),
    Order(number: 1_039, customer: "Nils Lund", age: 12, amount: 18.3),
    Order(number: 1_038, customer: "Elif Yılmaz", age: 14, amount: 540),
    Order(number: 1_037, customer: "Marta Nowak", age: 15, amount: 45.2),
    Order(number: 1_036, customer: "박서준", age: 17, amount: 1_180),
    Order(number: 1_035, customer: "Ravi Patel", age: 18, amount: 74.6),
    Order(number: 1_034, customer: "田中健", age: 19, amount: 260.3),
    Order(number: 1_033, customer: "Sofia Rossi", age: 21, amount: 33.85),
    Order(number: 1_032, customer: "عمر سالم", age: 22, amount: 615),
  ]
}
