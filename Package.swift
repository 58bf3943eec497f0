// swift-tools-version: 6.2

import PackageDescription

/// The part of the package that is built, as the makefile names it in the environment.
///
/// The package manager has no options for what differs here: the targets that a build with tests builds, the
/// packages that it fetches, the kind of a target, and the products for other packages. So each part is a
/// separate manifest, made from the same lists of targets at the end of this file.
enum Part {
  /// The toolkit and the samples, for a plain `swift build` and for apps.
  ///
  /// It fetches neither GRDB nor FlyingFox.
  case plain
  /// The toolkit, for `make quick`: otherwise a change in a view would build all samples for their tests.
  case toolkit
  /// The commands as libraries, for `make install`: no program can be linked into another one.
  case programs
  /// All targets, for `make test`: also those that need GRDB and FlyingFox.
  case whole
  /// The modules that apps can't import as products, for the benchmarks and the fuzzers: these are separate
  /// packages, which need other options of the compiler.
  case measured
}

let part: Part =
  switch Context.environment["HANOK_ONLY"] {
  case "toolkit": .toolkit
  case "programs": .programs
  case _ where Context.environment["HANOK_PARTS"] != nil: .measured
  case _ where Context.environment["HANOK_ALL"] != nil: .whole
  default: .plain
  }

let argumentParser = Target.Dependency.product(
  name: "ArgumentParser", package: "swift-argument-parser")

/// The name of a library for pkg-config on macOS, where Homebrew's are in folders apart from the system's.
///
/// On Linux they are in the usual folder. pkg-config would name that before the one of the archives, which
/// the makefile links instead.
func pkgConfig(_ name: String) -> String? {
  #if os(macOS)
    name
  #else
    nil
  #endif
}

