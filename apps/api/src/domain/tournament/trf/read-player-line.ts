import { type TrfPlayer, type TrfResult, type TrfRound, trfResults } from "./trf-report.ts";

/** A line of the player section, or what is wrong with it. */
export function readPlayerLine(letters: readonly string[]): TrfPlayer | string {
  const field = (from: number, to: number) =>
    letters
      .slice(from - 1, to)
      .join("")
      .trim();
  const startRank = Number(field(5, 8));
  if (!/^\d{1,4}$/.test(field(5, 8)) || startRank < 1) return "positions 5 to 8: a starting rank from 1 to 9999";
  const name = field(15, 47);
  if (name === "") return "positions 15 to 47: the name is missing";
  if (!/^\d{0,4}$/.test(field(49, 52))) return "positions 49 to 52: a rating, or nothing";
  if (!/^(\d{1,2}([.,]\d)?)?$/.test(field(81, 84))) return "positions 81 to 84: points such as 11.5";
  if (!/^\d{0,4}$/.test(field(86, 89))) return "positions 86 to 89: a rank, or nothing";
  const rounds = roundsIn(letters);
  if (typeof rounds === "string") return rounds;
  return {
    startRank,
    name,
    rating: Number(field(49, 52)) || null,
    federation: field(54, 56) || null,
    points: Number(field(81, 84).replace(",", ".")),
    rank: Number(field(86, 89)) || null,
    rounds,
  };
}

function roundsIn(letters: readonly string[]): readonly TrfRound[] | string {
  const rounds: TrfRound[] = [];
  for (let first = 92; first <= letters.length; first += 10) {
    const round = roundAt(letters, first);
    if (typeof round === "string") return round;
    rounds.push(round);
  }
  return rounds;
}

const absent: TrfRound = { opponent: null, color: null, result: "Z" };

/** Opponent, colour and result from this position on. */
function roundAt(letters: readonly string[], first: number): TrfRound | string {
  const opponent = letters
    .slice(first - 1, first + 3)
    .join("")
    .trim();
  const color = (letters[first + 4] ?? " ").toLowerCase();
  const result = (letters[first + 6] ?? " ").toUpperCase().trim();
  if (!/^\d{0,4}$/.test(opponent)) return `positions ${first} to ${first + 3}: the starting rank of an opponent`;
  if (!["w", "b", "-", " "].includes(color)) return `position ${first + 5}: w, b, - or a blank`;
  if (!isResult(result)) return `position ${first + 7}: one of 1 = 0 + - W D L H F U Z`;
  if (Number(opponent) === 0) return { ...absent, result: result === "" ? "Z" : result };
  return { opponent: Number(opponent), color: color === "w" || color === "b" ? color : null, result };
}

const isResult = (text: string): text is TrfResult => (trfResults as readonly string[]).includes(text);
