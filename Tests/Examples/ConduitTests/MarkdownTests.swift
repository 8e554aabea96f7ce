import Markup
import Testing

@testable import Conduit

/// A text and the HTML of its blocks; the cases restate rules of CommonMark 0.31.2.
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

  @Test("reads headings")
  func headings() {
    check([
      ("# a", "<h1>a</h1>"),
      ("###### a", "<h6>a</h6>"),
      ("####### a", "<p>####### a</p>"),
      ("#a\n\n#", "<p>#a</p><h1></h1>"),
      ("  ##  a *b*  ##  ", "<h2>a <em>b</em></h2>"),
      ("# a#\n### b ###c", "<h1>a#</h1><h3>b ###c</h3>"),
      ("\\## a", "<p>## a</p>"),
      ("a\n# b\nc", "<p>a</p><h1>b</h1><p>c</p>"),
      ("a *b\nc*\n===", "<h1>a <em>b\nc</em></h1>"),
      ("a\n  ---  ", "<h2>a</h2>"),
      ("a\n= =\n\n===", "<p>a\n= =</p><p>===</p>"),
    ])
  }

  @Test("reads paragraphs, line breaks and thematic breaks")
  func paragraphs() {
    check([
      ("", ""),
      (" \n\t\n", ""),
      ("a\nb\n\nc", "<p>a\nb</p><p>c</p>"),
      ("a\r\nb\r\rc", "<p>a\nb</p><p>c</p>"),
      ("  a\n        b  ", "<p>a\nb</p>"),
      ("a  \nb\\\nc \nd", "<p>a<br>b<br>c\nd</p>"),
      ("a\\", "<p>a\\</p>"),
      ("***\n- - -\n __ __ ", "<hr><hr><hr>"),
      ("--\n**\n*-*", "<p>--\n**\n<em>-</em></p>"),
      ("a\n***\nb", "<p>a</p><hr><p>b</p>"),
      ("    ***", "<pre><code>***\n</code></pre>"),
    ])
  }

  @Test("reads code")
  func code() {
    check([
      ("```\na <b>\n  *c*\n```", "<pre><code>a &lt;b&gt;\n  *c*\n</code></pre>"),
      ("~~~ swift x\na\n~~~~", "<pre><code class=\"language-swift\">a\n</code></pre>"),
      ("````\na\n```\n````", "<pre><code>a\n```\n</code></pre>"),
      ("```\n\n  ", "<pre><code>\n  \n</code></pre>"),
      ("``` a`b\n```", "<p>``` a`b</p><pre><code></code></pre>"),
      ("  ```\n   a\n b\n  ```", "<pre><code> a\nb\n</code></pre>"),
      ("```\n\ta\n    ```\n", "<pre><code>\ta\n    ```\n</code></pre>"),
      ("a\n```\nb\n```\nc", "<p>a</p><pre><code>b\n</code></pre><p>c</p>"),
      ("> ```\n> a\n\nb", "<blockquote><pre><code>a\n</code></pre></blockquote><p>b</p>"),
      ("    a\n      b\n\n\n    c\n \n", "<pre><code>a\n  b\n\n\nc\n</code></pre>"),
      ("\ta\tb", "<pre><code>a\tb\n</code></pre>"),
      ("a\n    b", "<p>a\nb</p>"),
      ("    a\nb", "<pre><code>a\n</code></pre><p>b</p>"),
      ("`` a ` b ``", "<p><code>a ` b</code></p>"),
      ("`a  \nb`", "<p><code>a   b</code></p>"),
      ("` `` ` `  `", "<p><code>``</code> <code>  </code></p>"),
      ("`a\\`b`", "<p><code>a\\</code>b`</p>"),
      ("```a``", "<p>```a``</p>"),
      ("`a``b``", "<p>`a<code>b</code></p>"),
      ("*a`*`", "<p>*a<code>*</code></p>"),
    ])
  }

  @Test("reads quotes")
  func quotes() {
    check([
      ("> # a\n> b\n> c", "<blockquote><h1>a</h1><p>b\nc</p></blockquote>"),
      ("># a\n>b", "<blockquote><h1>a</h1><p>b</p></blockquote>"),
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
      (">     a", "<blockquote><pre><code>a\n</code></pre></blockquote>"),
      (">\t\ta", "<blockquote><pre><code>  a\n</code></pre></blockquote>"),
      ("> a\n===", "<blockquote><p>a\n===</p></blockquote>"),
      ("> - a\nb", "<blockquote><ul><li>a\nb</li></ul></blockquote>"),
    ])
  }

  @Test("reads lists")
  func lists() {
    check([
      ("- a\n- b\n+ c", "<ul><li>a</li><li>b</li></ul><ul><li>c</li></ul>"),
      ("1. a\n7. b\n3) c", "<ol><li>a</li><li>b</li></ol><ol start=\"3\"><li>c</li></ol>"),
      ("0. a", "<ol start=\"0\"><li>a</li></ol>"),
      ("1234567890. a\n-b", "<p>1234567890. a\n-b</p>"),
      ("a\n2. b\n*\n1. c", "<p>a\n2. b\n*</p><ol><li>c</li></ol>"),
      ("- a\n\n- b", "<ul><li><p>a</p></li><li><p>b</p></li></ul>"),
      ("- a\n\n  b", "<ul><li><p>a</p><p>b</p></li></ul>"),
      ("- a\n\n b", "<ul><li>a</li></ul><p>b</p>"),
      (
        "- a\n  - b\n    - c\n- d",
        "<ul><li>a<ul><li>b<ul><li>c</li></ul></li></ul></li><li>d</li></ul>"
      ),
      ("- a\n - b\n  - c", "<ul><li>a</li><li>b</li><li>c</li></ul>"),
      (
        "- a\n  - b\n\n    c\n- d",
        "<ul><li>a<ul><li><p>b</p><p>c</p></li></ul></li><li>d</li></ul>"
      ),
      ("* a\n  > b\n  >\n* c", "<ul><li>a<blockquote><p>b</p></blockquote></li><li>c</li></ul>"),
      (
        "- a\n- ```\n  b\n\n\n  ```\n- c",
        "<ul><li>a</li><li><pre><code>b\n\n\n</code></pre></li><li>c</li></ul>"
      ),
      ("* a\n*\n\n* c", "<ul><li><p>a</p></li><li></li><li><p>c</p></li></ul>"),
      ("- a\n  - b\n\n- c", "<ul><li><p>a</p><ul><li>b</li></ul></li><li><p>c</p></li></ul>"),
      ("> - a\n>\n> - b", "<blockquote><ul><li><p>a</p></li><li><p>b</p></li></ul></blockquote>"),
      ("-\n  a\n-\n\n  b", "<ul><li>a</li><li></li></ul><p>b</p>"),
      (
        "1.  a\n\n        b\n\n    > c",
        "<ol><li><p>a</p><pre><code>b\n</code></pre><blockquote><p>c</p></blockquote></li></ol>"

      ),
      ("-     a\n\n  b", "<ul><li><pre><code>a\n</code></pre><p>b</p></li></ul>"),
      ("-\t\ta", "<ul><li><pre><code>  a\n</code></pre></li></ul>"),
      ("- a\n***\n- * * *", "<ul><li>a</li></ul><hr><ul><li><hr></li></ul>"),
      ("- # a\n- b\n  ---\n  c", "<ul><li><h1>a</h1></li><li><h2>b</h2>c</li></ul>"),
      ("- 1. a\n  2. b", "<ul><li><ol><li>a</li><li>b</li></ol></li></ul>"),
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
      ("a*b*c a_b_c", "<p>a<em>b</em>c a_b_c</p>"),
      ("a*\"b\"* _(c)_. d_(e)_", "<p>a*&quot;b&quot;* <em>(c)</em>. d_(e)_</p>"),
      ("*(*a*)*", "<p><em>(<em>a</em>)</em></p>"),
      ("**a *b* c**", "<p><strong>a <em>b</em> c</strong></p>"),
      ("***a***", "<p><em><strong>a</strong></em></p>"),
      ("***a** b*", "<p><em><strong>a</strong> b</em></p>"),
      ("***a* b**", "<p><strong><em>a</em> b</strong></p>"),
      ("*a **b***", "<p><em>a <strong>b</strong></em></p>"),
      ("*a**b**c*", "<p><em>a<strong>b</strong>c</em></p>"),
      ("*a**b*", "<p><em>a**b</em></p>"),
      ("a***b***c", "<p>a<em><strong>b</strong></em>c</p>"),
      ("a******b*********c", "<p>a<strong><strong><strong>b</strong></strong></strong>***c</p>"),
      ("**a* *b** ****", "<p><em><em>a</em> <em>b</em></em> ****</p>"),
      ("*a _b* c_", "<p><em>a _b</em> c_</p>"),
      ("*a *b c*", "<p>*a <em>b c</em></p>"),
      ("\\*a* *\\**", "<p>*a* <em>*</em></p>"),
      ("*\u{A0}a* “_b_” *£*c", "<p>*\u{A0}a* “<em>b</em>” *£*c</p>"),
      ("пристаням_стремятся_ *é*", "<p>пристаням_стремятся_ <em>é</em></p>"),
    ])
  }

  @Test("reads links, images and autolinks")
  func links() {
    check([
      ("[a](/b)", "<p><a href=\"/b\">a</a></p>"),
      ("[*a* `b`](<c d>)", "<p><a href=\"c d\"><em>a</em> <code>b</code></a></p>"),
      ("[a]() [](b)", "<p><a href>a</a> <a href=\"b\"></a></p>"),
      (
        "[a](b \"c\") [a]( b\n'c\\'' ) [a](b (c))",
        "<p><a href=\"b\">a</a> <a href=\"b\">a</a> <a href=\"b\">a</a></p>"
      ),
      ("[a](b c) [a](<b\nc>) [a] (b)", "<p>[a](b c) [a](&lt;b\nc&gt;) [a] (b)</p>"),
      ("[a](b(c(d))e) [a](b\\)c)", "<p><a href=\"b(c(d))e\">a</a> <a href=\"b)c\">a</a></p>"),
      ("[a](b(c)", "<p>[a](b(c)</p>"),
      ("[a](b?c&amp;d)", "<p><a href=\"b?c&amp;d\">a</a></p>"),
      ("[a [b] c](d) [a\\]](b)", "<p><a href=\"d\">a [b] c</a> <a href=\"b\">a]</a></p>"),
      ("[a [b](c) d](e)", "<p>[a <a href=\"c\">b</a> d](e)</p>"),
      ("*[a*](b)", "<p>*<a href=\"b\">a*</a></p>"),
      ("[a *b](c*)", "<p><a href=\"c*\">a *b</a></p>"),
      ("[a`](b)`", "<p>[a<code>](b)</code></p>"),
      ("[a][b]\n\n[b]: /c", "<p>[a][b]</p><p>[b]: /c</p>"),
      ("![a *b*](c)", "<p><img src=\"c\" alt=\"a b\"></p>"),
      ("![a ![b](c)](d)", "<p><img src=\"d\" alt=\"a b\"></p>"),
      ("![[a](b)](c)", "<p><img src=\"c\" alt=\"a\"></p>"),
      ("[![a](b)](c)", "<p><a href=\"c\"><img src=\"b\" alt=\"a\"></a></p>"),
      ("!a! \\![b](c)", "<p>!a! !<a href=\"c\">b</a></p>"),
      ("<https://a.b?c=*d*>", "<p><a href=\"https://a.b?c=*d*\">https://a.b?c=*d*</a></p>"),
      (
        "<a+b.c:> <mailto:x@y>",
        "<p><a href=\"about:invalid\">a+b.c:</a> <a href=\"mailto:x@y\">mailto:x@y</a></p>"
      ),
      (
        "<m:a> <https://a b> < https://a>",
        "<p>&lt;m:a&gt; &lt;https://a b&gt; &lt; https://a&gt;</p>"
      ),
    ])
  }

  @Test("reads escapes and entities, and no HTML")
  func texts() {
    check([
      ("\\*\\`\\[\\]\\<\\&amp;", "<p>*`[]&lt;&amp;amp;</p>"),
      ("\\a\\ \\«", "<p>\\a\\ \\«</p>"),
      ("&amp; &lt;b&gt; &quot;", "<p>&amp; &lt;b&gt; &quot;</p>"),
      ("&copy; &amp &; &#35;", "<p>&amp;copy; &amp;amp &amp;; &amp;#35;</p>"),
      ("`&lt;`", "<p><code>&amp;lt;</code></p>"),
      ("&#42;a* &lt;https://a>", "<p>&amp;#42;a* &lt;https://a&gt;</p>"),
      ("``` a&amp;b\\*\n```", "<pre><code class=\"language-a&amp;b*\"></code></pre>"),
      ("<script>alert(1)</script>", "<p>&lt;script&gt;alert(1)&lt;/script&gt;</p>"),
      ("a <br onclick=\"b\">", "<p>a &lt;br onclick=&quot;b&quot;&gt;</p>"),
    ])
  }

  @Test("draws no address that could run a program")
  func hostileAddresses() {
    for address in ["javascript:alert", "JaVaScRiPt:a", "data:text/html,a", "vbscript:a", "blob:a"]
    {
      #expect(html("[a](\(address))") == "<p><a href=\"about:invalid\">a</a></p>")
      #expect(html("![a](<\(address)>)") == "<p><img src=\"about:invalid\" alt=\"a\"></p>")
      #expect(html("<\(address)>").hasPrefix("<p><a href=\"about:invalid\">"))
    }
    #expect(html("[a](javascript&colon;b)") == "<p><a href=\"javascript&amp;colon;b\">a</a></p>")
    #expect(html("[a](java\\script\\:b)") == "<p><a href=\"about:invalid\">a</a></p>")
    #expect(html("[a](\u{1}javascript:b)") == "<p>[a](\u{1}javascript:b)</p>")
    #expect(html("[a](<\u{1}javascript:b>)") == "<p><a href=\"about:invalid\">a</a></p>")
  }
}
