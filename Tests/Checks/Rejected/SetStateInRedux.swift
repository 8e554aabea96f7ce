// Rejected because: a program that sets its state requests more than Redux gives.
// error: type 'Slider' does not conform to protocol 'ThunkProgram'

import ComponentKit
import StoreState

struct Slider: StateProgram {
  let initial = 0

  func setState(_ position: inout Int, by message: State<Int, Void>) { message.run(&position) }

  func view(_ position: Int, send: @escaping (State<Int, Void>) -> Void) -> String { "\(position)" }
}

#if ACCEPTED
var slider = Component<React<Slider>>(Slider())
#else
var slider = Component<Redux<Slider>>(Slider())
#endif
slider.send(.put(7))
