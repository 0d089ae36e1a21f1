import { players, tournaments } from "@seneschal/schema";

export interface ListedName {
  /** From 1 on. */
  readonly line: number;
  readonly name: string;
  readonly club: string | null;
  readonly state: "new" | "repeated" | "unreadable";
}

/**
 * The names of a pasted list, one per line, with the clubs after a semicolon: without numbers before them, tabs,
 * list marks and empty lines.
 */
export function parsePlayerList(text: string): readonly ListedName[] {
  const seen = new Set<string>();
  return text.split(/\r\n|[\n\r]/).flatMap((line, place): readonly ListedName[] => {
    const { name: cleaned, club: written } = partsOf(line);
    if (cleaned === "") return [];
    const name = players.accountName.safeParse(cleaned);
    const club = tournaments.newClubName.nullable().safeParse(written);
    if (!name.success || !club.success) return [{ line: place + 1, name: cleaned, club: written, state: "unreadable" }];
    const key = sameNameKey(name.data);
    const state = seen.has(key) ? "repeated" : "new";
    seen.add(key);
    return [{ line: place + 1, name: name.data, club: club.data, state }];
  });
}

/** The last column after a semicolon is the club. Columns with numbers are left out: a place, a rating. */
function partsOf(line: string): { readonly name: string; readonly club: string | null } {
  const columns = line
    .split(";")
    .map(cleanedName)
    .filter((column) => column !== "");
  const texts = columns.length === 1 ? columns : columns.filter((column) => !isNumber(column));
  if (texts.length < 2) return { name: texts[0] ?? "", club: null };
  return { name: texts.slice(0, -1).join(" "), club: texts.at(-1) ?? null };
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
    .replace(listMark, "")
    .replace(/[\s,]+$/u, "")
    .replace(/\s+/gu, " ")
    .trim();
}

const isNumber = (cell: string) => /^#?\d+[.)]?$/.test(cell);
const listMark = /^[-–—*•·]\s+/u;
const number = /^(?:\(\d{1,3}\)|#?\d{1,3}(?:[.):\]]+\s*|\s+))(?=.*\p{L})/u;
