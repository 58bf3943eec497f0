/// What each module may import: the architecture, as a table.
///
/// Every arrow points down, so `HanokLocalization` and `HanokTerminal` know nothing of each other and a
/// model module knows nothing at all. The rows of the samples follow from their folders.
enum ImportRules {
  private static let system: Set = ["Dispatch", "HanokSystem", "Synchronization"]
  /// The C libraries of platforms, which one module alone imports.
  static let cLibraries: Set = ["Glibc", "Musl", "Darwin", "MachO"]
  private static let samples: Set = [
    "ArgumentParser", "FoundationEssentials", "Dispatch", "HanokSystem", "Synchronization",
  ]

  /// The folders below `Sources`, with the modules that their files may import.
  static let allowed: [String: Set<String>] = toolkit.merging(sampleRows) { row, _ in row }

  private static let toolkit: [String: Set<String>] = [
    "CHanokICU": ["CICU"],
    "CHanokExpat": ["CExpat"],
    "CHanokIconv": [],
    "CHanokTerminal": [],
    "CHanokFiles": [],
    "HanokSystem": cLibraries,
    "HanokFiles": ["CHanokFiles", "HanokSystem"],
    "HanokUnicode": system.union(["CHanokICU"]),
    "MessageSyntax": [],
    "MessageFormat": system.union(["HanokUnicode", "MessageSyntax"]),
    "MessageFormatFoundation": ["FoundationEssentials", "MessageFormat", "HanokUnicode"],
    "HanokTableSyntax": system.union(["HanokFiles", "MessageSyntax"]),
    "HanokTableRules": ["HanokTableSyntax", "MessageSyntax"],
    "HanokLocalization": system.union([
      "HanokFiles", "HanokTableSyntax", "MessageFormat", "HanokUnicode",
    ]),
    "HanokReview": system.union([
      "HanokFiles", "HanokLocalization", "HanokTableRules", "HanokTables", "HanokUnicode",
      "MessageFormat",
    ]),
    "HanokTables": ["HanokLocalization", "MessageFormat"],
    "HanokTerminal": system.union(["CHanokTerminal", "HanokUnicode"]),
    "HanokNotifications": [],
    "HanokDrawing": system.union([
      "HanokLocalization", "HanokTerminal", "HanokUnicode", "MessageFormat",
    ]),
    "Hanok": system.union([
      "HanokDrawing", "HanokFiles", "HanokLocalization", "HanokTables", "HanokTerminal",
      "MessageFormat",
      "HanokUnicode", "Observation",
    ]),
    "HanokScenes": system.union([
      "Hanok", "HanokFiles", "HanokLocalization", "HanokTerminal", "HanokUnicode",
    ]),
    "HanokTesting": system.union([
      "Hanok", "HanokLocalization", "HanokScenes", "HanokTerminal", "HanokUnicode", "Testing",
    ]),
    "HanokJSON": [],
    "CHanokMarkdown": ["CCMarkGFM"],
    "HanokCode": ["Hanok", "HanokDrawing", "HanokSystem"],
    "HanokMarkdown": ["CHanokMarkdown", "Hanok", "HanokCode", "HanokDrawing", "HanokUnicode"],
    "HanokVCard": ["CHanokIconv", "HanokFiles"],
    "HanokExchange": [
      "CHanokExpat", "HanokJSON", "HanokLocalization", "HanokReview", "HanokUnicode",
      "MessageFormat", "Synchronization",
    ],
    "HanokArguments": samples.union([
      "HanokScenes", "Hanok", "HanokFiles", "HanokLocalization", "HanokUnicode", "HanokTerminal",
      "HanokReview",
    ]
    ),
    "TableCompiler": [
      "HanokFiles", "HanokSystem", "HanokTableRules", "HanokTableSyntax", "MessageSyntax",
    ],
    "HanokCommand": samples.union([
      "HanokScenes",
      "HanokUnicode", "MessageFormat", "HanokLocalization", "HanokArguments", "HanokJSON", "Hanok",
      "HanokTerminal", "HanokExchange", "HanokFiles", "HanokMarkdown", "HanokReview",
    ]),
    "Gallery/Screens": ["Hanok", "HanokCode", "HanokMarkdown", "HanokScenes"],
    "Gallery/Command": samples.union(["GalleryScreens", "Hanok", "HanokArguments"]),
  ]

