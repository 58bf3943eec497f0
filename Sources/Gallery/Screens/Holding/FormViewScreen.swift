import Hanok

/// A form with hints, whose errors are shown when it is submitted.
final class FormViewScreen: ViewController {
  private let form = FormView()
  private let name = TextField()
  private let password = TextField()
  private let button = Button(.Gallery.formRegister)

  override func loadView() {
    password.isSecure = true
    form.addRow(.Gallery.formName, name, hint: .Gallery.formNameHint) { [name] in
      name.text.isEmpty ? .Gallery.formNameMissing : nil
    }
    form.addRow(.Gallery.formTown, TextField())
    form.addRow(.Gallery.formPassword, password, hint: .Gallery.formPasswordHint) { [password] in
      password.text.count < 8 ? .Gallery.formPasswordHint : nil
    }
    button.addTarget(form, action: FormView.register)
    let stack = StackView(.vertical, spacing: 1, views: [form, FlowView(views: [button])])
    stack.layoutMargins = DirectionalEdgeInsets(x: 1, y: 0)
    view = ScrollView(stack)
  }
}

extension FormView {
  fileprivate func register() { validate() }
}
