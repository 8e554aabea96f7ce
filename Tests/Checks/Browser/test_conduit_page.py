"""The page of Conduit, used as the scenarios of the RealWorld specification describe it.

    python3 test_conduit_page.py PAGE [WORD…]

With words, only the scenarios run whose names contain one of them. Two browsers share the scenarios,
since each mostly waits; each has a server of its own.
"""

import functools
import sys
import time
import traceback
from concurrent.futures import ThreadPoolExecutor

import conduit_scenarios_access
import conduit_scenarios_articles
import conduit_scenarios_failures
import conduit_scenarios_late
import conduit_scenarios_reading
import conduit_scenarios_safety
import conduit_scenarios_session
import conduit_scenarios_social
import conduit_scenarios_ways
from browser import browser, media
from conduit_page import SCENARIOS, ConduitPage

FILES = [
    conduit_scenarios_session, conduit_scenarios_articles, conduit_scenarios_reading,
    conduit_scenarios_social, conduit_scenarios_failures, conduit_scenarios_late,
    conduit_scenarios_safety, conduit_scenarios_access, conduit_scenarios_ways,
]


def is_refused(entry):
    """Whether an entry of the log reports a request that the server or the browser refused."""
    return entry["source"] == "network" or "img-src" in entry["message"]


def run(page, scenario):
    """Runs a scenario on new data, and checks the log of the browser."""
    page.reset()
    scenario(page)
    entries = page.driver.get_log("browser")
    kept = [one for one in entries if one["level"] == "SEVERE" and not is_refused(one)]
    assert kept == [], kept
    assert page.run("return window.attacks ?? []") == [], "a script of a reader has run"


def passes(page, scenario):
    """Whether a scenario is shown; its failure is printed."""
    try:
        run(page, scenario)
        return True
    except Exception:
        traceback.print_exc()
        media(page.driver)
        return False


def share(file, scenarios):
    """Runs scenarios in a browser of their own, and returns the names of those that failed."""
    failed = []
    with browser() as driver:
        page = ConduitPage(driver, file)
        for name, scenario in scenarios:
            start = time.monotonic()
            is_shown = passes(page, scenario)
            result = "shown" if is_shown else "FAILED"
            print(f"{result}: {name} ({time.monotonic() - start:.1f} s)", flush=True)
            if not is_shown:
                failed.append(name)
    return failed


def main(file, words):
    order = [module.__name__ for module in FILES]
    scenarios = sorted(SCENARIOS, key=lambda one: order.index(one.__module__))
    names = {one.__name__.replace("_", " "): one for one in scenarios}
    assert len(names) == len(SCENARIOS), "each scenario must have a name of its own"
    chosen = {
        name: one for name, one in names.items() if not words or any(word in name for word in words)
    }
    assert chosen, f"a word must be in the name of a scenario; got {words}"
    halves = [half for half in (list(chosen.items())[first::2] for first in range(2)) if half]
    with ThreadPoolExecutor() as pool:
        failed = sum(pool.map(functools.partial(share, file), halves), [])
    if failed:
        print(f"{len(failed)} of {len(chosen)} scenarios have failed: " + "; ".join(failed))
        sys.exit(1)
    print(f"shown {len(chosen)} scenarios")


main(sys.argv[1], sys.argv[2:])
