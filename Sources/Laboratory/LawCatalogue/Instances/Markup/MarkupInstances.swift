import ComonadLaws
import Markup

/// Views as data, and how one becomes another.
let markupInstances: [Instance] = [
  Instance("Markup", markupLaws { $0.map($1) }.worth(0.25)),
  Instance("Patch", patchLaws(Differ()).worth(0.25)),
  Instance("MarkupList", markupListLaws(Lister()).worth(0.25)),
]
