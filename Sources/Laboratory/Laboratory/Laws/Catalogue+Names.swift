import CommandLineSupport
package import ComonadLaws
import EmbeddedText

/// The instances that `laws` checks.
package struct Catalogue: Sendable {
  /// The instances that obey their laws.
  package var lawful: [Instance]

  /// The instances with one fault each.
  package var broken: [BrokenInstance]

  /// Returns the tables that stand before the certificates of all laws, as lines of JSON.
  let tables: @Sendable () -> [String]

  /// Creates a catalogue.
  package init(
    lawful: [Instance],
    broken: [BrokenInstance] = [],
    tables: @escaping @Sendable () -> [String] = { [] }
  ) {
    (self.lawful, self.broken, self.tables) = (lawful, broken, tables)
  }
}

// MARK: - Names

extension Catalogue {
  /// The names of all instances, broken ones too.
  var instanceNames: [String] { lawful.map(\.name) + broken.map(\.instance.name) }

  /// All laws, each once, as the suites order them.
  var laws: [Law] {
    var seen: Set<String> = []
    return (lawful + broken.map(\.instance)).flatMap(\.laws).filter {
      seen.insert($0.name).inserted
    }
  }

  /// The instance of a name, and whether it is a broken one.
  func instance(_ name: String) -> (instance: Instance, isBroken: Bool)? {
    lawful.first { $0.name == name }.map { ($0, false) }
      ?? broken.first { $0.instance.name == name }.map { ($0.instance, true) }
  }

  /// Returns the instances, or else the laws, of this name or under it.
  func selecting(_ name: String) throws(Failure) -> Catalogue {
    let under = Catalogue(
      lawful: lawful.filter { $0.name.isUnder(name) },
      broken: broken.filter { $0.instance.name.isUnder(name) }
    )
    guard under.instanceNames.isEmpty else { return under }
    guard laws.contains(where: { $0.name.isUnder(name) }) else {
      let names = instanceNames + laws.map(\.name)
      let known = names + Set(names.map(\.family)).sorted()
      throw Failure(
        .usage,
        "unknown name \(name.quoted); --only takes an instance, a law or a structure, which "
          + "--list prints" + suggestion(for: name, among: known)
      )
    }
    return Catalogue(
      lawful: lawful.map { $0.selecting { $0.name.isUnder(name) } }.filter { !$0.laws.isEmpty },
      broken: broken.map { $0.selecting { $0.isUnder(name) } }.filter { !$0.caughtBy.isEmpty }
    )
  }
}

extension BrokenInstance {
  /// The name of the lawful instance: all before the last period.
  package var original: String {
    String(instance.name.split(separator: ".").dropLast().joined(separator: "."))
  }

  /// Returns the broken instance with some of its laws.
  fileprivate func selecting(_ isSelected: (String) -> Bool) -> BrokenInstance {
    BrokenInstance(
      instance.selecting { isSelected($0.name) },
      operation: operation,
      fault: fault,
      caughtBy: caughtBy.filter(isSelected)
    )
  }
}

extension String {
  /// Whether the name is another one, or continues it behind a period.
  fileprivate func isUnder(_ name: String) -> Bool { self == name || hasPrefix(name + ".") }

  /// The name up to its first period.
  fileprivate var family: String { String(prefix { $0 != "." }) }
}
