import ComonadLaws
import ComponentKit

/// Effects, and the components that ask for them.
let effectInstances: [Instance] =
  [
    Instance("Effect", effectLaws(.effects(of: .cases), arrows: tritArrows))
  ]
  + ComponentsUnderTest { EffectfulProgram() }.all.map { architecture, make in
    Instance(
      "\(architecture).EffectfulProgram",
      activeLaws(EffectfulProgram(), messages: EffectfulProgram.messages, make)
    )
  }

/// The generator of functions of a trit, drawn as tables.
let tritArrows = Generator<@Sendable (Trit) -> Trit> { draws in
  let table = draws.draw(Generator<Trit>.cases.array(count: 3))
  return { table[$0.rawValue] }
}
