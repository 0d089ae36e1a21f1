import { withDraftDropped } from "../../progress/draft-dropped.ts";
import { playerOfAccount } from "../../state/accounts.ts";
import { type Player, playerOf, registeredPlayers, type Tournament } from "../../state/tournament.ts";
import type { ActOf, TournamentEvent } from "../../state/types.ts";
import { type Decision, isRefusal, type Refusal, type Rules, refuse } from "../decision.ts";
import { directorCannotPlay, entry } from "./entering.ts";

type Naming = "enter-players" | "rename-player" | "link-player" | "accept-link" | "decline-link";
type NewEntrant = ActOf<"enter-players">["players"][number];

/** Players that a director enters by name, and the accounts that confirm to be them. */
export const naming: Rules<Naming> = {
  "enter-players"({ tournament }, { players }) {
    const fault = faultInEntrants(tournament, players);
    if (fault !== undefined) return fault;
    const named = tournament.players.filter(({ name }) => name !== null).length;
    const isNew = (entrant: NewEntrant) => "name" in entrant && withName(tournament, entrant.name) === undefined;
    const entries = players.map((entrant, place) =>
      entryOf(tournament, entrant, `named-${named + 1 + players.slice(0, place).filter(isNew).length}`),
    );
    const refused = entries.find(isRefusal);
    if (refused !== undefined) return refused;
    const entered = entries as readonly (readonly TournamentEvent[])[];
    return withDraftDropped(tournament, [...entered.flat(), ...clubsOf(tournament, players, entered)]);
  },
  "rename-player"({ tournament }, { player, name }) {
    const known = playerOf(tournament, player);
    if (known === undefined || known.name === null) return notNamed;
    if (known.name === name) return refuse("done-already", "This is already the name.");
    const other = withName(tournament, name);
    return other === undefined || other.player === player
      ? [{ type: "PlayerRenamed", player, name }]
      : refuse("unfit", `Another player is named ${name}.`);
  },
  "link-player"({ tournament }, { player, account }) {
    const known = playerOf(tournament, player);
    if (known === undefined || known.name === null) return notNamed;
    if (known.link?.isConfirmed) return refuse("unfit", "This player is already linked with an account.");
    if ((known.link?.account ?? null) === account) return refuse("done-already", "This is already so.");
    const fault = account === null ? undefined : faultInAccount(tournament, account, player);
    return fault ?? [{ type: "LinkOffered", player, account }];
  },
  "accept-link"({ tournament, by }, { player }) {
    if (!isOffered(tournament, player, by)) return notOffered;
    return faultInAccount(tournament, by, player) ?? [{ type: "PlayerLinked", player, account: by }];
  },
  "decline-link"({ tournament, by }, { player }) {
    return isOffered(tournament, player, by) ? [{ type: "LinkDeclined", player, account: by }] : notOffered;
  },
};

const notNamed = refuse("not-found", "No player who was entered by name has this id.");
const notOffered = refuse("not-found", "No director asks you to confirm that you are this player.");

const isOffered = (tournament: Tournament, player: string, account: string): boolean => {
  const link = playerOf(tournament, player)?.link;
  return link?.account === account && !link.isConfirmed;
};

const withName = ({ players }: Tournament, name: string): Player | undefined =>
  players.find((one) => one.name !== null && isSameName(one.name, name));
const isSameName = (one: string, other: string) => one.toLowerCase() === other.toLowerCase();

function faultInEntrants(tournament: Tournament, players: readonly NewEntrant[]): Refusal | undefined {
  const bots = registeredPlayers(tournament).some(({ bot }) => bot !== null);
  if (bots) return refuse("unfit", "Bots cannot play on physical boards. Remove them first.");
  const free = tournament.plan.playersMost - registeredPlayers(tournament).length;
  if (players.length > free) return refuse("unfit", `Only ${Math.max(0, free)} places are left.`);
  const keys = players.map((one) => ("name" in one ? `name ${one.name.toLowerCase()}` : one.account));
  if (new Set(keys).size < keys.length) return refuse("unfit", "Name each player once.");
  if (players.some((one) => "account" in one) && tournament.plan.boards !== "physical")
    return refuse("unfit", "Players with an account register themselves in a tournament that is played online.");
  return undefined;
}

/** The clubs that the entrants are given, as far as they are new. */
function clubsOf(
  tournament: Tournament,
  players: readonly NewEntrant[],
  entered: readonly (readonly TournamentEvent[])[],
): readonly TournamentEvent[] {
  const clubs = players.flatMap(({ club }, place) => {
    const entry = entered[place]?.find(({ type }) => type === "PlayerEntered");
    if (club === undefined || entry?.type !== "PlayerEntered") return [];
    return tournament.clubs[entry.player] === club ? [] : [{ player: entry.player, club }];
  });
  return clubs.length === 0 ? [] : [{ type: "ClubsChanged", clubs }];
}

/** A player who withdrew returns under the same name. */
function entryOf(tournament: Tournament, entrant: NewEntrant, fresh: string): Decision {
  const known = "name" in entrant ? withName(tournament, entrant.name) : playerOfAccount(tournament, entrant.account);
  if (known !== undefined && known.status !== "withdrawn")
    return refuse("done-already", `${"name" in entrant ? entrant.name : entrant.account} is already registered.`);
  if (known?.isRemoved) return refuse("unfit", "A director has removed one of these players. Readmit them first.");
  if (!("name" in entrant)) return entry(tournament, { player: entrant.account, isByDirector: true });
  return entry(tournament, { player: known?.player ?? fresh, name: entrant.name, isByDirector: true });
}

/** Why an account cannot become this player. */
function faultInAccount(tournament: Tournament, account: string, player: string): Refusal | undefined {
  if (tournament.directors.includes(account)) return directorCannotPlay;
  const isTaken = tournament.players.some(
    (one) => one.player === account || (one.player !== player && one.link?.account === account),
  );
  return isTaken ? refuse("unfit", "This account already plays in the tournament, or was asked to.") : undefined;
}
