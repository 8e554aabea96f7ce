public import ComonadLaws
import Comonads
import FreeMonad
import StoreState
import TracedWriter

/// The instances of the monads.
public let monadInstances: [Instance] = [
  Instance("State", monadLaws(.states, values: .cases)),
  Instance("Writer", monadLaws(.writers, values: .cases)),
  Instance("Update", monadLaws(.updates, values: .cases)),
  Instance("Reader", monadLaws(.readers, values: .cases)),
  Instance("Walk", monadLaws(.walks, values: .cases)),
  Instance("Free.Inputs", monadLaws(.sends, values: .cases)),
  Instance("Free.Questions", monadLaws(.programs, values: .cases)),
]
