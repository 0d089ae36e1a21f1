import type { ChatMessage, GameStep } from "../../../lib/api-client/types.ts";

export type Sound = "turn" | "move" | "message";

/** What decides which sound is played. */
export interface Heard {
  /** The number of the question that the reader has to answer; null if others have to. */
  readonly question: number | null;
  readonly yourSeat: number | null;
  readonly lastStep: Pick<GameStep, "version" | "kind" | "seat"> | undefined;
  readonly lastMessage: Pick<ChatMessage, "number" | "account"> | undefined;
  /** The account of the reader. */
  readonly account: string | undefined;
  readonly isChatLoaded: boolean;
}

/** The sound for what happened between two moments: one at most, and the reader's turn first. */
export function nextSound(before: Heard, now: Heard): Sound | undefined {
  if (isTurn(before, now)) return "turn";
  if (isMoveOfOthers(before, now)) return "move";
  return isMessageOfOthers(before, now) ? "message" : undefined;
}

/** Not when the reader answers several questions in a row: nobody else moved in between. */
function isTurn(before: Heard, now: Heard): boolean {
  if (now.question === null || now.question === before.question) return false;
  return before.question === null || isMoveOfOthers(before, now);
}

function isMoveOfOthers({ lastStep: before }: Heard, { lastStep, yourSeat }: Heard): boolean {
  if (lastStep === undefined || lastStep.version <= (before?.version ?? 0)) return false;
  return lastStep.kind === "move" && lastStep.seat !== yourSeat;
}

function isMessageOfOthers(before: Heard, { lastMessage, account }: Heard): boolean {
  if (!before.isChatLoaded || lastMessage === undefined) return false;
  return lastMessage.number > (before.lastMessage?.number ?? 0) && lastMessage.account !== account;
}
