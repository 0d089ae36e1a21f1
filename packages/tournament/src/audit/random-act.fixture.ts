import type { Below } from "../random.ts";
import type { Tournament } from "../tournament/state/tournament.ts";
import type { Act } from "../tournament/state/types.ts";
import { between, later, oneIn, pick, randomPlan } from "./random-plan.fixture.ts";

/** Registered and unknown names. */
export const people = Array.from({ length: 26 }, (_, at) => `p${at + 1}`);
const reason = "For a reason that everyone can read.";

/** An action of a player for themselves. */
export const randomPlayerAct = (below: Below): Act => ({
  type: pick(below, [
    ...(["enter", "enter", "enter", "withdraw", "check-in", "check-in"] as const),
    ...(["pause", "pause", "resume", "resume", "seek-game", "seek-game", "seek-game", "seek-no-game"] as const),
  ]),
});

interface Scene {
  readonly tournament: Tournament;
  readonly now: string;
  readonly below: Below;
}

const directorActs = [
  "change-plan",
  "open-entry",
  "start",
  "cancel",
  "enter-bots",
  "remove-player",
  "readmit-player",
  "substitute",
  "keep-apart",
  "name-director",
  "dismiss-director",
  "amend-round",
  "redraw-round",
  "publish-round",
  "close-round",
  "end-stage",
  "move-deadline",
  "correct-result",
  "forfeit-place",
  "replay-table",
] as const satisfies readonly Act["type"][];

/** An action of a director, mostly on what there is, sometimes on what there is not. */
export function randomDirectorAct(scene: Scene): Act {
  const { below } = scene;
  const type = pick(below, directorActs);
  // Cancelling and starting again every time would end most tournaments early.
  const isRare = type === "cancel" || type === "end-stage" || type === "change-plan";
  return isRare && !oneIn(below, 8) ? actOf("publish-round", scene) : actOf(type, scene);
}

function actOf(type: (typeof directorActs)[number], scene: Scene): Act {
  switch (type) {
    case "change-plan":
    case "open-entry":
    case "start":
    case "cancel":
    case "name-director":
    case "dismiss-director":
      return ofTournament(type, scene);
    case "enter-bots":
    case "remove-player":
    case "readmit-player":
    case "substitute":
    case "keep-apart":
      return ofPlayers(type, scene);
    case "amend-round":
    case "redraw-round":
    case "publish-round":
    case "close-round":
    case "end-stage":
    case "move-deadline":
      return ofRound(type, scene);
    case "correct-result":
    case "forfeit-place":
    case "replay-table":
      return ofTable(type, scene);
  }
}

function ofTournament(
  type: "change-plan" | "open-entry" | "start" | "cancel" | "name-director" | "dismiss-director",
  { below, now }: Scene,
): Act {
  switch (type) {
    case "change-plan":
      return { type, plan: randomPlan(below, now), ...(oneIn(below, 3) ? {} : { reason }) };
    case "start":
      return { type, isEarly: oneIn(below, 2) };
    case "cancel":
      return { type, reason };
    case "open-entry":
      return { type };
    case "name-director":
    case "dismiss-director":
      return { type, account: pick(below, ["director", "second", ...people.slice(0, 3)]) };
  }
}

const anyone = ({ below, tournament }: Scene): string =>
  pick(below, oneIn(below, 5) ? people : [...tournament.players.map(({ player }) => player), "p1"]);

function ofPlayers(
  type: "enter-bots" | "remove-player" | "readmit-player" | "substitute" | "keep-apart",
  scene: Scene,
): Act {
  const { below, tournament } = scene;
  switch (type) {
    case "enter-bots":
      return { type, bot: pick(below, ["easy", "medium"]), count: between(below, 1, 3) };
    case "substitute": {
      const waiting = tournament.players.filter(({ status }) => status === "waiting").map(({ player }) => player);
      return { type, player: anyone(scene), by: pick(below, [...waiting, anyone(scene)]), reason };
    }
    case "keep-apart":
      return {
        type,
        pairs: Array.from({ length: below(4) }, () => [anyone(scene), anyone(scene)] as const),
        reason,
      };
    case "remove-player":
    case "readmit-player":
      return { type, player: anyone(scene), reason };
  }
}

const anyRound = ({ below, tournament }: Scene): number =>
  oneIn(below, 8) ? between(below, 1, 9) : (tournament.rounds.at(oneIn(below, 4) ? 0 : -1)?.number ?? 1);

function ofRound(
  type: "amend-round" | "redraw-round" | "publish-round" | "close-round" | "end-stage" | "move-deadline",
  scene: Scene,
): Act {
  const { below, tournament, now } = scene;
  switch (type) {
    case "amend-round":
      return amended(scene);
    case "end-stage":
      return { type, stage: Math.max(1, tournament.stages.length), ...(oneIn(below, 2) ? {} : { reason }) };
    case "move-deadline":
      return {
        type,
        round: anyRound(scene),
        deadline: oneIn(below, 3) ? null : later(now, between(below, -600, 9000)),
        reason,
      };
    case "redraw-round":
      return { type, round: anyRound(scene), reason };
    case "publish-round":
    case "close-round":
      return { type, round: anyRound(scene) };
  }
}

/** Two players of a draft change places, or one gets a bye, or is forgotten. */
function amended(scene: Scene): Act {
  const { below, tournament } = scene;
  const round = tournament.rounds.at(-1);
  const tables = (round?.tables ?? []).map(({ players, division }) => ({ players: [...players], division }));
  const byes = [...(round?.byes ?? [])];
  const [one, other] = [
    pick(
      below,
      tables.map((_, at) => at),
    ) ?? 0,
    pick(
      below,
      tables.map((_, at) => at),
    ) ?? 0,
  ];
  const [first, second] = [tables[one]?.players ?? [], tables[other]?.players ?? []];
  if (oneIn(below, 3)) byes.push(...first.splice(0, 1));
  else if (oneIn(below, 8)) first.splice(0, 1);
  else [first[0], second[0]] = [second[0] ?? "p1", first[0] ?? "p2"];
  return { type: "amend-round", round: anyRound(scene), tables, byes, mayMeet: oneIn(below, 2), reason };
}

function ofTable(type: "correct-result" | "forfeit-place" | "replay-table", scene: Scene): Act {
  const { below, tournament } = scene;
  const round = anyRound(scene);
  const tables = tournament.rounds.find(({ number }) => number === round)?.tables ?? [];
  const table = tables[below(Math.max(1, tables.length))];
  const number = table?.number ?? 1;
  if (type === "replay-table") return { type, round, table: number, reason };
  const players = table?.players ?? people.slice(0, 3);
  if (type === "forfeit-place") return { type, round, table: number, player: pick(below, players), reason };
  return { type, round, table: number, places: placesOf(below, players), reason };
}

/** Sound places with ties and forfeits, or sometimes unsound ones. */
function placesOf(below: Below, players: readonly string[]) {
  const isOut = players.map(() => oneIn(below, 8));
  const scores = players.map((_, at) => (isOut[at] ? -100 : between(below, oneIn(below, 9) ? -5 : 0, 20)));
  const stayed = isOut.filter((out) => !out).length;
  return players.map((player, at) => {
    const isForfeit = isOut[at] ?? false;
    const ahead = scores.filter((score) => score > (scores[at] ?? 0)).length;
    const rank = isForfeit ? stayed + 1 : ahead + 1;
    const wrong = oneIn(below, 40) ? 1 : 0;
    return { player, rank: rank + wrong, score: isForfeit ? 0 : (scores[at] ?? 0), tieBreaks: [], isForfeit };
  });
}
