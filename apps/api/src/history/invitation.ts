import { createHmac } from "node:crypto";
import type { Game } from "./game.ts";

/** The code of a game's invitation link: nobody can guess it who does not know the secret. */
export function invitationOf({ id, secret }: Game): string {
  const hmac = createHmac("sha256", Buffer.from(secret, "hex")).update(`seneschal/invitation\0${id}`);
  return hmac.digest().subarray(0, 15).toString("base64url");
}
