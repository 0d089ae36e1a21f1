import { expect } from "vitest";
import { type Caller, guest } from "../server/caller.ts";
import { type mailbox, tokenIn } from "./mailbox.ts";

export const password = "ten letters and more";

/** A registered account without a confirmed address. */
export async function unconfirmedMember(url: string, name: string, email: string): Promise<Caller> {
  const newcomer = await guest(url, name);
  await newcomer.post("/v1/account/registration", { email, password });
  return newcomer;
}

/** A registered account with a confirmed address. */
export async function member(
  url: string,
  { email: mail }: ReturnType<typeof mailbox>,
  name: string,
  email: string,
): Promise<Caller> {
  const newcomer = await unconfirmedMember(url, name, email);
  const answer = await newcomer.call("POST", "/v1/confirmations", { token: tokenIn(await mail(email)) });
  expect(answer.status).toBe(204);
  return newcomer;
}
