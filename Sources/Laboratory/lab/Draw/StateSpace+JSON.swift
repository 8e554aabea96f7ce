import ComponentKit
import Exploration
import SamplePrograms

extension StateSpace {
  /// The space as one line of JSON.
  var json: String {
    let nodes = places.enumerated().map { number, place in
      "{\"id\":\(number),\"view\":\(place.view.json),\"depth\":\(place.depth)"
        + ",\"states\":\(place.count),\"cutOff\":\(isCut(number))}"
    }
    let edges = steps.enumerated().flatMap { place, steps in
      zip(messages, steps).map { message, step in
        "{\"from\":\(place),\"to\":\(target(of: step, from: place)),\"message\":\(message.json)"
          + "\(refusal(in: step))}"
      }
    }
    return "{\"program\":\(program.json),\"depth\":\(depth)"
      + ",\"messages\":[\(messages.map(\.json).joined(separator: ","))]"
      + ",\"nodes\":[\(nodes.joined(separator: ","))]"
      + ",\"edges\":[\(edges.joined(separator: ","))]}\n"
  }

  /// Where a step ends: what is refused stays, and what leads beyond the depth ends nowhere.
  private func target(of step: Step, from place: Int) -> String {
    switch step {
    case .leads(let target): "\(target)"
    case .refused: "\(place)"
    case .beyond: "null"
    }
  }

  /// Why a step is refused.
  private func refusal(in step: Step) -> String {
    guard case .refused(let refusal) = step else { return "" }
    return ",\"refused\":\(refusal.reason.json)"
  }
}
