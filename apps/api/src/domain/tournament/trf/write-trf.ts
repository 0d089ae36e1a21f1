import type { TrfPlayer, TrfReport, TrfRound, TrfTeam } from "./trf-report.ts";

/** The report as text. The specification wants a carriage return at the end of every line. */
export function writeTrf(report: TrfReport): string {
  const { players, teams, arbiters, roundDates } = report;
  const [chief = "", ...deputies] = arbiters;
  const lines = [
    `012 ${free(report.name)}`,
    `042 ${report.start}`,
    `052 ${report.end}`,
    `062 ${players.length}`,
    `072 ${players.filter(({ rating }) => rating !== null).length}`,
    `092 ${free(report.type)}`,
    `102 ${free(chief)}`,
    ...deputies.map((deputy) => `112 ${free(deputy)}`),
    `122 ${free(report.timeControl)}`,
    `132${" ".repeat(88)}${roundDates.map((date) => date.padEnd(10)).join("")}`.trimEnd(),
    ...players.map(playerLine),
    ...teams.map(teamLine),
    ...report.apart.map((pair) => `XXP ${pair.join(" ")}`),
  ];
  return lines.map((line) => `${line}\r\n`).join("");
}

/** Positions 1 to 89, then 10 for each round from position 92 on. */
function playerLine({ startRank, name, rating, federation, points, rank, rounds }: TrfPlayer): string {
  const about = [
    "001",
    right(startRank, 4),
    // Position 10 is the sex, 11 to 13 the title: unknown.
    " ".repeat(4),
    left(name, 33),
    right(rating ?? "", 4),
    left(federation ?? "", 3),
    // The FIDE number, and the date of birth.
    " ".repeat(11),
    " ".repeat(10),
    right(points.toFixed(1), 4),
    right(rank ?? "", 4),
  ].join(" ");
  return `${about}  ${rounds.map(roundFields).join("  ")}`.trimEnd();
}

function roundFields({ opponent, color, result }: TrfRound): string {
  const scheduled = opponent === null ? "0000" : right(opponent, 4);
  return `${scheduled} ${color ?? "-"} ${result || " "}`;
}

/** The name at positions 5 to 36, then each player in 4 positions and a space. */
const teamLine = ({ name, players }: TrfTeam): string =>
  `013 ${left(name, 32)}${players.map((player) => right(player, 4)).join(" ")}`;

/** Counted in characters, not in code units. */
const left = (text: string, width: number): string => {
  const letters = [...free(text)].slice(0, width);
  return letters.join("") + " ".repeat(width - letters.length);
};
const right = (value: string | number, width: number): string => String(value).padStart(width);
/** A line break or tab would move the positions after it. */
const free = (text: string): string => text.replace(/\p{Cc}+/gu, " ");
