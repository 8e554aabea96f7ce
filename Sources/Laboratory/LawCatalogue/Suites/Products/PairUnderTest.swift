import ComonadLab
import ComonadLaws

/// A space that a law can visit and move.
protocol PairUnderTest: Explorable, PairedComonad where Duplicate: PairUnderTest {}

extension Store: PairUnderTest
where Position: CaseIterable & Equatable & Observed, Value: Observed {}
extension Moore: PairUnderTest where Input: CaseIterable & Observed, Output: Observed {}
extension Traced: PairUnderTest where Log: Spelled, Value: Observed {}
extension Zipper: PairUnderTest where Element: Observed {}
