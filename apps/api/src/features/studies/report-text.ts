import type { chat, studies as schemas } from "@seneschal/schema";
import { Problem } from "../../platform/http/problem.ts";
import { knownPlayers } from "../../stores/names/player-names-queries.ts";
import { shownStudy } from "./access.ts";
import { textsOf } from "./study-texts-store.ts";
import type { StudyDeps } from "./types.ts";

interface TextReport {
  readonly study: string;
  readonly node: number;
  readonly reporter: string;
  readonly part: schemas.StudyTextReport["part"];
  readonly reason: string;
}

/** Reports a text of a study that the account can read. Moderators get it as it is at this time. */
export async function reportText(deps: StudyDeps, { study: id, node, reporter, part, reason }: TextReport) {
  const { version } = await shownStudy(deps, id, reporter);
  const text = (await textsOf(deps.pool, id)).find((one) => one.node === node && one.part === part);
  if (text === undefined) throw new Problem("not-found", "There is no such text at this node.");
  const { account, name } = text;
  const nameKind = (await knownPlayers(deps.pool, [account])).get(account)?.nameKind ?? "guest";
  const at = deps.now().toISOString();
  const accused: chat.Message = {
    ...{ number: node, room: "spectators", account, name, nameKind, seat: null, version },
    text: text.text,
    at: text.at.toISOString(),
  };
  return { id: await deps.storeReport({ game: id, accused, reporter, reason, excerpt: [accused], at }), at };
}