let package = Package(
  name: "hanok",
  // The first with `UTF8Span` and `InlineArray`. macOS is prepared for, but nothing has run there.
  platforms: [.macOS(.v26)],
  products: [
    // An app, its command line, and the functions that its tables become.
    .library(name: "Hanok", targets: ["Hanok"]),
    .library(name: "HanokArguments", targets: ["HanokArguments"]),
    .plugin(name: "CompileTables", targets: ["CompileTables"]),
    // Its model and its store, which import nothing else, and its tests.
    .library(name: "HanokFiles", targets: ["HanokFiles"]),
    .library(name: "HanokNotifications", targets: ["HanokNotifications"]),
    // Views of source code, and of documents in Markdown.
    .library(name: "HanokCode", targets: ["HanokCode"]),
    .library(name: "HanokMarkdown", targets: ["HanokMarkdown"]),
    .library(name: "HanokScenes", targets: ["HanokScenes"]),
    .library(name: "HanokTesting", targets: ["HanokTesting"]),
    // Messages for any program.
    .library(name: "MessageFormat", targets: ["MessageFormat"]),
    .library(name: "MessageFormatFoundation", targets: ["MessageFormatFoundation"]),
    // The tool of translators.
    .executable(name: "hanok", targets: ["HanokCommand"]),
  ],
  dependencies: [
    // Its error values are read by reflection: check that before you allow another minor version. The
    // programs are built from exact versions; `Programs/resolved-packages.json` has their commits.
    .package(
      url: "https://github.com/apple/swift-argument-parser", .upToNextMinor(from: "1.8.2"))
  ],
  targets: [
    // Where ICU and expat are, and which packages have them.
    .systemLibrary(
      name: "CICU", pkgConfig: pkgConfig("icu-i18n"),
      providers: [.apt(["libicu-dev"]), .brew(["icu4c"])]),
    .systemLibrary(
      name: "CExpat", pkgConfig: pkgConfig("expat"),
      providers: [.apt(["libexpat1-dev"]), .brew(["expat"])]),
    .systemLibrary(
      name: "CCMarkGFM", pkgConfig: pkgConfig("libcmark-gfm"),
      providers: [
        .apt(["libcmark-gfm-dev", "libcmark-gfm-extensions-dev"]), .brew(["cmark-gfm"]),
      ]),
    // libicu behind plain C functions: the only place that sees ICU's headers.
    .target(
      name: "CHanokICU", dependencies: ["CICU"], sources: ["CHanokICU.cpp"],
      linkerSettings: [.linkedLibrary("icui18n"), .linkedLibrary("icuuc")]),
    // expat behind one plain C function: the only place that sees its header.
    .target(
      name: "CHanokExpat", dependencies: ["CExpat"], linkerSettings: [.linkedLibrary("expat")]),
    // cmark-gfm behind plain C functions: the only place that sees its headers.
    .target(
      name: "CHanokMarkdown", dependencies: ["CCMarkGFM"],
      linkerSettings: [.linkedLibrary("cmark-gfm"), .linkedLibrary("cmark-gfm-extensions")]),
    // What must run inside a signal handler, where Swift makes no promises.
    .target(name: "CHanokTerminal"),

    // What writing a file needs of C.
    .target(name: "CHanokFiles"),
    // The C library, and what differs between platforms: the only place that imports one.
    .target(name: "HanokSystem"),

    // Swift values over ICU: languages, numbers, plurals, breaks, widths.
    .target(
      name: "HanokUnicode", dependencies: ["CHanokICU", "HanokSystem"],
      exclude: ["LearnedPatterns/LearnedPatterns.md"]),
    // Unicode MessageFormat 2: its syntax and data model, and its formatting.
    .target(name: "MessageSyntax"),
    .target(name: "MessageFormat", dependencies: ["HanokUnicode", "MessageSyntax"]),
    // What Foundation has for dates, numbers and locales, as values of messages.
    .target(name: "MessageFormatFoundation", dependencies: ["MessageFormat", "HanokUnicode"]),
    // Files of which only the content changes: what every program here writes with.
    .target(name: "HanokFiles", dependencies: ["CHanokFiles", "HanokSystem"]),
    // String tables as they are written, and the checks that need no ICU: what the build plugin's tool
    // is built with.
    .target(
      name: "HanokTableSyntax", dependencies: ["HanokFiles", "HanokSystem", "MessageSyntax"]),
    .target(name: "HanokTableRules", dependencies: ["HanokTableSyntax", "MessageSyntax"]),
    // String tables, languages and their fallback, deferred messages.
    .target(
      name: "HanokLocalization",
      dependencies: [
        "HanokFiles", "HanokSystem", "HanokTableSyntax", "MessageFormat", "HanokUnicode",
      ]),
    // What the code that is made from tables imports.
    .target(name: "HanokTables", dependencies: ["HanokLocalization", "MessageFormat"]),
    // What a translator's tools do with tables: their review, their repair, their update from sources.
    .target(
      name: "HanokReview",
      dependencies: [
        "HanokFiles", "HanokLocalization", "HanokSystem", "HanokTableRules", "HanokTables",
        "HanokUnicode", "MessageFormat",
      ],
      plugins: ["CompileTables"]),
    // The device, input decoding, the grid of cells and what changed on it.
    .target(
      name: "HanokTerminal", dependencies: ["CHanokTerminal", "HanokSystem", "HanokUnicode"]),
    // What models post and controllers hear; models import nothing else.
    .target(name: "HanokNotifications"),
    // Values that views draw with: text layout, themes, signs, keys of actions, rows of lists.
    .target(
      name: "HanokDrawing",
      dependencies: [
        "HanokLocalization", "HanokSystem", "HanokTerminal", "HanokUnicode", "MessageFormat",
      ]),
    // Responders, views, view controllers, layout, the application.
    .target(
      name: "Hanok",
      dependencies: [
        "HanokDrawing", "HanokFiles", "HanokLocalization", "HanokSystem", "HanokTables",
        "HanokTerminal",
      ],
      plugins: ["CompileTables"]),
    // Source code: a view, and what colors its words.
    .target(name: "HanokCode", dependencies: ["Hanok", "HanokDrawing", "HanokSystem"]),
    // Documents in Markdown: their parser, their layout, their view.
    .target(
      name: "HanokMarkdown",
      dependencies: ["CHanokMarkdown", "Hanok", "HanokCode", "HanokDrawing", "HanokUnicode"]),
    // An app's screens, each declared once, drawn without a terminal; what is wrong with them.
    .target(
      name: "HanokScenes", dependencies: ["Hanok", "HanokFiles", "HanokSystem"],
      plugins: ["CompileTables"]),
    // Scenes, snapshots, random input and other doubles in tests.
    .target(name: "HanokTesting", dependencies: ["HanokScenes", "HanokSystem"]),
    // JSON with the place of each value and every digit of its numbers.
    .target(name: "HanokJSON"),
    // Translations as other tools read and write them: XLIFF, gettext's PO, Apple's catalogs.
    .target(
      name: "HanokExchange",
      dependencies: [
        "CHanokExpat", "HanokJSON", "HanokLocalization", "HanokReview", "HanokUnicode",
        "MessageFormat",
      ]),
    // Command lines whose help and errors come from tables.
    .target(
      name: "HanokArguments",
      dependencies: [
        "Hanok", "HanokFiles", "HanokReview", "HanokScenes", "HanokSystem", argumentParser,
      ],
      plugins: ["CompileTables"]),

    // The tool of translators.
    .executableTarget(
      name: "HanokCommand",
      dependencies: [
        "HanokArguments", "HanokLocalization", "MessageFormat", "HanokUnicode", "HanokJSON",
        "HanokExchange", "HanokFiles", "HanokMarkdown", "HanokReview", "Hanok", "HanokScenes",
        "HanokSystem", "HanokTerminal", argumentParser,
      ],
      plugins: ["CompileTables"]),

    // Compiles string tables into a target: the plugin, and the tool it runs.
    .plugin(name: "CompileTables", capability: .buildTool(), dependencies: ["TableCompiler"]),
    .executableTarget(
      name: "TableCompiler",
      dependencies: [
        "HanokFiles", "HanokSystem", "HanokTableRules", "HanokTableSyntax", "MessageSyntax",
      ]),

    // Views as an app writes its own, with what is public alone.
    .target(name: "OutsideViews", dependencies: ["Hanok"], path: "Tests/OutsideViews"),
    // Starts programs on pseudo-terminals.
    .target(name: "CPTYTesting", path: "Tests/CPTYTesting"),
    .target(
      name: "PTYTesting", dependencies: ["CPTYTesting", "HanokSystem"], path: "Tests/PTYTesting"),
    // What tests of files need of C.
    .target(name: "CFileTesting", path: "Tests/CFileTesting"),
    // A program that uses nothing but CHanokTerminal.
    .executableTarget(
      name: "TerminalProbe", dependencies: ["CHanokTerminal"], path: "Tests/TerminalProbe"),

    .testTarget(name: "ArchitectureTests"),
    .testTarget(
      name: "HanokFilesTests",
      dependencies: ["CFileTesting", "HanokFiles", "HanokSystem", "HanokTesting"]),
    .testTarget(name: "HanokUnicodeTests", dependencies: ["HanokUnicode"]),
    .testTarget(name: "MessageSyntaxTests", dependencies: ["MessageFormat", "MessageSyntax"]),
    .testTarget(name: "MessageFormatTests", dependencies: ["MessageFormat", "HanokJSON"]),
    .testTarget(name: "MessageFormatFoundationTests", dependencies: ["MessageFormatFoundation"]),
    .testTarget(name: "HanokTableSyntaxTests", dependencies: ["HanokTableSyntax"]),
    .testTarget(
      name: "HanokLocalizationTests",
      dependencies: ["HanokLocalization", "HanokSystem"],
      exclude: ["Fixtures"]),
    .testTarget(
      name: "HanokReviewTests",
      dependencies: [
        "HanokReview", "HanokLocalization", "HanokSystem", "HanokTableRules", "HanokTesting",
        "HanokUnicode", "MessageFormat",
      ],
      exclude: ["Fixtures"]),
    .testTarget(
      name: "TableCompilerTests",
      dependencies: [
        "TableCompiler", "HanokLocalization", "HanokTableRules", "HanokTableSyntax", "HanokTables",
        "HanokUnicode", "MessageFormat",
      ],
      exclude: ["Fixtures"]),
    .testTarget(
      name: "HanokTerminalTests",
      dependencies: [
        "HanokTerminal", "HanokSystem", "HanokTesting", "PTYTesting", "CPTYTesting",
        "TerminalProbe",
      ],
      exclude: ["Fixtures"]),
    .testTarget(
      name: "HanokDrawingTests",
      dependencies: [
        "HanokDrawing", "HanokLocalization", "HanokTerminal", "HanokTesting", "HanokUnicode",
        "MessageFormat",
      ]),
    .testTarget(
      name: "HanokTests",
      dependencies: [
        "Hanok", "HanokDrawing", "HanokReview", "HanokSystem", "HanokTesting", "HanokArguments",
        "HanokCommand", "OutsideViews",
      ],
      exclude: ["Sessions/compare.py"]),
    .testTarget(
      name: "HanokNotificationsTests",
      dependencies: ["HanokNotifications", "Hanok", "HanokTesting"]),
    .testTarget(name: "HanokTestingTests", dependencies: ["HanokTesting"]),
    .testTarget(name: "HanokCodeTests", dependencies: ["HanokCode", "Hanok", "HanokTesting"]),
    .testTarget(
      name: "HanokMarkdownTests",
      dependencies: ["HanokMarkdown", "HanokCode", "Hanok", "HanokTesting"]),
    .testTarget(
      name: "PTYTestingTests", dependencies: ["PTYTesting", "CPTYTesting", "HanokSystem"]),
    .testTarget(name: "HanokJSONTests", dependencies: ["HanokJSON"]),
    .testTarget(
      name: "HanokExchangeTests",
      dependencies: [
        "HanokExchange", "HanokLocalization", "HanokReview", "HanokUnicode", "HanokTesting",
        "MessageFormat",
      ],
      exclude: ["roundtrip.py", "PO/plural-headers.txt", "PO/plural_forms.py"]),
    .testTarget(
      name: "HanokArgumentsTests",
      dependencies: ["HanokArguments", "HanokSystem", "HanokTesting", argumentParser]),
    .testTarget(
      name: "HanokCommandTests",
      dependencies: [
        "HanokCommand", "HanokArguments", "HanokJSON", "Hanok", "HanokLocalization",
        "HanokTerminal", "HanokUnicode", "HanokTesting", "HanokReview", "HanokSystem",
        "PTYTesting", "CPTYTesting",
      ]),
  ],
  cxxLanguageStandard: .cxx17
)

