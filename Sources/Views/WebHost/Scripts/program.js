"use strict";
// The module, which holds the program: its memory, and the calls of its functions.

const program = (() => {
  const decoder = new TextDecoder("utf-8", { ignoreBOM: true });

  // What the module exports; null before it has started, and after it has failed.
  let module = null;

  const isRunning = () => module !== null;

  // MARK: Memory

  // The memory of the module. The array is empty after it has grown, and a new one is made.
  let whole = new Uint8Array(0);
  const heap = () => whole.length > 0 ? whole : whole = new Uint8Array(module.memory.buffer);

  const memory = (pointer, count) => heap().subarray(pointer, pointer + count);

  // Few letters of ASCII are read faster here than by the browser's function.
  const utf8 = (pointer, count) => {
    const all = heap();
    let text = "";
    for (let i = pointer; i < pointer + count; i++) {
      if (count > 24 || all[i] > 127) return decoder.decode(memory(pointer, count));
      text += String.fromCharCode(all[i]);
    }
    return text;
  };

  // How many bytes the module has taken.
  const size = () => module.memory.buffer.byteLength;

  // MARK: Calls

  let isInside = false;

  // Calls the module, then sends the events of its drawings. When the module fails, the page shows that
  // and never calls it again.
  const call = (part) => {
    const isOutermost = !isInside;
    isInside = true;
    try {
      const result = part();
      if (isOutermost) focus.sendEvents();
      return result;
    } catch (error) {
      module = null;
      notices.fail("The program has stopped", error);
      return false;
    } finally {
      if (isOutermost) isInside = false;
    }
  };

  // The module's buffer for the bytes of an event, and its length.
  let buffer = 0;
  let bufferLength = -1;

  // Returns a buffer of a length; events of one length share it.
  const room = (length) => {
    if (length !== bufferLength) {
      buffer = module.room(length);
      bufferLength = length;
    }
    return buffer;
  };

  // Sends the bytes of an event, and returns whether the program answers it.
  const send = (number, bytes, count) => call(() => {
    const first = room(count);
    const all = heap();
    for (let i = 0; i < count; i++) all[first + i] = bytes[i];
    return module.event(number) === 1;
  });

  // Reports the end of a wait, or an event of a service.
  const elapse = (number, ticket, event) => {
    if (module === null) return;
    call(() => {
      if (event !== undefined) {
        const first = room(event.length);
        heap().set(event, first);
      }
      module.elapsed(number, ticket);
    });
  };

  // Reports a change of the address.
  const route = () => { if (module !== null) call(() => module.routed()); };

  // MARK: Starting

  // Starts the program of an instance of the module.
  const start = (instance) => {
    module = instance.exports;
    module.seed(Math.floor(Math.random() * Number.MAX_SAFE_INTEGER));
    (module.main ?? module.__main_argc_argv)(0, 0);
  };

  const stop = () => { module = null; };

  return { isRunning, heap, memory, utf8, size, call, send, elapse, route, start, stop };
})();
