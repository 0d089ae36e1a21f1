/** The one text of a JSON value: keys in order of their code units, no blanks (as RFC 8785 for what we store). */
export function canonicalJson(value: unknown): string {
  // Most values are short numbers and words: JSON.stringify for each of them costs three times as much.
  if (typeof value === "number") return Number.isFinite(value) ? `${value}` : "null";
  if (typeof value !== "object" || value === null) return JSON.stringify(value);
  return Array.isArray(value) ? listText(value) : recordText(value as Readonly<Record<string, unknown>>);
}

function listText(list: readonly unknown[]): string {
  let text = "[";
  for (const [place, value] of list.entries()) text += place === 0 ? canonicalJson(value) : `,${canonicalJson(value)}`;
  return `${text}]`;
}

function recordText(record: Readonly<Record<string, unknown>>): string {
  let text = "";
  for (const name of Object.keys(record).sort()) {
    const value = record[name];
    if (value === undefined) continue;
    text += `${text === "" ? "{" : ","}${nameText(name)}:${canonicalJson(value)}`;
  }
  return text === "" ? "{}" : `${text}}`;
}

/** Names come again and again. */
const nameTexts = new Map<string, string>();
const namesMax = 1000;

function nameText(name: string): string {
  const known = nameTexts.get(name);
  if (known !== undefined) return known;
  const text = JSON.stringify(name);
  if (nameTexts.size < namesMax) nameTexts.set(name, text);
  return text;
}
