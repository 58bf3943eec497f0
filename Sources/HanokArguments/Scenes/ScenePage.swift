import Hanok
import HanokLocalization
import HanokScenes
import HanokTerminal
import HanokUnicode

/// The screens of scenes, with what is wrong with them, to be looked at without a terminal.
struct ScenePage {
  /// The forms of a page, by the ends of their files' names.
  enum Form: String, CaseIterable {
    case html
    /// For other programs, such as the editor of tables.
    case json
    case svg
    case txt
  }

  /// A scene in one variant.
  struct Shot {
    let scene: String
    let variant: SceneVariant
    let screen: Screen
    let snapshot: SceneSnapshot
    /// What is wrong with it and not allowed.
    let findings: [Finding]
    /// The names of its elements, as they are read aloud.
    let spoken: [String]
    /// Where its messages are; empty if nobody asked.
    let messages: [MessageCells]

    /// The name by which a page refers to it.
    var id: String { "\(scene)-\(variant.language)-\(size)" }

    /// The size as it is written: `80x24`.
    var size: String { "\(variant.size.width)x\(variant.size.height)" }
  }

  /// The screens: for each scene those of a size in all languages, then those of the next size.
  let shots: [Shot]

  /// Draws scenes in a matrix.
  ///
  /// - Parameter findsMessages: Whether it is found out where messages are, which takes as long again.
  init(_ scenes: [Scene], in matrix: SceneMatrix, findsMessages: Bool = false) async throws {
    var shots: [Shot] = []
    for scene in scenes {
      let variants = try matrix.variants(of: scene)
      for size in matrix.sizes {
        for variant in variants where variant.size == size {
          let pilot = try await scene.open(variant)
          let messages =
            findsMessages ? try await scene.messages(on: pilot.screen, in: variant) : []
          shots.append(
            Shot(
              scene: scene.name, variant: variant, screen: pilot.screen,
              snapshot: SceneSnapshot(pilot), findings: scene.findings(on: pilot, in: variant),
              spoken: pilot.spokenLabels, messages: messages))
        }
      }
    }
    self.shots = shots
  }

  /// What is wrong, each with the screens on which it is, in order.
  var findings: [(finding: Finding, shots: [Shot])] {
    var places: [Finding: Int] = [:]
    var findings: [(finding: Finding, shots: [Shot])] = []
    for shot in shots {
      for finding in shot.findings {
        if let place = places[finding] {
          findings[place].shots.append(shot)
        } else {
          places[finding] = findings.count
          findings.append((finding, [shot]))
        }
      }
    }
    return findings
  }

  /// The screens by scene and size, in order.
  var rows: [[Shot]] {
    var rows: [[Shot]] = []
    for shot in shots {
      if let last = rows.last?.last, last.scene == shot.scene, last.size == shot.size {
        rows[rows.count - 1].append(shot)
      } else {
        rows.append([shot])
      }
    }
    return rows
  }

  /// The page in a form; its own words are in the language of a localizer.
  func text(_ form: Form, _ localizer: Localizer) -> String {
    switch form {
    case .html: SceneHTML(self, localizer).text
    case .json: SceneJSON(self).text
    case .svg: picture.text
    case .txt: plainText(localizer)
    }
  }

  private var picture: ScreenSVG {
    ScreenSVG(
      rows.map { row in
        row.map { shot in
          ScreenSVG.Shot(id: shot.id, caption: "\(shot.scene) \(shot.variant)", screen: shot.screen)
        }
      })
  }

  /// The screens as in snapshots, each after what is wrong with it.
  private func plainText(_ localizer: Localizer) -> String {
    shots.map { shot in
      "== \(shot.scene) \(shot.variant) ==\n"
        + shot.findings.map { "! \($0.kind.rawValue): \(localizer.string($0.message))\n" }.joined()
        + shot.snapshot.screen + shot.snapshot.elements
    }.joined(separator: "\n")
  }
}

extension Pilot {
  /// The names of the elements in reading order, as they are read aloud.
  var spokenLabels: [String] {
    elements.compactMap(\.label).map { application.traits.localizer.string($0) }
  }
}
