import BreachesModel
import BreachesView
import Hanok

/// Shows one breach.
final class BreachDetailViewController: ContentViewController<BreachDetailView> {
  private let breach: Breach

  init(_ breach: Breach) {
    self.breach = breach
    super.init(BreachDetailView())
    title = .verbatim(breach.title)
  }

  override func viewDidLoad() {
    let domain = breach.domain.map(Message.verbatim) ?? .Breaches.detailDomainNone
    let note: [(name: Message, value: Message)] =
      breach.isCut ? [(.Breaches.detailCut, .Breaches.detailCutValue)] : []
    contentView.show(
      [
        (.Breaches.detailDomain, domain),
        (.Breaches.detailDate, .Breaches.detailDateValue(date: MessageValue(breach.date))),
        (.Breaches.detailAccounts, .Breaches.cellAccounts(accounts: breach.accounts)),
        (.Breaches.detailKinds, .Breaches.detailKindsValue(kinds: breach.kinds)),
        (
          .Breaches.detailVerified,
          breach.isVerified ? .Breaches.detailVerifiedYes : .Breaches.detailVerifiedNo
        ),
      ] + note,
      // Text from outside: the toolkit draws any content as text.
      summary: .Breaches.detailSummary(text: breach.summary))
  }

  override func viewWillAppear() { navigationController?.isNavigationBarHidden = false }
}
