import { studies as schemas } from "@seneschal/schema";
import type { Pool } from "pg";
import type { RulesetRegistry } from "../domain/game/ruleset-registry.ts";
import type { StudyAdminDeps } from "../features/admin/studies/routes.ts";
import { storeReport } from "../features/chat/reports-store.ts";
import { Adviser } from "../features/studies/advice/give-advice.ts";
import { leaveStudies } from "../features/studies/leave-studies.ts";
import { removeAsStaff } from "../features/studies/remove-as-staff.ts";
import { studyRoutes } from "../features/studies/routes.ts";
import { StudyStore } from "../features/studies/study-store.ts";
import type { GamesForStudies, StudyDeps } from "../features/studies/types.ts";
import { studyReadingRoutes } from "../features/studies/viewing/reading-routes.ts";
import { studyUpdates } from "../features/studies/viewing/study-updates.ts";
import type { Server } from "../platform/http/server.ts";
import { onServerLifetime } from "../platform/http/server-lifetime.ts";
import type { NotificationListener } from "../platform/postgres/notification-listener.ts";

interface Deps {
  readonly pool: Pool;
  readonly registry: RulesetRegistry;
  readonly now: () => Date;
  readonly games: GamesForStudies & Pick<StudyDeps, "streams">;
  readonly notificationListener: NotificationListener;
  /** How often versions are compared with the database, in case a notification was lost. */
  readonly headCheckMs: number;
  readonly onError: (error: unknown) => void;
}

export interface Studies {
  readonly forAdmin: Pick<StudyAdminDeps, "removeStudy">;
  /** Ends the part of an account in all studies. */
  leave(account: string): Promise<void>;
}

/** Registers the routes of studies. */
export function setUpStudies(
  server: Server,
  { pool, registry, now, games, notificationListener, headCheckMs, onError }: Deps,
): Studies {
  const store = new StudyStore(pool);
  const updates = studyUpdates({ store, notificationListener, onError });
  const { streams } = games;
  const deps: StudyDeps = {
    ...{ pool, registry, now, store, games, streams, listen: updates.follow },
    storeReport: (report) => storeReport(pool, report),
  };
  const bodies = schemas.studySchemas(registry.all.map(({ schema }) => schema));
  const adviser = new Adviser();
  studyRoutes(server, bodies, deps);
  studyReadingRoutes(server, bodies, deps, adviser);
  onServerLifetime(server, () => {
    const timer = setInterval(() => void updates.check().catch(onError), headCheckMs);
    return async () => {
      clearInterval(timer);
      await adviser.stop();
    };
  });
  return {
    forAdmin: { removeStudy: (...removal) => removeAsStaff(deps, ...removal) },
    leave: (account) => leaveStudies(deps, account),
  };
}
