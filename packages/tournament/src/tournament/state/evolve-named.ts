import { type Tournament, withPlayer } from "./tournament.ts";
import type { EventOf } from "./types.ts";

export const linkOffered = (before: Tournament, { player, account }: EventOf<"LinkOffered">): Tournament =>
  withPlayer(before, player, { link: account === null ? null : { account, isConfirmed: false } });

export const linkDeclined = (before: Tournament, { player }: EventOf<"LinkDeclined">): Tournament =>
  withPlayer(before, player, { link: null });

export const playerLinked = (before: Tournament, { player, account }: EventOf<"PlayerLinked">): Tournament =>
  withPlayer(before, player, { link: { account, isConfirmed: true } });
