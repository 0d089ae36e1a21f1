import type { NotificationContent } from "../notification.ts";
import type { EndDetails } from "./details.ts";
import { type NamedPlayer, named, selectorOf } from "./named.ts";

type Values = NotificationContent["values"];

/** How a game ended for one seat: with a result, or why it has none. */
export function endValues(details: EndDetails, names: readonly NamedPlayer[]): Values {
  const { ruleset, outcome } = details;
  if (outcome === null) return closedValues(details);
  const ranking = outcome.ranking.toSorted((one, other) => one.rank - other.rank);
  const winners = ranking.filter(({ rank }) => rank === 1).map(({ seat }) => seat);
  return {
    how: resultOf(details, winners),
    winners: winners.flatMap((winner) => names[winner] ?? []),
    scores: ranking.flatMap(({ seat, score, tieBreaks }) => {
      const player = names[seat];
      return player === undefined ? [] : [{ ...player, result: { ruleset, score, tieBreaks } }];
    }),
  };
}

function resultOf({ seat, hasLeft }: EndDetails, winners: readonly number[]): string {
  if (hasLeft) return "left";
  if (!winners.includes(seat)) return "lost";
  return winners.length === 1 ? "won" : "shared";
}

function closedValues({ why, reason, host }: EndDetails): Values {
  return { how: selectorOf(why ?? "closed"), name: [named(host)], reason: reason ?? "", scores: "", winners: "" };
}
