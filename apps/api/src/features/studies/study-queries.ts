import type { Pool } from "pg";
import type { PageEnd } from "../../platform/http/cursor.ts";

export interface ListedStudy {
  readonly id: string;
  readonly ruleset: string;
  readonly title: string | null;
  readonly owner: string;
  readonly ownerName: string | null;
  readonly visibility: "private" | "link" | "public";
  readonly nodes: number;
  readonly game: string | null;
  readonly openedAt: Date;
  readonly changedAt: Date;
}

export interface StudyFilter {
  /** The account whose studies are listed; null: the public ones. */
  readonly member: string | null;
  readonly ruleset: string | null;
  readonly game: string | null;
  readonly after: PageEnd | undefined;
  readonly limit: number;
}

/** Studies, the latest change first. */
export async function findStudies(
  pool: Pool,
  { member, ruleset, game, after, limit }: StudyFilter,
): Promise<readonly ListedStudy[]> {
  const { rows } = await pool.query<ListedStudy>({
    name: "find-studies",
    text: `select studies.study_id as id, ruleset, title.text as title, owner, owners.name as "ownerName", visibility,
             nodes, game, opened_at as "openedAt", changed_at as "changedAt"
           from studies left join accounts as owners on owners.id = owner
           left join study_texts as title on title.study_id = studies.study_id and part = 'title'
           where not is_removed
             and case when $1::text is null then visibility = 'public' else owner = $1 or members @> array[$1] end
             and ($2::text is null or ruleset = $2) and ($3::uuid is null or game = $3)
             and ($4::timestamptz is null or (changed_at, studies.study_id) < ($4, $5::uuid))
           order by changed_at desc, studies.study_id desc limit $6`,
    values: [member, ruleset, game, after?.at ?? null, after?.id ?? null, limit],
  });
  return rows;
}

/** The number of studies that an account owns. */
export async function countStudies(pool: Pool, owner: string): Promise<number> {
  const { rows } = await pool.query<{ count: number }>({
    name: "count-studies",
    text: "select count(*)::int as count from studies where owner = $1 and not is_removed",
    values: [owner],
  });
  return rows[0]?.count ?? 0;
}

/** The studies that an account owns or is a member of. */
export async function studiesWith(pool: Pool, account: string): Promise<readonly string[]> {
  const { rows } = await pool.query<{ id: string }>({
    name: "studies-with",
    text: `select study_id as id from studies where not is_removed and (owner = $1 or members @> array[$1])`,
    values: [account],
  });
  return rows.map(({ id }) => id);
}
