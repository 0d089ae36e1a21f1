import { accountOf, playerOfAccount, type state } from "@seneschal/tournament";
import type { FastifyRequest } from "fastify";
import type { StoredTournament } from "../../domain/tournament/tournament-transition.ts";
import { type Account, optionalUserId } from "../../platform/http/identity.ts";
import { tournamentNotFound } from "./commands/execute-tournament-command.ts";
import type { TournamentDeps } from "./types.ts";

/** An account that acts, with its staff roles. */
export type Actor = Pick<Account, "id" | "roles">;
export type Viewer = Actor | undefined;

export const viewerIn = (request: FastifyRequest): Viewer =>
  optionalUserId(request) === undefined ? undefined : request.account;

/**
 * Who may direct a tournament: its creator, the directors it names, and staff with the role director or administrator.
 * Players never direct their own tournament.
 */
export function mayDirect(viewer: Viewer, tournament: state.Tournament): boolean {
  if (viewer === undefined) return false;
  const own = playerOfAccount(tournament, viewer.id);
  if (own !== undefined && own.status !== "withdrawn") return false;
  return (
    tournament.directors.includes(viewer.id) ||
    viewer.roles.some((role) => role === "director" || role === "administrator")
  );
}

/** Only directors see a tournament before registration opens, and a draft that they cancelled. */
export const isShownTo = (viewer: Viewer, tournament: state.Tournament): boolean =>
  tournament.isPublished || mayDirect(viewer, tournament);

/** The current state of a tournament, if the viewer may see it. */
export async function shownTournament(
  { store }: Pick<TournamentDeps, "store">,
  id: string,
  viewer: Viewer,
): Promise<StoredTournament> {
  const stored = await store.current(id);
  if (stored === undefined || !isShownTo(viewer, stored.tournament)) throw tournamentNotFound().problem;
  return stored;
}

/** What the chat needs to know of a tournament, if the viewer may see it. */
export async function chatTournament(deps: Pick<TournamentDeps, "store">, id: string, viewer: Viewer) {
  const { tournament } = await shownTournament(deps, id, viewer);
  // Players that a director entered in a draft do not see it, so they are not told of messages in it.
  const players = tournament.isPublished ? tournament.players : [];
  const accountsOf = (status: state.Player["status"]) =>
    players.flatMap((one) => (one.status === status ? (accountOf(one) ?? []) : []));
  return {
    version: tournament.version,
    entered: accountsOf("entered"),
    waiting: accountsOf("waiting"),
    mayDirect: mayDirect(viewer, tournament),
  };
}
