import { LRUCache } from "lru-cache";
import type { Pool, PoolClient } from "pg";
import { evolveStudy, type Study } from "../../domain/study/study.ts";
import { type RecordedStudyEvent, type StudyEvent, studyEvent } from "../../domain/study/study-events.ts";
import {
  type DecidedStudyEvents,
  type StudyStep,
  type StudyTransition,
  studyTransition,
} from "../../domain/study/study-transition.ts";
import type { IdempotentRequest } from "../../event-store/appending/idempotent-request.ts";
import type { Aggregate, Origin, WithinTransaction } from "../../event-store/execute-command.ts";
import { inTransaction } from "../../platform/postgres/in-transaction.ts";

/** The channel for new events of studies; the payload is `study version`. */
export const studyUpdatesChannel = "seneschal_studies";

/** The number of cached studies. */
const cachedMax = 64;
const versionMax = 2_147_483_647;

interface EventRow {
  readonly version: number;
  readonly type: string;
  readonly body: object;
  readonly at: Date;
  readonly by: string | null;
  readonly digest: string;
  readonly secret: string | null;
}

/** The studies: their events in Postgres, and the state of each after its last event. */
export class StudyStore implements Aggregate<Study, DecidedStudyEvents, StudyStep> {
  readonly #pool: Pool;
  readonly #cache = new LRUCache<string, Study>({ max: cachedMax });

  constructor(pool: Pool) {
    this.#pool = pool;
  }

  async known(id: string): Promise<Study | undefined> {
    return this.#cache.get(id) ?? this.current(id);
  }

  async current(id: string): Promise<Study | undefined> {
    const study = await replayFrom(this.#pool, id, this.#cache.get(id));
    if (study !== undefined) this.#keep(study);
    return study;
  }

  versionOf({ version }: Study): number {
    return version;
  }

  async transition({ id, state, secret = state?.secret }: Origin<Study>, decided: DecidedStudyEvents) {
    if (secret === undefined) throw new Error(`events were decided for study ${id}, which does not exist`);
    return studyTransition({ id, secret }, state, decided);
  }

  async append(
    { before, steps, after }: StudyTransition,
    request: IdempotentRequest | undefined,
    withinTransaction: WithinTransaction<Study> | undefined,
  ): Promise<boolean> {
    const { id, secret, version } = after;
    const rows = steps.map((step, place) =>
      rowOf(step, { ...(before === undefined && place === 0 && { secret }), ...(place === 0 && request) }),
    );
    const isWritten = await inTransaction(this.#pool, async (client) => {
      if (!(await insertEvents(client, rows))) return false;
      await storeProjection(client, after);
      await withinTransaction?.(client, after);
      await client.query("select pg_notify($1, $2)", [studyUpdatesChannel, `${id} ${version}`]);
      return true;
    });
    if (isWritten) this.#keep(after);
    return isWritten;
  }

  /** The first version that an earlier request with this key appended, and the fingerprint of that request. */
  async findServedVersion(id: string, { request }: IdempotentRequest) {
    const { rows } = await this.#pool.query<{ version: number; fingerprint: string | null }>({
      name: "served-study-version",
      text: "select version, fingerprint from study_events where study_id = $1 and request = $2",
      values: [id, request],
    });
    return rows[0];
  }

  /** The events after a version. */
  async events(id: string, after: number, limit: number): Promise<readonly RecordedStudyEvent[]> {
    return (await rowsAfter(this.#pool, id, after, limit)).map((row) => recordedOf(id, row));
  }

  /** The versions of these studies; missing if they do not exist. */
  async headsOf(ids: readonly string[]): Promise<readonly { readonly id: string; readonly version: number }[]> {
    const { rows } = await this.#pool.query<{ id: string; version: number }>({
      name: "study-heads",
      text: `select study_id as id, version from studies where study_id = any($1::uuid[])`,
      values: [ids],
    });
    return rows;
  }

  #keep(study: Study): void {
    const known = this.#cache.get(study.id);
    if (known === undefined || known.version <= study.version) this.#cache.set(study.id, study);
  }
}

/** Rebuilds the projection of all studies from their events. */
export async function rebuildStudies(client: PoolClient): Promise<void> {
  await client.query("truncate studies");
  const { rows } = await client.query<{ id: string }>("select study_id as id from study_events where version = 1");
  for (const { id } of rows) {
    const study = await replayFrom(client, id);
    if (study === undefined) throw new Error(`study ${id} has no events`);
    await storeProjection(client, study);
  }
}

/** Locks the projection of all studies for a transaction that replaces it. */
export async function lockStudies(client: PoolClient): Promise<void> {
  await client.query("lock table studies in access exclusive mode");
}

/** Applies the events after a known state. */
async function replayFrom(
  connection: Pick<Pool | PoolClient, "query">,
  id: string,
  before?: Study,
): Promise<Study | undefined> {
  let study = before;
  for (const row of await rowsAfter(connection, id, before?.version ?? 0, versionMax))
    study = evolveStudy(study, recordedOf(id, row), row.secret ?? study?.secret);
  return study;
}

async function rowsAfter(
  connection: Pick<Pool | PoolClient, "query">,
  id: string,
  after: number,
  limit: number,
): Promise<readonly EventRow[]> {
  const { rows } = await connection.query<EventRow>({
    name: "study-events",
    text: `select version, type, body, at, by, digest, secret from study_events
           where study_id = $1 and version > $2 order by version limit $3`,
    values: [id, after, limit],
  });
  return rows;
}

function recordedOf(study: string, { version, type, body, at, by, digest }: EventRow): RecordedStudyEvent {
  const event = studyEvent.parse({ ...body, type }) as StudyEvent;
  return { study, version, at: at.toISOString(), by, event, digest };
}

type Extras = { readonly secret?: string; readonly request?: string; readonly fingerprint?: string };

function rowOf({ study, version, at, by, event, digest, body }: StudyStep, extras: Extras) {
  const rest = JSON.stringify({ study_id: study, version, type: event.type, at, by, digest, ...extras }).slice(1);
  // The body is inserted byte for byte, because the digest covers it.
  return `{"body":${body},${rest}`;
}

/** The first event decides: it conflicts if its version is taken, or its request was served. */
async function insertEvents(client: PoolClient, [first, ...others]: readonly string[]): Promise<boolean> {
  const insert = "insert into study_events select row.* from json_populate_recordset(null::study_events, $1::json) row";
  const { rowCount } = await client.query(`${insert} on conflict do nothing`, [`[${first ?? ""}]`]);
  if (rowCount === 0) return false;
  if (others.length > 0) await client.query(insert, [`[${others.join(",")}]`]);
  return true;
}

async function storeProjection(client: PoolClient, study: Study): Promise<void> {
  const { id, owner, members, visibility, ruleset, origin, nodes, version, isRemoved, openedAt, changedAt } = study;
  const game = origin.type === "game" ? origin.game : null;
  await client.query({
    name: "project-study",
    text: `insert into studies
             (study_id, owner, members, visibility, ruleset, game, nodes, version, is_removed, opened_at, changed_at)
           values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)
           on conflict (study_id) do update set owner = excluded.owner, members = excluded.members,
             visibility = excluded.visibility, nodes = excluded.nodes, version = excluded.version,
             is_removed = excluded.is_removed, changed_at = excluded.changed_at`,
    values: [...[id, owner, members, visibility, ruleset, game, nodes.size, version, isRemoved, openedAt, changedAt]],
  });
}
