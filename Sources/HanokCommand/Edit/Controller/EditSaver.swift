import Hanok
import HanokLocalization

/// Writes the translations of a session, and asks about errors and about what others have written.
@MainActor final class EditSaver {
  /// Whether a question about a conflict or a failure is on the screen.
  private(set) var isAsking = false
  /// Whether all is written after the keys that have arrived.
  private(set) var isDue = false
  /// Called after all was written.
  var onSaving: () -> Void = {}
  /// Called if other programs have changed messages.
  var onForeignChanges: () -> Void = {}
  /// Called after conflicts were decided on.
  var onSettling: () -> Void = {}
  private let session: EditSession
  private unowned let controller: ViewController

  /// Creates an object that saves a session, and asks on a screen.
  init(_ session: EditSession, on controller: ViewController) {
    self.session = session
    self.controller = controller
  }

  /// Calls an action after the keys that have arrived, once.
  func schedule(_ action: @escaping () -> Void) {
    if isDue { return }
    isDue = true
    controller.application?.schedule(after: .zero) { [weak self] in
      self?.isDue = false
      action()
    }
  }

  /// Hands a message on as it is, after a question if it has an error or empties a translation.
  ///
  /// - Parameters:
  ///   - asks: Whether there is a question. Without one, such a text stays unsaved.
  ///   - action: Called after the message was handed on.
  func confirm(_ item: ItemController, asks: Bool, then action: @escaping () -> Void) {
    guard let obstacle = item.obstacle else {
      item.confirm()
      return action()
    }
    if !asks {
      item.commit()
      return action()
    }
    let save = AlertAction(.HanokCommand.editSave, style: .destructive) { [weak item] in
      item?.confirm()
      action()
    }
    controller.present(
      AlertController(item.title, message: obstacle, actions: [.cancel(), save]))
  }

  /// Writes what isn't saved, and asks about what somebody else has written meanwhile.
  ///
  /// - Returns: Whether all is saved.
  @discardableResult
  func save() -> Bool {
    if isAsking { return false }
    do throws(Problem) {
      let conflicts = try session.save()
      // What others have written was read with it.
      if session.hasForeignChanges { onForeignChanges() }
      if conflicts.isEmpty {
        onSaving()
        return true
      }
      isAsking = true
      controller.task { [weak self] in await self?.ask(about: conflicts) }
    } catch {
      report(error)
    }
    return false
  }

  private func ask(about conflicts: [TranslationTable.Conflict]) async {
    for conflict in conflicts {
      let mine = AlertAction(
        .HanokCommand.editKeepMine, mnemonic: .HanokCommand.editKeepMineKeys)
      let theirs = AlertAction(
        .HanokCommand.editTakeTheirs, mnemonic: .HanokCommand.editTakeTheirsKeys)
      let alert = AlertController(
        .HanokCommand.editConflict(key: conflict.id.key),
        message: .HanokCommand.editConflictTexts(
          theirs: conflict.theirs ?? "", mine: conflict.mine), actions: [theirs, mine])
      session.settle(conflict, keepsMine: await controller.present(alert) === mine)
    }
    isAsking = false
    save()
    onSettling()
  }

  /// Shows the problem of a file.
  func report(_ problem: Problem) {
    guard let localizer = controller.view.traits?.localizer, controller.view.window != nil else {
      return
    }
    isAsking = true
    let close = AlertAction(.HanokCommand.snapshotsClose, style: .cancel) { [weak self] in
      self?.isAsking = false
    }
    controller.present(
      AlertController(
        .HanokCommand.editProblem, message: .verbatim(localizer.describe(problem)),
        actions: [close]))
  }
}
