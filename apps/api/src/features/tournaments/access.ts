import type { state } from "@seneschal/tournament";
import type { FastifyRequest } from "fastify";
import type { StoredTournament } from "../../domain/tournament/tournament-transition.ts";
import { type Account, optionalUserId } from "../../platform/http/identity.ts";
import { noTournament } from "./commands/execute-tournament-command.ts";
import type { TournamentDeps } from "./types.ts";

/** Who acts or looks, with their roles at the desk. */
export type Actor = Pick<Account, "id" | "roles">;
export type Viewer = Actor | undefined;

export const viewerIn = (request: FastifyRequest): Viewer =>
  optionalUserId(request) === undefined ? undefined : request.account;

/**
 * Who may direct a tournament: its creator, the directors it names, and staff with the role director or administrator.
 * Players never direct their own tournament.
 */
export function mayDirect(viewer: Viewer, { directors, players }: state.Tournament): boolean {
  if (viewer === undefined) return false;
  if (players.some(({ player, standing }) => player === viewer.id && standing !== "withdrawn")) return false;
  return directors.includes(viewer.id) || viewer.roles.some((role) => role === "director" || role === "administrator");
}

/** A plan is shown to its directors alone until entries are opened. */
export const isShownTo = (viewer: Viewer, tournament: state.Tournament): boolean =>
  tournament.phase !== "draft" || mayDirect(viewer, tournament);

/** A tournament as it stands, if this account may know of it. */
export async function shownTournament(
  { store }: Pick<TournamentDeps, "store">,
  id: string,
  viewer: Viewer,
): Promise<StoredTournament> {
  const stored = await store.current(id);
  if (stored === undefined || !isShownTo(viewer, stored.tournament)) throw noTournament();
  return stored;
}
