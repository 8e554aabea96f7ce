import Markup
import Testing

@testable import Conduit

/// A text and the HTML of its blocks.
private typealias Case = (text: String, html: String)

@Suite("Markdown")
struct MarkdownTests {
  /// Returns the HTML of the blocks of a text, in which links have only an address.
  private func html(_ text: String) -> String {
    let markup: Markup<Never> = Markdown(text).markup()
    return String(markup.html.dropFirst("<div>".count).dropLast("</div>".count))
      .replacing(" rel=\"noopener noreferrer nofollow\"", with: "")
      // The writer adds a line feed, which browsers ignore.
      .replacing("<pre>\n", with: "<pre>")
  }

  private func check(_ cases: [Case]) {
    for (text, expected) in cases {
      let found = html(text)
      #expect(found == expected, "\(text.debugDescription)")
    }
  }

  @Test("reads headings, which are below the title of the page")
  func headings() {
    check([
      ("# a", "<h2>a</h2>"),
      (
        "### a\n# b\n### c\n## d\n> ###### e",
        "<h2>a</h2><h2>b</h2><h3>c</h3><h3>d</h3><blockquote><h4>e</h4></blockquote>"
      ),
      ("## a\n##### b\n###### c", "<h2>a</h2><h3>b</h3><h4>c</h4>"),
      ("####### a", "<p>####### a</p>"),
      ("#a\n\n#", "<p>#a</p><h2></h2>"),
      ("  ##  a *b*  ##  ", "<h2>a <em>b</em></h2>"),
      ("# C#\n### b ###c\n# #", "<h2>C#</h2><h3>b ###c</h3><h2></h2>"),
      ("\\## a", "<p>## a</p>"),
      ("a\n# b\nc", "<p>a</p><h2>b</h2><p>c</p>"),
      ("## [a](https://b.c)", "<h2><a href=\"https://b.c\">a</a></h2>"),
    ])
  }

  @Test("reads paragraphs, line breaks and thematic breaks")
  func paragraphs() {
    check([
      ("", ""),
      (" \n\t\n", ""),
      ("a\nb\n\nc", "<p>a\nb</p><p>c</p>"),
      ("a\r\nb\r\n\r\nc\r\n", "<p>a\nb</p><p>c</p>"),
      ("  a\n        b  ", "<p>a\nb</p>"),
      ("a  \nb\\\nc \nd   ", "<p>a<br>b<br>c \nd</p>"),
      ("a\\", "<p>a\\</p>"),
      ("***\n- - -\n __ __ ", "<hr><hr><hr>"),
      ("--\n**\n*-*", "<p>--\n**\n<em>-</em></p>"),
      ("a\n***\nb\n---\n", "<p>a</p><hr><p>b</p><hr>"),
    ])
  }

  @Test("reads code")
  func code() {
    check([
      ("```\na <b>\n  *c*\n```", "<pre><code>a &lt;b&gt;\n  *c*\n</code></pre>"),
      ("~~~ swift x\na&amp;\n~~~~", "<pre><code>a&amp;amp;\n</code></pre>"),
      ("````\na\n```\n````", "<pre><code>a\n```\n</code></pre>"),
      ("```\n\n  ", "<pre><code>\n  \n</code></pre>"),
      ("``` a`b\n```", "<p>``` a`b</p><pre><code></code></pre>"),
      ("  ```\n   a\n b\n  ```", "<pre><code> a\nb\n</code></pre>"),
      ("```\n\ta\t\n```", "<pre><code>    a\t\n</code></pre>"),
      ("a\n```\nb\n```\nc", "<p>a</p><pre><code>b\n</code></pre><p>c</p>"),
      ("> ```\n> a\n\nb", "<blockquote><pre><code>a\n</code></pre></blockquote><p>b</p>"),
      ("`` a ` b ``", "<p><code>a ` b</code></p>"),
      ("` `` ` `  `", "<p><code>``</code> <code>  </code></p>"),
      ("`a\\`b`", "<p><code>a\\</code>b`</p>"),
      ("```a``", "<p>```a``</p>"),
      ("`a``b``", "<p>`a<code>b</code></p>"),
      ("*a`*`", "<p>*a<code>*</code></p>"),
      ("`&lt;` ````````a````````", "<p><code>&amp;lt;</code> ````````a````````</p>"),
    ])
  }

