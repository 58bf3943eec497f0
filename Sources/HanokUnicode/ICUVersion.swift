import CHanokICU

/// The version of ICU in the process, whose data decides some texts.
package enum ICUVersion {
  /// The major version, such as 72.
  package static var major: Int { Int(cicu_major_version()) }
}
