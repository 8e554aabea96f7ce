#!/usr/bin/env python3
"""Checks certificates of `lab atlas --certificate FILE` and of `lab laws --certificate FILE`, by code
that shares nothing with the kit. A certificate is one line of JSON.

The first kind says that a container with finitely many shapes and positions is a comonad for every
type of values. By Ahman, Chapman and Uustalu (When is a container a comonad?,
2014) five laws of plain data decide that, and here all their cases are finite:

    format         "comonadlab-certificate-1"
    moves          how many positions there are in all; they are numbered from 0
    places         how many shapes there are; they are numbered from 0
    sources        for each move, which is a position, the shape it belongs to
    targets        for each move the shape that it leads to
    stays          for each shape the position that stays there
    composites     [p, q, r, s, t] for all moves p and q that compose: r = p then q, from s to t
    identities     [p, a, b, l, r] for all moves p: stays a before and b after, l = a p and r = p b
    associativity  [p, q, r, h, t, l, s]: h = p q, t = q r, l = h r and s = p t, so l == s

The second kind says that all cases of a law were compared, and that no case differs. A case is a list
of choices, so all cases are the leaves of a tree. That both sides are those of the law, and that
the choices make all values, is taken on trust:

    format         "comonadlab-cases-1"
    instance, law  the names
    comparisons    how many texts are compared in all cases
    discarded      how many cases do not meet the condition of the law
    cases          in order, each with its draws and its sides: draws is a list of [answer, answers],
                   an answer from 0 below the number of answers; sides is a list of [left, right],
                   or null if the case does not meet the condition

Such lines follow an index, of the format "comonadlab-index-1": laws has [instance, law, cases] of each.

Usage: certificate.py FILE...             checks each file; exit status 1 if one is refused
       certificate.py --alter FILE...     also alters each single entry of each file, and expects
                                          every alteration to be refused
"""

import itertools
import json
import sys

KEYS = [
    "format", "moves", "places", "sources", "targets", "stays", "composites", "identities",
    "associativity",
]
CASES, INDEX = "comonadlab-cases-1", "comonadlab-index-1"
CASE_KEYS = ["format", "instance", "law", "comparisons", "discarded", "cases"]
CASE_LISTS = ["composites", "identities", "associativity", "cases"]


class Refused(Exception):
    """The reason that a certificate is refused."""


def require(condition, reason):
    """Refuses the certificate unless the condition holds."""
    if not condition:
        raise Refused(reason)


def is_number(value, bound):
    """Whether a value is a whole number from zero to below the bound."""
    return type(value) is int and 0 <= value < bound


def check_form(data):
    """Checks names, types and ranges, and returns the number of moves."""
    require(type(data) is dict, "a certificate must be an object")
    require(list(data) == KEYS, "the members must be " + ", ".join(KEYS))
    require(data["format"] == "comonadlab-certificate-1", "the format must be version 1")
    moves, places = data["moves"], data["places"]
    require(type(moves) is int and moves > 0, "there must be a move")
    require(type(places) is int and places > 0, "there must be a place")
    for key in ["sources", "targets", "stays"]:
        require(type(data[key]) is list, key + " must be a list")
    require(len(data["sources"]) == moves, "each move must have a source")
    require(len(data["targets"]) == moves, "each move must have a target")
    require(len(data["stays"]) == places, "each place must have a move that stays")
    for key in ["sources", "targets"]:
        require(all(is_number(value, places) for value in data[key]), key + " must be places")
    require(all(is_number(value, moves) for value in data["stays"]), "stays must be moves")
    for key, width in [("composites", 5), ("identities", 5), ("associativity", 7)]:
        require(type(data[key]) is list, key + " must be a list")
        for case in data[key]:
            require(type(case) is list and len(case) == width, key + ": a case has a wrong form")
            require(all(is_number(value, moves) for value in case), key + ": no such move")
    return moves


def check_table(data, moves):
    """Checks that all pairs that compose are there once, in order, and returns their table."""
    sources, targets = data["sources"], data["targets"]
    pairs = [(p, q) for p in range(moves) for q in range(moves) if targets[p] == sources[q]]
    cases = data["composites"]
    require([tuple(case[:2]) for case in cases] == pairs, "composites: not all pairs, in order")
    table = {}
    for p, q, r, start, end in cases:
        require((start, end) == (sources[r], targets[r]), "composites: the ends are not those of r")
        require(start == sources[p] and end == targets[q], "composites: the ends do not fit")
        table[p, q] = r
    return table


def check_identities(data, moves, table):
    """Checks that each place has a move that stays, and that it changes no move."""
    sources, targets, stays = data["sources"], data["targets"], data["stays"]
    for place, stay in enumerate(stays):
        require(sources[stay] == targets[stay] == place, "stays: a move leads away")
    require([case[0] for case in data["identities"]] == list(range(moves)), "identities: not all")
    for p, before, after, left, right in data["identities"]:
        require(before == stays[sources[p]], "identities: the wrong move before")
        require(after == stays[targets[p]], "identities: the wrong move after")
        require(left == table[before, p] == p, "identities: staying first changes a move")
        require(right == table[p, after] == p, "identities: staying last changes a move")


def check_associativity(data, moves, table):
    """Checks that both ways to compose three moves agree, for all of them."""
    triples = [
        (p, q, r)
        for p in range(moves) for q in range(moves) for r in range(moves)
        if (p, q) in table and (q, r) in table
    ]
    cases = data["associativity"]
    require([tuple(case[:3]) for case in cases] == triples, "associativity: not all, in order")
    for p, q, r, head, tail, left, right in cases:
        require(head == table[p, q], "associativity: h is not p then q")
        require(tail == table[q, r], "associativity: t is not q then r")
        require(left == table[head, r], "associativity: l is not h then r")
        require(right == table[p, tail], "associativity: s is not p then t")
        require(left == right, "associativity: the two ways differ")