  @Test("reads quotes")
  func quotes() {
    check([
      ("> # a\n> b\n> c", "<blockquote><h2>a</h2><p>b\nc</p></blockquote>"),
      ("># a\n>b", "<blockquote><h2>a</h2><p>b</p></blockquote>"),
      ("> a\nb", "<blockquote><p>a\nb</p></blockquote>"),
      ("> a\n---", "<blockquote><p>a</p></blockquote><hr>"),
      ("> a\n\n> b", "<blockquote><p>a</p></blockquote><blockquote><p>b</p></blockquote>"),
      (">\n> a\n>", "<blockquote><p>a</p></blockquote>"),
      (">", "<blockquote></blockquote>"),
      ("a\n> b", "<p>a</p><blockquote><p>b</p></blockquote>"),
      (
        "> > > a\nb",
        "<blockquote><blockquote><blockquote><p>a\nb</p></blockquote></blockquote></blockquote>"
      ),
      ("> - a\nb", "<blockquote><ul><li>a\nb</li></ul></blockquote>"),
    ])
  }

  @Test("reads lists")
  func lists() {
    check([
      ("- a\n+ b\n* c", "<ul><li>a</li><li>b</li><li>c</li></ul>"),
      ("1. a\n7. b\n3) c", "<ol><li>a</li><li>b</li><li>c</li></ol>"),
      ("0. a\n- b", "<ol start=\"0\"><li>a</li></ol><ul><li>b</li></ul>"),
      (
        "3. a\n\nb\n\n4. c",
        "<ol start=\"3\"><li>a</li></ol><p>b</p><ol start=\"4\"><li>c</li></ol>"
      ),
      ("1234567890. a\n-b", "<p>1234567890. a\n-b</p>"),
      ("The year was\n1986. A year\n1. b", "<p>The year was\n1986. A year</p><ol><li>b</li></ol>"),
      ("- a\n\n- b", "<ul><li>a</li><li>b</li></ul>"),
      ("- a\n\n  b", "<ul><li>a<p>b</p></li></ul>"),
      ("- a\n\n b", "<ul><li>a</li></ul><p>b</p>"),
      ("a\n- b\nc", "<p>a</p><ul><li>b\nc</li></ul>"),
      ("- [ ] a\n- [x] b", "<ul><li>[ ] a</li><li>[x] b</li></ul>"),
      ("* a\n  > b\n  >\n* c", "<ul><li>a<blockquote><p>b</p></blockquote></li><li>c</li></ul>"),
      (
        "- a\n- ```\n  b\n\n\n  ```\n- c",
        "<ul><li>a</li><li><pre><code>b\n\n\n</code></pre></li><li>c</li></ul>"
      ),
      ("* a\n*\n\n* c", "<ul><li>a</li><li></li><li>c</li></ul>"),
      ("> - a\n>\n> - b", "<blockquote><ul><li>a</li><li>b</li></ul></blockquote>"),
      ("- a\n***\n- * * *", "<ul><li>a</li></ul><hr><ul><li><hr></li></ul>"),
      ("- # a\n- b\n  ---\n  c", "<ul><li><h2>a</h2></li><li>b<hr><p>c</p></li></ul>"),
    ])
  }

  @Test("nests an item in the one before whose mark is two columns to the left")
  func nestedLists() {
    let nested = "<ul><li>a<ul><li>b<ul><li>c</li></ul></li></ul></li><li>d</li></ul>"
    check([
      ("- a\n  - b\n    - c\n- d", nested),
      ("- a\n    - b\n        - c\n- d", nested),
      ("-\ta\n\t- b\n\t\t- c\n- d", nested),
      ("- a\n - b\n  - c", "<ul><li>a</li><li>b</li><li>c</li></ul>"),
      ("1. a\n  - b\n    - c", "<ol><li>a<ul><li>b<ul><li>c</li></ul></li></ul></li></ol>"),
      (" 9. a\n10. b\n    c", "<ol start=\"9\"><li>a</li><li>b\nc</li></ol>"),
      ("- 1. a\n  2. b", "<ul><li><ol><li>a</li><li>b</li></ol></li></ul>"),
      ("- a\n  - b\n\n    c\n- d", "<ul><li>a<ul><li>b<p>c</p></li></ul></li><li>d</li></ul>"),
      (
        "> 1. > a\nb",
        "<blockquote><ol><li><blockquote><p>a\nb</p></blockquote></li></ol></blockquote>"
      ),
    ])
  }
}

