// Rejected because: a store keeps a function, so it may not go to a task while others can call it.
// error: passing closure as a 'sending' parameter risks causing data races

import StoreState

func focus(of store: Store<Int, Int>) async -> Int {
  #if ACCEPTED
  store.extract()
  #else
  await Task { store.extract() }.value
  #endif
}
