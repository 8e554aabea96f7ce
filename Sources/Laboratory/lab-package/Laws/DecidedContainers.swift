import Atlas
import ComonadLaws
import Comonads
import StoreState

/// The finite directed containers of the catalogue, all of whose cases a certificate has.
///
/// The table of each is computed from the functions that the laws check.
enum DecidedContainers {
  /// The categories of the containers.
  static var categories: [FiniteCategory] {
    [
      category(StoreContainer<Trit>.self, [.zero], { _ in Trit.allCases }, { $0 }, { $0 }),
      category(EnvContainer<Trit>.self, Trit.allCases, { _ in [()] }, { $0 }, { 0 }),
      category(ZipperContainer.self, rows, ZipperContainer.positions, { $0 }, { $0 }),
      category(
        DayContainer<ZipperContainer, StoreContainer<Trit>>.self,
        rows.map { Pair($0, .zero) },
        { both($0.left) },
        { $0 },
        { $0 }
      ),
      category(
        SwitchContainer<ZipperContainer, StoreContainer<Trit>>.self,
        rows.prefix(1).map { Sided(.left, $0, .zero) },
        { shape in
          both(shape.both.left).flatMap { both in
            Side.allCases.map { Sided($0, both.left, both.right) }
          }
        },
        { $0 },
        { $0 }
      ),
    ]
    .compactMap { $0 }
  }

  /// The first places of rows of one and two elements.
  private static var rows: [BoundedIndex] {
    [1, 2].map { BoundedIndex(index: 0, count: $0) }
  }

  /// The positions of a row, each with each position of a store.
  private static func both(_ row: BoundedIndex) -> [Pair<Int, Trit>] {
    ZipperContainer.positions(in: row).flatMap { index in
      Trit.allCases.map { Pair(index, $0) }
    }
  }

  /// Returns the category of a container, from some shapes that lead to all others.
  private static func category<C: DirectedContainer, ShapeName: Hashable, PositionName: Hashable>(
    _ container: C.Type,
    _ shapes: [C.Shape],
    _ positions: (C.Shape) -> [C.Position],
    _ shapeName: (C.Shape) -> ShapeName,
    _ positionName: (C.Position) -> PositionName
  ) -> FiniteCategory? {
    FiniteCategory(
      of: shapes.map { shape in Space<C, C.Position>(shape: shape) { $0 } },
      positions: positions,
      shape: shapeName,
      position: positionName
    )
  }
}
