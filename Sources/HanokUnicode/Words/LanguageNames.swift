import CHanokICU

/// What a language calls languages, regions and scripts.
@safe public final class LanguageNames: Sendable {
  /// Whether a language's regional kinds have names of their own.
  public enum Style: Sendable {
    /// `English (United Kingdom)`
    case standard
    /// `British English`
    case dialect
  }

  /// How long names are.
  public enum Length: Sendable {
    case full
    /// As in `UK`, where there is such a name.
    case short
  }

  // ICU's names are immutable: threads may share them.
  private nonisolated(unsafe) let handle: OpaquePointer

  /// Opens the names that a language uses.
  public init(
    _ language: LanguageTag, style: Style = .standard, length: Length = .full
  ) throws(ICUError) {
    var status: Int32 = 0
    let handle = unsafe cicu_language_names_open(
      language.description, style == .dialect, length == .short, &status)
    unsafe self.handle = try unsafe handle.opened(status)
  }

  deinit { unsafe cicu_language_names_close(handle) }

  /// What a language is called; its tag where it has no name.
  public func name(of language: LanguageTag) -> String {
    let name = try? unsafe ICUText.string { buffer, capacity, status in
      unsafe cicu_language_name(handle, language.description, buffer, capacity, &status)
    }
    return name ?? language.description
  }

  /// What a region such as `KR` or `419` is called; its code where it has no name.
  public func name(ofRegion region: String) -> String {
    let name = try? unsafe ICUText.string { buffer, capacity, status in
      unsafe cicu_region_name(handle, region, buffer, capacity, &status)
    }
    return name.flatMap { $0.isEmpty ? nil : $0 } ?? region
  }

  /// What a script such as `Hang` is called; its code where it has no name.
  public func name(ofScript script: String) -> String {
    let name = try? unsafe ICUText.string { buffer, capacity, status in
      unsafe cicu_script_name(handle, script, buffer, capacity, &status)
    }
    return name.flatMap { $0.isEmpty ? nil : $0 } ?? script
  }
}
