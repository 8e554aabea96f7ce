import CommandLineSupport
import EmbeddedText
import Laboratory
import PropertyCatalogue

extension LaboratoryTool {
  /// The command `lab`: the laboratory of the sample programs, and what belongs to this package alone.
  static func lab(_ arguments: [[UInt8]], _ console: Console) -> LaboratoryTool {
    var lab = LaboratoryTool(
      named: "lab",
      SampleExperiments.all,
      arguments: arguments,
      console: console
    )
    let handedOver = PackageLaboratory.commands.map(\.name)
    lab.commands.removeAll { handedOver.contains($0.name) }
    lab.commands += [TourCommand.self, PairCommand.self]
    lab.other = (PackageLaboratory.commands, PackageLaboratory.run)
    lab.standard = TourCommand.name
    lab.version = "2.0.0"
    lab.introduction = """
      lab runs one program in four architectures that are chosen by a type parameter.

      to begin:
        lab open --program tasks                     open the laboratory with the to-do list
        lab run --program counter --messages "+; -"  send messages in all four architectures
        lab draw --program wizard                    draw the states that messages lead to
        lab laws --only Store                        check the laws of a comonad
        lab web --program counter                    build a page for a browser

      """
    lab.remarks = """
      The laboratory shows a program, the space around it and its log, and takes keys and the
      pointer; ? shows them all. The tour shows two sample programs in all four architectures,
      what makes the architectures differ, a law that catches a broken comonad, and what a
      message costs. It ends by itself. A program of your own gets the same commands from the
      library Laboratory.

      """
    return lab
  }
}
