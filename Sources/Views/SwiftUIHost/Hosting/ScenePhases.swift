/// The phases of the scenes that show one component.
///
/// Together they are one phase, as for an application: active if one scene is active, else inactive
/// if one scene is inactive.
struct ScenePhases {
  private struct Scene {
    weak var token: AnyObject?
    var phase: Phase
  }

  private var scenes: [Scene] = []

  /// Stores the phase of a scene, and returns the phase of all scenes together.
  ///
  /// A scene counts until its token is deallocated.
  mutating func enter(_ phase: Phase, in token: AnyObject) -> Phase {
    scenes.removeAll { $0.token == nil || $0.token === token }
    scenes.append(Scene(token: token, phase: phase))
    return Phase.allCases.first { phase in scenes.contains { $0.phase == phase } } ?? phase
  }
}