  /// The rows of the samples, from their folders: a model imports no more than what any model may, a
  /// view never its model, and a store or a service reaches files and networks beside the model.
  private static var sampleRows: [String: Set<String>] {
    let folders = (try? PackageSources.folders(below: "Sources/Samples", depth: 2)) ?? []
    return Dictionary(
      uniqueKeysWithValues: folders.compactMap { folder in
        let parts = folder.split(separator: "/").map(String.init)
        return modules(of: parts[1], sample: parts[0]).map { ("Samples/\(folder)", $0) }
      })
  }

  /// The modules that a role's folder of a sample may import; nil where no sample has that role.
  private static func modules(of role: String, sample: String) -> Set<String>? {
    let model = "\(sample)Model"
    let services: Set = ["\(sample)Store", "\(sample)Service"]
    if sample == "Before" { return beforeModules(of: role) }
    switch role {
    case "Model": return ["Observation", "Synchronization", "HanokNotifications"]
    case "Store":
      return samples.union([model, "HanokFiles", "HanokNotifications", "HanokVCard", "GRDB"])
        .subtracting(["ArgumentParser"])
    case "Service":
      // `URLSession` calls delegates that are Foundation's objects.
      return samples.union([
        model, "HanokNotifications", "HanokJSON", "Foundation", "FoundationNetworking",
        "Observation",
      ]).subtracting(["ArgumentParser"])
    case "View": return ["Hanok"]
    case "Controller":
      return services.union([
        model, "\(sample)View", "Hanok", "HanokScenes", "HanokNotifications", "Observation",
      ])
    case "Command":
      return services.union(samples).union([
        model, "\(sample)View", "\(sample)Controller", "Hanok", "HanokLocalization",
        "HanokTerminal", "HanokArguments", "HanokJSON", "HanokVCard",
      ])
    default: return nil
    }
  }

  /// The modules of the program before its parts are taken out of one class: its controller has the
  /// network in it, and in the first two steps the model, with English words.
  ///
  /// That is their fault, which their page shows. The last step has the network in a file of its
  /// own.
  private static func beforeModules(of role: String) -> Set<String>? {
    let foundation: Set = ["Foundation", "FoundationNetworking"]
    switch role {
    case "Words": return ["Hanok"]
    case "Step0", "Step1", "Step2": return foundation.union(["Hanok"])
    case "Step3", "Step4", "Step5": return foundation.union(["Hanok", "BeforeWords"])
    case "Command":
      return samples.union((0...5).map { "BeforeStep\($0)" }).union([
        "BeforeWords", "Hanok", "HanokArguments", "HanokLocalization",
      ])
    default: return nil
    }
  }

  /// The modules that `source` imports, submodules and single declarations by their module.
  ///
  /// Where Foundation is one module, it has the names of `FoundationEssentials`: such an alternative
  /// isn't an import of its own.
  static func imports(in source: String) -> [String] {
    let alternative = #/(import FoundationEssentials\n *#else\n).*import Foundation\n/#
    return source.replacing(alternative) { $0.1 }.split(separator: "\n").compactMap { line in
      let words = line.split(separator: " ")
      guard let keyword = words.firstIndex(of: "import"),
        words[..<keyword].allSatisfy(isImportModifier)
      else { return nil }
      let kinds: Set<Substring> = [
        "struct", "class", "enum", "protocol", "func", "var", "let", "typealias",
      ]
      let path = words[(keyword + 1)...].first { !kinds.contains($0) }
      return path?.split(separator: ".").first.map(String.init)
    }
  }

  private static func isImportModifier(_ word: Substring) -> Bool {
    word.hasPrefix("@")
      || ["public", "internal", "package", "private", "fileprivate", "unsafe"].contains(word)
  }

  /// The imports of `source` that a file in `folder` may not have.
  static func violations(in source: String, of folder: String) -> [String] {
    let allowed = allowed[folder] ?? []
    return imports(in: source).filter { !allowed.contains($0) }
  }
}
