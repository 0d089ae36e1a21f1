/** Returns the data of each event in the text of a stream of server-sent events. */
export function textsOfEvents(text) {
  return text.split(/\n\n/).flatMap((event) => {
    const data = event.split("\n").filter((line) => line.startsWith("data:"));
    return data.length === 0 ? [] : [data.map((line) => line.slice("data:".length).trimStart()).join("\n")];
  });
}

/** Returns the value that the text of a parameter stands for: a number or a truth value if its schema says so. */
export function valueOfParameter({ type }, text) {
  if ((type === "integer" || type === "number") && text !== "" && !Number.isNaN(Number(text))) return Number(text);
  return type === "boolean" ? (truthValues[text] ?? text) : text;
}

/** The server also reads digits. */
const truthValues = { true: true, false: false, 1: true, 0: false };
