/** French has a no-break space before these marks and inside guillemets, so that no line starts with a mark. */
const faultsByPattern = [
  [/(?<=\S) (?=[:;!?»])/u, "has a plain space before “: ; ! ? »”"],
  [/[\p{L}\p{N})}%](?:[;!?»]|:(?=\s|$))/u, "has no space before “: ; ! ? »”"],
  [/(?<=[\d}]) (?=%)/u, "has a plain space before “%”"],
  [/« /u, "has a plain space after “«”"],
  [/«(?![\s\u00a0])/u, "has no space after “«”"],
];

/** Finds missing no-break spaces in French sentences; `sentences` are pairs of a name and a text. */
export function spacingFaults({ file, sentences }) {
  return sentences.flatMap(([name, text]) =>
    faultsByPattern
      .filter(([pattern]) => pattern.test(text))
      .map(([, fault]) => `${file}: ${name} ${fault} (write a no-break space, U+00A0): ${text}`),
  );
}
