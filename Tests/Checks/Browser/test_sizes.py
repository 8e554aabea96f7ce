"""The budgets of pages: the module of the counter, its page without style, and the module of Conduit.

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
    plain = re.sub("<style>.*?</style>", "", counter, flags=re.DOTALL)
    assert plain != counter
    for what, count, budget in [
        ("the module of the counter", len(module(counter)), 48 << 10),
        ("its page without style, with gzip,", len(gzip.compress(plain.encode(), 9)), 40 << 10),
        ("the module of Conduit", len(module(conduit)), 520 << 10),
    ]:
        assert count <= budget, f"{what} must take at most {budget} bytes; got {count}"
        print(f"{what} takes {count} bytes of {budget}")


def module(page):
    """The module of a page."""
    packed = re.search('id="module">([^<]*)<', page)
    return gzip.decompress(base64.b64decode(packed[1]))


main(*sys.argv[1:])
