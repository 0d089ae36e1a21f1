import { bodyOf } from "../body-of.ts";
import { client } from "../client.ts";
import type { components } from "../generated/openapi.ts";

type Schemas = components["schemas"];

/** The requests of access tokens. */
export const accessRequests = {
  accessTokens: () => bodyOf(client.GET("/v1/account/tokens")),
  createAccessToken: (body: Schemas["NewAccessToken"]) => bodyOf(client.POST("/v1/account/tokens", { body })),
  deleteAccessToken: (token: string) =>
    bodyOf(client.DELETE("/v1/account/tokens/{token}", { params: { path: { token } } })),
};
