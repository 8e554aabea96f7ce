// The page whose speed `page-benchmark` measures against one written by hand in JavaScript: a flag
// says in which architecture. Without a flag it is all four, one below the other.

import ComponentKit
import WebHost

#if !WITHOUT_elm
Page.start(Component<Elm<Rows>>(Rows()))
#endif
#if !WITHOUT_redux
Page.start(Component<Redux<Rows>>(Rows()))
#endif
#if !WITHOUT_react
Page.start(Component<React<Rows>>(Rows()))
#endif
#if !WITHOUT_halogen
Page.start(Component<Halogen<Rows>>(Rows()))
#endif
