interface AuditReason {
  readonly role: string;
  readonly reason: string;
}

/** The reasons that the server itself writes, as they are stored. */
const serverReasons = {
  "The first administrator, appointed with the setup link.": "setupLink",
  "Appointed by the command.": "command",
} as const;
type ServerReason = (typeof serverReasons)[keyof typeof serverReasons];

/** Which reason of the server an entry of the audit log has; undefined for the words of a staff member. */
export function serverReasonOf({ role, reason }: AuditReason): ServerReason | undefined {
  return role === "house" ? Object.entries(serverReasons).find(([stored]) => stored === reason)?.[1] : undefined;
}
