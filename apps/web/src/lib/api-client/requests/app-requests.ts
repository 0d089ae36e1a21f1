import { bodyOf } from "../body-of.ts";
import { client } from "../client.ts";
import type { components } from "../generated/openapi.ts";

type AuthorizationRequest = components["schemas"]["AuthorizationRequest"];

/** The requests of apps that want to act for the reader. */
export const appRequests = {
  authorization: (query: AuthorizationRequest) => bodyOf(client.GET("/v1/oauth/authorization", { params: { query } })),
  allow: (body: AuthorizationRequest) => bodyOf(client.POST("/v1/oauth/authorization", { body })),
  device: (userCode: string) => bodyOf(client.GET("/v1/oauth/device/{userCode}", { params: { path: { userCode } } })),
  answerDevice: ({ userCode, isAllowed }: { readonly userCode: string; readonly isAllowed: boolean }) =>
    bodyOf(client.POST("/v1/oauth/device/{userCode}", { params: { path: { userCode } }, body: { isAllowed } })),
  connected: () => bodyOf(client.GET("/v1/account/apps")),
  disconnect: (app: string) => bodyOf(client.DELETE("/v1/account/apps/{app}", { params: { path: { app } } })),
};
