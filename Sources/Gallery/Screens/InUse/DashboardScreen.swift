import Hanok

/// A fruit shop's day in cards: figures with their course, visitors, goals, sales and services.
///
/// There are three columns of cards, or one where there is less room.
final class DashboardScreen: ViewController, TableViewDataSource {
  private let header = StackView(.horizontal)
  private let figures = StackView(.horizontal, spacing: 1)
  private let columns = StackView(.horizontal, spacing: 1)
  private let table = TableView()
  private var figureCards: [BoxView] = []

  override func loadView() {
    let heading = Label(.Gallery.dashboardHeading, numberOfLines: 0)
    heading.style = \.heading
    let day = Label(.Gallery.dashboardDay(day: Shop.day), numberOfLines: 0)
    day.style = \.secondary
    for view in [heading, SpacerView(share: 1), day] { header.addSubview(view) }

    figures.addSubview(
      figure(.Gallery.dashboardOrders, .Gallery.dashboardCount(count: 348), Shop.orders))
    figures.addSubview(
      figure(.Gallery.dashboardRevenue, .Gallery.dashboardSum(amount: 912), Shop.revenue))
    let conversion = figure(
      .Gallery.dashboardConversion, .Gallery.dashboardPart(part: 0.034), Shop.conversion)
    // It is as high as the two beside it.
    conversion.layoutShare = 0

    let visitors = VisitorsChart(
      .verticalBars, categories: Shop.week.map { .Gallery.dashboardWeekday(day: $0) },
      series: [ChartSeries(.Gallery.dashboardVisitors, values: Shop.visitors)])
    let first = column([
      figures, card(.Gallery.dashboardVisitors, visitors, share: 2),
      card(.Gallery.dashboardSales, sales(), share: 1),
    ])
    first.layoutShare = 2
    let second = column([
      conversion, card(.Gallery.dashboardGoals, goals(), share: 2),
      card(.Gallery.dashboardServices, services(), share: 1),
    ])
    second.layoutShare = 1
    for view in [first, second] { columns.addSubview(view) }
    columns.layoutShare = 1
    view = ScrollView(StackView(.vertical, spacing: 1, views: [header, columns]))
  }

  override func viewWillLayoutSubviews() {
    let width = view.frame.width
    // A card on a surface has an empty row above its title, and a figure can't give up one.
    let isSurface =
      view.traits?.showsSurfaces == true && view.traits?.theme.card.background != .default
    let least = isSurface ? 7 : 6
    for card in figureCards { card.heightLimits = LengthLimits(minimum: least) }
    columns.axis = width < 72 ? .vertical : .horizontal
    figures.axis = width < 40 ? .vertical : .horizontal
    (header.axis, header.spacing) = width < 40 ? (.vertical, 0) : (.horizontal, 2)
  }

  private func column(_ views: [View]) -> View { StackView(.vertical, spacing: 1, views: views) }

  /// A card as wide as its share of the row, whatever is in it.
  private func card(_ title: Message, _ content: View, share: Int) -> BoxView {
    let card = BoxView(content, title: title)
    card.style = .card
    card.widthLimits = LengthLimits(ideal: 1)
    card.titleStyle = \.secondary
    content.heightLimits = LengthLimits(minimum: 3, ideal: 4)
    card.layoutShare = share
    card.heightLimits = LengthLimits(minimum: 6)
    return card
  }

  private func figure(_ title: Message, _ number: Message, _ course: Shop.Course) -> BoxView {
    let numeral = NumeralView(number)
    // The accent is for the visitors alone.
    numeral.style = \.strong
    numeral.heightLimits = LengthLimits(minimum: 3)
    let change = Label(.Gallery.dashboardChange(part: course.change))
    change.style = course.change < 0 ? \.failure : \.success
    let line = Sparkline(course.values, description: .Gallery.dashboardCourse)
    line.style = change.style
    let foot = StackView(.horizontal, spacing: 1, views: [change, SpacerView(share: 1), line])
    let card = card(title, StackView(.vertical, views: [numeral, foot]), share: 1)
    figureCards.append(card)
    return card
  }

