import { seededChance } from "@seneschal/engine";
import type { Position } from "../../../src/features/play/types.ts";
import { anyMove } from "../games/any-move.ts";
import type { Caller } from "../server/caller.ts";
import type { RecordExample } from "./record-example.ts";

const chance = seededChance(11);

/** Records a draft: stored, deleted, stored again, played. */
export async function recordDrafts(record: RecordExample, player: Caller, game: string): Promise<void> {
  const { ruleset, version, choices } = await player.position(game);
  const draft = { ruleset, expectedVersion: version, moves: [anyMove({ choices }, chance)] };
  const path = `/v1/games/${game}/draft`;
  await record("checkDraft", player, `POST ${path}/check`, draft);
  await record("saveDraft", player, `PUT ${path}`, draft);
  await record("getDraft", player, `GET ${path}`);
  await record("deleteDraft", player, `DELETE ${path}`);
  await record("playDraft", player, `POST ${path}/play`, draft);
}

/** Records an auto-reply to a question that never comes. */
export async function recordAutoReplies(record: RecordExample, player: Caller, game: string): Promise<void> {
  const order = {
    kind: "ballot",
    condition: { when: "unconcerned" },
    move: { type: "send", fields: { place: 0 } },
    label: "Send your lord, unless it concerns you",
  };
  await record("setAutoReplies", player, `PUT /v1/games/${game}/auto-replies`, {
    replies: [order],
    answersSingleChoices: false,
    skipsTrades: false,
  });
  await record("getAutoReplies", player, `GET /v1/games/${game}/auto-replies`);
}

/** Records premoves of a player who is not asked now: checked, saved, read and deleted. */
export async function recordPremoves(record: RecordExample, player: Caller, game: string): Promise<void> {
  const { ruleset, version } = await player.position(game);
  const path = `/v1/games/${game}/premoves`;
  const current = { ruleset, expectedVersion: version, moves: [] };
  const { body } = await record("checkPremoves", player, `POST ${path}/check`, current);
  const premoves = { ...current, moves: [anyMove(body as Pick<Position, "choices">, chance)] };
  await record("savePremoves", player, `PUT ${path}`, premoves);
  await record("getPremoves", player, `GET ${path}`);
  await record("deletePremoves", player, `DELETE ${path}`);
}

/** Records an undo request that is withdrawn, made again and declined. */
export async function recordUndoRequest(
  record: RecordExample,
  requester: Caller,
  other: Caller,
  game: string,
): Promise<void> {
  const { version: expectedVersion } = await requester.position(game);
  const path = `/v1/games/${game}/undo-request`;
  await record("requestUndo", requester, `POST ${path}`, { expectedVersion });
  await record("getUndoRequest", other, `GET ${path}`);
  await record("withdrawUndoRequest", requester, `DELETE ${path}`);
  await requester.post(path, { expectedVersion });
  await record("answerUndoRequest", other, `POST ${path}/answer`, { expectedVersion, agrees: false });
}

/** Records chat messages and notes of two players who may write in public. */
export async function recordChat(record: RecordExample, ada: Caller, bea: Caller, game: string): Promise<void> {
  const path = `/v1/games/${game}`;
  const said = await record("postMessage", ada, `POST ${path}/chat`, {
    room: "table",
    text: "A fine evening for it.",
  });
  const { number } = said.body as { number: number };
  await record("listMessages", bea, `GET ${path}/chat`);
  await record("markMessagesRead", bea, `PUT ${path}/chat/read`, { room: "table", number });
  await record("reportMessage", bea, `POST ${path}/chat/${number}/reports`, { reason: "It rains." });
  await record("deleteMessage", ada, `DELETE ${path}/chat/${number}`);
  await record("blockAccount", ada, `PUT /v1/account/blocks/${bea.id}`, { kind: "mute" });
  await record("listBlocks", ada, "GET /v1/account/blocks");
  await record("unblockAccount", ada, `DELETE /v1/account/blocks/${bea.id}`);
  await record("saveNotebook", ada, `PUT ${path}/notebook`, { text: "Bea likes mills." });
  await record("getNotebook", ada, `GET ${path}/notebook`);
  const { version } = await ada.position(game);
  await record("createDiaryEntry", ada, `POST ${path}/diary`, { version, text: "I want the palace." });
  const diary = await record("listDiaryEntries", ada, `GET ${path}/diary`);
  const [entry] = (diary.body as { entries: { id: string }[] }).entries;
  await record("deleteDiaryEntry", ada, `DELETE ${path}/diary/${entry?.id}`);
}
