import type { Account } from "../../../platform/http/identity.ts";
import { accountKindOf } from "../../../stores/names/name-claims-store.ts";

interface User {
  readonly id: string;
  readonly name: string;
  readonly email: string;
  readonly emailVerified: boolean;
  readonly pendingEmail?: unknown;
  readonly hasSecondFactor?: unknown;
}

/**
 * An account as its owner sees it. Accounts without a confirmed address have a placeholder address that is never shown.
 */
export function accountBody(
  { id, name, email, emailVerified, ...user }: User,
  status: Pick<Account, "roles" | "sanctions" | "nameKind">,
): Account {
  const claimed = typeof user.pendingEmail === "string" ? user.pendingEmail : null;
  return {
    id,
    name,
    kind: accountKindOf(status.nameKind),
    email: emailVerified ? email : claimed,
    isEmailConfirmed: emailVerified,
    newEmail: emailVerified ? claimed : null,
    hasSecondFactor: user.hasSecondFactor === true,
    ...status,
  };
}
