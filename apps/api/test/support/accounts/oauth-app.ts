import { createHash, randomBytes } from "node:crypto";
import type { Scope } from "@seneschal/schema";
import { expect } from "vitest";
import { type Answer, Caller } from "../server/caller.ts";

export interface Tokens {
  readonly access_token: string;
  readonly refresh_token: string;
  readonly expires_in: number;
  readonly scope: string;
}
interface OAuthError {
  readonly error: string;
}
export type TokenAnswer = Answer<Tokens & OAuthError>;

export const redirectUri = "https://app.example.org/done";
export const formType = "application/x-www-form-urlencoded";
export const deviceGrant = "urn:ietf:params:oauth:grant-type:device_code";

/** An app of someone else, registered at a server. */
export class OAuthApp {
  readonly #nobody: Caller;
  readonly verifier = randomBytes(32).toString("base64url");

  private constructor(
    readonly url: string,
    readonly id: string,
  ) {
    this.#nobody = new Caller(url);
  }

  static async register(url: string, name = "Herald", rest: object = {}): Promise<OAuthApp> {
    const metadata = {
      client_name: name,
      redirect_uris: [redirectUri],
      grant_types: ["authorization_code", "refresh_token", deviceGrant],
      ...rest,
    };
    const { client_id } = await new Caller(url).post<{ client_id: string }>("/v1/oauth/register", metadata);
    return new OAuthApp(url, client_id);
  }

  /** The parameters of an authorization request. */
  request(scopes: readonly Scope[], rest: object = {}) {
    return {
      client_id: this.id,
      redirect_uri: redirectUri,
      response_type: "code",
      scope: scopes.join(" "),
      state: "a state",
      code_challenge: createHash("sha256").update(this.verifier).digest("base64url"),
      code_challenge_method: "S256",
      ...rest,
    };
  }

  /** Lets a user allow the app, and returns the code. */
  async codeFrom(user: Caller, scopes: readonly Scope[] = ["profile:read", "games:read"]): Promise<string> {
    const { redirectUrl } = await user.post<{ redirectUrl: string }>("/v1/oauth/authorization", this.request(scopes));
    return new URL(redirectUrl).searchParams.get("code") ?? "";
  }

  exchange(code: string, rest: Readonly<Record<string, string>> = {}): Promise<TokenAnswer> {
    const fields = { code, redirect_uri: redirectUri, code_verifier: this.verifier };
    return this.token({ grant_type: "authorization_code", ...fields, ...rest });
  }

  refresh(token: string, rest: Readonly<Record<string, string>> = {}): Promise<TokenAnswer> {
    return this.token({ grant_type: "refresh_token", refresh_token: token, ...rest });
  }

  poll(device_code: string): Promise<TokenAnswer> {
    return this.token({ grant_type: deviceGrant, device_code });
  }

  token(fields: Readonly<Record<string, string>>): Promise<TokenAnswer> {
    return this.send("/v1/oauth/token", { client_id: this.id, ...fields });
  }

  revoke(token: string): Promise<Answer> {
    return this.send("/v1/oauth/revoke", { client_id: this.id, token });
  }

  introspect(token: string): Promise<Answer<{ readonly active: boolean }>> {
    return this.send("/v1/oauth/introspect", { token });
  }

  /** Tokens that a user allowed. */
  async tokensFrom(user: Caller, scopes?: readonly Scope[]): Promise<Tokens> {
    const answer = await this.exchange(await this.codeFrom(user, scopes));
    expect(answer.status, answer.text).toBe(200);
    return answer.body;
  }

  send<Body>(path: string, fields: Readonly<Record<string, string>>): Promise<Answer<Body>> {
    return sendForm(this.#nobody, path, new URLSearchParams(fields).toString());
  }
}

export function sendForm<Body>(caller: Caller, path: string, form: string): Promise<Answer<Body>> {
  return caller.call<Body>("POST", path, form, { "content-type": formType });
}
