// Rejected because: answers are made of the properties of the state and the messages of the program.
// error: value of type 'Search.State' has no member 'query'
// error: type 'Search.Message' has no member 'missing'

import ComonadLab
import ComponentTesting

struct Search: Program {
  enum Message: Hashable {
    case type(String)
    case found(String)
    case failed
  }
  struct State: Hashable { var text = "", result = "" }

  let initial = State()

  func update(_ state: inout State, by message: Message) -> Effect<Message> {
    switch message {
    case .type(let text):
      state.text = text
      return .work(Work("search") { _ in .none })
    case .found(let result): state.result = result
    case .failed: state.result = ""
    }
    return .none
  }

  func view(_ state: State, send: @escaping (Message) -> Void) -> String { state.result }
}

#if ACCEPTED
let all = Exploration(
  of: Search(),
  by: [.type("a"), .type("b")],
  answers: [WorkAnswers("search") { [.message(.found($0.text)), .message(.failed)] }]
)
let component = Exploration(
  from: Component<Redux<Search>>(Search()),
  by: [.type("a"), .type("b")],
  answers: [WorkAnswers("search") { [.message(.found($0.text)), .message(.failed)] }]
)
#else
let all = Exploration(
  of: Search(),
  by: [.type("a"), .type("b")],
  answers: [WorkAnswers("search") { [.message(.found($0.query)), .message(.failed)] }]
)
let component = Exploration(
  from: Component<Redux<Search>>(Search()),
  by: [.type("a"), .type("b")],
  answers: [WorkAnswers("search") { [.message(.found($0.text)), .message(.missing)] }]
)
#endif
