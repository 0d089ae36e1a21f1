import type { tournaments as schemas } from "@seneschal/schema";
import { faultTexts } from "@seneschal/tournament/verification";

type FaultName = schemas.VerificationFault | schemas.ImportFault;
type Values = Readonly<Record<string, string | number>>;

/** What is wrong in a file: the first line, from 1, and why. */
export interface FileFault {
  readonly line: number;
  readonly fault: FaultName;
  /** What the message names. */
  readonly values: Values;
  readonly message: string;
}

export function fileFault(line: number, fault: FaultName, values: Values = {}): FileFault {
  const message = texts[fault].replaceAll(/\{(\w+)\}/g, (_, name) => String(values[name]));
  return { line, fault, values, message };
}

export const isFault = (read: object): read is FileFault => "fault" in read;

/** Positions are counted from 1, as in the specification of TRF16. */
const texts: Readonly<Record<FaultName, string>> = {
  ...faultTexts,
  tab: "the line has a tab, so its positions are unknown",
  "start-rank": "positions 5 to 8: a starting rank from 1 to 9999",
  "no-name": "positions 15 to 47: the name is missing",
  rating: "positions 49 to 52: a rating, or nothing",
  points: "positions 81 to 84: points such as 11.5",
  rank: "positions 86 to 89: a rank, or nothing",
  opponent: "positions {from} to {to}: the starting rank of an opponent",
  color: "position {position}: w, b, - or a blank",
  result: "position {position}: one of 1 = 0 + - W D L H F U Z, or a blank",
  "no-players": "the file has no player (no line begins with 001)",
  "repeated-rank": "the starting rank {player} is repeated",
  "unknown-opponent": "in round {round} the opponent {player} does not exist",
  "other-opponent": "in round {round} player {player} has another opponent",
  "same-color": "in round {round} both players have the same colour",
  "no-team-name": "positions 5 to 36: the name of the team is missing",
  "unknown-player": "player {player} does not exist",
  "repeated-player": "player {player} is named twice",
  "too-many-pairs": "at most {max} pairs of players can be kept apart",
  "unreadable-title": "the name of the tournament has characters that cannot be shown",
  "unreadable-name": "the name of the player is longer than 40 characters, or has some that cannot be shown",
  "repeated-name": "the name {name} is also in line {other}",
  "unreadable-club": "the name of the club is longer than 60 characters, or has some that cannot be shown",
  "too-many-players": "the tournament has {max} places",
  settings: "this server does not accept the settings: {path}",
};
