/**
 * What an example says in words, without repetitions: sentences and names, the header of a CSV file and the revisions of
 * rulesets. Everything else depends on chance, on the time or on the accounts of the recording.
 */
export function fixedTextsOf(example: unknown): readonly string[] {
  return [...new Set(textsIn(example, ""))].toSorted();
}

function textsIn(value: unknown, name: string): readonly string[] {
  if (typeof value === "string") return textsOf(value);
  if (typeof value === "number") return name === "revision" ? [`revision ${value}`] : [];
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([member, part]) => textsIn(part, member));
}

function textsOf(text: string): readonly string[] {
  if (isJsonOrEvents.test(text)) return [];
  const [first = ""] = text.split("\n");
  if (isCsvHeader.test(first)) return [first];
  return hasWords.test(text) ? [random.reduce((shown, [pattern, name]) => shown.replace(pattern, name), text)] : [];
}

const isJsonOrEvents = /^(\{|event:)/;
const isCsvHeader = /^\w+(,\w+)+$/;
const hasWords = /\p{L}[,.:;’]? \p{L}/u;

const random: readonly (readonly [RegExp, string])[] = [
  [/\d{4}-\d\d-\d\dT[\d:.]+Z/g, "<time>"],
  [/\d{4}\/\d\d\/\d\d/g, "<day>"],
  [/(?<=#)[\w-]+/g, "<token>"],
  // Which seat begins is drawn by lot.
  [/\bseat \d+/g, "seat <number>"],
];
