public import Comonads

extension BoundedIndex: Observed {
  /// Writes the index and the number of elements.
  public func show(in reading: inout Reading) { reading.add("\(index)/\(count)") }
}

extension Walk: Observed where Value: Observed {
  /// Writes where the walk ends and what it answers, from the places in rows of one and three.
  public func show(in reading: inout Reading) {
    for count in [1, 3] {
      for index in 0..<count {
        var place = BoundedIndex(index: index, count: count)
        let value = run(&place)
        reading.along(".run(\(index)/\(count))") { reading in
          reading.add(part: ".place", place)
          reading.add(part: ".value", value)
        }
      }
    }
  }
}

extension Generator {
  /// Returns the generator of walks, which move and answer by the place where they start.
  public static func walks<Answer: Observed>(
    values: Generator<Answer>
  ) -> Generator where Value == Walk<Answer> {
    let moves = Generator<Int>.integers(in: 0...2).function(of: BoundedIndex.self)
    let answers = values.function(of: BoundedIndex.self)
    return Generator { draws in
      let move = draws.draw("index", moves)
      let answer = draws.draw("value", answers)
      return Walk { place in
        let start = place
        place.move(to: move(start))
        return answer(start)
      }
    }
  }
}

extension Generator where Value == Walk<Bit> {
  /// The generator of walks along short rows that answer with a bit.
  public static var walks: Generator { walks(values: .cases) }
}