/// The quiz in one class, and after each step that takes it apart; the texts are apart from the third on.
let beforeSteps: [Target] = (0...5).map { step in
  .target(
    name: "BeforeStep\(step)", dependencies: (step < 3 ? [] : ["BeforeWords"]) + ["Hanok"],
    path: "Sources/Samples/Before/Step\(step)")
}

/// The samples that need no package but the toolkit, the gallery, and programs that their tests start.
let samples: [Target] = [
  // The quiz. The model knows nothing; the controller alone knows model and view.
  .target(name: "QuizModel", path: "Sources/Samples/Quiz/Model"),
  .target(
    name: "QuizView", dependencies: ["Hanok"], path: "Sources/Samples/Quiz/View",
    plugins: ["CompileTables"]),
  .target(
    name: "QuizController", dependencies: ["QuizModel", "QuizView", "Hanok", "HanokScenes"],
    path: "Sources/Samples/Quiz/Controller"),
  .executableTarget(
    name: "quiz",
    dependencies: ["QuizController", "HanokArguments", "HanokJSON", argumentParser],
    path: "Sources/Samples/Quiz/Command", exclude: ["Questions"]),

  // The calculator: the smallest sample after the quiz.
  .target(name: "CalculatorModel", path: "Sources/Samples/Calculator/Model"),
  .target(
    name: "CalculatorView", dependencies: ["Hanok"], path: "Sources/Samples/Calculator/View",
    plugins: ["CompileTables"]),
  .target(
    name: "CalculatorController",
    dependencies: ["CalculatorModel", "CalculatorView", "Hanok", "HanokScenes"],
    path: "Sources/Samples/Calculator/Controller"),
  .executableTarget(
    name: "calculator",
    dependencies: [
      "CalculatorController", "CalculatorModel", "CalculatorView", "HanokArguments", "HanokSystem",
      argumentParser,
    ],
    path: "Sources/Samples/Calculator/Command"),

  // Concentration. Pictures are the view's: the model has cards that are alike.
  .target(name: "ConcentrationModel", path: "Sources/Samples/Concentration/Model"),
  .target(
    name: "ConcentrationStore", dependencies: ["ConcentrationModel", "HanokFiles", "HanokSystem"],
    path: "Sources/Samples/Concentration/Store"),
  .target(
    name: "ConcentrationView", dependencies: ["Hanok"],
    path: "Sources/Samples/Concentration/View", plugins: ["CompileTables"]),
  .target(
    name: "ConcentrationController",
    dependencies: ["ConcentrationModel", "ConcentrationView", "Hanok", "HanokScenes"],
    path: "Sources/Samples/Concentration/Controller"),
  .executableTarget(
    name: "concentration",
    dependencies: [
      "ConcentrationController", "ConcentrationStore", "HanokArguments", argumentParser,
    ],
    path: "Sources/Samples/Concentration/Command"),

  // The list of breaches. The service is a part of the model that reaches the network.
  .target(name: "BreachesModel", path: "Sources/Samples/Breaches/Model"),
  .target(
    name: "BreachesService",
    dependencies: ["BreachesModel", "HanokNotifications", "HanokJSON", "HanokSystem"],
    path: "Sources/Samples/Breaches/Service"),
  .target(
    name: "BreachesView", dependencies: ["Hanok"], path: "Sources/Samples/Breaches/View",
    plugins: ["CompileTables"]),
  .target(
    name: "BreachesController",
    dependencies: [
      "BreachesModel", "BreachesService", "BreachesView", "Hanok", "HanokNotifications",
      "HanokScenes",
    ],
    path: "Sources/Samples/Breaches/Controller"),
  .executableTarget(
    name: "breaches",
    dependencies: [
      "BreachesController", "BreachesModel", "BreachesService", "BreachesView", "HanokArguments",
      argumentParser,
    ],
    path: "Sources/Samples/Breaches/Command"),

  // People and companies in vCard files: a library that the address book uses as a stranger's.
  .target(name: "HanokVCard", dependencies: ["CHanokIconv", "HanokFiles"]),
  // The system's converter of character sets, which macOS has in a separate library.
  .target(
    name: "CHanokIconv", linkerSettings: [.linkedLibrary("iconv", .when(platforms: [.macOS]))]),

  .target(
    name: "BeforeWords", dependencies: ["Hanok"], path: "Sources/Samples/Before/Words",
    plugins: ["CompileTables"]),
  .executableTarget(
    name: "before",
    dependencies: beforeSteps.map { .target(name: $0.name) }
      + ["BeforeWords", "HanokArguments", "HanokSystem", argumentParser],
    path: "Sources/Samples/Before/Command"),

  // Each view and controller on a separate screen.
  .target(
    name: "GalleryScreens", dependencies: ["Hanok", "HanokCode", "HanokMarkdown", "HanokScenes"],
    path: "Sources/Gallery/Screens", plugins: ["CompileTables"]),
  .executableTarget(
    name: "gallery", dependencies: ["GalleryScreens", "HanokArguments", argumentParser],
    path: "Sources/Gallery/Command"),

  // A program that ends by any fault, and the faults that Swift doesn't make.
  .target(name: "CFaults", path: "Tests/CFaults"),
  .executableTarget(
    name: "FaultyProgram", dependencies: ["CFaults", "Hanok", "HanokSystem"],
    path: "Tests/FaultyProgram"),
  // Draws frames as fast as it can, for the benchmark.
  .executableTarget(
    name: "HanokFrames",
    dependencies: [
      "GalleryScreens", "Hanok", "HanokLocalization", "HanokSystem", "HanokTerminal",
    ],
    path: "Tests/HanokFrames"),

  .testTarget(
    name: "QuizTests",
    dependencies: [
      "quiz", "FaultyProgram", "QuizController", "HanokSystem", "HanokTesting", "PTYTesting",
    ]),
  .testTarget(
    name: "ConcentrationTests",
    dependencies: [
      "concentration", "ConcentrationController", "ConcentrationStore", "HanokTesting",
    ]),
  .testTarget(
    name: "CalculatorTests",
    dependencies: ["calculator", "CalculatorController", "HanokTesting", "PTYTesting"]),
  .testTarget(
    name: "HanokVCardTests", dependencies: ["HanokTesting", "HanokVCard"], exclude: ["Fixtures"]),
  .testTarget(name: "GalleryTests", dependencies: ["GalleryScreens", "HanokTesting"]),
]

