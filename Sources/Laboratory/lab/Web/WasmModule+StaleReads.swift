extension WasmModule {
  /// Whether an instruction may use a local variable's value from before the call that sets it.
  ///
  /// LLVM 21 makes this mistake where functions return several results (`-target-abi=experimental-mv`).
  /// In `high != low >> 63`, for the results `low` and `high` of one call, the call follows the reading
  /// of `high`: `local.get high`, `call`, `local.set high`, then a comparison of the value that was
  /// read first. Correct code of LLVM does not look like that. A variable keeps its value until the
  /// last instruction that uses it, so the call would set another variable. Only an operand that is
  /// never used can be read from any variable.
  ///
  /// LLVM leaves no operand on the stack from one block to another, so this check begins each block with
  /// an empty stack. An instruction that it does not know counts as the mistake.
  ///
  /// - Complexity: O(bytes of the instructions).
  var hasStaleReads: Bool {
    bodies.contains { body in
      var reader = WasmReader(bytes: body)
      _ = reader.list { locals in
        locals.skipNumber()
        return locals.byte()
      }
      var stack = OperandStack()
      while !stack.isStale, let opcode = reader.byte() {
        stack.perform(opcode, with: &reader, in: self)
      }
      return stack.isStale
    }
  }
}

/// The operands on the stack, from the beginning of a block.
private struct OperandStack {
  /// The origin of an operand.
  private enum Operand: Equatable {
    /// A local variable was read.
    case variable(Int)
    /// A function returned several results.
    case result
    /// Another instruction computed it.
    case value
  }

  /// The operands.
  private var operands: [Operand] = []

  /// Whether a variable was set while an operand held its former value.
  private(set) var isStale = false

  /// Performs an instruction, whose immediate arguments a reader has.
  ///
  /// (WebAssembly core specification, 2.0, section 5.4.)
  mutating func perform(_ opcode: UInt8, with reader: inout WasmReader, in module: WasmModule) {
    switch opcode {
    case 0x01: break  // nop
    case 0x00, 0x05, 0x0B, 0x0F:  // unreachable, else, end, return
      operands = []
    case 0x02...0x04, 0x0C, 0x0D:  // block, loop, if, br, br_if
      reader.skipNumber()
      operands = []
    case 0x0E:  // br_table
      _ = reader.list { $0.number() }
      reader.skipNumber()
      operands = []
    case 0x10:  // call
      call(reader.number().flatMap { module.signature(of: $0) })
    case 0x11:  // call_indirect
      let signature = reader.number().flatMap { module.signature(at: $0) }
      reader.skipNumber()
      replace(1, by: 0)
      call(signature)
    case 0x1A: replace(1, by: 0)  // drop
    case 0x1B: replace(3, by: 1)  // select
    case 0x20:  // local.get
      guard let variable = reader.number() else { return }
      operands.append(.variable(variable))
    case 0x21, 0x22:  // local.set, local.tee
      guard let variable = reader.number() else { return }
      isStale = operands.last == .result && operands.contains(.variable(variable))
      replace(1, by: opcode == 0x21 ? 0 : 1)
    case 0x23, 0x3F, 0x41, 0x42:  // global.get, memory.size, i32.const, i64.const
      reader.skipNumber()
      replace(0, by: 1)
    case 0x24:  // global.set
      reader.skipNumber()
      replace(1, by: 0)
    case 0x28...0x35:  // the loads
      reader.skipNumber()
      reader.skipNumber()
      replace(1, by: 1)
    case 0x36...0x3E:  // the stores
      reader.skipNumber()
      reader.skipNumber()
      replace(2, by: 0)
    case 0x40:  // memory.grow
      reader.skipNumber()
      replace(1, by: 1)
    case 0x43, 0x44:  // f32.const, f64.const
      _ = reader.take(opcode == 0x43 ? 4 : 8)
      replace(0, by: 1)
    case 0x45, 0x50, 0x67...0x69, 0x79...0x7B, 0x8B...0x91, 0x99...0x9F, 0xA7...0xC4:
      replace(1, by: 1)  // operations on one number
    case 0x46...0xA6:
      replace(2, by: 1)  // operations on two numbers
    case 0xFC:  // the instructions of two bytes
      switch reader.number() {
      case (0...7)?: replace(1, by: 1)  // conversions that never trap
      case 10?:  // memory.copy
        _ = reader.take(2)
        replace(3, by: 0)
      case 11?:  // memory.fill
        _ = reader.take(1)
        replace(3, by: 0)
      default: isStale = true
      }
    default:
      isStale = true
    }
  }

  /// Calls a function; nil is a function that the module does not have.
  private mutating func call(_ signature: WasmModule.Signature?) {
    if let signature {
      let result: Operand = signature.results > 1 ? .result : .value
      replace(signature.parameters, by: signature.results, result)
    } else {
      isStale = true
    }
  }

  /// Takes operands from the stack, as many as the block has, and adds others.
  private mutating func replace(_ taken: Int, by added: Int, _ operand: Operand = .value) {
    operands.removeLast(min(taken, operands.count))
    operands += repeatElement(operand, count: added)
  }
}
