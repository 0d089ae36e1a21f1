import { resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { z } from "zod";
import { encryptionKey } from "../encryption/secret-box.ts";
import { trustedProxies } from "./trusted-proxies.ts";

// Built files are all in one folder.
const root = fileURLToPath(new URL(import.meta.url.endsWith(".ts") ? "../../../../.." : "../../..", import.meta.url));

const flag = z.stringbool().default(false);
const variablesSchema = z.object({
  HOST: z.string().default("127.0.0.1"),
  PORT: z.coerce.number().int().min(0).max(65_535).default(4000),
  /** Any Postgres from version 15. Without it the server starts its own. */
  DATABASE_URL: z.url().optional(),
  DATABASE_POOL_MAX: z.coerce.number().int().min(2).max(500).default(16),
  /** The folder for the files of the built-in Postgres and of the archive; a relative path starts at the root. */
  DATA_DIR: z
    .string()
    .default(".seneschal")
    .transform((path) => resolve(root, path)),
  /** The list of packages with rulesets; a relative path starts at the root. Default: a file in the data folder, if there is one. */
  RULESET_PACKAGES: z
    .string()
    .transform((path) => resolve(root, path))
    .optional(),
  /** Encrypts the secrets of two-factor authentication. Without it the server creates a key. */
  SECRET_KEY: encryptionKey.optional(),
  /**
   * The previous SECRET_KEY. What it encrypted is decrypted, and encrypted again with the new key on the next start.
   */
  SECRET_KEY_PREVIOUS: encryptionKey.optional(),
  LOG_LEVEL: z.enum(["fatal", "error", "warn", "info", "debug", "trace", "silent"]).default("info"),
  /** Requests per minute for one account or IP address; 0 turns the limit off. */
  REQUESTS_PER_MINUTE: z.coerce.number().int().min(0).default(1200),
  /** Concurrent live streams at one process, for one IP address and for one account; 0 turns the limit off. */
  STREAMS_PER_ADDRESS: z.coerce.number().int().min(0).default(200),
  STREAMS_PER_ACCOUNT: z.coerce.number().int().min(0).default(50),
  TRUSTED_PROXIES: trustedProxies.default("loopback"),
  /** Other origins whose pages may ask for passwords, separated by commas. Default: none. */
  CORS_ORIGINS: z
    .string()
    .default("")
    .transform((origins) => origins.split(",").filter((origin) => origin !== "")),
  /** The address of the site, for links in e-mails. */
  SITE_URL: z.url({ protocol: /^https?$/ }).default("http://localhost:3000"),
  /** `smtp://user:password@host:port` or `smtps://…`. Without it e-mails are stored in the database. */
  SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
  /** The sender of e-mails: `Name <address>`. */
  MAIL_FROM: z.string().optional(),
  /**
   * Shows stored e-mails (without SMTP_URL) to the browser that used the setup link. These e-mails can open accounts.
   */
  DEV_MAILBOX: flag,
  /** Lets webhooks send to this machine and network, and without TLS: for developing programs that receive them. */
  LOCAL_WEBHOOKS: flag,
  /** Exits when the parent process does; `npm start` sets it. */
  EXIT_WITH_PARENT: flag,
});

const environmentSchema = variablesSchema.refine(
  ({ SECRET_KEY, SECRET_KEY_PREVIOUS }) => SECRET_KEY !== undefined || SECRET_KEY_PREVIOUS === undefined,
  { path: ["SECRET_KEY_PREVIOUS"], message: "Set SECRET_KEY too: it seals the secrets again" },
);

export type Environment = z.output<typeof environmentSchema>;

/** Reads and validates the environment. Error messages name the variable. */
export function readEnvironment(variables: NodeJS.ProcessEnv = process.env): Environment {
  const given = withoutBlanks(variables);
  const parsed = environmentSchema.safeParse(given);
  const renamed = renamedIn(given);
  if (parsed.success && renamed.length === 0) return parsed.data;
  const invalid = parsed.error?.issues.map(({ path, message }) => `${path.join(".")}: ${message}`) ?? [];
  const complaints = [...renamed, ...invalid];
  throw new Error(`The environment cannot be used. ${complaints.join("; ")}`);
}

/** Variables that were renamed: a server that ignored the old name could open another data folder or lose a key. */
const newNames = {
  SENESCHAL_DATA: "DATA_DIR",
  DATABASE_CONNECTIONS: "DATABASE_POOL_MAX",
  SECRET_KEY_BEFORE: "SECRET_KEY_PREVIOUS",
  OUTBOX_PAGE: "DEV_MAILBOX",
  FOLLOW_PARENT: "EXIT_WITH_PARENT",
} as const;

function renamedIn(variables: NodeJS.ProcessEnv): readonly string[] {
  return Object.entries(newNames)
    .filter(([old]) => variables[old] !== undefined)
    .map(([old, name]) => `${old}: Renamed to ${name}. Set ${name} instead`);
}

// An empty variable, as in compose files, counts as not set.
function withoutBlanks(variables: NodeJS.ProcessEnv) {
  return Object.fromEntries(Object.entries(variables).filter(([, value]) => value !== ""));
}
