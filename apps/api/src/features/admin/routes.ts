import type { games } from "@seneschal/schema";
import type { Server } from "../../platform/http/server.ts";
import { auditRoutes } from "./audit-routes.ts";
import type { GameAdminDeps } from "./games/interventions.ts";
import { adminGameRoutes } from "./games/routes.ts";
import { adminImportRoutes } from "./imports/routes.ts";
import type { PeopleDeps } from "./people/moderation.ts";
import { adminPeopleRoutes } from "./people/routes.ts";
import { roleRoutes } from "./role-routes.ts";
import { adminStudyRoutes, type StudyAdminDeps } from "./studies/routes.ts";
import { adminSystemRoutes, type SystemDeps } from "./system/routes.ts";

type Schemas = Pick<ReturnType<typeof games.lobbySchemas>, "game">;

type Deps = GameAdminDeps & PeopleDeps & SystemDeps & StudyAdminDeps;

/** The admin pages: games, accounts, system and audit log. */
export function adminRoutes(server: Server, schemas: Schemas, deps: Deps): void {
  auditRoutes(server, deps);
  roleRoutes(server, deps);
  adminGameRoutes(server, schemas, deps);
  adminPeopleRoutes(server, deps);
  adminImportRoutes(server, deps);
  adminStudyRoutes(server, deps);
  adminSystemRoutes(server, deps);
}
