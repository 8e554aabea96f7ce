"use strict";
// Writes numbers and texts as the module reads them: see Sources/Views/WebHost/Bytes/EventBytes.swift.

const encoding = (() => {
  const encoder = new TextEncoder();

  // A number in groups of seven bits, the lowest first.
  const groups = (number) =>
    number > 127 ? [number & 127 | 128, ...groups(number >>> 7)] : [number];

  // A text after its length.
  const counted = (string) => {
    const code = encoder.encode(string);
    return [...groups(code.length), ...code];
  };

  return { encoder, groups, counted };
})();
