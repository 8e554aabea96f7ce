import Foundation

/// A page that needs nothing else: the module, the script that starts it and the style in one file.
struct HTMLFile {
  /// What the page is called.
  let title: String

  /// The module.
  let module: [UInt8]

  /// The bytes of the file.
  ///
  /// Its policy lets nothing run and nothing be fetched but what is in it.
  var bytes: [UInt8] {
    let script = String(decoding: PackageResources.page_js, as: UTF8.self)
    let style = String(decoding: PackageResources.page_css, as: UTF8.self)
    let page = """
      <!DOCTYPE html>
      <html lang="en">
      <head>
      <meta charset="utf-8">
      <meta http-equiv="Content-Security-Policy" content="\(policy)">
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <title>\(title.escapedForHTML)</title>
      <style>\(style)</style>
      </head>
      <body>
      <h1>\(title.escapedForHTML)</h1>
      <main id="pages"></main>
      <noscript><p class="failure" role="alert">This page needs JavaScript.</p></noscript>
      <script type="application/wasm" id="module">\(Data(module).base64EncodedString())</script>
      <script>\(script)</script>
      </body>
      </html>

      """
    return Array(page.utf8)
  }

  private var policy: String {
    """
    default-src 'none'; script-src '\(Self.hash(PackageResources.page_js))' 'wasm-unsafe-eval'; \
    style-src '\(Self.hash(PackageResources.page_css))'; base-uri 'none'; form-action 'none'
    """
  }

  private static func hash(_ text: [UInt8]) -> String {
    "sha256-" + Data(SHA256(text).bytes).base64EncodedString()
  }
}

extension String {
  /// The text as it stands in HTML.
  fileprivate var escapedForHTML: String {
    unicodeScalars.reduce(into: "") { text, scalar in
      switch scalar {
      case "&": text += "&amp;"
      case "<": text += "&lt;"
      case ">": text += "&gt;"
      case "\"": text += "&quot;"
      default: text.unicodeScalars.append(scalar)
      }
    }
  }
}
