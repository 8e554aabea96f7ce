// Rejected because: an enumeration has no text of its own that a law could compare.
// error: type 'Direction' does not conform to protocol 'Observed'

import ComonadLaws

#if ACCEPTED
enum Direction: String, Observed, CustomStringConvertible {
  case up, down
  var description: String { rawValue }
}
#else
enum Direction: String, Observed { case up, down }
#endif
