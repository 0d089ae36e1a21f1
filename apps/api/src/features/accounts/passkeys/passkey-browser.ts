import { randomBytes } from "node:crypto";
import type { FastifyReply, FastifyRequest } from "fastify";
import { challengeSeconds } from "./ceremonies.ts";

const cookie = "seneschal-passkey";
const path = "/v1/sign-in/passkey";

/** Returns the browser that asks for a challenge, and gives it a cookie: only there its answer is accepted. */
export function markBrowser(request: FastifyRequest, reply: FastifyReply): string {
  // Another tab may wait for an answer to its own challenge.
  const browser = browserOf(request) ?? randomBytes(16).toString("base64url");
  reply.setCookie(cookie, browser, {
    path,
    httpOnly: true,
    sameSite: "strict",
    secure: request.protocol === "https",
    maxAge: challengeSeconds,
  });
  return browser;
}

export function browserOf({ cookies }: FastifyRequest): string | undefined {
  const browser = cookies[cookie] ?? "";
  return /^[\w-]{22}$/.test(browser) ? browser : undefined;
}
