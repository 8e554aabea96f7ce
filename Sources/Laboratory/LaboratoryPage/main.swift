// The laboratory in a browser, which `lab web` builds.

import ComponentKit
import WebHost

#if canImport(Glibc)
import Glibc  // Brings what rounds numbers, where no browser does.
#endif

Page.start(Elm<PageLaboratory>.self, of: PageLaboratory(), keptAs: "laboratory")
