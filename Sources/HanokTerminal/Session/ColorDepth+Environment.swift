extension ColorDepth {
  /// The number of colours of a terminal, from its name and the environment.
  ///
  /// A `NO_COLOR` that isn't empty leaves out colours, unless `CLICOLOR_FORCE` is set, and neither
  /// empty nor 0: https://no-color.org, https://bixense.com/clicolors.
  init(of terminal: String, environment: [String: String]) {
    let isForced = !["", "0"].contains(environment["CLICOLOR_FORCE"] ?? "")
    if !(environment["NO_COLOR"] ?? "").isEmpty, !isForced {
      self = .none
    } else if ["truecolor", "24bit"].contains(environment["COLORTERM"])
      || terminal.hasSuffix("-direct")
    {
      self = .full
    } else if terminal.contains("256color") {
      self = .palette
    } else {
      self = ["vt100", "vt102", "vt220", "vt320"].contains(terminal) ? .none : .sixteen
    }
  }
}
