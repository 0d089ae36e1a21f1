/** The unique text of a JSON value: keys sorted by code units, no spaces (RFC 8785 for the values we store). */
export function canonicalJson(value: unknown): string {
  // Most values are short numbers and strings: JSON.stringify takes three times as long for each.
  if (typeof value === "number") return Number.isFinite(value) ? `${value}` : "null";
  if (typeof value === "string") return wordText(value);
  if (typeof value !== "object" || value === null) return JSON.stringify(value);
  return Array.isArray(value) ? listText(value) : recordText(value as Readonly<Record<string, unknown>>);
}

/** Canonical JSON of a record without one of its members. */
export function canonicalJsonWithout(record: object, name: string): string {
  return recordText(record as Readonly<Record<string, unknown>>, name);
}

function listText(list: readonly unknown[]): string {
  let text = "";
  for (const value of list) text += text === "" ? canonicalJson(value) : `,${canonicalJson(value)}`;
  return `[${text}]`;
}

function recordText(record: Readonly<Record<string, unknown>>, without?: string): string {
  let text = "";
  for (const name of inOrder(Object.keys(record))) {
    const value = record[name];
    if (value === undefined || name === without) continue;
    text += `${text === "" ? "{" : ","}${wordText(name)}:${canonicalJson(value)}`;
  }
  return text === "" ? "{}" : `${text}}`;
}

const fewNames = 16;

/** Most records have few members: sorting them in place avoids the allocations of `sort`. */
function inOrder(names: string[]): readonly string[] {
  if (names.length > fewNames) return names.sort();
  for (let sorted = 1; sorted < names.length; sorted++) {
    const name = names[sorted] as string;
    let place = sorted;
    for (; place > 0 && (names[place - 1] as string) > name; place--) names[place] = names[place - 1] as string;
    names[place] = name;
  }
  return names;
}

/** Member names repeat, and so do most strings in facts: their JSON text is cached. */
const wordTexts = new Map<string, string>();
const wordsMax = 1000;
const lettersMax = 32;

function wordText(word: string): string {
  if (word.length > lettersMax) return JSON.stringify(word);
  const known = wordTexts.get(word);
  if (known !== undefined) return known;
  const text = JSON.stringify(word);
  if (wordTexts.size < wordsMax) wordTexts.set(word, text);
  return text;
}
