/// Returns a copy of a value after a change in place: the returning form of a mutating operation.
///
/// - Complexity: One copy of the value, and one call of the function.
@inlinable
@inline(__always)
package func changed<Value, Change>(
  _ value: Value,
  _ change: Change,
  by apply: (inout Value, Change) -> Void
) -> Value {
  var value = value
  apply(&value, change)
  return value
}
