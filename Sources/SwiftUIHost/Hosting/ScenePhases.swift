/// The phases of the scenes that show one component.
///
/// They are one phase together, as those of an application are: the component is used where one of
/// them is used, and seen where one of them is seen.
struct ScenePhases {
  private struct Scene {
    weak var token: AnyObject?
    var phase: Phase
  }

  private var scenes: [Scene] = []

  /// Notes the phase of a scene, and returns that of all together.
  ///
  /// A scene counts while its token lives.
  mutating func enter(_ phase: Phase, in token: AnyObject) -> Phase {
    scenes.removeAll { $0.token == nil || $0.token === token }
    scenes.append(Scene(token: token, phase: phase))
    return Phase.allCases.first { phase in scenes.contains { $0.phase == phase } } ?? phase
  }
}