// MARK: - Inlines

extension MarkdownTests {
  @Test("reads emphasis by the runs of its marks")
  func emphasis() {
    check([
      ("*a* _b_ **c** __d__", "<p><em>a</em> <em>b</em> <strong>c</strong> <strong>d</strong></p>"),
      ("a * b * _ c", "<p>a * b * _ c</p>"),
      ("a*b*c a_b_c _a_b_c_", "<p>a<em>b</em>c a_b_c <em>a_b_c</em></p>"),
      ("a*\"b\"* _(c)_. d_(e)_", "<p>a*&quot;b&quot;* <em>(c)</em>. d_(e)_</p>"),
      ("*(*a*)*", "<p><em>(<em>a</em>)</em></p>"),
      ("**a *b* c**", "<p><strong>a <em>b</em> c</strong></p>"),
      ("***a***", "<p><em><strong>a</strong></em></p>"),
      ("***a** b*", "<p><em><strong>a</strong> b</em></p>"),
      ("***a* b**", "<p><strong><em>a</em> b</strong></p>"),
      ("*a **b***", "<p><em>a <strong>b</strong></em></p>"),
      ("*a**b**c*", "<p><em>a<strong>b</strong>c</em></p>"),
      ("*a**b* **a*b*c**", "<p><em>a**b</em> <strong>a<em>b</em>c</strong></p>"),
      ("a***b***c", "<p>a<em><strong>b</strong></em>c</p>"),
      ("a****b**** ____", "<p>a****b**** ____</p>"),
      ("*a _b* c_", "<p><em>a _b</em> c_</p>"),
      ("*a *b c*", "<p>*a <em>b c</em></p>"),
      ("\\*a* *\\**", "<p>*a* <em>*</em></p>"),
      ("“_b_” – _c_… **你好。**世界", "<p>“<em>b</em>” – <em>c</em>… <strong>你好。</strong>世界</p>"),
      ("пристаням_стремятся_ *é*", "<p>пристаням_стремятся_ <em>é</em></p>"),
    ])
  }

  @Test("reads links and images to addresses of the web and of mail")
  func links() {
    check([
      ("[a](https://b.c)", "<p><a href=\"https://b.c\">a</a></p>"),
      ("[*a* `b`](http://c)", "<p><a href=\"http://c\"><em>a</em> <code>b</code></a></p>"),
      ("[a](mailto:b@c.d)", "<p><a href=\"mailto:b@c.d\">a</a></p>"),
      (
        "[a](https://b.c \"d\") [a]( https://b.c\n'd' )",
        "<p><a href=\"https://b.c\">a</a> <a href=\"https://b.c\">a</a></p>"
      ),
      (
        "[a](https://b/(c(d))e) [a](https://b\\)c)",
        "<p><a href=\"https://b/(c(d))e\">a</a> <a href=\"https://b)c\">a</a></p>"
      ),
      ("[a](https://b?c=1&d)", "<p><a href=\"https://b?c=1&amp;d\">a</a></p>"),
      ("[a] (mailto:b) [a](mailto:b c)", "<p>[a] (mailto:b) [a](mailto:b c)</p>"),
      ("[a [b] c](http://d)", "<p><a href=\"http://d\">a [b] c</a></p>"),
      ("[a\\]](http://b)", "<p><a href=\"http://b\">a]</a></p>"),
      ("[a [b](mailto:c) d](mailto:e)", "<p>[a <a href=\"mailto:c\">b</a> d](mailto:e)</p>"),
      ("*[a*](http://b)", "<p>*<a href=\"http://b\">a*</a></p>"),
      ("[a *b](http://c*)", "<p><a href=\"http://c*\">a *b</a></p>"),
      ("*a [b] c*", "<p><em>a [b] c</em></p>"),
      ("[a`](http://b)`", "<p>[a<code>](http://b)</code></p>"),
      ("![a \\*b](http://c)", "<p><img src=\"http://c\" alt=\"a *b\"></p>"),
      (
        "[![a](http://b \"c\")](http://d)",
        "<p><a href=\"http://d\"><img src=\"http://b\" alt=\"a\"></a></p>"
      ),
      ("!a! \\![b](http://c)", "<p>!a! !<a href=\"http://c\">b</a></p>"),
    ])
  }

