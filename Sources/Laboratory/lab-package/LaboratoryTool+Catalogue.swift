import CommandLineSupport
import Laboratory
import LawCatalogue
import PropertyCatalogue

extension LaboratoryTool {
  /// The commands of `lab` about this package alone: it hands their words over, so they have its name.
  static func package(
    _ arguments: [[UInt8]],
    _ console: Console,
    catalogue: Catalogue = .standard
  ) -> LaboratoryTool {
    var lab = LaboratoryTool(
      named: "lab",
      SampleExperiments.all,
      arguments: arguments,
      console: console
    )
    lab.commands =
      lab.commands.filter { ["laws", "share"].contains($0.name) }
      + [AtlasCommand.self, ConduitCommand.self, WebCommand.self]
    lab.sharedPage = { experiment throws(Failure) in try SamplePage.shared(experiment, console) }
    lab.catalogue = catalogue
    return lab
  }
}

extension Catalogue {
  /// The catalogue of this package.
  static let standard = Catalogue(lawful: lawfulInstances, broken: brokenInstances) {
    DecidedContainers.categories.map { AtlasCertificate(category: $0).json }
  }
}
