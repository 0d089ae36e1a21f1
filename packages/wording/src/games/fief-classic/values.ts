import type { Translate } from "../../entries/entry.ts";
import { describeRanking } from "../../outcome.ts";
import { dealKind, lordsOf } from "../fief-shared/goods.ts";
import { capital, listOf, nameOf, namesOf, ofName, whoOf } from "../fief-shared/names.ts";
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
import type { Fact } from "./game.ts";
import { cardName, cardOf, ecusOf, goodsOf, soldiersOf } from "./pieces.ts";

const seatFields = new Set(["seat", "to", "first", "from"]);
const lordFields = new Set(["lord", "on", "elected"]);
const villageFields = new Set(["village", "from", "to", "capital"]);
/** Where something came from or goes to, that is no village. */
const passing = new Set(["hand", "lot", "discards", "bank", "ward"]);

function lordValues({ t, fields, readers }: FieldContext, lord: string, field: string): Values {
  if (lord === "nobody" || lord === "against") return { [field]: lord };
  const name = t(`lord.${lord}`);
  const { seat } = fields;
  const values = { [field]: name, [`${field}_of`]: ofName(t, name) };
  if (typeof seat !== "number") return values;
  const family = { seat: whoOf(readers, seat), seat_of: ofName(t, nameOf(readers, seat)) };
  return { ...values, [`${field}_full`]: t("lordFull", { lord: name, ...family }) };
}

type FactOf<Type extends Fact["type"]> = Extract<Fact, { readonly type: Type }>;
type Thrown = FactOf<"RoundFought">["attack"];

const namesIn =
  (field: string): FieldFormat =>
  ({ t, readers }, seats: readonly number[]) => ({ [field]: namesOf(t, readers, seats) });

const formats: Readonly<Record<string, FieldFormat>> = {
  type: () => ({}),
  throws: ({ t, readers }, throws: FactOf<"LotsThrown">["throws"]) => ({
    throws: throws
      .map(({ seat, dice }) => t("thrownBy", { name: nameOf(readers, seat), dice: facesOf(dice) }))
      .join(", "),
  }),
  order: ({ readers }, order: readonly number[]) => ({ order: order.map((seat) => nameOf(readers, seat)).join(", ") }),
  attackers: namesIn("attackers"),
  defenders: namesIn("defenders"),
  victors: namesIn("victors"),
  winners: namesIn("winners"),
  lords: ({ t }, lords: readonly string[]) => ({ lords: lordsOf(t, lords), lords_count: lords.length }),
  // Facts of earlier revisions name no bearer.
  occupant: (context, occupant: number | null) => ({
    ...(occupant === null ? { occupant: "nobody" } : seatValues(context, occupant, "occupant")),
    ...(typeof context.fields.bearer === "number"
      ? seatValues(context, context.fields.bearer, "bearer")
      : { bearer: "none" }),
  }),
  bearer: () => ({}),
  phase: ({ t }, phase: string) => ({ phase: t(`phase.${phase}`) }),
  region: ({ t }, region: string | null) => regionValues(t, region),
  see: ({ t }, see: string | null) =>
    see === null ? { see: "none" } : { see: t(`see.${see}`), see_bishop: t(`bishop.${see}`) },
  curse: ({ t }, curse: string) => ({
    curse: keyword(curse),
    curse_cap: capital(t(`curseThe.${curse}`)),
    curse_the: t(`curseThe.${curse}`),
  }),
  soldiers: ({ t }, soldiers: number) => ({
    soldiers,
    soldiers_count: soldiersOf(t, soldiers),
    soldiers_with: soldiers === 0 ? "" : t("withSoldiers", { soldiers: soldiersOf(t, soldiers) }),
  }),
  mills: ({ t, fields }, mills: number) => ({
    mills,
    mills_buildings: builtOf(t, mills, Number(fields.presses)),
  }),
  ecus: ({ t, fields }, ecus: number) => ({
    ecus: ecusOf(t, ecus),
    ecus_count: ecus,
    ...("pledge" in fields && offeredValues(t, fields, ecus)),
  }),
  askedEcus: ({ t, fields }, ecus: number) => ({
    askedEcus: ecusOf(t, ecus),
    ...("askedPledge" in fields && {
      askedEcus_goods: goodsOf(t, ecus, String(fields.askedCard), String(fields.askedPledge)),
    }),
  }),
  card: ({ t, fields }, card: string) => cardValues(t, fields, card),
  matter: (context, matter: FactOf<"ConsentAsked">["matter"]) => {
    const { t, readers } = context;
    return {
      matter: t(`matter.${matter.kind}`, valuesOf(t, matter, readers)),
      ...seatValues(context, matter.from, "matter_from"),
    };
  },
  tally: ({ t }, tally: FactOf<"VotesCounted">["tally"]) => ({
    tally: listOf(
      t,
      tally.map(({ lord, votes }) => t("counted", { name: t(`lord.${lord}`), count: votes })),
    ),
  }),
  ballots: () => ({}),
  attack: (_, thrown: Thrown) => thrownValues(thrown, "attack"),
  defend: (_, thrown: Thrown) => thrownValues(thrown, "defend"),
  dice: (_, dice: readonly number[]) => ({ dice: facesOf(dice) }),
  titles: ({ t, readers }, titles: FactOf<"TurnEnded">["titles"]) => ({
    titles: titles.map(({ seat, titles: count }) => t("counted", { name: nameOf(readers, seat), count })).join(", "),
  }),
  ranking: ({ t, readers }, ranking: FactOf<"GameEnded">["ranking"]) => ({
    ranking: describeRanking(t, ranking, readers),
  }),
};

/** What an offer gives, and whether it asks for something in return. */
function offeredValues(t: Translate, fields: Fields, ecus: number): Values {
  const given = goodsOf(t, ecus, String(fields.card), String(fields.pledge));
  const asked = goodsOf(t, fields.askedEcus as number, String(fields.askedCard), String(fields.askedPledge));
  return { ecus_goods: given, ecus_kind: dealKind(t, given, asked) };
}

export const valuesOf = valuesWith({
  formats,
  seatFields,
  lordFields,
  villageFields,
  lordValues,
  placeValues: (t, village, field) => (passing.has(village) ? { [field]: village } : placeValues(t, village, field)),
  meansNobody: (field) => seatFields.has(field),
});

function regionValues(t: Translate, region: string | null): Values {
  if (region === null) return { region: "none", region_of: "" };
  return {
    region: t(`region.${region}`),
    region_of: t(`regionOf.${region}`),
    region_title: t(`regionTitle.${region}`),
  };
}

/** Sentences about attacks and parries select by the card; others name it. */
function cardValues(t: Translate, fields: Fields, card: string): Values {
  const named = { card_name: card === "none" || card === "hidden" ? "" : cardName(t, card) };
  const isKeyword = card === "hidden" || card === "none" || selecting.has(String(fields.type));
  return { ...named, card: isKeyword ? keyword(card) : cardOf(t, card) };
}
const selecting = new Set(["AttackLaid", "AttackAnswered"]);

function builtOf(t: Translate, mills: number, presses: number): string {
  return listOf(t, [
    ...(mills > 0 ? [t("millsLost", { mills })] : []),
    ...(presses > 0 ? [t("pressesLost", { presses })] : []),
  ]);
}

const facesOf = (dice: readonly number[]): string => dice.join(" + ");

const thrownValues = ({ dice, losses }: Thrown, side: string): Values => ({
  [side]: facesOf(dice),
  [`${side}_losses`]: losses,
});
