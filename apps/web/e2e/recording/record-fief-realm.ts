/**
 * Keeps a realm of Fief 1429 in its fourth turn, with all that its map can show: sieges, prisoners, taxes, calamities,
 * and once the fog and relics. Chance would hardly bring it about. Run `npm run record:realm` when the view changes.
 */
import { writeFileSync } from "node:fs";
import { fief1429 as fief1429Schema } from "@seneschal/schema/games/fief-1429";
import { withAgendaFact } from "../../../../packages/engine/src/core/agenda.ts";
import type { AgendaStep } from "../../../../packages/engine/src/games/fief-1429/model/types.ts";
import { fief1429 } from "../../../../packages/engine/src/games/fief-1429/ruleset.ts";
import { type Realm, realm } from "../../../../packages/engine/src/games/fief-1429/testing/realm.fixture.ts";
import { scriptedChance } from "../../../../packages/engine/src/testing/index.ts";

type State = ReturnType<typeof fief1429.evolve>;
type Move = Parameters<typeof fief1429.decide>[2];

const relics: NonNullable<Realm["relics"]> = [
  { relic: "grail", village: "blaye", lord: "charles", seat: 1, isShrined: false },
  { relic: "lance", village: "st-gerome", lord: null, seat: null, isShrined: true },
];

const land: Realm = {
  seats: 4,
  table: { turn: 4, first: 1 },
  families: [
    { ecus: 9, hand: ["gauvain", "ambush", "tax"] },
    { ecus: 17, hand: ["blanche", "good-harvest", "secret-passage"] },
    { ecus: 4, hand: ["justice"] },
    { ecus: 12, hand: ["tax", "cardinal"] },
  ],
  lords: {
    othon: [0, "bourg", { fiefs: ["bourg"], spouse: "guenievre" }],
    henri: [0, "bourg", { bishopric: 4 }],
    eric: [0, "chateauneuf", { guard: 1, road: "mazilles" }],
    isabelle: [1, "chateauneuf", { road: "mazilles", isMaid: true }],
    arthur: [1, "chateauneuf", { road: "mazilles", crowns: ["king"], fiefs: ["blaye"] }],
    charles: [1, "blaye", { bishopric: 1, cardinal: "purchase" }],
    quentin: [2, "chateauneuf", { fiefs: ["epervier"] }],
    jeanne: [2, "tournus", { fiefs: ["tournus"], isAuthor: true }],
    lambert: [2, "belleville", { isExcommunicated: true }],
    philippe: [3, "sigy", { bishopric: 5, cardinal: "card", crowns: ["pope"] }],
    guenievre: [3, "les-essarts", { fiefs: ["sigy"], spouse: "othon" }],
    beaudoin: [3, "villeneuve", { road: "les-essarts" }],
    mireille: [3, "st-ciers-d-abzac", { road: "marcamps", steps: 1 }],
  },
  villages: {
    "la-salle": { troops: [[1, 1, 0]] },
    blaye: { troops: [[1, 2, 1]], building: "city", mills: 1 },
    charolles: { troops: [[1, 2, 0]], building: "castle" },
    sennecy: { troops: [[2, 1, 0]], mills: 1 },
    "l-epervier": { troops: [[2, 0, 1]] },
    chateauneuf: {
      troops: [
        [2, 6, 2],
        [1, 4, 3, { road: "mazilles" }],
      ],
      building: "city",
      engines: [{ seat: 1, shows: 2, since: 3 }],
    },
    mazilles: { troops: [[2, 1, 0]], mills: 1 },
    "st-andromy": { troops: [[3, 1, 0]] },
    tournus: { troops: [[2, 1, 1]], building: "city", mills: 1 },
    belleville: { troops: [[2, 1, 0]] },
    bourg: { troops: [[0, 4, 2]], building: "city", mills: 2 },
    "st-vivien": { troops: [[0, 1, 0]] },
    villeneuve: {
      troops: [
        [0, 2, 1],
        [1, 1, 0, { road: "charolles" }],
        [3, 2, 1, { road: "les-essarts" }],
      ],
      building: "castle",
      mills: 1,
    },
    "la-bussiere": { troops: [[0, 1, 0]] },
    sigy: { troops: [[3, 2, 1]], building: "city", mills: 1 },
    "les-essarts": { troops: [[3, 1, 1]], building: "castle" },
    marcamps: { troops: [[3, 1, 0]] },
    "st-ciers-d-abzac": {
      troops: [
        [1, 1, 0],
        [3, 2, 1, { road: "marcamps", steps: 1 }],
      ],
      mills: 1,
    },
    "st-gerome": { building: "castle", mills: 1 },
  },
  fiefs: {
    blaye: { city: "blaye", taille: { seat: 1, by: "arthur" } },
    epervier: { city: "chateauneuf" },
    tournus: { city: "tournus" },
    bourg: { city: "bourg" },
    sigy: { city: "sigy" },
  },
  sees: {
    2: { calamities: ["famine"] },
    3: { calamities: ["plague", "bad-weather"] },
    4: { boons: ["good-harvest"], tithes: [{ seat: 0, by: "henri", as: "bishop" }] },
    5: { boons: ["fine-weather"] },
  },
};

