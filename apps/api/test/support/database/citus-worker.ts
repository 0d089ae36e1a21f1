import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { runStatement } from "./statement.ts";

export interface CitusWorker {
  /** Ends it at once, as a power cut would. */
  kill(): Promise<void>;
  start(): Promise<void>;
}

/** A worker on this machine, whose files belong to the user `postgres`. */
export async function citusWorker(node: string): Promise<CitusWorker> {
  const [found] = await runStatement(
    node,
    `select current_setting('data_directory') as folder, current_setting('synchronous_commit') as commits,
       (select setting from pg_config where name = 'BINDIR') as binaries`,
  );
  if (found === undefined) throw new Error(`the worker ${node} does not answer`);
  const { folder, binaries, commits } = found;
  if (commits === "off")
    throw new Error(`${node} forgets its last commits when it is killed: synchronous_commit is off`);
  const control = async (command: string) => {
    const line = `${binaries}/pg_ctl -D ${folder} -l ${folder}.log -w ${command} >/dev/null`;
    await promisify(execFile)("su", ["postgres", "-c", line]);
  };
  return { kill: () => control("stop -m immediate"), start: () => control("start") };
}
