import { fileURLToPath } from "node:url";
import { z } from "zod";
import { encryptionKey } from "../encryption/secret-box.ts";
import { trustedProxies } from "./trusted-proxies.ts";

// Built files lie side by side.
const dataFolder = import.meta.url.endsWith(".ts") ? "../../../../../.seneschal" : "../../../.seneschal";

const flag = z.stringbool().default(false);
const variablesSchema = z.object({
  HOST: z.string().default("127.0.0.1"),
  PORT: z.coerce.number().int().min(0).max(65_535).default(4000),
  /** Any Postgres from version 15 on; without it the house starts its own. */
  DATABASE_URL: z.url().optional(),
  DATABASE_CONNECTIONS: z.coerce.number().int().min(2).max(500).default(16),
  /** Where the Postgres that the house starts by itself keeps its files. */
  SENESCHAL_DATA: z.string().default(fileURLToPath(new URL(dataFolder, import.meta.url))),
  /** What the secrets of second factors are sealed with; without it the house makes a key of its own. */
  SECRET_KEY: encryptionKey.optional(),
  /** The SECRET_KEY of earlier: what it sealed is opened, and sealed anew at the start. */
  SECRET_KEY_BEFORE: encryptionKey.optional(),
  LOG_LEVEL: z.enum(["fatal", "error", "warn", "info", "debug", "trace", "silent"]).default("info"),
  /** Requests that one account or address may make in a minute; 0 lifts the limit. */
  REQUESTS_PER_MINUTE: z.coerce.number().int().min(0).default(1200),
  /** Live streams that one address, and one account, may have open at one process at the same time; 0 lifts the limit. */
  STREAMS_PER_ADDRESS: z.coerce.number().int().min(0).default(200),
  STREAMS_PER_ACCOUNT: z.coerce.number().int().min(0).default(50),
  TRUSTED_PROXIES: trustedProxies.default("loopback"),
  /** Other origins whose pages may call with a bearer token, separated by commas; none unless named. */
  CORS_ORIGINS: z
    .string()
    .default("")
    .transform((origins) => origins.split(",").filter((origin) => origin !== "")),
  /** Where the site is reached: every link of a mail leads there. */
  SITE_URL: z.url({ protocol: /^https?$/ }).default("http://localhost:3000"),
  /** `smtp://user:password@host:port` or `smtps://…`; without it mails are kept in the house. */
  SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
  /** Who writes the mails: `Name <address>`. */
  MAIL_FROM: z.string().optional(),
  /** Shows mails that were kept, for want of SMTP_URL, to the browser that opened the setup link. They open accounts. */
  OUTBOX_PAGE: flag,
  /** Ends when the process that started it does: `npm start` sets it. */
  FOLLOW_PARENT: flag,
});

const environmentSchema = variablesSchema.refine(
  ({ SECRET_KEY, SECRET_KEY_BEFORE }) => SECRET_KEY !== undefined || SECRET_KEY_BEFORE === undefined,
  { path: ["SECRET_KEY_BEFORE"], message: "Set SECRET_KEY too: it seals the secrets again" },
);

export type Environment = z.output<typeof environmentSchema>;

/** Reads and checks the environment; every complaint names its variable. */
export function readEnvironment(variables: NodeJS.ProcessEnv = process.env): Environment {
  const parsed = environmentSchema.safeParse(withoutBlanks(variables));
  if (parsed.success) return parsed.data;
  const complaints = parsed.error.issues.map(({ path, message }) => `${path.join(".")}: ${message}`);
  throw new Error(`The environment cannot be used. ${complaints.join("; ")}`);
}

// A variable set to nothing, as compose files do, means: not set.
function withoutBlanks(variables: NodeJS.ProcessEnv) {
  return Object.fromEntries(Object.entries(variables).filter(([, value]) => value !== ""));
}
