import type { OAuthClientProvider } from "@modelcontextprotocol/sdk/client/auth.js";
import type { OAuthClientInformationMixed, OAuthTokens } from "@modelcontextprotocol/sdk/shared/auth.js";
import type { Caller } from "../server/caller.ts";
import { redirectUri } from "./oauth-app.ts";

/** A program of one user, for the SDK of MCP: it registers by itself, and the user allows it whatever it asks for. */
export class OneUser implements OAuthClientProvider {
  readonly redirectUrl = redirectUri;
  readonly clientMetadata = { client_name: "Quill", redirect_uris: [redirectUri], token_endpoint_auth_method: "none" };
  readonly #user: Caller;
  #client: OAuthClientInformationMixed | undefined;
  #tokens: OAuthTokens | undefined;
  #verifier = "";
  /** The code that the user got for the program. */
  code = "";

  constructor(user: Caller) {
    this.#user = user;
  }

  clientInformation = () => this.#client;
  saveClientInformation(client: OAuthClientInformationMixed) {
    this.#client = client;
  }

  tokens = () => this.#tokens;
  saveTokens(tokens: OAuthTokens) {
    this.#tokens = tokens;
  }

  codeVerifier = () => this.#verifier;
  saveCodeVerifier(verifier: string) {
    this.#verifier = verifier;
  }

  async redirectToAuthorization({ searchParams }: URL) {
    // The page that asks the user leaves this parameter out.
    const { resource: _, ...request } = Object.fromEntries(searchParams);
    const { redirectUrl } = await this.#user.post<{ redirectUrl: string }>("/v1/oauth/authorization", request);
    this.code = new URL(redirectUrl).searchParams.get("code") ?? "";
  }
}
