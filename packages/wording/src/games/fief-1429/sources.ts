import type { Fief1429 } from "@seneschal/schema/games/fief-1429";
import type { Entry, Translate } from "../../entries/entry.ts";
import type { Readers } from "../../people.ts";
import { whoOf } from "../fief-shared/names.ts";
import { ballotOf, incomeSources, type Source } from "../fief-shared/sources.ts";
import { ecusOf } from "./pieces.ts";

type Told = Fief1429["told"];
type FactOf<Type extends Told["type"]> = Extract<Told, { readonly type: Type }>;

/** The gain or loss of a family, if the fact contains its new total. */
export function gainOf(told: Told): Entry["gain"] {
  if (told.type === "IncomeReceived") return gained(told.ecus, told.total);
  if (told.type === "MoneyGiven") return gained(told.ecus === null ? null : 0 - told.ecus, told.total);
  if (told.type === "MillsPillaged") return gained(told.mills, told.total);
  return null;
}

/** Null if money is hidden. */
const gained = (coins: number | null, total: number | null): Entry["gain"] =>
  coins === null || total === null ? null : { coins, total };

/** The sources of an entry: where écus came from or went to, and how votes and dice added up. */
export function sourcesOf(t: Translate, told: Told, readers: Readers): readonly Source[] {
  switch (told.type) {
    case "IncomeReceived":
      return incomeSources(t, incomes, told);
    case "MoneyGiven":
      if (told.toTotal === null) return [];
      return [{ text: t("nowHolds", { seat: whoOf(readers, told.to), ecus: ecusOf(t, told.toTotal) }), rule: null }];
    case "VotesShown":
      return told.ballots.map((ballot) => ({ text: ballotOf(t, ballot, readers), rule: "F1429-4.3" }));
    case "RoundFought":
      return (["attack", "defend"] as const).flatMap((side) => throwSources(t, side, told[side]));
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
