/// A controller with a type of view, so that its views are accessible without a cast.
///
/// ```swift
/// final class LoginController: ContentViewController<LoginView> {
///   init() { super.init(LoginView()) }
///   override func viewDidLoad() { contentView.nameField.text = "…" }
/// }
/// ```
open class ContentViewController<Content: View>: ViewController {
  /// The controller's ``ViewController/view``, created at its first use.
  public private(set) lazy var contentView = makeContent()
  private let makeContent: () -> Content

  /// Creates a controller of a view, which is created at its first use.
  public init(_ content: @autoclosure @escaping () -> Content) {
    makeContent = content
    super.init()
  }

  open override func loadView() { view = contentView }
}
