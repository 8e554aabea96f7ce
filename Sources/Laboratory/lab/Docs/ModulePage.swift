/// The part of a module's page from `docc` that `lab docs` reads.
struct ModulePage: Decodable {
  /// A topic.
  struct Topic: Decodable {
    /// The addresses of the declarations.
    let identifiers: [String]

    /// Whether `docc` made the topic of declarations that the catalogue does not list.
    let generated: Bool?
  }

  /// The topics; a module without declarations has none.
  let topicSections: [Topic]?

  /// The name of the first declaration that is in no topic of the catalogue, or in several.
  var misplaced: String? {
    var known: Set<String> = []
    for topic in topicSections ?? [] {
      let isMisplaced = { topic.generated == true || !known.insert($0).inserted }
      if let address = topic.identifiers.first(where: isMisplaced) {
        return address.split(separator: "/").last.map(String.init)
      }
    }
    return nil
  }
}
