import type { AccountStreamLine } from "../types.ts";
import { follow, type StreamConnection } from "./follow.ts";

interface From {
  readonly lastEventId?: string | undefined;
  readonly signal?: AbortSignal | undefined;
}

export async function* accountEvents(
  connection: StreamConnection,
  { lastEventId, signal }: From,
): AsyncGenerator<AccountStreamLine, void, undefined> {
  for await (const { id, data } of follow({ connection, path: "/v1/account/stream", lastEventId, signal })) {
    yield { ...JSON.parse(data), cursor: id };
  }
}
