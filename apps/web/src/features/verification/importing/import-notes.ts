import { isReadable, nameLengthMax } from "@seneschal/schema/form-checks";

/** The origin of the address of a server, also without `https://`; `undefined` if it is none. */
export function serverAddress(typed: string): string | undefined {
  // Browsers take an address with a space for one that has %20.
  if (typed === "" || /\s/.test(typed)) return undefined;
  const address = /^https?:\/\//.test(typed) ? typed : `https://${typed}`;
  return URL.canParse(address) ? new URL(address).origin : undefined;
}

/** Whether a player can have this name, or none. Commas separate names in the request. */
export function isPlayerName(typed: string): boolean {
  return typed === "" || (isReadable(typed, nameLengthMax) && !typed.includes(","));
}
