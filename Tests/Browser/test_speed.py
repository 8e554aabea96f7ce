"""What `lab web --bench --json` has measured: every operation, on two pages that show the same."""

import json
import sys

OPERATIONS = 9


def main(path, rounds):
    with open(path) as file:
        figures = json.load(file)
    assert figures["rounds"] == rounds, figures["rounds"]
    assert len({operation["name"] for operation in figures["operations"]}) == OPERATIONS
    for operation, times in zip(figures["operations"], figures["times"], strict=True):
        assert len(times) == rounds, (operation["name"], len(times))
        low, high = operation["interval"]
        assert 0 < low <= operation["ratio"] <= high, operation
        for ours, plain in times:
            for time in (ours, plain):
                assert time["all"] >= time["script"] >= 0, (operation["name"], time)
    assert figures["mean"]["ratio"] > 0, figures["mean"]
    print("each operation was measured on both pages, which showed the same after it")


main(sys.argv[1], int(sys.argv[2]))
