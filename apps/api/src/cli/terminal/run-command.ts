import { BackupError, exitCodes } from "../../platform/backup/backup-error.ts";

/** Runs a command: prints why it stops, and sets the exit code. `act` returns whether everything is sound. */
export async function runCommand(act: () => Promise<boolean>): Promise<void> {
  try {
    process.exitCode = (await act()) ? 0 : exitCodes.failed;
  } catch (error) {
    process.exitCode = error instanceof BackupError ? exitCodes[error.kind] : exitCodes.failed;
    console.error(messageOf(error));
  }
}

/** Node gives the error of several addresses that do not answer no message of its own. */
function messageOf(error: unknown): string {
  if (error instanceof AggregateError && error.message === "") return error.errors.map(messageOf).join("; ");
  return error instanceof Error ? error.message : String(error);
}
