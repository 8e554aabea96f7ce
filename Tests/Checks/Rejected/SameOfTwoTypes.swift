// Rejected because: a number and a text are never the same, although they show alike.
// error: conflicting arguments to generic parameter 'Value' ('Int' vs. 'String')

import ComonadLaws

let one = law("one", "One is one.").states("1 == 1").forAll { draws in
  let number: Int = draws.draw(below: 2)
  #if ACCEPTED
  return .same("\(number)", "1")
  #else
  return .same(number, "\(number)")
  #endif
}