def check_tree(cases, depth=0):
    """Checks that cases which share their first draws are all that begin so, in order."""
    if len(cases[0]) == depth:
        require(len(cases) == 1, "cases: a case is the beginning of another")
        return
    require(all(len(case) > depth for case in cases), "cases: a case is the beginning of another")
    bound = cases[0][depth][1]
    require(all(case[depth][1] == bound for case in cases), "cases: the numbers of answers differ")
    groups = [list(group) for _, group in itertools.groupby(cases, lambda case: case[depth][0])]
    answers = [group[0][depth][0] for group in groups]
    require(answers == list(range(bound)), "cases: not all answers, in order")
    for group in groups:
        check_tree(group, depth + 1)


def check_case(case):
    """Checks the form of a case, and that its sides are equal; returns the number of comparisons."""
    require(type(case) is dict and list(case) == ["draws", "sides"], "cases: a case has a wrong form")
    require(type(case["draws"]) is list, "cases: draws must be a list")
    for draw in case["draws"]:
        require(type(draw) is list and len(draw) == 2, "cases: a draw has a wrong form")
        require(type(draw[1]) is int and draw[1] > 1, "cases: a draw must have several answers")
        require(is_number(draw[0], draw[1]), "cases: no such answer")
    if case["sides"] is None:
        return 0
    require(type(case["sides"]) is list, "cases: sides must be a list")
    for pair in case["sides"]:
        require(type(pair) is list and len(pair) == 2, "cases: a comparison has two sides")
        require(all(type(side) is str for side in pair), "cases: a side must be a text")
        require(pair[0] == pair[1], "cases: the two sides differ")
    return len(case["sides"])


def check_cases(data):
    """Checks that a law is decided; raises `Refused` with the first reason against it."""
    require(list(data) == CASE_KEYS, "the members must be " + ", ".join(CASE_KEYS))
    cases = data["cases"]
    require(type(cases) is list and cases != [], "there must be a case")
    count = sum(check_case(case) for case in cases)
    discarded = sum(case["sides"] is None for case in cases)
    require(data["comparisons"] == count > 0, "comparisons: not as many, or none")
    require(data["discarded"] == discarded, "discarded: not as many")
    check_tree([case["draws"] for case in cases])


def is_of(format, data):
    """Whether a line has a format."""
    return type(data) is dict and data.get("format") == format


def check_index(lines):
    """Checks that an index lists the laws that follow it, and that no law is without one."""
    laws = [[one["instance"], one["law"], len(one["cases"])] for one in lines if is_of(CASES, one)]
    indexes = [one for one in lines if is_of(INDEX, one)]
    expected = [{"format": INDEX, "laws": laws}] if laws or indexes else []
    require(indexes == expected, "the index must list all laws that follow")


def check(data):
    """Checks a certificate; raises `Refused` with the first reason against it."""
    if is_of(CASES, data):
        return check_cases(data)
    if is_of(INDEX, data):
        return
    moves = check_form(data)
    table = check_table(data, moves)
    check_identities(data, moves, table)
    check_associativity(data, moves, table)


def alterations(value, bound=None):
    """Yields a copy of a value for each way to alter, remove or repeat one entry in it."""
    if type(value) is int:
        yield from {-1, value - 1, value + 1, *range(bound or 4)} - {value}
    elif type(value) is str:
        yield value + "'"
    elif value is None:
        yield []
    elif type(value) is list:
        for index, part in enumerate(value):
            before, after = value[:index], value[index + 1:]
            yield before + after
            yield before + [part, part] + after
            for altered in alterations(part, bound):
                yield before + [altered] + after
    else:
        for key, part in value.items():
            for altered in alterations(part, bound):
                yield {**value, key: altered}


def is_accepted(lines, number, altered):
    """Whether a file is accepted whose line of a number is altered; the others are accepted."""
    try:
        check(altered)
        check_index(lines[:number] + [altered] + lines[number + 1:])
    except Refused:
        return False
    return True


def check_alterations(lines, number):
    """Alters each entry of a line; returns how many alterations are refused, and the others."""
    data = lines[number]
    bound = max(data["places"], data["moves"]) + 2 if "moves" in data else None
    tried = list(alterations(data, bound))
    return len(tried), [altered for altered in tried if is_accepted(lines, number, altered)]


def report(path, alters):
    """Checks a file, and prints a line for each of its lines; returns whether it is accepted."""
    try:
        with open(path, encoding="utf-8") as file:
            lines = [json.loads(line) for line in file]
        for number, data in enumerate(lines):
            name = path if len(lines) == 1 else f"{path}:{number + 1}"
            check(data)
        name = path
        check_index(lines)
    except (Refused, ValueError) as error:
        print(f"{name}: refused: {error}")
        return False
    good = True
    for number, data in enumerate(lines):
        name = path if len(lines) == 1 else f"{path}:{number + 1}"
        cases = sum(len(data[key]) for key in CASE_LISTS if key in data)
        if alters:
            count, accepted = check_alterations(lines, number)
            good = good and accepted == []
            for altered in accepted:
                print(f"{name}: an alteration is accepted: {json.dumps(altered)}")
            print(f"{name}: accepted, {cases} cases; {count} alterations tried")
        else:
            print(f"{name}: accepted, {cases} cases")
    return good


def main(words):
    """Checks the files; returns the exit status."""
    alters = words[:1] == ["--alter"]
    paths = words[1:] if alters else words
    if not paths:
        print(__doc__.strip().split("\n\n")[-1], file=sys.stderr)
        return 64
    return 0 if all([report(path, alters) for path in paths]) else 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
