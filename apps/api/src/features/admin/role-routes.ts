import { admin as schemas } from "@seneschal/schema";
import type { z } from "zod";
import { Problem } from "../../platform/http/problem.ts";
import { responses } from "../../platform/http/response-schemas.ts";
import type { Server } from "../../platform/http/server.ts";
import { inTransaction } from "../../platform/postgres/in-transaction.ts";
import { countAdministrators, setRoles, staffOf } from "../../stores/accounts/roles-store.ts";
import { writeAudit } from "../../stores/audit-log-store.ts";
import { playerNames } from "../../stores/names/player-names-queries.ts";
import type { AdminDeps } from "./admin-deps.ts";
import { auditEntry, forAdministrators, forEveryone, readableBy, requireRole, type StaffActor } from "./permissions.ts";

const tags = ["admin"];

/** Staff and their roles. */
export function roleRoutes(server: Server, deps: AdminDeps): void {
  server.get(
    "/v1/admin/staff",
    {
      config: readableBy(forEveryone),
      schema: {
        operationId: "listStaff",
        summary: "List staff and their roles",
        description: "All accounts with at least one role.",
        tags,
        response: responses(schemas.staff, "not-signed-in", "forbidden"),
      },
    },
    async () => ({ staff: await staffOf(deps.pool) }),
  );
  server.put(
    "/v1/admin/staff/:account",
    {
      config: { access: { requires: "session", roles: forAdministrators } },
      schema: {
        operationId: "changeRoles",
        summary: "Grant or revoke roles",
        description:
          "Replaces the roles of an account; an empty list takes all of them. The last administrator stays: otherwise the response is `last-administrator`. Needs a session: no token can grant roles.",
        tags,
        params: schemas.staffParams,
        body: schemas.newRoles,
        response: responses(
          schemas.staffMember,
          ...(["not-signed-in", "forbidden", "not-found", "done-already", "last-administrator"] as const),
        ),
      },
    },
    async (request) => changeRoles(deps, requireRole(request, forAdministrators), request.params.account, request.body),
  );
}

async function changeRoles(
  { pool, now, accountChanged }: AdminDeps,
  by: StaffActor,
  account: string,
  body: z.output<typeof schemas.newRoles>,
) {
  const roles = schemas.roles.filter((role) => body.roles.includes(role));
  await inTransaction(pool, async (client) => {
    const before = await setRoles(client, account, roles);
    if (before === undefined) throw new Problem("not-found", "No account has this id.");
    if (isSame(before, roles)) throw new Problem("done-already", "The account already has these roles.");
    if ((await countAdministrators(client)) === 0) throw new Problem("last-administrator");
    const details = { reason: body.reason, before, after: roles };
    await writeAudit(client, auditEntry(by, "changeRoles", { kind: "account", id: account }, details), now());
  });
  await accountChanged(account);
  return { account, name: (await playerNames(pool, [account])).get(account) ?? "", roles };
}

const isSame = (one: readonly string[], other: readonly string[]) =>
  one.length === other.length && one.every((role) => other.includes(role));