  @Test("shows a link to a heading, to another file or to nothing as its text")
  func otherLinks() {
    check([
      ("[top](#a)", "<p>top</p>"),
      ("[a](page.html) [b](/c) [d](//e)", "<p>a b d</p>"),
      ("[empty]() []()", "<p>empty </p>"),
      ("*[a **b**](#c)*", "<p><em>a <strong>b</strong></em></p>"),
      ("![a *b*](c.png) ![](d.png)", "<p>a <em>b</em> </p>"),
      ("[a [b](#c)](http://d)", "<p><a href=\"http://d\">a b</a></p>"),
    ])
  }

  @Test("reads addresses of the web")
  func addresses() {
    check([
      ("<https://a.b?c=*d*>", "<p><a href=\"https://a.b?c=*d*\">https://a.b?c=*d*</a></p>"),
      ("https://a.b/c_d_e.", "<p><a href=\"https://a.b/c_d_e\">https://a.b/c_d_e</a>.</p>"),
      ("(http://a.b/c_(d))", "<p>(<a href=\"http://a.b/c_(d)\">http://a.b/c_(d)</a>)</p>"),
      ("**http://a.b**", "<p><strong><a href=\"http://a.b\">http://a.b</a></strong></p>"),
      ("[http://a.b](http://c.d)", "<p><a href=\"http://c.d\">http://a.b</a></p>"),
      ("http://a.b?c&d", "<p><a href=\"http://a.b?c&amp;d\">http://a.b?c&amp;d</a></p>"),
      ("ahttp://a.b http:// `http://a.b`", "<p>ahttp://a.b http:// <code>http://a.b</code></p>"),
      ("<mailto:a@b> <a@b> < http://>", "<p>&lt;mailto:a@b&gt; &lt;a@b&gt; &lt; http://&gt;</p>"),
    ])
  }

  @Test("reads escapes")
  func escapes() {
    check([
      ("\\*\\`\\[\\]\\<\\&amp;", "<p>*`[]&lt;&amp;amp;</p>"),
      ("\\a\\ \\«", "<p>\\a\\ \\«</p>"),
    ])
  }

  @Test("shows as text what articles do not need")
  func texts() {
    check([
      ("<script>alert(1)</script>", "<p>&lt;script&gt;alert(1)&lt;/script&gt;</p>"),
      (
        "a <br onclick=\"b\"> <!-- c -->",
        "<p>a &lt;br onclick=&quot;b&quot;&gt; &lt;!-- c --&gt;</p>"
      ),
      ("| a | b |\n|---|--:|\n| 1 | 2 |", "<p>| a | b |\n|---|--:|\n| 1 | 2 |</p>"),
      ("[a][b] [^1]\n\n[b]: mailto:c", "<p>[a][b] [^1]</p><p>[b]: mailto:c</p>"),
      ("a\n===\n\nb\n---", "<p>a\n===</p><p>b</p><hr>"),
      ("    a\n\tb", "<p>a\nb</p>"),
      ("~~a~~", "<p>~~a~~</p>"),
      ("&lt; &#35;", "<p>&amp;lt; &amp;#35;</p>"),
    ])
  }

  @Test("drops an address that could run a program")
  func hostileAddresses() {
    for address in [
      "javascript:alert", "JaVaScRiPt:a", "data:text/html,a", "vbscript:a", "blob:a",
      "javascript&colon;b", "java\\script\\:b", "&#106;avascript:a", "&#1;javascript:b", "https:a",
    ] {
      #expect(html("[a](\(address))") == "<p>a</p>")
      #expect(html("![a](\(address))") == "<p>a</p>")
      #expect(!html("<\(address)>").contains("href"))
    }
    #expect(html("[a](\u{1}javascript:b)") == "<p>[a](\u{1}javascript:b)</p>")
    #expect(html("[a](java\nscript:b)") == "<p>[a](java\nscript:b)</p>")
  }
}
