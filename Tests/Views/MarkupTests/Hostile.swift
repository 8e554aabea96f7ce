/// Texts that people have written into fields to break out of them.
enum Hostile {
  /// Texts that end, begin or confuse the markup around them.
  static let texts: [String] = [
    "<script>alert(1)</script>", "</p><script>alert(1)</script>", "<img src=x onerror=alert(1)>",
    "\"><img src=x onerror=alert(1)>", "'><svg onload=alert(1)>", "\" onmouseover=\"alert(1)",
    "' onfocus='alert(1)' autofocus='", "` onerror=`alert(1)", " onload=alert(1) ",
    "x onclick=alert(1)", "<svg/onload=alert(1)>", "<svg><script>alert(1)//", "<!--", "-->",
    "--!>", "<!-->", "<!--><script>alert(1)</script>-->", "<![CDATA[<script>alert(1)</script>]]>",
    "]]>", "<?xml version=\"1.0\"?>", "<!DOCTYPE html>", "</textarea><script>alert(1)</script>",
    "</TEXTAREA ><img src=x>", "</title><script>alert(1)</script>", "</style><script>alert(1)",
    "</script><script>alert(1)</script>", "</pre>", "</option></select><script>alert(1)",
    "<noscript><p title=\"</noscript><img src=x onerror=alert(1)>\">", "<template><script>",
    "<plaintext>", "<xmp><p title=\"</xmp><script>alert(1)</script>\">",
    "<iframe srcdoc=\"<script>",
    "<math><mi//xlink:href=\"data:x,<script>alert(4)</script>\">",
    "<math><annotation-xml encoding=\"text/html\"><script>alert(1)</script>",
    "<form><button formaction=javascript:alert(1)>", "<base href=javascript:/a/>",
    "<meta http-equiv=refresh content=\"0;url=javascript:alert(1)\">",
    "<a is=\"x-a\">", "<<script>alert(1)//<</script>", "<scr<script>ipt>", "<scr\0ipt>alert(1)",
    "\0", "a\0b", "\u{FEFF}<b>", "&lt;script&gt;", "&amp;lt;", "&#60;script&#62;", "&#x3c;b&#x3e;",
    "&", "&&amp;", "&amp", "&#0;", "&#xD800;", "&notit;", "&colon;&Tab;&NewLine;",
    "\r", "\r\n", "\n", "\n\nfirst", "\t", "\u{B}\u{C}", "\u{7F}", "\u{85}", "\u{2028}\u{2029}",
    "\u{202E}gpj.exe\u{202C}", "\u{2066}\u{2069}\u{200E}\u{200F}",
    String(decoding: [0xEF, 0xB7, 0x90, 0xEF, 0xBF, 0xBE, 0xF4, 0x8F, 0xBF, 0xBF], as: UTF8.self),
    "e\u{301}\u{301}\u{301}", "\u{1F468}\u{200D}\u{1F469}\u{200D}\u{1F467}",
    "\u{FF1C}script\u{FF1E}", "\u{BC}script\u{BE}", "+ADw-script+AD4-",
    String(decoding: [0x3C, 0xED, 0xA0, 0x80, 0x3E], as: UTF8.self),
    String(decoding: [0xC0, 0xBC, 0x73, 0xFF, 0xFE], as: UTF8.self), "{{constructor}}",
    "${alert(1)}",
    "\\\"><script>", "\\u003cscript\\u003e", "';alert(1)//", "<a href=//e\\@evil.example>",
    String(repeating: "<div>", count: 200), String(repeating: "\"'&<>", count: 200),
  ]

  /// Addresses that run a program in some browser, or did.
  static let addresses: [String] = [
    "javascript:alert(1)", "JaVaScRiPt:alert(1)", "java\tscript:alert(1)", "java\nscript:alert(1)",
    "java\rscript:alert(1)", "jav\u{0}ascript:alert(1)", "\u{1}javascript:alert(1)",
    " \n\tjavascript:alert(1)", "\u{1F}\u{1E}javascript:alert(1)", "javascript\n:alert(1)",
    "javascript :alert(1)", "javascript://example.org/%0aalert(1)", "javascript:/*--></title>*/1",
    "javascript:\"<img src=x>\"", "\u{7F}javascript:alert(1)", "\u{A0}javascript:alert(1)",
    "\u{2028}javascript:alert(1)", "\u{FEFF}javascript:alert(1)", "\u{200B}javascript:alert(1)",
    "\\javascript:alert(1)", "vbscript:msgbox(1)", "VBScript:x", "livescript:x", "mocha:x",
    "data:text/html,<script>alert(1)</script>", "data:text/html;base64,PHNjcmlwdD4=",
    "DATA:image/svg+xml,<svg onload=alert(1)>", "data:,x", "da\tta:text/html,x", "blob:null/1",
    "file:///etc/passwd", "view-source:javascript:1", "jar:javascript:1!/", "feed:javascript:1",
    "about:blank#x", "filesystem:http://example.org/", "intent://x#Intent;end", "ms-word:ofe|u|x",
    "x:y", "1:2", ":", ":javascript:alert(1)", "http\u{0}s\u{1}x:y", "https;javascript:alert(1)",
    "javascript&colon;alert(1):", "JAVASCRIPT\u{3A}alert(1)", "\u{FF4A}avascript:alert(1)",
  ]

  /// Harmless addresses that look dangerous.
  static let harmless: [String] = [
    "https://example.org/?q=javascript:alert(1)", "HTTP://example.org", "//example.org/a:b",
    "/javascript:alert(1)", "./a:b", "?x=javascript:1", "#javascript:1", "a/b:c", "javascript",
    "javascript%3Aalert(1)", "javascript&colon;alert(1)", "java%0ascript/", "mailto:a@example.org",
    "tel:+1234", "sms:1", "", "#", "\u{FF0F}\u{FF0F}example.org", " https://example.org",
    "ht\ntps://example.org", "a b", "images/\"><script>alert(1)</script>",
  ]

  /// Styles that load an address, run a program or leave their declaration.
  static let styles: [String] = [
    "red;background:url(//evil.example)", "red}body{display:none", "url(javascript:alert(1))",
    "URL(x)", "u\\72l(x)", "\\75rl(x)", "expression(alert(1))", "ExPrEsSiOn(1)",
    "exp/**/ression(1)", "/*", "*/", "red/* ", "//", "\"", "'", "red\"", "\\", "red\\", "\u{0}",
    "red\nblue", "red\r;x", "</style><script>alert(1)</script>", "<!--", "-->", "@import 'x'",
    "image-set(x)", "-webkit-image-set(x)", "image(x)", "src(x)", "paint(x)", "attr(title)",
    "calc(1px", "red)", "((", "calc(1px))(", "{", "}", "[x]", "red:blue", "javascript:alert(1)",
    "\u{FF55}rl(x)", "x\u{2028}y", "&#59;", "`", "$", "=", "~", "^", "|", "?", "\t",
  ]

  /// Harmless styles.
  static let usualStyles: [String] = [
    "red", "#fF0000", "rgb(255, 0, 0)", "rgb(0 0 0 / 50%)", "calc(100% - 2 * 4px)",
    "var(--gap_1)", "1px solid red", "12px/1.5 serif", "red !important",
    "repeat(3, minmax(0, 1fr))",
    "translate(-50%, +3.5px)", "env(safe-area-inset-top)", "none", "",
  ]
}
