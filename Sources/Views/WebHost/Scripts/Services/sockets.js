"use strict";
// The service of web sockets: see Sources/Views/WebHost/Network/SocketBytes.swift.

services.add("socket", (() => {
  const { encoder, groups } = encoding;

  const OPEN = 0;
  const [OPENED, TEXT, BYTES, CLOSED, FAILED, SENT, UNSENT] = [0, "\x01", 2, 3, 4, 5, 6];
  const [UNREACHABLE, INTERRUPTED, TOO_LARGE] = [0, 1, 2];

  // The code of a connection that ended without being closed.
  const ABNORMAL = 1006;

  // The open sockets by their numbers.
  const sockets = new Map();

  const message = (data) => {
    if (typeof data === "string") return encoder.encode(TEXT + data);
    const event = new Uint8Array(data.byteLength + 1);
    event[0] = BYTES;
    event.set(new Uint8Array(data), 1);
    return event;
  };

  const open = (number, limit, address, report) => {
    let socket;
    try {
      socket = new WebSocket(address);
    } catch {
      return services.once(Promise.resolve([FAILED, UNREACHABLE]), report);
    }
    const close = () => {
      sockets.delete(number);
      socket.onopen = socket.onmessage = socket.onclose = null;
      socket.close(1000);
    };
    socket.binaryType = "arraybuffer";
    socket.onopen = () => {
      sockets.set(number, socket);
      report([OPENED], false);
    };
    socket.onmessage = ({ data }) => {
      const event = message(data);
      if (event.length <= limit + 1) return report(event, false);
      close();
      report([FAILED, TOO_LARGE], true);
    };
    socket.onclose = ({ code }) => {
      const wasOpen = sockets.delete(number);
      if (code !== ABNORMAL) return report([CLOSED, ...groups(code)], true);
      report([FAILED, wasOpen ? INTERRUPTED : UNREACHABLE], true);
    };
    return close;
  };

  const send = (number, text, report) => {
    const socket = sockets.get(number);
    const isOpen = socket?.readyState === WebSocket.OPEN;
    if (isOpen) socket.send(text);
    return services.once(Promise.resolve([isOpen ? SENT : UNSENT]), report);
  };

  return (bytes, report) => {
    const { number, text } = services.reader(bytes);
    return number() === OPEN
      ? open(number(), number(), text(), report) : send(number(), text(), report);
  };
})());
