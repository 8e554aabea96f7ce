// The laboratory in a browser, which `lab web` builds.

import ComponentKit
import WebHost

#if os(Linux)
import Glibc  // Brings what rounds numbers, where no browser does.
#endif

Page.start(Elm<LiveLaboratory>.self, of: LiveLaboratory(), keptAs: "laboratory")
