import type { Fief1429 } from "@seneschal/schema/games/fief-1429";
import type { Translate } from "../../entries/entry.ts";
import { describeRanking } from "../../outcome.ts";
import { dealKind, lordsOf } from "../fief-shared/goods.ts";
import { listOf, nameOf, namesOf, ofName, whoOf } from "../fief-shared/names.ts";
import {
  type FieldContext,
  type FieldFormat,
  type Fields,
  keyword,
  placeValues,
  seatValues,
  type Values,
  valuesWith,
} from "../fief-shared/values.ts";
import { alongWith, type BandShown, cardOf, ecusOf, goodsOf, sexOf, troopsOf } from "./pieces.ts";

type Fact = Fief1429["redactedFact"];
const seatFields = new Set([
  "seat",
  "to",
  "first",
  "by",
  "from",
  "target",
  "attacker",
  "defender",
  "guest",
  "spouseSeat",
  "room",
]);
const lordFields = new Set(["lord", "spouse", "leader", "by", "on", "blank", "elected", "author"]);
const villageFields = new Set(["village", "from", "to", "city", "road"]);

function lordValues(context: FieldContext, lord: string, field: string): Values {
  const { t } = context;
  if (lord === "nobody") return { [field]: lord };
  if (lord === "card" || lord === "purchase") return { [field]: lord };
  if (field === "to" || field === "from") return { [field]: lord };
  const name = t(`lord.${lord}`);
  return {
    [field]: name,
    [`${field}_of`]: ofName(t, name),
    [`${field}_sex`]: sexOf(lord),
    ...fullName(context, name, field),
  };
}

/** With the family; French closes it with a comma unless the sentence ends. */
function fullName({ t, fields, readers }: FieldContext, lord: string, field: string): Values {
  const seat = fields[field === "spouse" ? "spouseSeat" : "seat"];
  if (typeof seat !== "number") return {};
  const full = t("lordFull", { lord, seat: whoOf(readers, seat), seat_of: ofName(t, nameOf(readers, seat)) });
  return { [`${field}_full`]: full, [`${field}_fullEnd`]: full.replace(/,$/, "") };
}

type FactOf<Type extends Fact["type"]> = Extract<Fact, { readonly type: Type }>;
type Thrown = FactOf<"RoundFought">["attack"];
type Result = FactOf<"VotesShown">;

