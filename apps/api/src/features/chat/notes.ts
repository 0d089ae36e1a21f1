import type { notes } from "@seneschal/schema";
import type { z } from "zod";
import { isOver } from "../../domain/game/game.ts";
import type { Keyed } from "../../platform/http/keyed.ts";
import { Problem } from "../../platform/http/problem.ts";
import { createOnce } from "../../stores/accounts/served-requests-store.ts";
import { type ChatDeps, loadChatAccess } from "./chat.ts";
import {
  deleteStoredEntry,
  loadDiary,
  loadNotebook,
  type StoredEntry,
  storeEntry,
  storeNotebook,
} from "./notes-store.ts";

type Notebook = z.output<typeof notes.notebook>;
type Diary = z.output<typeof notes.diary>;

/** Returns the private notebook of an account. */
export async function readNotebook(deps: ChatDeps, id: string, account: string): Promise<Notebook> {
  await loadChatAccess(deps, id, account);
  return (await loadNotebook(deps.pool, id, account)) ?? { text: "", changedAt: null };
}

export async function saveNotebook(deps: ChatDeps, id: string, account: string, text: string): Promise<Notebook> {
  await loadChatAccess(deps, id, account);
  const note = { text, changedAt: deps.now().toISOString() };
  await storeNotebook(deps.pool, id, account, note);
  return note;
}

/** Returns the account's own entries, or all entries when the game is over. */
export async function readDiary(deps: ChatDeps, id: string, account: string | undefined): Promise<Diary> {
  const { game } = await loadChatAccess(deps, id, account);
  const isSealed = !isOver(game);
  const entries =
    isSealed && account === undefined ? [] : await loadDiary(deps.pool, id, isSealed ? account : undefined);
  return { isSealed, entries: entries.map(shown) };
}

export async function writeDiary(
  deps: ChatDeps,
  id: string,
  account: string,
  { body: { version, text }, key }: Keyed<z.output<typeof notes.newDiaryEntry>>,
): Promise<Diary> {
  const { game, seat } = await loadChatAccess(deps, id, account);
  if (seat === undefined) throw new Problem("not-your-seat", "Only players can keep a diary.");
  if (game.phase !== "running")
    throw new Problem("not-running", "You can only add diary entries while the game is running.");
  if (version < 1 || version > game.version) {
    throw new Problem("malformed-request", `This game has versions 1 to ${game.version}.`);
  }
  const entry = { game: id, account, seat, version, text, at: deps.now().toISOString() };
  const request = { account, key, scope: id, content: ["diary", version, text] };
  await createOnce(deps.pool, request, (client) => storeEntry(client, entry));
  return readDiary(deps, id, account);
}

export async function deleteEntry(deps: ChatDeps, id: string, account: string, entry: string): Promise<void> {
  if (await deleteStoredEntry(deps.pool, id, account, entry)) return;
  throw new Problem("not-found", "Your diary has no entry with this id.");
}

function shown({ id, seat, name, version, text, at }: StoredEntry): Diary["entries"][number] {
  return { id, seat, name, version, text, at };
}
