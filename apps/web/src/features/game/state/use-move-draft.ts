"use client";

import { useCallback } from "react";
import type { BoardModel, Draft } from "../../../boards/board-model.ts";
import { availableChoices, moveOf } from "../../../boards/choice.ts";
import type { Move } from "../../../lib/api-client/types.ts";
import { useLocalStorage } from "../../../lib/hooks/use-local-storage.ts";

export interface MoveDraft {
  /** What is chosen so far, as long as it is still offered. */
  readonly draft: Draft | null;
  /** The draft as a move, once it is complete. */
  readonly move: Move | null;
  /** The game has moved on, and what was chosen is not offered any more. */
  readonly isOvertaken: boolean;
  choose(draft: Draft | null): void;
  /** Chooses for the next question, if the choice is offered then. */
  chooseNext(draft: Draft): void;
}

/** A draft answers one question. If the same question comes again, the draft does not count for it. */
interface StoredDraft {
  readonly asked: number | "next" | null;
  readonly draft: Draft;
}

/** The move that the reader is choosing. It is stored on the device and survives reloads, refusals and lost connections. */
export function useMoveDraft(game: string, model: BoardModel, hasQueuedMoves: boolean): MoveDraft {
  const [stored, store] = useLocalStorage<StoredDraft | null>(`seneschal-draft-${game}-${model.yourSeat}`, null);
  const asked = model.question?.number ?? null;
  const isForNext = stored?.asked === "next";
  // A draft for the next question belongs to the queue and goes with it.
  const isForThis = isForNext ? hasQueuedMoves : stored?.asked === asked;
  const isOffered = stored !== null && isForThis && availableChoices(model.choices, stored.draft).length > 0;
  const draft = isOffered ? stored.draft : null;
  const choose = useCallback((chosen: Draft | null) => store(chosen && { asked, draft: chosen }), [store, asked]);
  const chooseNext = useCallback((chosen: Draft) => store({ asked: "next", draft: chosen }), [store]);
  const hasChoices = model.choices.length > 0;
  // The API offered the choice, so the move belongs to this ruleset.
  const move = moveOf(model.choices, draft) as Move | null;
  return { draft, move, isOvertaken: stored !== null && !isForNext && !isOffered && hasChoices, choose, chooseNext };
}