/// The address book, which is built with GRDB.
let addressBook: [Target] = [
  // The address book. The store keeps what the model describes; the model knows no store.
  .target(
    name: "AddressBookModel", dependencies: ["HanokNotifications"],
    path: "Sources/Samples/AddressBook/Model"),
  .target(
    name: "AddressBookStore",
    dependencies: [
      "AddressBookModel", "HanokFiles", "HanokSystem", "HanokVCard",
      .product(name: "GRDB", package: "GRDB.swift"),
    ],
    path: "Sources/Samples/AddressBook/Store"),
  .target(
    name: "AddressBookView", dependencies: ["Hanok"], path: "Sources/Samples/AddressBook/View",
    plugins: ["CompileTables"]),
  .target(
    name: "AddressBookController",
    dependencies: [
      "AddressBookModel", "AddressBookView", "Hanok", "HanokNotifications", "HanokScenes",
    ],
    path: "Sources/Samples/AddressBook/Controller"),
  .executableTarget(
    name: "addressbook",
    dependencies: [
      "AddressBookController", "AddressBookStore", "HanokVCard", "HanokArguments", argumentParser,
    ],
    path: "Sources/Samples/AddressBook/Command"),
  // Saves people one by one until it is killed, or until a file may grow no further.
  .executableTarget(
    name: "PersonSaver", dependencies: ["AddressBookStore", "HanokSystem"],
    path: "Tests/PersonSaver"),
  .testTarget(
    name: "AddressBookTests",
    dependencies: [
      "addressbook", "AddressBookModel", "AddressBookStore", "AddressBookView",
      "AddressBookController", "PersonSaver", "HanokNotifications", "HanokTesting", "HanokVCard",
      "PTYTesting", .product(name: "GRDB", package: "GRDB.swift"),
    ]),
]

