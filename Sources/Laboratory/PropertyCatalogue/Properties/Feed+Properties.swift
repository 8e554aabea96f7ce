package import ComponentKit
package import ComponentTesting
package import Markup
package import SamplePrograms

extension Checks {
  /// A person follows two sources, each of which has one item or fails.
  package static func feed() -> Checks
  where
    P: Program<Feed.State, Feed.Message, String> & SavedProgram & DrawnProgram & Sendable
  {
    Checks(
      messages: { feed in
        let requests: [Feed.Message] = ["a", "b"].flatMap { name in
          [.follow(name), .unfollow(name), .read(1, of: name)]
        }
        return requests + [.refresh, .follow("two words")]
      },
      answers: WorkAnswers(
        ["a", "b"].map { name in
          WorkAnswers(EffectID(name).within("fetch")) { _ in
            [.message(.arrived(["news"], from: name)), .message(.failed("no network", of: name))]
          }
        }
      ),
      properties: [
        CheckedProperty(
          "loads-while-work-runs",
          .always("a source loads exactly while its work runs") { moment in
            ["a", "b"].allSatisfy { name in
              let source = moment.after.state.sources.first { $0.name == name }
              let isOutstanding = moment.work.contains(EffectID(name).within("fetch"))
              return (source?.status == .loading) == isOutstanding
            }
          }
        ),
        CheckedProperty(
          "sources-differ",
          .always("no source is followed twice") {
            let names = $0.after.state.sources.map(\.name)
            return Set(names).count == names.count
          }
        ),
        CheckedProperty(
          "news-comes-once",
          .always("an item that arrives again stays as it is") { moment in
            guard case .arrived(_, let name)? = moment.message else { return true }
            let (before, after) = (moment.before.state.sources, moment.after.state.sources)
            let items = before.first { $0.name == name }?.items ?? []
            return items.isEmpty || items == after.first { $0.name == name }?.items
          }
        ),
        CheckedProperty(
          "reading-ends-the-news",
          .always("an item that was read is not new") { moment in
            guard case .read(let number, let name)? = moment.message, moment.refusal == nil else {
              return true
            }
            let source = moment.after.state.sources.first { $0.name == name }
            return source?.items[number - 1].isNew == false
          }
        ),
        .cancelledWorkIsNeverHeard(EffectID("a").within("fetch")) {
          $0 == .unfollow("a") || $0 == .refresh
        },
        .answersAreTaken,
        .refusalsChangeNothing,
        .savedStatesAreRestored(),
        .pagesAreAccessible(),
        .memoryDoesNotGrow,
        .architecturesAgree,
      ]
    )
  }
}
