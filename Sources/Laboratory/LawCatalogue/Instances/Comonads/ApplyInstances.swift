import ComonadLaws
import Comonads
import TracedWriter

/// The comonads that can be zipped with themselves.
let applyInstances: [Instance] = [
  Instance(
    "Traced.apply",
    applyLaws(
      Generator<Traced<String, String>>.traces(values: .words),
      combine: +,
      zip: { zip($0, $1, $2) },
      zipDuplicates: { zip($0, $1, $2) }
    )
  )
]

/// Zips two spaces of logs: at each log, the values at that log.
private func zip<V, Other, Result>(
  _ left: Traced<String, V>,
  _ right: Traced<String, Other>,
  _ combine: @escaping (V, Other) -> Result
) -> Traced<String, Result> {
  Traced { combine(left.trace($0), right.trace($0)) }
}
