import type { Fief1429 } from "@seneschal/schema/games/fief-1429";
import type { Words } from "../../entries/entry.ts";
import { lordsOf } from "../fief-shared/goods.ts";
import { listOf, nameOf, namesOf, ofName, whoOf } from "../fief-shared/names.ts";
import {
  type Asker,
  keyword,
  placeValues,
  seatValues,
  type Values,
  valuesWith,
  type Wording,
} from "../fief-shared/values.ts";
import { alongWith, type BandShown, cardOf, ecusOf, goodsOf, sexOf, troopsOf } from "./pieces.ts";

type Told = Fief1429["told"];
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

function lordValues(asker: Asker, lord: string, field: string): Values {
  const { words } = asker;
  if (lord === "nobody") return { [field]: lord };
  if (lord === "card" || lord === "purchase") return { [field]: lord };
  if (field === "to" || field === "from") return { [field]: lord };
  const name = words(`lord.${lord}`);
  return {
    [field]: name,
    [`${field}_of`]: ofName(words, name),
    [`${field}_sex`]: sexOf(lord),
    ...fullName(asker, name, field),
  };
}

/** With the family; French closes it with a comma unless the sentence ends. */
function fullName({ words, fields, readers }: Asker, lord: string, field: string): Values {
  const seat = fields[field === "spouse" ? "spouseSeat" : "seat"];
  if (typeof seat !== "number") return {};
  const full = words("lordFull", { lord, seat: whoOf(readers, seat), seat_of: ofName(words, nameOf(readers, seat)) });
  return { [`${field}_full`]: full, [`${field}_fullEnd`]: full.replace(/,$/, "") };
}

type FactOf<Type extends Told["type"]> = Extract<Told, { readonly type: Type }>;
type Thrown = FactOf<"RoundFought">["attack"];
type Result = FactOf<"VotesShown">;