let flyingFox = Target.Dependency.product(name: "FlyingFox", package: "FlyingFox")
let flyingSocks = Target.Dependency.product(name: "FlyingSocks", package: "FlyingFox")

/// The server of the tests and of `make breaches-demo`, which is built with FlyingFox.
let server: [Target] = [
  // A server of invented breaches, and of everything that can go wrong with them.
  .executableTarget(
    name: "BreachServer", dependencies: [flyingFox, flyingSocks, argumentParser],
    path: "Tests/BreachServer"),
  .testTarget(
    name: "BeforeTests",
    dependencies: beforeSteps.map { .target(name: $0.name) }
      + ["before", "BreachServer", "BeforeWords", "HanokTesting"]),
  .testTarget(
    name: "BreachesTests",
    dependencies: [
      "breaches", "BreachServer", "BreachesController", "BreachesModel", "BreachesService",
      "BreachesView", "HanokNotifications", "HanokTesting", "PTYTesting",
    ]),
]

/// The tests of what all programs have in common, such as their help.
let programTests = Target.testTarget(
  name: "ProgramTests",
  dependencies: [
    "HanokCommand", "addressbook", "before", "breaches", "calculator", "concentration", "gallery",
    "quiz", "AddressBookController", "BreachesController", "CalculatorController",
    "ConcentrationController", "GalleryScreens", "QuizController", "Hanok", "HanokArguments",
    "HanokLocalization", "HanokReview", "HanokScenes", "HanokSystem", "HanokTerminal",
    "HanokTesting", "HanokUnicode", "PTYTesting", argumentParser,
  ])

