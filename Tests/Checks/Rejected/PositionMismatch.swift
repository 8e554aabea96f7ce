// Rejected because: a store answers at positions of its own type only.
// error: cannot convert value of type 'String' to expected argument type 'Int'

import StoreState

let squares = Store(position: 3) { $0 * $0 }

#if ACCEPTED
print(squares.peek(at: 5))
#else
print(squares.peek(at: "five"))
#endif
