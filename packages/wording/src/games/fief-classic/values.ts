import type { Words } from "../../entries/entry.ts";
import { lordsOf } from "../fief-shared/goods.ts";
import { capital, listOf, nameOf, namesOf, ofName, whoOf } from "../fief-shared/names.ts";
import {
  type Asker,
  type Fields,
  keyword,
  placeValues,
  seatValues,
  type Values,
  valuesWith,
  type Wording,
} from "../fief-shared/values.ts";
import type { Told } from "./game.ts";
import { cardName, cardOf, ecusOf, goodsOf, soldiersOf } from "./pieces.ts";

const seatFields = new Set(["seat", "to", "first", "from", "occupant"]);
const lordFields = new Set(["lord", "on", "elected"]);
const villageFields = new Set(["village", "from", "to", "capital"]);
/** Where something came from or goes to, that is no village. */
const passing = new Set(["hand", "lot", "discards", "bank", "ward"]);

function lordValues({ words, fields, readers }: Asker, lord: string, field: string): Values {
  if (lord === "nobody") return { [field]: lord };
  const name = words(`lord.${lord}`);
  const { seat } = fields;
  const values = { [field]: name, [`${field}_of`]: ofName(words, name) };
  if (typeof seat !== "number") return values;
  const family = { seat: whoOf(readers, seat), seat_of: ofName(words, nameOf(readers, seat)) };
  return { ...values, [`${field}_full`]: words("lordFull", { lord: name, ...family }) };
}

type FactOf<Type extends Told["type"]> = Extract<Told, { readonly type: Type }>;
type Thrown = FactOf<"RoundFought">["attack"];

const namesIn =
  (field: string): Wording =>
  ({ words, readers }, seats: readonly number[]) => ({ [field]: namesOf(words, readers, seats) });

const wordings: Readonly<Record<string, Wording>> = {
  type: () => ({}),
  throws: ({ words, readers }, throws: FactOf<"LotsThrown">["throws"]) => ({
    throws: throws
      .map(({ seat, dice }) => words("thrownBy", { name: nameOf(readers, seat), dice: facesOf(dice) }))
      .join(", "),
  }),
  order: ({ readers }, order: readonly number[]) => ({ order: order.map((seat) => nameOf(readers, seat)).join(", ") }),
  attackers: namesIn("attackers"),
  defenders: namesIn("defenders"),
  victors: namesIn("victors"),
  winners: namesIn("winners"),
  lords: ({ words }, lords: readonly string[]) => ({ lords: lordsOf(words, lords) }),
  phase: ({ words }, phase: string) => ({ phase: words(`phase.${phase}`) }),
  region: ({ words }, region: string | null) => regionValues(words, region),
  see: ({ words }, see: string | null) =>
    see === null ? { see: "none" } : { see: words(`see.${see}`), see_bishop: words(`bishop.${see}`) },
  curse: ({ words }, curse: string) => ({
    curse: keyword(curse),
    curse_cap: capital(words(`curseThe.${curse}`)),
    curse_the: words(`curseThe.${curse}`),
  }),
  soldiers: ({ words }, soldiers: number) => ({
    soldiers,
    soldiers_count: soldiersOf(words, soldiers),
    soldiers_with: soldiers === 0 ? "" : words("withSoldiers", { soldiers: soldiersOf(words, soldiers) }),
  }),
  mills: ({ words, fields }, mills: number) => ({
    mills,
    mills_buildings: builtOf(words, mills, Number(fields.presses)),
  }),
  ecus: ({ words, fields }, ecus: number) => ({
    ecus: ecusOf(words, ecus),
    ecus_count: ecus,
    ...("pledge" in fields && { ecus_goods: goodsOf(words, ecus, String(fields.card), String(fields.pledge)) }),
  }),
  askedEcus: ({ words, fields }, ecus: number) => ({
    askedEcus: ecusOf(words, ecus),
    ...("askedPledge" in fields && {
      askedEcus_goods: goodsOf(words, ecus, String(fields.askedCard), String(fields.askedPledge)),
    }),
  }),
  card: ({ words, fields }, card: string) => cardValues(words, fields, card),
  matter: (asker, matter: FactOf<"ConsentAsked">["matter"]) => {
    const { words, readers } = asker;
    return {
      matter: words(`matter.${matter.kind}`, valuesOf(words, matter, readers)),
      ...seatValues(asker, matter.from, "matter_from"),
    };
  },
  tally: ({ words }, tally: FactOf<"VotesCounted">["tally"]) => ({
    tally: listOf(
      words,
      tally.map(({ lord, votes }) => words("counted", { name: words(`lord.${lord}`), count: votes })),
    ),
  }),
  ballots: () => ({}),
  attack: (_, thrown: Thrown) => thrownValues(thrown, "attack"),
  defend: (_, thrown: Thrown) => thrownValues(thrown, "defend"),
  dice: (_, dice: readonly number[]) => ({ dice: facesOf(dice) }),
  titles: ({ words, readers }, titles: FactOf<"TurnEnded">["titles"]) => ({
    titles: titles
      .map(({ seat, titles: count }) => words("counted", { name: nameOf(readers, seat), count }))
      .join(", "),
  }),
  ranking: ({ words, readers }, ranking: FactOf<"GameEnded">["ranking"]) => ({
    ranking: ranking
      .toSorted((one, other) => one.rank - other.rank)
      .map(({ seat, rank, score }) => words("ranked", { rank, name: nameOf(readers, seat), score }))
      .join("; "),
  }),
};

export const valuesOf = valuesWith({
  wordings,
  seatFields,
  lordFields,
  villageFields,
  lordValues,
  placeValues: (words, village, field) =>
    passing.has(village) ? { [field]: village } : placeValues(words, village, field),
  meansNobody: (field) => seatFields.has(field),
});

function regionValues(words: Words, region: string | null): Values {
  if (region === null) return { region: "none", region_of: "" };
  return {
    region: words(`region.${region}`),
    region_of: words(`regionOf.${region}`),
    region_title: words(`regionTitle.${region}`),
  };
}

/** Sentences about attacks and parries select by the card; others name it. */
function cardValues(words: Words, fields: Fields, card: string): Values {
  const named = { card_name: card === "none" || card === "hidden" ? "" : cardName(words, card) };
  const isKeyword = card === "hidden" || card === "none" || selecting.has(String(fields.type));
  return { ...named, card: isKeyword ? keyword(card) : cardOf(words, card) };
}
const selecting = new Set(["AttackLaid", "AttackAnswered"]);

function builtOf(words: Words, mills: number, presses: number): string {
  return listOf(words, [
    ...(mills > 0 ? [words("millsLost", { mills })] : []),
    ...(presses > 0 ? [words("pressesLost", { presses })] : []),
  ]);
}

const facesOf = (dice: readonly number[]): string => dice.join(" + ");

const thrownValues = ({ dice, losses }: Thrown, side: string): Values => ({
  [side]: facesOf(dice),
  [`${side}_losses`]: losses,
});
