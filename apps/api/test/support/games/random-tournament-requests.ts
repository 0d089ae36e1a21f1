import type { Tournament } from "./tournament-play.ts";

/** A whole number from 0 up to, but not including, the limit. */
export type Below = (limit: number) => number;

/** Repeatable random numbers. */
export function belowFrom(seed: number): Below {
  let word = (seed * 2_654_435_761 + 12_345) >>> 0;
  return (limit) => {
    word = (Math.imul(word, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((word / 2 ** 32) * limit);
  };
}

const pick = <Value>(below: Below, list: readonly Value[]): Value => list[below(list.length)] as Value;
const reason = "For a reason that everyone can read.";

/** Values that fit no field, or only by accident. */
const strange = [null, -1, 0, 1e9, 1.5, "", "x".repeat(600), "2026-01-01T00:00:00.000Z", [], {}, true] as const;

/** A plan; one in a few has a field of another kind, or settings that cannot be played. */
export function randomPlanBody(below: Below): object {
  const least = 2 + below(3);
  const preferred = least + below(2);
  const sizes = { least, preferred, most: preferred + below(2) };
  const first = { field: { from: "all" }, sizes, roundDays: pick(below, [null, 1, 7]) };
  const second = { field: { from: "best", of: 1, count: 2 + below(5) }, sizes, roundDays: null };
  const stages = [stageBody(below, first), ...(below(2) === 0 ? [stageBody(below, second)] : [])];
  const plan = {
    name: "The cup of chance",
    ruleset: "middle-ages",
    options: {},
    pace: "none",
    stages,
    playersMost: 2 + below(10),
    lateRounds: below(2),
    latePoints: below(3),
    byePoints: pick(below, [null, 0, 1.5]),
    pairing: pick(below, ["automatic", "director", "director"]),
    closing: pick(below, ["automatic", "director"]),
    graceMinutes: pick(below, [0, 30]),
    atDeadline: pick(below, ["director", "director", "adjudicate"]),
    prizes: below(2) === 0 ? [{ place: 1, title: "The golden cup" }] : [],
  };
  return below(4) === 0 ? { ...plan, [pick(below, Object.keys(plan))]: pick(below, strange) } : plan;
}

function stageBody(below: Below, common: object): object {
  const formats = [
    { format: "swiss", rounds: 1 + below(4), company: pick(below, ["social", "balanced", "sporting"]) },
    { format: "heats", rounds: 3, best: 1 + below(4) },
    { format: "round-robin", mostAtOnce: pick(below, [null, 1]) },
    { format: "league", division: 3 + below(5), seasons: 1 + below(3), moving: below(3) },
    { format: "knock-out", advance: 1 + below(2) },
    { format: "lives", lives: 1 + below(2), safe: 1 + below(2) },
    { format: "ladder", days: 1 + below(9), best: 2 },
  ];
  return { ...common, ...pick(below, formats) };
}

interface Scene {
  readonly below: Below;
  readonly tournament: Tournament;
  /** Accounts that may take part. */
  readonly people: readonly string[];
}

/** An action of a player or a director; one in a few has a field of another kind. */
export function randomActionBody(scene: Scene): object {
  const { below } = scene;
  const action = pick(below, actions)(scene);
  if (below(8) > 0) return action;
  return { ...action, [pick(below, [...Object.keys(action), "unknown"])]: pick(below, strange) };
}

const plain = ["enter", "enter", "withdraw", "check-in", "pause", "resume", "seek-game", "seek-no-game", "open-entry"];

const actions: readonly ((scene: Scene) => { readonly type: string })[] = [
  ...plain.map((type) => () => ({ type })),
  () => ({ type: "start", isEarly: true }),
  () => ({ type: "start", isEarly: true }),
  ({ below }) => ({ type: "change-plan", plan: randomPlanBody(below), reason }),
  ({ below }) => ({ type: "enter-bots", bot: pick(below, ["easy", "medium"]), count: 1 + below(4) }),
  ({ below }) => ({ type: "enter-bots", bot: "easy", count: 1 + below(4) }),
  (scene) => ({ type: pick(scene.below, ["remove-player", "readmit-player"]), player: anyone(scene), reason }),
  (scene) => ({ type: "substitute", player: anyone(scene), by: anyone(scene), reason }),
  (scene) => ({ type: "keep-apart", pairs: [[anyone(scene), anyone(scene)]], reason }),
  (scene) => ({ type: pick(scene.below, ["name-director", "dismiss-director"]), account: anyone(scene) }),
  (scene) => ({ type: "publish-round", round: anyRound(scene) }),
  (scene) => ({ type: "publish-round", round: scene.tournament.rounds.at(-1)?.round ?? 1 }),
  (scene) => ({ type: "close-round", round: anyRound(scene) }),
  (scene) => ({ type: "redraw-round", round: anyRound(scene), reason }),
  ({ below }) => ({ type: "end-stage", stage: 1 + below(2), ...(below(4) === 0 ? { reason } : {}) }),
  (scene) => ({
    type: "move-deadline",
    round: anyRound(scene),
    deadline: pick(scene.below, [null, "2000-01-01T00:00:00.000Z", "2999-01-01T00:00:00.000Z"]),
    reason,
  }),
  amended,
  corrected,
  corrected,
  corrected,
  (scene) => ({
    type: pick(scene.below, ["forfeit-place", "replay-table"]),
    ...anyTable(scene),
    player: anyone(scene),
    reason,
  }),
  (scene) => ({ type: "replay-table", ...anyTable(scene), reason }),
  (scene) => ({ type: "forfeit-place", ...anyTable(scene), player: anyone(scene), reason }),
];

const anyone = ({ below, tournament, people }: Scene) =>
  pick(below, [...people, ...tournament.players.map(({ player }) => player), "bot-1", "nobody"]);
const anyRound = ({ below, tournament }: Scene) => pick(below, [...tournament.rounds.map(({ round }) => round), 1, 7]);

function anyTable(scene: Scene) {
  const round = anyRound(scene);
  const tables = scene.tournament.rounds.find((one) => one.round === round)?.tables ?? [];
  return { round, table: pick(scene.below, [...tables.map(({ table }) => table), 1]) };
}

function amended({ below, tournament }: Scene) {
  const round = tournament.rounds.at(-1);
  const tables = (round?.tables ?? []).map(({ players, division }) => ({ players: players.toReversed(), division }));
  const byes = round?.byes ?? [];
  const changed =
    below(3) === 0 ? { tables: tables.slice(1), byes: [...byes, ...(tables[0]?.players ?? [])] } : { tables, byes };
  return { type: "amend-round", round: round?.round ?? 1, ...changed, mayMeet: below(2) === 0, reason };
}

/** A table without a result if there is one, otherwise any. */
function corrected(scene: Scene) {
  const { below, tournament } = scene;
  const open = tournament.rounds.flatMap(({ round, tables }) =>
    tables.filter(({ state }) => state !== "over").map(({ table, players }) => ({ round, table, players })),
  );
  const all = tournament.rounds.flatMap(({ round, tables }) =>
    tables.map(({ table, players }) => ({ round, table, players })),
  );
  const { round, table, players } = pick(below, [...open, ...open, ...all, { round: 1, table: 1, players: ["bot-1"] }]);
  const places = players.map((player, at) => ({ player, rank: at + 1, score: 20 - at - below(2), isForfeit: false }));
  return { type: "correct-result", round, table, places, reason };
}
