// The page of the atlas, which `lab atlas --page` builds.

import Atlas
import ComponentKit
import WebHost

#if IN_redux
typealias Architecture = Redux<AtlasMap>
#elseif IN_react
typealias Architecture = React<AtlasMap>
#elseif IN_halogen
typealias Architecture = Halogen<AtlasMap>
#else
typealias Architecture = Elm<AtlasMap>
#endif

// The largest size whose entries are found at once.
Page.start(Component<Architecture>(AtlasMap(upTo: 5)))
