"""The figures of `page-benchmark --json`: every operation, on two pages that show the same.

The figures are computed again from the times, and the statistics of the page are tried on numbers
of which the median is known.
"""

import json
import math
import pathlib
import statistics
import sys

from browser import browser

OPERATIONS = 9

# Those of js-framework-benchmark, in the order of its operations.
WEIGHTS = [
    0.64280248137063, 0.5607178150466176, 0.5643800750716564, 0.1925635870170522, 0.13200612879341714,
    0.5277091212292658, 0.5644449600965534, 0.5508359820582848, 0.4225836631419211,
]
SCRIPT = pathlib.Path(__file__).parents[3] / "Benchmarks/SpeedPage/Page/speed.js"

# How often the interval covers the median of a skewed distribution, of which a seed gives the numbers.
SIMULATION = """
  let state = 7;
  const random = () => {
    state = state + 0x6D2B79F5 | 0;
    let mixed = Math.imul(state ^ state >>> 15, 1 | state);
    mixed = mixed + Math.imul(mixed ^ mixed >>> 7, 61 | mixed) ^ mixed;
    return ((mixed ^ mixed >>> 14) >>> 0) / 2 ** 32;
  };
  const [count, samples] = arguments;
  let covered = 0;
  for (let sample = 0; sample < samples; sample++) {
    const [low, high] = statistics.interval(Array.from({ length: count }, () => -Math.log(1 - random())));
    if (low <= Math.LN2 && Math.LN2 <= high) covered += 1;
  }
  return covered / samples;
"""


def ranks(count):
    """The ranks of the interval of a median and its coverage, by counting subsets."""
    rank, tail = 0, 0
    while 40 * (tail + math.comb(count, rank)) <= 2**count:
        tail += math.comb(count, rank)
        rank += 1
    return (rank, count + 1 - rank, 1 - 2 * tail / 2**count) if rank else None


def check_statistics():
    source = SCRIPT.read_text().split("\nconst speed = ")[0]
    with browser() as driver:
        for count in range(1, 200):
            found = driver.execute_script(f"{source}; return statistics.ranks({count});")
            expected = ranks(count)
            assert (found is None) == (expected is None) == (count < 6), (count, found)
            if expected:
                assert (found["lower"], found["upper"]) == expected[:2], (count, found)
                assert math.isclose(found["coverage"], expected[2]), (count, found)
        for count in (6, 15, 31):
            samples = 20_000
            covered = driver.execute_script(source + SIMULATION, count, samples)
            coverage = ranks(count)[2]
            error = 4 * math.sqrt(coverage * (1 - coverage) / samples)
            assert abs(covered - coverage) < error, (count, covered, coverage)
    print("the interval of a median covers it as often as it claims")


def check_figures(path, rounds, slowdown, architectures):
    with open(path) as file:
        figures = json.load(file)
    assert figures["rounds"] == rounds, figures["rounds"]
    assert figures["slowdown"] == slowdown, figures["slowdown"]
    assert figures["tick"] == 0.005, figures["tick"]
    assert figures["coverage"] == (ranks(rounds)[2] if rounds >= 6 else None), figures["coverage"]
    assert [one["name"] for one in figures["architectures"]] == architectures
    for one in figures["architectures"]:
        check_architecture(one, rounds, figures["tick"] / 2)
    for stages in [one["memory"] for one in figures["architectures"]] + [figures["plainMemory"]]:
        check_memory(stages)
    print("each operation was measured on all pages, which showed the same after it")


def check_architecture(figures, rounds, least):
    assert len({operation["name"] for operation in figures["operations"]}) == OPERATIONS
    everything = []
    for operation, times in zip(figures["operations"], figures["times"], strict=True):
        assert len(times) == rounds, (operation["name"], len(times))
        for ours, plain in times:
            for time in (ours, plain):
                assert time["all"] >= time["script"] >= 0, (operation["name"], time)
        ratios = [max(ours["all"], least) / max(plain["all"], least) for ours, plain in times]
        check_median(operation, ratios)
        everything.append(ratios)
    for name, weights in (("mean", [1] * OPERATIONS), ("weighted", WEIGHTS)):
        logarithms = [
            sum(weight * math.log(ratio) for weight, ratio in zip(weights, each))
            for each in zip(*everything)
        ]
        check_median(figures[name], [math.exp(each / math.fsum(weights)) for each in logarithms])


def check_memory(stages):
    """Memory returns: cleared rows leave at most a tenth of what 10,000 rows take."""
    empty, _, full, cleared, again = stages
    taken = full["script"] - empty["script"]
    assert taken > 100_000, stages
    for stage in (cleared, again):
        assert stage["script"] - empty["script"] < taken / 10, stages
    assert again["module"] <= 1.1 * cleared["module"], stages


def check_median(figure, ratios):
    assert math.isclose(figure["ratio"], statistics.median(ratios)), figure
    found = ranks(len(ratios))
    if found is None:
        assert figure["interval"] is None, figure
    else:
        expected = [sorted(ratios)[rank - 1] for rank in found[:2]]
        assert all(map(math.isclose, figure["interval"], expected)), (figure, expected)


check_statistics()
check_figures(sys.argv[1], int(sys.argv[2]), int(sys.argv[3]), sys.argv[4:])
