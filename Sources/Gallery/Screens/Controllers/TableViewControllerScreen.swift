import Hanok

/// The planets in a list; choosing one shows the number of its moons.
final class TableViewControllerScreen: TableViewController {
  private let planets: [(name: Message, moons: Int)] = [
    (.Gallery.planetsMercury, 0), (.Gallery.planetsVenus, 0), (.Gallery.planetsEarth, 1),
    (.Gallery.planetsMars, 2), (.Gallery.planetsJupiter, 115), (.Gallery.planetsSaturn, 292),
    (.Gallery.planetsUranus, 29), (.Gallery.planetsNeptune, 16),
  ]

  override func viewDidLoad() {
    tableView.columns = [
      TableColumn(.Gallery.planetsName),
      TableColumn(.Gallery.planetsMoons, width: .fitting(), alignment: .numeric),
    ]
  }

  override func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int {
    planets.count
  }

  override func tableView(_ tableView: TableView, rowAt path: RowPath) -> TableRow {
    let planet = planets[path.row]
    return TableRow([planet.name, .Gallery.planetsNumber(moons: planet.moons)])
  }

  override func tableView(
    _ tableView: TableView, performPrimaryActionForRowAt path: RowPath
  ) {
    let planet = planets[path.row]
    application?.showNotice(
      .Gallery.planetsNotice(moons: planet.moons, name: planet.name))
  }
}
