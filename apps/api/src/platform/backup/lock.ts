import { Decrypter, Encrypter } from "age-encryption";
import { BackupError } from "./backup-error.ts";

/** How a backup is encrypted, in the format of age (age-encryption.org/v1). */
export type BackupLock =
  | { readonly type: "passphrase"; readonly passphrase: string }
  /** Public keys of age: what they encrypt is decrypted with the identity, which the server does not need. */
  | { readonly type: "recipients"; readonly recipients: readonly string[] };

/** What may decrypt a backup. */
export interface BackupKeys {
  readonly passphrase?: string | undefined;
  /** Private keys of age. */
  readonly identities: readonly string[];
}

/** Every file of age begins with this. */
export const encryptedStart = "age-encryption.org/v1\n";

/** Throws a BackupError of kind `usage` for what is no public key. */
export function encrypterFor(lock: BackupLock): Encrypter {
  const encrypter = new Encrypter();
  if (lock.type === "passphrase") encrypter.setPassphrase(lock.passphrase);
  else for (const recipient of lock.recipients) addRecipient(encrypter, recipient);
  return encrypter;
}

function addRecipient(encrypter: Encrypter, recipient: string): void {
  try {
    encrypter.addRecipient(recipient);
  } catch (cause) {
    throw new BackupError("usage", `${recipient} is no public key of age (age1…).`, { cause });
  }
}

/** The same for private keys. */
export function decrypterFor({ passphrase, identities }: BackupKeys): Decrypter {
  if (passphrase === undefined && identities.length === 0) {
    throw new BackupError(
      "undecryptable",
      "The backup is encrypted. Set BACKUP_PASSPHRASE, or name the file of the private key with --identity.",
    );
  }
  const decrypter = new Decrypter();
  if (passphrase !== undefined) decrypter.addPassphrase(passphrase);
  for (const identity of identities) addIdentity(decrypter, identity);
  return decrypter;
}

function addIdentity(decrypter: Decrypter, identity: string): void {
  try {
    decrypter.addIdentity(identity);
  } catch (cause) {
    throw new BackupError("usage", "The file of --identity contains no private key of age (AGE-SECRET-KEY-…).", {
      cause,
    });
  }
}

/** Returns whether none of the keys fits. */
export function isWrongKey(error: unknown): boolean {
  return error instanceof Error && error.message.startsWith("no identity matched");
}
