/// The faults of monoids and of their actions.
let monoidFaults = Fault.table(
  """
  combine: combine leaves the value as it is, or empty and a value are combined wrongly
    monoid.left-identity
  combine: combine keeps the other value alone, or a value and empty are combined wrongly
    monoid.right-identity
  combine: empty adds something, or combine adds something between two values
    monoid.left-identity monoid.right-identity
  combine: combine depends on how values are grouped, as one that shortens or rounds them
    monoid.associativity
  combine: combine takes the other value away, as subtraction does
    monoid.associativity monoid.left-identity
  combine: combine changes an object that copies of the value share
    monoid.copy
  act: act changes the state although the change is empty
    monoid-action.identity
  act: act depends on how changes are grouped or ordered, or on more than the state and the change
    monoid-action.composition
  act: act does something once for each call, besides the change
    monoid-action.composition monoid-action.identity
  act: act changes an object that copies of the state share
    monoid-action.copy
  act: act logs something else than what changes the state
    monoid-action.log
  """
)
