// The laboratory in a browser, which `lab web` builds.

import ComponentKit
import Laboratory
import LaboratoryCore
import SampleExperiments
import SamplePrograms
import WebHost

#if canImport(Glibc)
import Glibc  // Brings what rounds numbers, where no browser does.
#endif

let laboratory = LaboratoryProgram(
  [
    Experiment(on: Counter()), Experiment(on: Tasks()), Experiment(on: Wizard()),
    Experiment(on: Life(every: { .every($0, send: $1) })), Experiment(on: Todos()),
  ],
  tools: Tools(
    clock: { BrowserClock.milliseconds },
    report: Page.data(named: "laws").flatMap { LawSummary($0) }
  )
)
Page.start(Elm<LaboratoryProgram>.self, of: laboratory, keptAs: "laboratory")
