import { readFileSync } from "node:fs";
import { join } from "node:path";

/** The paths of one embedded Postgres. */
export type Cluster = ReturnType<typeof clusterIn>;

export function clusterIn(home: string) {
  const data = join(home, "data");
  return {
    home,
    data,
    password: join(home, "password"),
    log: join(home, "server.log"),
    lock: join(home, "starting.lock"),
    holders: join(home, "holders"),
    pidFile: join(data, "postmaster.pid"),
    versionFile: join(data, "PG_VERSION"),
  } as const;
}

export const owner = "seneschal";

export function urlOf({ password }: Cluster, port: number, database = "postgres"): string {
  return `postgres://${owner}:${readFileSync(password, "utf8")}@127.0.0.1:${port}/${database}`;
}
