import CommandLineSupport
import ComponentKit
import SharedLaboratory

extension StateSpace {
  /// The space as one line of JSON.
  var json: String {
    let nodes = places.enumerated().map { number, place in
      JSONText([
        "id": number, "view": place.view, "depth": place.depth, "states": place.count,
        "cutOff": isCut(number),
      ])
    }
    let edges = steps.enumerated().flatMap { place, steps in
      zip(messages, steps).map { edge($1, by: $0, from: place) }
    }
    let space = JSONText([
      "program": program, "depth": depth, "messages": messages, "nodes": nodes, "edges": edges,
    ])
    return space.json + "\n"
  }

  /// A step: a refused one stays at its place, and one that leads beyond the depth ends nowhere.
  private func edge(_ step: Step, by message: String, from place: Int) -> JSONText {
    let target: any JSONConvertible = step.isBeyond ? JSONText.null : step.target ?? place
    let refusal = step.refusal?.reason
    return JSONText(["from": place, "to": target, "message": message, "refused": refusal])
  }
}
