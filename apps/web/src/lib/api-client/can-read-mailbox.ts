/** Asks the API, on the server, whether this cookie of a setup link may read the mailbox. Sends nothing without a cookie. */
export async function canReadMailbox(cookie: string | undefined): Promise<boolean> {
  if (cookie === undefined) return false;
  const api = process.env.API_URL ?? "http://127.0.0.1:4000";
  const headers = { cookie: `seneschal-setup=${encodeURIComponent(cookie)}` };
  const answer = await fetch(new URL("/v1/setup", api), { headers, cache: "no-store" });
  // Next shares the body of an answer with itself: it is read to its end, never cancelled.
  const setup = await answer.json();
  return answer.ok && setup.hasDevMailbox;
}
