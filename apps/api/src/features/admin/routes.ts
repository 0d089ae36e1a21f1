import type { games } from "@seneschal/schema";
import type { Server } from "../../platform/http/server.ts";
import { auditRoutes } from "./audit-routes.ts";
import type { GameDeskNeeds } from "./games/interventions.ts";
import { deskGameRoutes } from "./games/routes.ts";
import type { PeopleNeeds } from "./people/moderation.ts";
import { deskPeopleRoutes } from "./people/routes.ts";
import { roleRoutes } from "./role-routes.ts";
import { deskSystemRoutes, type SystemNeeds } from "./system/routes.ts";

type Words = Pick<ReturnType<typeof games.lobbySchemas>, "game">;

/** For those who keep the house: games, people, the house itself, and a log of whatever they do. */
export function deskRoutes(server: Server, words: Words, needs: GameDeskNeeds & PeopleNeeds & SystemNeeds): void {
  auditRoutes(server, needs);
  roleRoutes(server, needs);
  deskGameRoutes(server, words, needs);
  deskPeopleRoutes(server, needs);
  deskSystemRoutes(server, needs);
}
