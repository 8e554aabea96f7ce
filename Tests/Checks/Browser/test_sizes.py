"""The budgets of pages: the module of the counter, its page and its style, and the module of Conduit.

    test_sizes.py counter.html conduit.html

The budgets have room. A page that is over one has a new part, and not only a few bytes.
"""

import base64
import gzip
import pathlib
import re
import sys


def main(counter, conduit):
    counter, conduit = (pathlib.Path(path).read_text() for path in (counter, conduit))
    # The first sheet is that of every page; others follow it.
    sheets = re.findall("<style>(.*?)</style>", counter, flags=re.DOTALL)
    assert "@layer page" in sheets[0], sheets[0][:80]
    for what, count, budget in [
        ("the module of the counter", len(module(counter)), 48 << 10),
        ("its page with its style, with gzip,", packed(counter), 48 << 10),
        ("the style of every page, with gzip,", packed(sheets[0]), 6 << 10),
        ("the module of Conduit", len(module(conduit)), 600 << 10),
    ]:
        assert count <= budget, f"{what} must take at most {budget} bytes; got {count}"
        print(f"{what} takes {count} bytes of {budget}")


def packed(text):
    """How many bytes a text takes with gzip."""
    return len(gzip.compress(text.encode(), 9))


def module(page):
    """The module of a page."""
    found = re.search('id="module">([^<]*)<', page)
    return gzip.decompress(base64.b64decode(found[1]))


main(*sys.argv[1:])
