import ComonadLaws
import StoreState

/// The instances of `Store` and `State`.
let storeInstances: [Instance] = [
  Instance("Store", storeLaws(.stores, positions: .cases, values: .cases))
]
