import type { verifications } from "@seneschal/schema";
import type { z } from "zod";
import type { Unsound, Verdict } from "./verify-export.ts";

type Sound = Extract<z.output<typeof verifications.verification>, { readonly isSound: true }>;
export type Verification = Sound | Unsound;

/** A verdict as the API and the site show it. */
export function verificationOf(verdict: Verdict): Verification {
  if (!verdict.isSound) return verdict;
  const { manifest, rulesChecked, chance, game: end } = verdict;
  const { game, ruleset, revision, events, commitment, head, chanceScheme = 1 } = manifest;
  const report = { scheme: chanceScheme, addedBy: [...chance.addedBy], drawsUndone: chance.takenBack };
  const ranking = end.phase === "finished" ? (end.outcome?.ranking ?? []) : [];
  return {
    isSound: true,
    game,
    ruleset,
    revision,
    events,
    commitment,
    head,
    rulesChecked,
    ranking: ranking.map(({ seat, rank, score }) => ({ seat, rank, score })),
    chance: report,
  };
}
