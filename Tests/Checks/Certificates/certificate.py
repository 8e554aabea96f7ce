#!/usr/bin/env python3
"""Checks certificates of `lab atlas --certificate FILE`, by code that shares nothing with the kit.

A certificate is one line of JSON. It says that a container with finitely many shapes and positions
is a comonad for every type of values. By Ahman, Chapman and Uustalu (When is a container a comonad?,
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

Usage: certificate.py FILE...             checks each file; exit status 1 if one is refused
       certificate.py --alter FILE...     also alters each single entry of each file by each other
                                          number, and expects every alteration to be refused
"""

import json
import sys

KEYS = [
    "format", "moves", "places", "sources", "targets", "stays", "composites", "identities",
    "associativity",
]


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


def check(data):
    """Checks a certificate; raises `Refused` with the first reason against it."""
    moves = check_form(data)
    table = check_table(data, moves)
    check_identities(data, moves, table)
    check_associativity(data, moves, table)


def alterations(data):
    """Yields the certificate with each single number altered, and the place of the alteration.

    It is one object, which is restored after each step.
    """
    bound = max(data["places"], data["moves"]) + 1

    def visit(value, path):
        if type(value) is int:
            for other in range(-1, bound + 1):
                if other != value:
                    yield path, other
        elif type(value) is list:
            for index, part in enumerate(value):
                yield from visit(part, path + [index])
        elif type(value) is dict:
            for key, part in value.items():
                yield from visit(part, path + [key])

    for path, other in list(visit(data, [])):
        holder = data
        for step in path[:-1]:
            holder = holder[step]
        kept, holder[path[-1]] = holder[path[-1]], other
        yield path, data
        holder[path[-1]] = kept


def removals(data):
    """Yields the certificate without one element of a list, and with one element twice."""
    for key, value in list(data.items()):
        if type(value) is list:
            for index in range(len(value)):
                for part in [[], [value[index], value[index]]]:
                    data[key] = value[:index] + part + value[index + 1:]
                    yield [key, index], data
                    data[key] = value


def is_accepted(data):
    """Whether a certificate is accepted."""
    try:
        check(data)
    except Refused:
        return False
    return True


def main(words):
    """Checks the files; returns the exit status."""
    alters = words[:1] == ["--alter"]
    paths = words[1:] if alters else words
    if not paths:
        print(__doc__.strip().split("\n\n")[-1], file=sys.stderr)
        return 64
    status = 0
    for path in paths:
        with open(path, encoding="utf-8") as file:
            lines = file.read().splitlines()
        for number, line in enumerate(lines, 1):
            name = path if len(lines) == 1 else f"{path}:{number}"
            try:
                data = json.loads(line)
                check(data)
            except (Refused, ValueError) as error:
                print(f"{name}: refused: {error}")
                status = 1
                continue
            cases = len(data["composites"]) + len(data["identities"]) + len(data["associativity"])
            if not alters:
                print(f"{name}: accepted, {cases} cases")
                continue
            count = 0
            for kind in [alterations, removals]:
                for place, altered in kind(data):
                    count += 1
                    if is_accepted(altered):
                        print(f"{name}: an alteration of {place} is accepted")
                        status = 1
            print(f"{name}: accepted, {cases} cases; {count} alterations tried")
    return status


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