if part != .toolkit {
  package.targets += beforeSteps + samples
}
if [.programs, .whole, .measured].contains(part) {
  package.targets += addressBook
  package.dependencies.append(
    .package(url: "https://github.com/groue/GRDB.swift", exact: "7.10.0"))
}
if part == .whole {
  package.targets += server + [programTests]
  package.dependencies.append(
    .package(url: "https://github.com/swhitty/FlyingFox", exact: "0.27.1"))
}

/// The targets of the commands that `make install` links together.
let combined = [
  "HanokCommand", "calculator", "concentration", "gallery", "quiz", "addressbook", "breaches",
]

// What is installed: seven commands as two programs, which share what each of seven would have within.
// The commands are libraries there, with their `main` under separate names.
if part == .programs {
  package.targets = package.targets.map { target in
    guard combined.contains(target.name) else { return target }
    return .target(
      name: target.name, dependencies: target.dependencies, path: target.path,
      exclude: target.exclude, plugins: target.plugins)
  }
  package.targets += [
    .target(name: "CHanokPrograms", path: "Programs/CHanokPrograms"),
    .executableTarget(
      name: "hanok-programs",
      dependencies: ["CHanokPrograms"] + combined.prefix(5).map { .target(name: $0) },
      path: "Programs/Hanok"),
    .target(name: "CAddressBookPrograms", path: "Programs/CAddressBookPrograms"),
    .executableTarget(
      name: "addressbook-programs",
      dependencies: ["CAddressBookPrograms"] + combined.suffix(2).map { .target(name: $0) },
      path: "Programs/AddressBook",
      linkerSettings: [.linkedLibrary("_CFURLSessionInterface", .when(platforms: [.linux]))]),
  ]
  package.products.removeAll { $0.name == "hanok" }
}

