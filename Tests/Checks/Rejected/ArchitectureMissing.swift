// Rejected because: the author must choose an architecture.
// error: choose an architecture: Component<Elm<P>>(P()), or Redux, React, Halogen
// with: CounterProgram.swift

import ComponentKit

#if ACCEPTED
var counter = Component<Elm>(Counter())
#else
var counter = Component(Counter())
#endif
