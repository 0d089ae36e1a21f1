import type { EventOf } from "../events.ts";
import type { Game } from "../game.ts";

/** If the host is among those who leave, the first player who stays is the host. Players on another's device cannot be. */
export function nextHost({ seats, settings }: Game, leaving: readonly string[]): readonly EventOf<"HostChanged">[] {
  if (!leaving.includes(settings.host)) return [];
  const next = seats.find(
    (one) => one.kind === "person" && !leaving.includes(one.account) && one.companionOf === undefined,
  );
  return next?.kind === "person" ? [{ type: "HostChanged", host: next.account }] : [];
}
