import { accounts } from "@seneschal/schema";

/** Seats have the tinctures in their order: the one in the favourite, if somebody may have it. */
export function likedSeat(colour: accounts.Profile["colour"], mayHave: (seat: number) => boolean): number | undefined {
  if (colour === null) return undefined;
  const liked = accounts.colours.indexOf(colour);
  return mayHave(liked) ? liked : undefined;
}
