import { bodyOf } from "../body-of.ts";
import { client } from "../client.ts";
import type { components, operations } from "../generated/openapi.ts";

type Query = operations["listTournamentTemplates"]["parameters"]["query"];
type NewTemplate = components["schemas"]["NewTournamentTemplate"];

/** Every request of this site about templates of tournaments. */
export const templateRequests = {
  // The rulesets of the server may be newer than this page.
  list: (ruleset: string) =>
    bodyOf(client.GET("/v1/tournament-templates", { params: { query: { ruleset } as Query } })),
  save: (body: NewTemplate) => bodyOf(client.POST("/v1/tournament-templates", { body })),
  delete: (template: string) =>
    bodyOf(client.DELETE("/v1/tournament-templates/{template}", { params: { path: { template } } })),
};
