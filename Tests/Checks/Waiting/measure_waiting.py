"""How long a user waits for the compiler, the command and the laws, beside a package that uses nothing of this one.

measure_waiting.py <link to this package> <folder for the packages> <lab-package, of a debug build>

Both packages have one file, with a program of 200 messages. The laws and the first build of the command are
compared with the clean build of the package alone. The times are processor times. The bounds are ratios of
times that were taken one after the other, the smaller one of two, so that a slow or busy machine slows both
sides.
"""

import pathlib
import resource
import shutil
import subprocess
import sys

MESSAGES = 200

MANIFEST = """// swift-tools-version: 6.2

import PackageDescription

let package = Package(
  name: "{name}",
  platforms: [.macOS(.v14)],
  dependencies: [{package}],
  targets: [.executableTarget(name: "{name}", dependencies: [{product}])]
)
"""

# A program of so many messages, with the library and without.
PROGRAM = """{use}struct Many{protocol} {{
  enum Message: Sendable {{
{cases}
  }}
  struct State: Equatable, Sendable {{
    var values = [Int](repeating: 0, count: {count})
  }}
  let initial = State()
  func update(_ state: inout State, by message: Message) {{
    switch message {{
{steps}
    }}
  }}
  func view(_ state: State, send: @escaping (Message) -> Void) -> String {{ "\\(state.values)" }}
}}
"""

WITH = 'let component = Component<Elm<Many>>(Many())\nprint(component.view {{ _ in }}.count > {0})\n'
WITHOUT = "let many = Many()\nprint(many.view(many.initial) {{ _ in }}.count > {0})\n"


def program(use, protocol):
    return PROGRAM.format(
        use=use,
        protocol=protocol,
        count=MESSAGES,
        cases="\n".join(f"    case message{number}(Int)" for number in range(MESSAGES)),
        steps="\n".join(
            f"    case .message{number}(let number): state.values[{number}] += number"
            for number in range(MESSAGES)
        ),
    )


def processor_time():
    """The seconds that all commands together have used so far."""
    used = resource.getrusage(resource.RUSAGE_CHILDREN)
    return used.ru_utime + used.ru_stime


def seconds(command, folder):
    start = processor_time()
    done = subprocess.run(command, cwd=folder, capture_output=True, text=True)
    if done.returncode != 0:
        sys.exit(f"{' '.join(command)} must succeed in {folder.name}:\n{done.stdout}{done.stderr}")
    return processor_time() - start


class Package:
    def __init__(self, folder, name, library):
        self.folder = folder / name
        self.main = self.folder / "Sources" / name / "main.swift"
        self.last = WITH if library else WITHOUT
        self.text = program("import ComonadLab\n\n", ": Program") if library else program("", "")
        self.edits = 0
        shutil.rmtree(self.folder, ignore_errors=True)
        self.main.parent.mkdir(parents=True)
        (self.folder / "Package.swift").write_text(
            MANIFEST.format(
                name=name,
                package=f'.package(path: "{library}")' if library else "",
                product='.product(name: "ComonadLab", package: "ComonadLab")' if library else "",
            )
        )

    def edit(self):
        """Changes one number of the program."""
        self.edits += 1
        self.main.write_text(self.text + self.last.format(self.edits))

    def clean_build(self):
        self.edit()
        shutil.rmtree(self.folder / ".build", ignore_errors=True)
        return seconds(["swift", "build"], self.folder)

    def next_build(self):
        self.edit()
        return seconds(["swift", "build"], self.folder)


def main(library, folder, lab):
    alone, app = [
        Package(pathlib.Path(folder), name, package)
        for name, package in [("Alone", None), ("App", library)]
    ]
    # What is measured, beside what, and the bound.
    steps = [
        ("a clean build of one file", alone.clean_build, app.clean_build, 12),
        ("a build after one edit", alone.next_build, app.next_build, 5),
        ("all laws, in a debug build", alone.clean_build, lambda: seconds([lab, "laws"], alone.folder), 6),
    ]
    rows = [
        (name, *min(((plain(), ours()) for _ in range(2)), key=lambda pair: pair[1] / pair[0]), bound)
        for name, plain, ours, bound in steps
    ]
    first = alone.folder / "lab"
    shutil.rmtree(first, ignore_errors=True)
    command = ["swift", "build", "--product", "lab", "--package-path", library, "--scratch-path", str(first)]
    rows.append(("the first build of the command", rows[0][1], seconds(command, alone.folder), 40))
    shutil.rmtree(first)
    print(f"{'':32}{'alone, s':>10}{'library, s':>12}{'ratio':>8}{'bound':>7}")
    failures = []
    for name, alone, ours, bound in rows:
        print(f"{name:32}{alone:10.2f}{ours:12.2f}{ours / alone:8.2f}{bound:7}")
        if ours > bound * alone:
            failures.append(name)
    if failures:
        sys.exit(f"these took longer than their bounds: {', '.join(failures)}")


main(*sys.argv[1:])
