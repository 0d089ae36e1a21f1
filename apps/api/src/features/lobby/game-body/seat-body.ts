import type { games, players } from "@seneschal/schema";
import type { Pool } from "pg";
import { seatsOnDeviceOf } from "../../../domain/game/game.ts";
import type { AbandonedSeat, GameSummary, SeatSummary } from "../../../domain/game/summary.ts";
import { vacationEnds } from "../../../stores/accounts/vacations-store.ts";

/** Names by account; deleted accounts are missing. */
export type Names = ReadonlyMap<string, { readonly name: string; readonly nameKind: players.NameKind }>;
export const deletedPlayer = { name: "", nameKind: "registered" } as const;

/** By account: when the current vacation ends. */
export type Vacations = ReadonlyMap<string, Date>;
const noVacations: Vacations = new Map();

/** The vacations that this viewer may know of: those of the players of running games in which they play. */
export async function vacationsIn(
  pool: Pool,
  summaries: readonly GameSummary[],
  viewer: string | undefined,
  now: Date,
): Promise<Vacations> {
  const accounts = summaries
    .filter((summary) => showsVacations(summary, viewer))
    .flatMap(({ seats }) => seats.flatMap(({ account, companionOf }) => [account, companionOf]))
    .filter((account) => account !== null);
  return vacationEnds(pool, [...new Set(accounts)], { from: now, to: now });
}

/** A vacation pauses the clocks of a game, or protects from presence checks, if its time control allows it. */
function showsVacations({ state, clock, seats }: GameSummary, viewer: string | undefined): boolean {
  return state === "running" && (clock?.rests ?? true) && seatsOnDeviceOf(seats, viewer).length > 0;
}

/** The seats of a game as the API shows them to this viewer. */
export function seatBodies(
  summary: GameSummary,
  { names, vacations }: { readonly names: Names; readonly vacations: Vacations },
  viewer: string | undefined,
): games.GameBody["seats"] {
  const known = { names, vacations: showsVacations(summary, viewer) ? vacations : noVacations };
  return summary.seats.map((seat) => seatBody(seat, known));
}

function seatBody(
  { kind, account, bot, left, isReady, companionOf }: SeatSummary,
  { names, vacations }: { readonly names: Names; readonly vacations: Vacations },
): games.GameBody["seats"][number] {
  const person = { account: account ?? "", ...(names.get(account ?? "") ?? deletedPlayer) };
  const level = bot ?? "medium";
  switch (kind) {
    case "nobody":
      return { kind };
    case "person": {
      const until = vacations.get(account ?? "") ?? vacations.get(companionOf ?? "");
      return { kind, ...person, isReady, companionOf, vacationUntil: until?.toISOString() ?? null };
    }
    case "bot":
      return { kind, bot: level };
    case "caretaker":
      return { kind, bot: level, ...person, ...abandonedBody(left) };
  }
}

function abandonedBody(left: AbandonedSeat | null) {
  const ballots = (left?.ballots ?? []).map((ballot) => ({ ...ballot }));
  return {
    openUntil: left?.openUntil ?? null,
    staysOpen: left?.staysOpen ?? false,
    waits: left?.waits ?? false,
    ballots,
  };
}
