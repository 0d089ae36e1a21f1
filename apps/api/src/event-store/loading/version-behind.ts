import type { Pool } from "pg";

interface Behind {
  readonly upTo: number;
  readonly before: Date;
}

/** The last version that was there at a moment, and when the next came. All that leads to the beginning counts as there. */
export async function versionBehind(pool: Pool, game: string, { upTo, before }: Behind) {
  const { rows } = await pool.query<{ version: number; next: Date | null }>({
    name: "version-behind",
    text: `with shown as (
             select max(version) as version from events
             where game_id = $1
               and (version <= $2 and at <= $3 or type in ('GameOpened', 'SeatTaken', 'SeatLeft', 'ReadinessSaid',
                 'PlayerInvited', 'InvitationEnded', 'GameBegan'))
           )
           select shown.version, min(events.at) as next
           from shown left join events on events.game_id = $1 and events.version > shown.version and events.version <= $2
           group by shown.version`,
    values: [game, upTo, before],
  });
  return { version: rows[0]?.version ?? 0, next: rows[0]?.next ?? undefined };
}
