import type { GameEvent } from "./events.ts";
import type { Game } from "./game.ts";

/** An account that an event seats, and the account at whose screen it plays. */
export interface Arrival {
  readonly account: string;
  readonly companionOf?: string | undefined;
}

/** The person whom an event puts on a seat; none if it seats a bot, or nobody. */
export function arrivalIn(event: GameEvent): Arrival | undefined {
  if (event.type === "SeatTakenOver") return { account: event.account };
  if (event.type !== "SeatTaken" && event.type !== "SeatReplaced") return undefined;
  return event.newcomer.kind === "person" ? event.newcomer : undefined;
}

interface Table extends Pick<Game, "sentAway"> {
  readonly terms: Pick<Game["terms"], "host">;
}

/** Was the newcomer, or the account at whose screen they play, sent away? A companion of the host was asked by the host. */
export function isSentAway({ sentAway, terms }: Table, { account, companionOf }: Arrival): boolean {
  if (companionOf === terms.host) return false;
  return sentAway.includes(account) || (companionOf !== undefined && sentAway.includes(companionOf));
}