  private func goals() -> View {
    let bars = Shop.goals.map { title, part in
      let bar = ProgressView()
      (bar.title, bar.progress, bar.showsPercent) = (title, part, true)
      bar.style = part < 0.5 ? \.warning : \.success
      // In a single row, a bar has no title.
      bar.heightLimits = LengthLimits(minimum: 2)
      return bar
    }
    return StackView(
      .vertical, views: [bars[0], SpacerView(share: 1), bars[1], SpacerView(share: 1), bars[2]])
  }

  private func services() -> View {
    let rows = Shop.services.map { sentence, isWell in
      let label = Label(sentence, numberOfLines: 0)
      label.style = isWell ? nil : \.warning
      return StackView(.horizontal, spacing: 1, views: [StateSign(isWell: isWell), label])
    }
    return StackView(.vertical, views: rows)
  }

  private func sales() -> View {
    table.columns = [
      TableColumn(.Gallery.dashboardTime, width: .fitting(), priority: 1),
      TableColumn(.Gallery.dashboardItem, priority: 3),
      TableColumn(.Gallery.dashboardPieces, width: .fitting(), alignment: .numeric),
      TableColumn(.Gallery.dashboardAmount, width: .fitting(), alignment: .numeric, priority: 2),
    ]
    table.nameColumn = 1
    table.dataSource = self
    return table
  }

  func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int {
    Shop.sales.count
  }

  func tableView(_ tableView: TableView, rowAt path: RowPath) -> TableRow {
    let sale = Shop.sales[path.row]
    return TableRow([
      .Gallery.dashboardSold(time: MessageValue.string("\(Shop.day)T\(sale.time):00")), sale.item,
      .Gallery.dashboardCount(count: sale.pieces), .Gallery.dashboardPrice(amount: sale.amount),
    ])
  }
}

/// Visitors as bars, as high as the card lets them be.
private final class VisitorsChart: ChartView {
  override func sizeThatFits(_ proposal: ProposedSize) -> Size {
    Size(width: proposal.width ?? 40, height: max(4, proposal.height ?? 6))
  }
}

/// A tick, or a warning.
private final class StateSign: View {
  private let isWell: Bool

  init(isWell: Bool) {
    self.isWell = isWell
    super.init()
  }

  override func sizeThatFits(_ proposal: ProposedSize) -> Size { Size(width: 1, height: 1) }

  override func draw(in canvas: Canvas) {
    let (symbols, theme) = (canvas.traits.symbols, canvas.traits.theme)
    canvas.write(
      isWell ? symbols.checkmark : symbols.warning, at: .zero,
      style: isWell ? theme.success : theme.warning)
  }
}

/// The figures of a day in the shop.
private enum Shop {
  typealias Course = (change: Double, values: [Double])

  static let week = (0..<7).compactMap { CalendarDay(year: 2026, month: 11, day: 22 + $0) }
  static let day = week[6]
  static let orders: Course = (0.12, [4, 5, 4, 6, 7, 5, 6, 8, 7, 9, 8, 10, 9, 11])
  static let revenue: Course = (0.08, [6, 5, 7, 6, 8, 7, 7, 9, 8, 8, 10, 9, 11, 10])
  static let conversion: Course = (-0.03, [7, 8, 8, 7, 9, 8, 7, 8, 6, 7, 6, 7, 6, 5])
  static let visitors: [Double] = [920, 1_340, 1_180, 1_510, 1_420, 1_890, 2_260]
  static let goals: [(Message, Double)] = [
    (.Gallery.dashboardGoalRevenue, 0.72), (.Gallery.dashboardGoalCustomers, 0.45),
    (.Gallery.dashboardGoalReviews, 0.91),
  ]
  static let services: [(Message, isWell: Bool)] = [
    (.Gallery.dashboardWebsite, true), (.Gallery.dashboardPayments, true),
    (.Gallery.dashboardDelivery, false), (.Gallery.dashboardBackup, true),
  ]
  static let sales: [(time: String, item: Message, pieces: Int, amount: Double)] = [
    ("17:52", .Gallery.tableApple, 12, 9.6), ("17:40", .Gallery.tableMelon, 2, 7.9),
    ("17:31", .Gallery.tablePersimmon, 30, 112.5), ("17:08", .Gallery.tableGrapes, 4, 15.2),
    ("16:55", .Gallery.tablePear, 8, 6.4), ("16:47", .Gallery.tablePumpkin, 1, 4.25),
    ("16:20", .Gallery.tableCarrot, 20, 3.8), ("16:02", .Gallery.tableTomato, 15, 10.75),
  ]
}
