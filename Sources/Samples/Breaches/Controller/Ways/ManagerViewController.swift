import BreachesModel
import BreachesService
import Hanok

/// The way that can't work: it asks a manager for the count, which has no way back to it.
///
/// It compiles, and the manager downloads well. `--method manager` runs it, and the screen says why
/// its count stays at zero.
final class ManagerViewController: DownloadViewController {
  let manager: DownloadManager

  init(_ request: DownloadRequest, transport: any Transport) {
    manager = DownloadManager(transport)
    super.init(request, method: .manager)
  }

  override func download() {
    // Begins, and returns at once: nothing has come yet.
    manager.download(request)
    showAnswer(manager.list ?? BreachList([], size: .zero))
  }
}
