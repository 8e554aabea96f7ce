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

Page.start(Component<Architecture>(.page))
