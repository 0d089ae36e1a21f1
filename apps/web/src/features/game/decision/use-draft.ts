"use client";

import { useCallback } from "react";
import type { BoardModel, Draft } from "../../../boards/board-model.ts";
import { moveOf, openTo } from "../../../boards/choice.ts";
import type { Move } from "../../../lib/api-client/types.ts";
import { useLocalStorage } from "../../../lib/hooks/use-local-storage.ts";

export interface Drafting {
  /** What is chosen so far, as far as it is still open. */
  readonly draft: Draft | null;
  /** The draft as a move, once it is complete. */
  readonly move: Move | null;
  /** A choice was made, and the table has moved on so that it is open no more. */
  readonly isOvertaken: boolean;
  choose(draft: Draft | null): void;
  /** Chosen for the question that comes next, should it be open there. */
  chooseNext(draft: Draft): void;
}

/** A choice answers one question: asked anew, it wants another answer, were it worded the same. */
interface KeptDraft {
  readonly asked: number | "next" | null;
  readonly draft: Draft;
}

/** The choice in the making; this device keeps it through reloads, refusals and lost lines. */
export function useDraft(game: string, model: BoardModel, isPlanning: boolean): Drafting {
  const [kept, keep] = useKept<KeptDraft | null>(`seneschal-draft-${game}-${model.yourSeat}`, null);
  const asked = model.question?.number ?? null;
  const isForNext = kept?.asked === "next";
  // What comes next belongs to a plan, and is forgotten with it.
  const isMeant = isForNext ? isPlanning : kept?.asked === asked;
  const isOpen = kept !== null && isMeant && openTo(model.choices, kept.draft).length > 0;
  const draft = isOpen ? kept.draft : null;
  const choose = useCallback((chosen: Draft | null) => keep(chosen && { asked, draft: chosen }), [keep, asked]);
  const chooseNext = useCallback((chosen: Draft) => keep({ asked: "next", draft: chosen }), [keep]);
  const isAsked = model.choices.length > 0;
  // What an open choice covers is a move of this ruleset: the house offered it.
  const move = moveOf(model.choices, draft) as Move | null;
  return { draft, move, isOvertaken: kept !== null && !isForNext && !isOpen && isAsked, choose, chooseNext };
}
