// The laboratory in a browser, which `lab web` builds.

import ComponentKit
import WebHost

Page.start(Elm<LiveLaboratory>.self, of: LiveLaboratory(), keptAs: "laboratory")
