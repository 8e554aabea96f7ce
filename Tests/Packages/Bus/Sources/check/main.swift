import BusLaws
import ComonadLaws

let known = Fault(
  "extend",
  "the arrow is never called at the last stop",
  breaks: [
    "comonad.right-identity", "comonad.associativity", "comonad.extend-extract",
    "comonad.extend-composition", "cokleisli.left-unit", "cokleisli.associativity",
    "comonad.map-by-extend",
  ]
)
let reports = [Instance.stops, .shuttle].check()
print(reports[0])
print(reports[1].diagnoses(FaultDictionary([known]))[0])
print(reports[1].failures.map(\.law.name).joined(separator: "\n"))
precondition(Instance.stops.check().holds)
