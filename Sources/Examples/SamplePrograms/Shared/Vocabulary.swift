package import ComponentKit

extension ScriptedProgram {
  /// Reads the messages of a script on one line.
  package static func messages(of script: String) throws(ScriptError) -> [Message] {
    var messages: [Message] = []
    for piece in pieces(of: script) { messages += try parse(piece) }
    return messages
  }

  /// The messages of the vocabulary.
  package static var usualMessages: [Message] { (try? messages(of: vocabulary)) ?? [] }

  /// The messages that a drawing sends where the command line names none: of each kind one or two.
  package static var vocabulary: String {
    switch name {
    case Counter.name: "+ -"
    case Tasks.name: "add tea; toggle 1; remove 1; clear done; undo"
    case Wizard.name: "answer yes; next; back; first; last"
    case Temperature.name: "celsius 100; celsius x; fahrenheit 32"
    case FlightBooker.name: "book; choose return; back 26.03.2014"
    case DurationTimer.name: "tick; duration 2; reset"
    case People.name: "filter T; select 3; surname Tal; create; update; delete"
    case CircleDrawer.name: "press 40 30; adjust; diameter 50; close; undo; redo"
    case Cells.name: "write A0 2; write B0 =A0*3; write A0 =B0"
    case Life.name: "place blinker 2 2; step"
    case Feed.name: "follow moths; arrive moths Luna; read moths 1; refresh; unfollow moths"
    case Die.name: "roll; fell 1; fell 2; fell 3; fell 4; fell 5; fell 6"
    case Notebook.name: "add tea; nest 1 milk; rewrite 1 mint; remove 1; levels 1; read; outline"
    case Todos.name: "new tea; toggle 1; edit 1; save; discard; clear"
    default: ""
    }
  }
}