const formats: Readonly<Record<string, FieldFormat>> = {
  type: () => ({}),
  relic: ({ t }, relic: string) => {
    const name = t(`relic.${relic}`);
    return { relic: name, relic_cap: name.charAt(0).toLocaleUpperCase() + name.slice(1) };
  },
  relics: ({ t }, relics: FactOf<"RelicsPlaced">["relics"]) => ({
    relics: listOf(
      t,
      relics.map(({ relic, village }) => t("relicAt", { relic: t(`relic.${relic}`), ...inVillage(t, village) })),
    ),
  }),
  posts: ({ t }, posts: FactOf<"MusterPlaced">["posts"]) => ({
    posts: listOf(
      t,
      posts.map(({ village, pawns }) => t("postAt", { pawns, ...inVillage(t, village) })),
    ),
  }),
  guests: ({ t, readers }, seats: readonly number[]) => ({ guests: namesOf(t, readers, seats) }),
  options: (_, { turns, isFirstTurnCalm }: FactOf<"GameBegan">["options"]) => ({
    options_turns: turns,
    options_calm: String(isFirstTurnCalm),
  }),
  phase: ({ t }, phase: string) => ({ phase: t(`phase.${phase}`) }),
  fief: ({ t, fields }, fief: string) => ({
    fief: t(`fief.${fief}`),
    fief_of: t(`fiefOf.${fief}`),
    fief_title: t(`fiefTitle.${fief}`, { sex: sexOf(String(fields.lord)) }),
  }),
  bishopric: ({ t }, bishopric: number | null, field) => ({ [field]: bishopricOf(t, bishopric) }),
  onto: ({ t }, bishopric: number | null, field) => ({ [field]: bishopricOf(t, bishopric) }),
  office: ({ t }, office: string) => ({
    office: t(`office.${office}`),
    ...(elected.test(office) && { office_of: t(`officeOf.${office}`) }),
  }),
  crown: ({ t }, crown: string) => ({ crown: t(`office.${crown}`) }),
  as: ({ t }, as: string) => ({ as: t(`office.${as}`) }),
  on: (context, on: string | readonly string[], field) =>
    typeof on === "string"
      ? lordValues(context, on, field)
      : { on: lordsOf(context.t, [...new Set(on)]), on_count: on.length },
  lords: ({ t }, lords: readonly string[]) => ({ lords: lordsOf(t, lords), lords_count: lords.length }),
  companions: ({ t }, lords: readonly string[]) => ({ companions: lordsOf(t, lords) }),
  of: ({ t, readers }, seats: readonly number[]) => ({ of: namesOf(t, readers, seats) }),
  winners: ({ t, readers }, seats: readonly number[]) => ({ winners: namesOf(t, readers, seats) }),
  seats: (_, seats: number) => ({ seats }),
  sergeants: ({ t, fields }, sergeants: number) => ({
    sergeants,
    sergeants_troops: troopsOf(t, { sergeants, knights: Number(fields.knights ?? 0) }),
  }),
  bands: ({ t }, bands: readonly BandShown[]) => ({ bands_with: alongWith(t, bands) }),
  ecus: ({ t, fields }, ecus: number | null) => ({
    ecus: ecusOf(t, ecus),
    ecus_count: ecus ?? 0,
    ...("card" in fields && offeredValues(t, fields, ecus)),
  }),
  askedEcus: ({ t, fields }, ecus: number | null) => ({
    askedEcus: ecusOf(t, ecus),
    ...("askedCard" in fields && {
      askedEcus_goods: goodsOf(t, ecus, String(fields.askedCard), String(fields.askedPledge)),
    }),
  }),
  card: ({ t }, card: string | number) => ({
    card: typeof card === "number" || card === "hidden" || card === "none" ? card : cardOf(t, card),
  }),
  askedCard: ({ t }, card: string) => ({ askedCard: card === "none" ? card : cardOf(t, card) }),
  pile: ({ t }, pile: string) => ({ pile: t(`pile.${pile}`) }),
  tax: ({ t }, tax: string) => ({ tax: t(`tax.${tax}`) }),
  boon: ({ t }, boon: string) => ({ boon: t(`boon.${boon}`) }),
  calamity: ({ t }, calamity: string) =>
    calamity === "hidden"
      ? { calamity, calamity_the: t("calamity.hidden") }
      : { calamity: t(`calamity.${calamity}`), calamity_the: t(`calamityThe.${calamity}`) },
  cancels: ({ t }, calamity: string | null) =>
    calamity === null
      ? { cancels: "none", cancels_the: "" }
      : { cancels: keyword(calamity), cancels_the: t(`calamityThe.${calamity}`) },
  matter: (context, matter: FactOf<"ConsentAsked">["matter"]) => {
    const { t, readers } = context;
    return {
      matter: t(`matter.${matter.kind}`, valuesOf(t, matter, readers)),
      ...seatValues(context, matter.from, "matter_from"),
    };
  },
  tally: ({ t }, tally: Result["tally"]) => ({
    tally: listOf(
      t,
      tally.map(({ lord, votes }) => t("counted", { name: t(`lord.${lord}`), count: votes })),
    ),
  }),
  ballots: () => ({}),
  attack: ({ t }, thrown: Thrown) => thrownValues(t, thrown, "attack"),
  defend: ({ t }, thrown: Thrown) => thrownValues(t, thrown, "defend"),
  dice: ({ t }, dice: readonly number[]) => ({ dice: facesOf(t, dice) }),
  points: ({ t, readers }, points: FactOf<"TurnEnded">["points"]) => ({
    points: points.map(({ seat, points: count }) => t("counted", { name: nameOf(readers, seat), count })).join(", "),
  }),
  ranking: ({ t, readers }, ranking: FactOf<"GameEnded">["ranking"]) => ({
    ranking: describeRanking(t, ranking, readers),
  }),
};

/** What an offer gives, and whether it asks for something in return. */
function offeredValues(t: Translate, fields: Fields, ecus: number | null): Values {
  const given = goodsOf(t, ecus, String(fields.card), String(fields.pledge));
  const asked = goodsOf(t, fields.askedEcus as number | null, String(fields.askedCard), String(fields.askedPledge));
  return { ecus_goods: given, ecus_kind: dealKind(t, given, asked) };
}

export const valuesOf = valuesWith({
  formats,
  seatFields,
  lordFields,
  villageFields,
  lordValues,
  placeValues,
  meansNobody: (field) => seatFields.has(field) || lordFields.has(field),
});

const bishopricOf = (t: Translate, bishopric: number | null): string =>
  bishopric === null ? "none" : t(`bishopric.${bishopric}`);

const inVillage = (t: Translate, village: string): Values => placeValues(t, village, "village");

const elected = /^(?:bishop-\d|pope|king)$/;

/** F1429-16.8: a score is 100 for each point and 1 for each village. */
const facesOf = (t: Translate, dice: readonly number[]): string => dice.join(" + ") || t("nothing");

const thrownValues = (t: Translate, { dice, hits }: Thrown, side: string): Values => ({
  [side]: facesOf(t, dice),
  [`${side}_hits`]: hits,
});
