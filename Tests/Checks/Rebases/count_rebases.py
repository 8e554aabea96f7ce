"""Counts the structures of rebasing again, by code of its own, and compares the numbers.

    python3 count_rebases.py <lab-package> <largest size>

It reads the tables of the entries that `lab atlas --size N` lists, tries every table f/g with R1 and R2 on
each, keeps those with R0 and R3, and counts one of those that a renaming of the moves makes equal.
"""

import itertools
import json
import subprocess
import sys


def atlas(lab, *words):
    return json.loads(subprocess.run([lab, "atlas", *words, "--json"], capture_output=True, check=True, text=True).stdout)


class Category:
    def __init__(self, entry):
        self.source, self.target = entry["sources"], entry["targets"]
        self.stays, self.composite = entry["stays"], entry["table"]
        self.moves = range(len(self.source))

    def together(self, f, g):
        """Whether two moves start at one place."""
        return self.source[f] == self.source[g]

    def follows(self, g, f):
        return self.source[g] == self.target[f]

    def tables(self):
        """All tables with R1 and R2."""
        fixed, pairs, choices = {}, [], []
        for f, g in itertools.product(self.moves, repeat=2):
            if not self.together(f, g):
                continue
            if g in self.stays:
                fixed[f, g] = f
            elif f in self.stays:
                fixed[f, g] = self.stays[self.target[g]]
            elif f <= g:
                pairs.append((f, g))
                choices.append([
                    (x, y) for x, y in itertools.product(self.moves, repeat=2)
                    if self.follows(x, g) and self.follows(y, f) and (f != g or x == y)
                    and self.composite[g][x] == self.composite[f][y]
                ])
        for choice in itertools.product(*choices):
            table = dict(fixed)
            for (f, g), (x, y) in zip(pairs, choice):
                table[f, g], table[g, f] = x, y
            yield table

    def is_lawful(self, over):
        for f, g in over:
            if self.target[over[f, g]] != self.target[over[g, f]]:
                return False
        for (f, g), h in itertools.product(over, self.moves):
            if self.follows(h, g) and over[f, self.composite[g][h]] != over[over[f, g], h]:
                return False
            if self.follows(h, f):
                rest = over[h, over[g, f]]
                if over[self.composite[f][h], g] != self.composite[over[f, g]][rest]:
                    return False
        return True

    def renamings(self):
        """The permutations of the moves that keep ends and composites."""
        for names in itertools.permutations(self.moves):
            def composite(f, g):
                return self.composite[names[f]][names[g]]

            if all(
                self.together(f, g) == self.together(names[f], names[g])
                and (composite(f, g) is None) == (self.composite[f][g] is None)
                and (composite(f, g) is None or names[self.composite[f][g]] == composite(f, g))
                for f, g in itertools.product(self.moves, repeat=2)
            ):
                yield names

    def count(self):
        renamings = list(self.renamings())
        return len({
            min(tuple(sorted((n[f], n[g], n[x]) for (f, g), x in table.items())) for n in renamings)
            for table in self.tables() if self.is_lawful(table)
        })


def message_tables(columns, count):
    """How many tables of messages have the cube, up to renaming; each column is one of the given ones."""
    messages = range(count)
    found = set()
    for table in itertools.product(columns, repeat=count):  # table[a][c] is c over a.
        if all(
            table[table[a][b]][table[a][c]] == table[table[b][a]][table[b][c]]
            for a, b, c in itertools.product(messages, repeat=3)
        ):
            found.add(min(
                tuple(sorted((n[a], n[c], n[table[a][c]]) for a in messages for c in messages))
                for n in itertools.permutations(messages)
            ))
    return len(found)


def check_messages(size, found):
    messages = range(size)
    reversible = message_tables(list(itertools.permutations(messages)), size)
    every = message_tables(list(itertools.product(messages, repeat=size)), size) if size < 4 else None
    if (found.get("all"), found["reversible"]) != (every, reversible):
        sys.exit(f"{size} messages must have {every} and {reversible} tables; lab finds {found}")
    print(f"{size} messages: {every or 'not counted'}, {reversible} reversible tables, as lab finds")


def main(lab, largest):
    for size in range(1, int(largest) + 1):
        check_messages(size, atlas(lab, "--size", str(size), "--rebases")["messageTables"])
        entries = atlas(lab, "--size", str(size))["entries"]
        found = {entry["entry"]: entry["count"] for entry in atlas(lab, "--size", str(size), "--rebases")["entries"]}
        counted = {entry["entry"]: Category(entry).count() for entry in entries}
        for entry, count in counted.items():
            if found[entry] != count:
                sys.exit(f"{entry} must have {count} structures; lab finds {found[entry]}")
        print(f"size {size}: {sum(counted.values())} structures on {len(counted)} entries, as lab finds")


if __name__ == "__main__":
    main(*sys.argv[1:])
