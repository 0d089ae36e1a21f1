import type { EventOf } from "../events.ts";
import type { Game } from "../game.ts";

/**
 * If the host is among those who leave, the first player who stays is the host. Players on another's device cannot be, nor
 * can accounts that are not among `candidates`: bot accounts cannot manage a game.
 */
export function nextHost(
  { seats, settings }: Game,
  leaving: readonly string[],
  candidates: ReadonlySet<string>,
): readonly EventOf<"HostChanged">[] {
  if (!leaving.includes(settings.host)) return [];
  const next = seats.find(
    (one) =>
      one.kind === "person" &&
      candidates.has(one.account) &&
      !leaving.includes(one.account) &&
      one.companionOf === undefined,
  );
  return next?.kind === "person" ? [{ type: "HostChanged", host: next.account }] : [];
}
