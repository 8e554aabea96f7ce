// Rejected because: a page shows markup.
// error: a page shows markup: let the program be a MarkupProgram, with markup(of:) in place of view
// with: CounterProgram.swift LikesProgram.swift

import ComponentKit
import WebHost

#if ACCEPTED
Page.start(Component<Elm<Likes>>(Likes()))
#else
Page.start(Component<Elm<Counter>>(Counter()))
#endif
