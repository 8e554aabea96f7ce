/// Returns a copy of a value after a change in place.
func changed<Value, Change>(
  _ value: Value,
  _ change: Change,
  by apply: (inout Value, Change) -> Void
) -> Value {
  var value = value
  apply(&value, change)
  return value
}
