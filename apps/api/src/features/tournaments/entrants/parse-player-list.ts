import { players } from "@seneschal/schema";

export interface ListedName {
  /** From 1 on. */
  readonly line: number;
  readonly name: string;
  readonly state: "new" | "repeated" | "unreadable";
}

/** The names of a pasted list, one per line: without numbers before them, tabs, list marks and empty lines. */
export function parsePlayerList(text: string): readonly ListedName[] {
  const seen = new Set<string>();
  return text.split(/\r\n|[\n\r]/).flatMap((line, place): readonly ListedName[] => {
    const cleaned = cleanedName(line);
    if (cleaned === "") return [];
    const read = players.accountName.safeParse(cleaned);
    if (!read.success) return [{ line: place + 1, name: cleaned, state: "unreadable" }];
    const key = sameNameKey(read.data);
    const state = seen.has(key) ? "repeated" : "new";
    seen.add(key);
    return [{ line: place + 1, name: read.data, state }];
  });
}

/** Equal for names that differ only in upper and lower case. */
export const sameNameKey = (name: string): string => name.normalize("NFC").toLowerCase();

function cleanedName(line: string): string {
  const cells = line
    .replace(/^\uFEFF/, "")
    .split("\t")
    .map((cell) => cell.trim());
  // A table from a spreadsheet has numbers in columns of their own: the place, a rating.
  const words = cells.filter((cell) => cell !== "" && (cells.length === 1 || !isNumber(cell)));
  return words
    .join(" ")
    .replace(listMark, "")
    .replace(number, "")
    .replace(/[\s,;]+$/u, "")
    .replace(/\s+/gu, " ")
    .trim();
}

const isNumber = (cell: string) => /^#?\d+[.)]?$/.test(cell);
const listMark = /^[-–—*•·]\s+/u;
const number = /^(?:\(\d{1,3}\)|#?\d{1,3}(?:[.):\]]+\s*|\s+))(?=.*\p{L})/u;
