import type { FailureCode } from "../../api-client/api-problem.ts";

/** By the names that the standard gives to errors. */
const failures: ReadonlyMap<unknown, FailureCode> = new Map([
  ["InvalidStateError", "passkey-known"],
  ["NotSupportedError", "passkeys-unsupported"],
  ["ConstraintError", "passkeys-unsupported"],
]);

/** Why a device gave no passkey. Browsers do not tell most reasons apart, so that sites learn nothing about their users. */
export function deviceFailure(error: unknown): FailureCode {
  return failures.get(error instanceof Error && error.name) ?? "passkey-cancelled";
}
