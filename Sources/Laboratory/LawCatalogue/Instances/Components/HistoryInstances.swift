public import ComonadLaws
import ComponentKit

/// A program with its history, in the four architectures.
public let historyInstances: [Instance] =
  ComponentsUnderTest { History(Keypad()) }.all.map { architecture, make in
    Instance(
      "\(architecture).History",
      historyLaws(Keypad(), messages: Keypad.messages, make).worth(0.25)
    )
  }
