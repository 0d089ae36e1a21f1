import { cookies } from "next/headers";

/** Whether the viewer seems to be signed in. Only the API can read what the cookie says. */
export async function hasSessionCookie(): Promise<boolean> {
  return (await cookies()).has("seneschal-session");
}
