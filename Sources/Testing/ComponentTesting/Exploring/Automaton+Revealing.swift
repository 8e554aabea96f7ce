public import ComponentKit
public import StateGraphs

extension Automaton {
  /// Creates the automaton of a component in any architecture, also one that hides its state.
  ///
  /// It is an instrument of tests: an application imports no module that looks into `Elm`.
  ///
  /// ```swift
  /// struct Lamp: Program {
  ///   let initial = false
  ///   func update(_ isOn: inout Bool, by message: Bool) { isOn = message }
  ///   func view(_ isOn: Bool, send: @escaping (Bool) -> Void) -> String { isOn ? "on" : "off" }
  /// }
  /// let elm = Automaton(revealing: Component<Elm<Lamp>>(Lamp()))
  /// try elm.bisimilar(to: Automaton(Lamp()), by: [true, false])  // .bisimilar
  /// ```
  public init<A: ProgramArchitecture>(revealing component: Component<A>)
  where Subject == Component<A>, State == A.Program.State, Output == A.Program.View {
    self.init(component, state: { $0.programState.state }, output: { $0.view })
  }
}
