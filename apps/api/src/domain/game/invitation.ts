import { createHmac } from "node:crypto";
import type { Game, Terms } from "./game.ts";

/** The code of a game's invitation link: nobody can guess it who does not know the secret. */
export function invitationOf({ id, secret, terms }: Game): string {
  const known = invitations.get(terms);
  if (known !== undefined) return known;
  const hmac = createHmac("sha256", Buffer.from(secret, "hex")).update(`seneschal/invitation\0${id}`);
  const invitation = hmac.digest().subarray(0, 15).toString("base64url");
  invitations.set(terms, invitation);
  return invitation;
}

// The terms keep their identity from move to move, so that the code is made once.
const invitations = new WeakMap<Terms, string>();
