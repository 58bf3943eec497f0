/// A controller whose view has a type of its own, so that its views are reached without a cast.
///
/// ```swift
/// final class LoginController: ContentViewController<LoginView> {
///   init() { super.init(LoginView()) }
///   override func viewDidLoad() { contentView.nameField.text = "…" }
/// }
/// ```
open class ContentViewController<Content: View>: ViewController {
  /// The controller's ``ViewController/view``, made when either is first asked for.
  public private(set) lazy var contentView = makeContent()
  private let makeContent: () -> Content

  /// A controller of a view, which is made when it is first asked for.
  public init(_ content: @autoclosure @escaping () -> Content) {
    makeContent = content
    super.init()
  }

  open override func loadView() { view = contentView }
}
