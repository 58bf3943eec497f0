import CHanokICU

extension LanguageTag {
  /// The name of the numbering system of the language's numbers, such as `arab` or `latn`.
  package var numberingSystem: String {
    let name = try? unsafe ICUText.string { buffer, capacity, status in
      unsafe cicu_numbering_system(description, buffer, capacity, &status)
    }
    return name ?? "latn"
  }
}
