import type { Typed } from "@seneschal/engine";
import type { SeatReport, Swing } from "@seneschal/engine/report";
import type { LoggedReport } from "./report-on-log.ts";

/** A report as a terminal shows it, in English. Seats count from 1, as players do. */
export function reportLines({ game, ruleset, steps, report }: LoggedReport): readonly string[] {
  const unit = "in the unit of the evaluation of the ruleset";
  const swings = report.swings.map((swing) => swingLine(swing, steps[swing.step]?.version ?? 0));
  return [
    `Game ${game}, ${ruleset}: ${steps.length} steps. Leads, costs and luck are ${unit}.`,
    ...report.seats.map((seat, place) => seatLine(seat, place + 1, report.steps.at(-1)?.leads[place] ?? 0)),
    swings.length === 0 ? "No decision clearly cost its seat much." : "The decisions that cost most:",
    ...swings,
  ];
}

const seatLine = ({ luck, cost, decisions, asHard }: SeatReport, seat: number, lead: number): string =>
  `Seat ${seat}: lead ${rounded(lead)} at the end, luck ${rounded(luck)}, cost of its decisions ${rounded(cost)}. ` +
  `Hard would have made ${asHard} of its ${decisions} moves.`;

function swingLine({ seat, played, best, comparison }: Swing<Typed>, version: number): string {
  const cost = rounded(comparison.best - comparison.played);
  const share = Math.round(100 * comparison.betterShare);
  return (
    `Version ${version}, seat ${seat + 1}: played ${JSON.stringify(played)}. ` +
    `Hard would have played ${JSON.stringify(best)}: ${cost} more, and better in ${share}% of the continuations.`
  );
}

const rounded = (figure: number): string => (Math.round(figure * 10) / 10).toFixed(1);
