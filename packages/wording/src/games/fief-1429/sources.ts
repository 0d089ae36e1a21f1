import type { Fief1429 } from "@seneschal/schema/games/fief-1429";
import type { Entry, Translate } from "../../entries/entry.ts";
import type { Readers } from "../../people.ts";
import { whoOf } from "../fief-shared/names.ts";
import { ballotOf, incomeSources, type Source } from "../fief-shared/sources.ts";
import { ecusOf } from "./pieces.ts";

type Fact = Fief1429["redactedFact"];
type FactOf<Type extends Fact["type"]> = Extract<Fact, { readonly type: Type }>;

/** The gain or loss of a family, if the fact contains its new total. */
export function gainOf(fact: Fact): Entry["gain"] {
  if (fact.type === "IncomeReceived") return gained(fact.ecus, fact.total);
  if (fact.type === "MoneyGiven") return gained(fact.ecus === null ? null : 0 - fact.ecus, fact.total);
  if (fact.type === "MillsPillaged") return gained(fact.mills, fact.total);
  return null;
}

/** Null if money is hidden. */
const gained = (coins: number | null, total: number | null): Entry["gain"] =>
  coins === null || total === null ? null : { coins, total };

/** The sources of an entry: where écus came from or went to, and how votes and dice added up. */
export function sourcesOf(t: Translate, fact: Fact, readers: Readers): readonly Source[] {
  switch (fact.type) {
    case "IncomeReceived":
      return incomeSources(t, incomes, fact);
    case "MoneyGiven":
      if (fact.toTotal === null) return [];
      return [{ text: t("nowHolds", { seat: whoOf(readers, fact.to), ecus: ecusOf(t, fact.toTotal) }), rule: null }];
    case "VotesShown":
      return fact.ballots.map((ballot) => ({ text: ballotOf(t, ballot, readers), rule: "F1429-4.3" }));
    case "RoundFought":
      return (["attack", "defend"] as const).flatMap((side) => throwSources(t, side, fact[side]));
    default:
      return [];
  }
}

const incomes = [
  { part: "villages", rule: "F1429-8.1" },
  { part: "mills", rule: "F1429-8.2" },
  { part: "taille", rule: "F1429-8.3" },
  { part: "tithe", rule: "F1429-8.4" },
  { part: "queen", rule: "F1429-8.5" },
] as const;

function throwSources(
  t: Translate,
  side: "attack" | "defend",
  thrown: FactOf<"RoundFought">["attack"],
): readonly Source[] {
  const { points, walls, bonus, lance, grail } = thrown;
  return [
    { text: t(`thrown.${side}`, { points, dice: thrown.dice.length }), rule: "F1429-13.6" },
    ...(walls > 0 ? [{ text: t("thrown.walls", { walls }), rule: "F1429-13.7" }] : []),
    ...(lance > 0 ? [{ text: t("thrown.lance", { lance }), rule: "F1429-20.16" }] : []),
    ...(grail > 0 ? [{ text: t("thrown.grail", { grail }), rule: "F1429-20.13" }] : []),
    ...(bonus > 0 ? [{ text: t("thrown.bonus", { bonus }), rule: "F1429-12.4" }] : []),
  ];
}
