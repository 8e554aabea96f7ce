// Rejected because: a terminal shows markup.
// error: a terminal shows markup: let the program be a MarkupProgram, with markup(of:) in place of view
// with: CounterProgram.swift LikesProgram.swift

import ComponentKit
import TerminalHost

#if ACCEPTED
func start() throws { try Terminal.run(Component<Elm<Likes>>(Likes())) }
#else
func start() throws { try Terminal.run(Component<Elm<Counter>>(Counter())) }
#endif
