import { headers } from "next/headers";

/** The address of the site as the visitor sees it, such as `https://seneschal.example`. */
export async function siteOrigin(): Promise<string> {
  const given = await headers();
  const host = given.get("x-forwarded-host") ?? given.get("host") ?? "localhost";
  return `${given.get("x-forwarded-proto") ?? "http"}://${host}`;
}
