/** The one text of a JSON value: keys in order of their code units, no blanks (as RFC 8785 for what we store). */
export function canonicalJson(value: unknown): string {
  // Most values are short numbers and words: JSON.stringify for each of them costs three times as much.
  if (typeof value === "number") return Number.isFinite(value) ? `${value}` : "null";
  if (typeof value === "string") return wordText(value);
  if (typeof value !== "object" || value === null) return JSON.stringify(value);
  return Array.isArray(value) ? listText(value) : recordText(value as Readonly<Record<string, unknown>>);
}

function listText(list: readonly unknown[]): string {
  let text = "";
  for (const value of list) text += text === "" ? canonicalJson(value) : `,${canonicalJson(value)}`;
  return `[${text}]`;
}

function recordText(record: Readonly<Record<string, unknown>>): string {
  let text = "";
  for (const name of Object.keys(record).sort()) {
    const value = record[name];
    if (value === undefined) continue;
    text += `${text === "" ? "{" : ","}${wordText(name)}:${canonicalJson(value)}`;
  }
  return text === "" ? "{}" : `${text}}`;
}

/** Names come again and again, and so do most of the words that facts are made of. */
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
