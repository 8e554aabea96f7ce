/// The faults of monoids and of their actions.
let monoidFaults = [
  Fault(
    "combine",
    "combine leaves the value as it is, or empty and a value are combined wrongly",
    breaks: ["monoid.left-identity"]
  ),
  Fault(
    "combine",
    "combine keeps the other value alone, or a value and empty are combined wrongly",
    breaks: ["monoid.right-identity"]
  ),
  Fault(
    "combine",
    "empty adds something, or combine adds something between two values",
    breaks: ["monoid.left-identity", "monoid.right-identity"]
  ),
  Fault(
    "combine",
    "combine depends on how values are grouped, as one that shortens or rounds them",
    breaks: ["monoid.associativity"]
  ),
  Fault(
    "combine",
    "combine takes the other value away, as subtraction does",
    breaks: ["monoid.associativity", "monoid.left-identity"]
  ),
  Fault(
    "combine",
    "combine changes an object that copies of the value share",
    breaks: ["monoid.copy"]
  ),
  Fault(
    "act",
    "act changes the state although the change is empty",
    breaks: ["monoid-action.identity"]
  ),
  Fault(
    "act",
    "act depends on how changes are grouped or ordered, or on more than the state and the change",
    breaks: ["monoid-action.composition"]
  ),
  Fault(
    "act",
    "act does something once for each call, besides the change",
    breaks: ["monoid-action.composition", "monoid-action.identity"]
  ),
  Fault(
    "act",
    "act changes an object that copies of the state share",
    breaks: ["monoid-action.copy"]
  ),
]
