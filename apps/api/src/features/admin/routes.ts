import type { games } from "@seneschal/schema";
import type { Server } from "../../platform/http/server.ts";
import { auditRoutes } from "./audit-routes.ts";
import type { GameDeskDeps } from "./games/interventions.ts";
import { deskGameRoutes } from "./games/routes.ts";
import type { PeopleDeps } from "./people/moderation.ts";
import { deskPeopleRoutes } from "./people/routes.ts";
import { roleRoutes } from "./role-routes.ts";
import { deskSystemRoutes, type SystemDeps } from "./system/routes.ts";

type Words = Pick<ReturnType<typeof games.lobbySchemas>, "game">;

/** The admin pages: games, accounts, system and audit log. */
export function deskRoutes(server: Server, words: Words, deps: GameDeskDeps & PeopleDeps & SystemDeps): void {
  auditRoutes(server, deps);
  roleRoutes(server, deps);
  deskGameRoutes(server, words, deps);
  deskPeopleRoutes(server, deps);
  deskSystemRoutes(server, deps);
}
