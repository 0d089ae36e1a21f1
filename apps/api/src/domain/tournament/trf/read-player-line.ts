import { type FileFault, fileFault, isFault } from "../file-fault.ts";
import { type TrfPlayer, type TrfResult, type TrfRound, trfResults } from "./trf-report.ts";

export interface TrfLine {
  /** From 1. */
  readonly line: number;
  readonly letters: readonly string[];
}

/** A line of the player section, or what is wrong with it. */
export function readPlayerLine({ line, letters }: TrfLine): TrfPlayer | FileFault {
  const field = (from: number, to: number) =>
    letters
      .slice(from - 1, to)
      .join("")
      .trim();
  const startRank = Number(field(5, 8));
  if (!/^\d{1,4}$/.test(field(5, 8)) || startRank < 1) return fileFault(line, "start-rank");
  const name = field(15, 47);
  if (name === "") return fileFault(line, "no-name");
  if (!/^\d{0,4}$/.test(field(49, 52))) return fileFault(line, "rating");
  if (!/^(\d{1,2}([.,]\d)?)?$/.test(field(81, 84))) return fileFault(line, "points");
  if (!/^\d{0,4}$/.test(field(86, 89))) return fileFault(line, "rank");
  const rounds = roundsIn({ line, letters });
  if (isFault(rounds)) return rounds;
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

function roundsIn(line: TrfLine): readonly TrfRound[] | FileFault {
  const rounds: TrfRound[] = [];
  for (let first = 92; first <= line.letters.length; first += 10) {
    const round = roundAt(line, first);
    if (isFault(round)) return round;
    rounds.push(round);
  }
  return rounds;
}

const absent: TrfRound = { opponent: null, color: null, result: "Z" };

/** Opponent, colour and result from this position on. */
function roundAt({ line, letters }: TrfLine, first: number): TrfRound | FileFault {
  const opponent = letters
    .slice(first - 1, first + 3)
    .join("")
    .trim();
  const color = (letters[first + 4] ?? " ").toLowerCase();
  const result = (letters[first + 6] ?? " ").toUpperCase().trim();
  if (!/^\d{0,4}$/.test(opponent)) return fileFault(line, "opponent", { from: first, to: first + 3 });
  if (!["w", "b", "-", " "].includes(color)) return fileFault(line, "color", { position: first + 5 });
  if (!isResult(result)) return fileFault(line, "result", { position: first + 7 });
  if (Number(opponent) === 0) return { ...absent, result: result === "" ? "Z" : result };
  return { opponent: Number(opponent), color: color === "w" || color === "b" ? color : null, result };
}

const isResult = (text: string): text is TrfResult => (trfResults as readonly string[]).includes(text);
