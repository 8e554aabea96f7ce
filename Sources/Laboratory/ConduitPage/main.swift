import ComponentKit
import ComponentServices
import Conduit
import WebHost

#if IN_redux
typealias Architecture = Redux<ConduitApp>
#elseif IN_react
typealias Architecture = React<ConduitApp>
#elseif IN_halogen
typealias Architecture = Halogen<ConduitApp>
#else
typealias Architecture = Elm<ConduitApp>
#endif

// A page that was opened from a file has no origin.
if let origin = Page.origin ?? (try? WebAddress("http://127.0.0.1:8080")) {
  let server = ConduitServer(at: origin.appending("api"), by: Page.network.retrying())
  let app = ConduitApp(server: server, storage: Page.storage)
  Page.start(Component<Architecture>(app))
}