const wordings: Readonly<Record<string, Wording>> = {
  type: () => ({}),
  relic: ({ words }, relic: string) => {
    const name = words(`relic.${relic}`);
    return { relic: name, relic_cap: name.charAt(0).toLocaleUpperCase() + name.slice(1) };
  },
  relics: ({ words }, relics: FactOf<"RelicsPlaced">["relics"]) => ({
    relics: listOf(
      words,
      relics.map(({ relic, village }) =>
        words("relicAt", { relic: words(`relic.${relic}`), ...inVillage(words, village) }),
      ),
    ),
  }),
  posts: ({ words }, posts: FactOf<"MusterPlaced">["posts"]) => ({
    posts: listOf(
      words,
      posts.map(({ village, pawns }) => words("postAt", { pawns, ...inVillage(words, village) })),
    ),
  }),
  guests: ({ words, readers }, seats: readonly number[]) => ({ guests: namesOf(words, readers, seats) }),
  options: (_, { turns, isFirstTurnCalm }: FactOf<"GameBegan">["options"]) => ({
    options_turns: turns,
    options_calm: String(isFirstTurnCalm),
  }),
  phase: ({ words }, phase: string) => ({ phase: words(`phase.${phase}`) }),
  fief: ({ words, fields }, fief: string) => ({
    fief: words(`fief.${fief}`),
    fief_of: words(`fiefOf.${fief}`),
    fief_title: words(`fiefTitle.${fief}`, { sex: sexOf(String(fields.lord)) }),
  }),
  bishopric: ({ words }, bishopric: number | null, field) => ({ [field]: bishopricOf(words, bishopric) }),
  onto: ({ words }, bishopric: number | null, field) => ({ [field]: bishopricOf(words, bishopric) }),
  office: ({ words }, office: string) => ({
    office: words(`office.${office}`),
    ...(elected.test(office) && { office_of: words(`officeOf.${office}`) }),
  }),
  crown: ({ words }, crown: string) => ({ crown: words(`office.${crown}`) }),
  as: ({ words }, as: string) => ({ as: words(`office.${as}`) }),
  on: (asker, on: string | readonly string[], field) =>
    typeof on === "string"
      ? lordValues(asker, on, field)
      : { on: lordsOf(asker.words, [...new Set(on)]), on_count: on.length },
  lords: ({ words }, lords: readonly string[]) => ({ lords: lordsOf(words, lords), lords_count: lords.length }),
  companions: ({ words }, lords: readonly string[]) => ({ companions: lordsOf(words, lords) }),
  of: ({ words, readers }, seats: readonly number[]) => ({ of: namesOf(words, readers, seats) }),
  winners: ({ words, readers }, seats: readonly number[]) => ({ winners: namesOf(words, readers, seats) }),
  seats: (_, seats: number) => ({ seats }),
  sergeants: ({ words, fields }, sergeants: number) => ({
    sergeants,
    sergeants_troops: troopsOf(words, { sergeants, knights: Number(fields.knights ?? 0) }),
  }),
  bands: ({ words }, bands: readonly BandShown[]) => ({ bands_with: alongWith(words, bands) }),
  ecus: ({ words, fields }, ecus: number | null) => ({
    ecus: ecusOf(words, ecus),
    ecus_count: ecus ?? 0,
    ...("card" in fields && { ecus_goods: goodsOf(words, ecus, String(fields.card), String(fields.pledge)) }),
  }),
  askedEcus: ({ words, fields }, ecus: number | null) => ({
    askedEcus: ecusOf(words, ecus),
    ...("askedCard" in fields && {
      askedEcus_goods: goodsOf(words, ecus, String(fields.askedCard), String(fields.askedPledge)),
    }),
  }),
  card: ({ words }, card: string | number) => ({
    card: typeof card === "number" || card === "hidden" || card === "none" ? card : cardOf(words, card),
  }),
  askedCard: ({ words }, card: string) => ({ askedCard: card === "none" ? card : cardOf(words, card) }),
  pile: ({ words }, pile: string) => ({ pile: words(`pile.${pile}`) }),
  tax: ({ words }, tax: string) => ({ tax: words(`tax.${tax}`) }),
  boon: ({ words }, boon: string) => ({ boon: words(`boon.${boon}`) }),
  calamity: ({ words }, calamity: string) =>
    calamity === "hidden"
      ? { calamity, calamity_the: words("calamity.hidden") }
      : { calamity: words(`calamity.${calamity}`), calamity_the: words(`calamityThe.${calamity}`) },
  cancels: ({ words }, calamity: string | null) =>
    calamity === null
      ? { cancels: "none", cancels_the: "" }
      : { cancels: keyword(calamity), cancels_the: words(`calamityThe.${calamity}`) },
  matter: (asker, matter: FactOf<"ConsentAsked">["matter"]) => {
    const { words, readers } = asker;
    return {
      matter: words(`matter.${matter.kind}`, valuesOf(words, matter, readers)),
      ...seatValues(asker, matter.from, "matter_from"),
    };
  },
  tally: ({ words }, tally: Result["tally"]) => ({
    tally: listOf(
      words,
      tally.map(({ lord, votes }) => words("counted", { name: words(`lord.${lord}`), count: votes })),
    ),
  }),
  ballots: () => ({}),
  attack: ({ words }, thrown: Thrown) => thrownValues(words, thrown, "attack"),
  defend: ({ words }, thrown: Thrown) => thrownValues(words, thrown, "defend"),
  dice: ({ words }, dice: readonly number[]) => ({ dice: facesOf(words, dice) }),
  points: ({ words, readers }, points: FactOf<"TurnEnded">["points"]) => ({
    points: points
      .map(({ seat, points: count }) => words("counted", { name: nameOf(readers, seat), count }))
      .join(", "),
  }),
  ranking: ({ words, readers }, ranking: FactOf<"GameEnded">["ranking"]) => ({
    ranking: ranking
      .toSorted((one, other) => one.rank - other.rank)
      .map(({ seat, rank, score }) => words("ranked", { rank, name: nameOf(readers, seat), ...scoreOf(score) }))
      .join("; "),
  }),
};

export const valuesOf = valuesWith({
  wordings,
  seatFields,
  lordFields,
  villageFields,
  lordValues,
  placeValues,
  meansNobody: (field) => seatFields.has(field) || lordFields.has(field),
});

const bishopricOf = (words: Words, bishopric: number | null): string =>
  bishopric === null ? "none" : words(`bishopric.${bishopric}`);

const inVillage = (words: Words, village: string): Values => placeValues(words, village, "village");

const elected = /^(?:bishop-\d|pope|king)$/;

/** F1429-16.8: a score is 100 for each point and 1 for each village. */
const scoreOf = (score: number): Values => ({ points: Math.floor(score / 100), villages: score % 100 });

const facesOf = (words: Words, dice: readonly number[]): string => dice.join(" + ") || words("nothing");

const thrownValues = (words: Words, { dice, hits }: Thrown, side: string): Values => ({
  [side]: facesOf(words, dice),
  [`${side}_hits`]: hits,
});
