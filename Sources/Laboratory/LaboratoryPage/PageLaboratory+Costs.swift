import ComponentKit
import EmbeddedText
import LaboratoryCore
import WebHost

extension Costs {
  /// How many samples a measurement has.
  static let count = 15

  /// Takes a sample; the browser draws and handles events between two of them.
  static func sample(
    of program: String,
    after last: CostSample?
  ) -> Effect<PageLaboratory.Message> {
    .work(
      Work("costs", policy: .debounce(.milliseconds(10))) { outlet in
        if let sample = PagePrograms.named(program) {
          let meter = CostMeter(
            AnySample(sample),
            sample.usual,
            milliseconds: { BrowserClock.milliseconds },
            isShown: { _ in true }
          )
          // The clock of a browser is coarse.
          outlet.send(.sampled(meter.sample(rounds: last?.rounds ?? meter.rounds(lasting: 6))))
        }
        outlet.finish()
        return .none
      }
    )
  }
}
