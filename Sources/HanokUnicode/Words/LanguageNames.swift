import CHanokICU

/// The names of languages, regions and scripts in a language.
@safe public final class LanguageNames: Sendable {
  /// The names of a language's regional varieties.
  public enum Style: Sendable {
    /// `English (United Kingdom)`
    case standard
    /// `British English`
    case dialect
  }

  /// The length of names.
  public enum Length: Sendable {
    case full
    /// Short names such as `UK`, if they exist.
    case short
  }

  // ICU's names are immutable: threads may share them.
  private nonisolated(unsafe) let handle: OpaquePointer

  /// Opens the names in a language.
  public init(
    _ language: LanguageTag, style: Style = .standard, length: Length = .full
  ) throws(ICUError) {
    var status: Int32 = 0
    let handle = unsafe cicu_language_names_open(
      language.description, style == .dialect, length == .short, &status)
    unsafe self.handle = try unsafe handle.opened(status)
  }

  deinit { unsafe cicu_language_names_close(handle) }

  /// Returns the name of a language, or its tag if it has no name.
  public func name(of language: LanguageTag) -> String {
    let name = try? unsafe ICUText.string { buffer, capacity, status in
      unsafe cicu_language_name(handle, language.description, buffer, capacity, &status)
    }
    return name ?? language.description
  }

  /// Returns the name of a region such as `KR` or `419`, or its code if it has no name.
  public func name(ofRegion region: String) -> String {
    let name = try? unsafe ICUText.string { buffer, capacity, status in
      unsafe cicu_region_name(handle, region, buffer, capacity, &status)
    }
    return name ?? region
  }

  /// Returns the name of a script such as `Hang`, or its code if it has no name.
  public func name(ofScript script: String) -> String {
    let name = try? unsafe ICUText.string { buffer, capacity, status in
      unsafe cicu_script_name(handle, script, buffer, capacity, &status)
    }
    return name ?? script
  }
}
