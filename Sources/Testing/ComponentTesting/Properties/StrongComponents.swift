/// Returns the number of the strong component of each node: of two nodes with one number, each can be
/// reached from the other.
///
/// (Tarjan, Depth-first search and linear graph algorithms, 1972.)
///
/// - Parameters:
///   - starts: The place of the first step of each node, and the end of the last one.
///   - target: Returns the node that the step at a place leads to.
/// - Returns: The numbers.
/// - Complexity: O(nodes + steps).
func strongComponents(_ starts: [Int], target: (Int) -> Int) -> [Int] {
  let count = starts.count - 1
  var components = Array(repeating: -1, count: count)
  var indices = Array(repeating: -1, count: count)
  var lows = indices
  var places = Array(starts.dropLast())
  var (stack, path): ([Int], [Int]) = ([], [])
  var (index, component) = (0, 0)
  for root in 0..<count where indices[root] < 0 {
    path.append(root)
    while let node = path.last {
      if indices[node] < 0 {
        (indices[node], lows[node]) = (index, index)
        index += 1
        stack.append(node)
      }
      if places[node] < starts[node + 1] {
        let target = target(places[node])
        places[node] += 1
        if indices[target] < 0 {
          path.append(target)
        } else if components[target] < 0 {
          lows[node] = min(lows[node], indices[target])
        }
        continue
      }
      path.removeLast()
      if let parent = path.last { lows[parent] = min(lows[parent], lows[node]) }
      guard lows[node] == indices[node] else { continue }
      while let member = stack.popLast() {
        components[member] = component
        if member == node { break }
      }
      component += 1
    }
  }
  return components
}
