import type { adminImports as schemas } from "@seneschal/schema";
import type { Pool } from "pg";
import type { z } from "zod";
import { totalCount } from "../../../platform/postgres/stream-rows.ts";
import { asPattern } from "../../../stores/audit-log-store.ts";
import { type NameKind, nameKindIn } from "../../../stores/names/name-claims-store.ts";

interface Row {
  readonly id: string;
  readonly importedBy: string | null;
  readonly importerName: string | null;
  readonly importerKind: NameKind | null;
  readonly importedAt: Date;
  readonly origin: string | null;
  readonly isListed: boolean;
  readonly about: unknown;
  readonly total: number | null;
}

/** Imports that were not removed, listed or not, the newest first. */
export async function searchImports(
  pool: Pool,
  { q, from, limit }: z.output<typeof schemas.adminImportsQuery>,
): Promise<z.output<typeof schemas.adminImportsPage>> {
  const { rows } = await pool.query<Row>(
    `select import.id, import.imported_by as "importedBy", importers.name as "importerName",
       ${nameKindIn("importers")} as "importerKind", import.imported_at as "importedAt", import.origin,
       import.is_listed as "isListed", import.about, ${totalCount(limit)} as total
     from imported_games as import left join accounts as importers on importers.id = import.imported_by
     where import.hidden_at is null
       and ($1::text is null
         or concat_ws(' ', import.about ->> 'name', import.origin, importers.name, import.id, import.about ->> 'game')
           ilike '%' || $1 || '%')
     order by import.imported_at desc, import.id offset $2 limit $3`,
    [asPattern(q), from, limit],
  );
  return { total: rows[0]?.total ?? 0, imports: rows.map(bodyOf) };
}

function bodyOf({ about, total: _, importedBy, importerName, importerKind, importedAt, ...row }: Row) {
  const { game, name, ruleset } = about as Pick<schemas.AdminImport, "game" | "name" | "ruleset">;
  const importer = importedBy === null ? null : { account: importedBy, name: importerName, nameKind: importerKind };
  return { ...row, game, name, ruleset, importedBy: importer, importedAt: importedAt.toISOString() };
}