if part == .measured {
  package.products += [
    "AddressBookStore", "HanokExchange", "HanokLocalization", "HanokSystem", "HanokTerminal",
    "HanokUnicode", "HanokVCard",
  ].map { .library(name: $0, targets: $0 == "AddressBookStore" ? ["AddressBookModel", $0] : [$0]) }
}

/// What every target shares.
let common: [SwiftSetting] = [
  .strictMemorySafety(),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
  .enableUpcomingFeature("InferIsolatedConformances"),
  .enableUpcomingFeature("ImmutableWeakCaptures"),
]

/// Targets whose code lives on the main actor unless it says otherwise.
let mainActorTargets = Set(beforeSteps.map(\.name)).union([
  "Hanok", "HanokCode", "HanokCodeTests", "HanokMarkdown", "HanokMarkdownTests", "HanokScenes",
  "HanokTesting", "HanokArguments", "QuizView", "QuizController", "quiz", "ConcentrationView",
  "ConcentrationController", "concentration", "ConcentrationTests", "FaultyProgram", "HanokFrames",
  "OutsideViews", "GalleryScreens", "gallery", "GalleryTests", "HanokTests",
  "HanokNotificationsTests", "HanokTestingTests", "HanokArgumentsTests", "QuizTests",
  "CalculatorView", "CalculatorController", "calculator", "CalculatorTests", "BreachesView",
  "BreachesController", "breaches", "BreachesTests", "AddressBookView", "AddressBookController",
  "addressbook", "AddressBookTests", "BeforeWords", "before", "BeforeTests", "ProgramTests",
])

let warningsAreErrors = Context.environment["CI"] != nil

for target in package.targets where ![.plugin, .system].contains(target.type) {
  var settings = common
  if mainActorTargets.contains(target.name) { settings.append(.defaultIsolation(MainActor.self)) }
  if warningsAreErrors { settings.append(.treatAllWarnings(as: .error)) }
  if part == .programs, combined.contains(target.name) {
    settings.append(
      .unsafeFlags([
        "-Xfrontend", "-entry-point-function-name", "-Xfrontend", "\(target.name)_main",
      ]))
  }
  // Only what ships is optimized: a release build of the tests would take twice the time.
  if target.type == .test {
    settings.append(.unsafeFlags(["-Onone"], .when(configuration: .release)))
  }
  target.swiftSettings = settings
}
