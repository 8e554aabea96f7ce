"use strict";
// The service of the clipboard: see Sources/Views/WebHost/Services/ClipboardBytes.swift.

services.add("clipboard", (() => {
  const { encoder } = encoding;
  const decoder = new TextDecoder("utf-8", { ignoreBOM: true });

  const [READ, TEXT] = [0, "\0"];
  const [WRITTEN, REFUSED, ABSENT] = [[1], [2], [3]];

  const access = async (bytes) => {
    const { clipboard } = navigator;
    if (clipboard === undefined) return ABSENT;
    try {
      if (bytes[0] === READ) return encoder.encode(TEXT + await clipboard.readText());
      await clipboard.writeText(decoder.decode(bytes.subarray(1)));
      return WRITTEN;
    } catch {
      return REFUSED;
    }
  };

  return (bytes, report) => services.once(access(bytes), report);
})());
