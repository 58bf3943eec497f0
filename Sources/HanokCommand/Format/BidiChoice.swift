import ArgumentParser
import MessageFormat

/// The value of `--bidi` and of a request's `bidi`.
enum BidiChoice: String, ExpressibleByArgument {
  case `default`
  case none

  var isolation: BidiIsolation { self == .none ? .none : .default }
}
