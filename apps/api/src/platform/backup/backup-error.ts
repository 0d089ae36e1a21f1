/** Exit codes of `npm run backup` and `npm run restore`: the reasons for which they stop. */
export const exitCodes = {
  /** A chain or a projection has a fault. Everything else that fails has this code, too. */
  failed: 1,
  usage: 2,
  damaged: 3,
  undecryptable: 4,
  "not-empty": 5,
  "server-running": 6,
  newer: 7,
  "disk-full": 8,
} as const;

export type BackupFailure = keyof typeof exitCodes;

/** Why a backup or a restore stops: a sentence for the operator, and the kind of reason. */
export class BackupError extends Error {
  readonly kind: BackupFailure;

  constructor(kind: BackupFailure, message: string, options?: ErrorOptions) {
    super(message, options);
    this.kind = kind;
  }
}

/** ENOSPC and EDQUOT come from the file system, 53100 from Postgres. */
export function isDiskFull(error: unknown): boolean {
  return error instanceof Error && "code" in error && ["ENOSPC", "EDQUOT", "53100"].includes(String(error.code));
}
