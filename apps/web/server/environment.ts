import { isIP } from "node:net";
import { z } from "zod";
import { urlsIn } from "./api/api-processes.ts";
import { unknownProxyIn } from "./client-address.ts";

const proxies = z.string().refine((list) => unknownProxyIn(list) === undefined, {
  error: ({ input }) =>
    `“${unknownProxyIn(String(input))}” is no address, no network, and not loopback, linklocal or uniquelocal`,
});
const milliseconds = z.coerce.number().int().min(1);
const variables = z.object({
  /** Named as Next names it: `HOST` belongs to the API. */
  HOSTNAME: z.string().default("0.0.0.0"),
  PORT: z.coerce.number().int().min(0).max(65_535).default(3000),
  /** The API processes, separated by commas. A host name with several addresses stands for several processes. */
  API_URL: z
    .string()
    .refine((list) => urlsIn(list).every((url) => z.url({ protocol: /^https?$/ }).safeParse(url).success), {
      error: "not an http or https address, or several separated by commas",
    })
    .default("http://127.0.0.1:4000"),
  /** Whose `X-Forwarded-*` headers are believed; the API reads the same variable in the same way. */
  TRUSTED_PROXIES: proxies.default("loopback"),
  /** 0 lifts every limit, here and at the API. */
  REQUESTS_PER_MINUTE: z.coerce.number().int().min(0).default(1200),
  /** How long an idle connection may wait for its next request: longer than the usual 60 seconds of a proxy in front. */
  KEEP_ALIVE_TIMEOUT: milliseconds.default(65_000),
  /** How long a page waits for its data. Checked here, and read where pages ask for them. */
  PAGE_DATA_TIMEOUT: milliseconds.default(1_000),
});

export type WebEnvironment = z.output<typeof variables>;

/** Reads and checks the environment; throws an error that names the variables it cannot use. */
export function readWebEnvironment(given: Readonly<Record<string, string | undefined>> = process.env): WebEnvironment {
  const set = Object.entries(given).filter(([, value]) => value !== "");
  const parsed = variables.safeParse(Object.fromEntries(set));
  if (parsed.success) return parsed.data;
  const complaints = parsed.error.issues.map(({ path, message }) => `${path.join(".")}: ${message}`);
  throw new Error(`The environment cannot be used. ${complaints.join("; ")}`);
}

/** The address of a listening server, for people. */
export function displayAddress(host: string, port: number): string {
  return `http://${isIP(host) === 6 ? `[${host}]` : host}:${port}`;
}
