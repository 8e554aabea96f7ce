import ComponentKit
import Markup
import WebHost

Page.start(Component<Elm<Copied>>(Copied(clipboard: Page.clipboard)), titled: "clipboard")
Page.start(Component<Elm<Chosen>>(Chosen(files: Page.files)), titled: "files")
Page.start(Component<Elm<Connected>>(Connected(sockets: Page.webSockets)), titled: "socket")
