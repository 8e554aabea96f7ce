// Rejected because: a component runs the program that its type names.
// error: the program in the parentheses must be the one that the architecture names: Component<Elm<P>>(P())
// with: CounterProgram.swift LikesProgram.swift

import ComponentKit

#if ACCEPTED
var counter = Component<Elm<Likes>>(Likes())
#else
var counter = Component<Elm<Counter>>(Likes())
#endif