/** Which seat is asked what; and the move that it has chosen. */
interface Plan {
  readonly seat: number;
  readonly phase: State["table"]["phase"];
  readonly asks: readonly AgendaStep[];
  readonly move?: Move;
  readonly isFoggy?: boolean;
}
const march: Move = { type: "march", lord: "charles", to: "la-salle", companions: [], sergeants: 1, knights: 1 };
const attack: Move = { type: "attack", village: "chateauneuf", target: 2 };

const plans: Readonly<Record<string, Plan>> = {
  marching: { seat: 1, phase: "marches", asks: [{ type: "marching", seat: 1 }], move: march },
  battles: { seat: 1, phase: "battles", asks: [{ type: "battles", seat: 1 }], move: attack },
  besieging: { seat: 3, phase: "battles", asks: [{ type: "sieges", seat: 3 }] },
  fog: { seat: 0, phase: "marches", asks: [{ type: "marching", seat: 0 }], isFoggy: true },
};

const positions = Object.fromEntries(Object.entries(plans).map(([kind, plan]) => [kind, momentOf(plan)]));
const file = new URL("../../src/boards/fief-1429/testing/realm.json", import.meta.url);
writeFileSync(file, `${JSON.stringify(positions)}\n`);

function momentOf({ seat, phase, asks, move, isFoggy = false }: Plan) {
  const options = { ...fief1429Schema.options.parse({}), isFoggy, hasRelics: isFoggy };
  const begun = realm({ ...land, table: { ...land.table, phase, options }, relics: isFoggy ? relics : [] });
  const state = { ...begun, agenda: withAgendaFact(begun.agenda, { type: "Interrupted", by: asks }) };
  const model = {
    view: fief1429.view(state, seat),
    question: fief1429.question(state) ?? null,
    outcome: null,
    choices: fief1429.choices(state, seat),
    recent: [],
  };
  return move === undefined ? { seat, model } : { seat, move, model, preview: previewed(state, seat, move) };
}

/** What follows for certain: nothing is drawn by these moves. */
function previewed(state: State, seat: number, move: Move) {
  const decision = fief1429.decide(state, seat, move, scriptedChance());
  if ("refusal" in decision) throw new Error(`${move.type}: ${JSON.stringify(decision.refusal)}`);
  const after = decision.facts.reduce((now, fact) => fief1429.evolve(now, fact), state);
  const facts = decision.facts.flatMap((fact) => fief1429.redact(fact, seat) ?? []);
  return { facts, view: fief1429.view(after, seat), isComplete: true };
}
