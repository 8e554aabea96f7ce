// The page whose speed `lab web --bench` measures against one written by hand in JavaScript.

import ComponentKit
import WebHost

Page.start(Component<Elm<Rows>>(Rows()))
