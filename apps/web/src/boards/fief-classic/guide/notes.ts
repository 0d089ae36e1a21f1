import type { GuideNote } from "../../guide/guide.ts";
import { atQuestion, openMoves } from "../../guide/guide.ts";
import type { Fief } from "../game.ts";

/** The notes of a first game with the first edition. */
export const originalNotes: readonly GuideNote<Fief>[] = [
  { name: "choosing", element: "map", rule: "FC-2.2", isDue: atQuestion("choosing"), offers: openMoves },
  { name: "settling", element: "map", rule: "FC-2.4", isDue: atQuestion("settling") },
  { name: "playing", element: "hand", rule: "FC-5.1", isDue: atQuestion("playing") },
  { name: "parrying", element: "hand", rule: "FC-5.16", isDue: atQuestion("parrying") },
  { name: "burying", element: "map", rule: "FC-5.8", isDue: atQuestion("burying") },
  { name: "ruin", element: "map", rule: "FC-5.12", isDue: atQuestion("ruin") },
  { name: "levying", element: "hand", rule: "FC-7.8", isDue: atQuestion("levying") },
  { name: "buying", element: "bank", rule: "FC-8.1", isDue: atQuestion("buying") },
  { name: "money", element: "family", rule: "FC-7.1", isDue: atQuestion("buying") },
  { name: "marching", element: "map", rule: "FC-9.1", isDue: atQuestion("marching") },
  { name: "arriving", element: "map", rule: "FC-10.2", isDue: atQuestion("arriving") },
  { name: "consent", element: "family", rule: "FC-10.4", isDue: atQuestion("consent") },
  { name: "guests", element: "map", rule: "FC-12.6", isDue: atQuestion("guests") },
  { name: "pacts", element: "map", rule: "FC-12.1", isDue: atQuestion("pacts") },
  { name: "mourning", element: "map", rule: "FC-11.6", isDue: atQuestion("mourning") },
  { name: "talks", element: "others", rule: "FC-13.1", isDue: atQuestion("talks") },
  { name: "titles", element: "court", rule: "FC-14.1", isDue: atQuestion("talks") },
  { name: "replying", element: "family", rule: "FC-13.3", isDue: atQuestion("replying") },
  { name: "ballot", element: "court", rule: "FC-15.2", isDue: atQuestion("ballot") },
];

/** Vitale’s adaptation asks a few questions more. */
export const vitaleNotes: readonly GuideNote<Fief>[] = [
  ...originalNotes.filter(({ name }) => name !== "levying"),
  { name: "orphan", element: "hand", rule: "FC-4.3", isDue: atQuestion("orphan") },
  { name: "justice", element: "court", rule: "FC-5.15", isDue: atQuestion("justice") },
  { name: "trial", element: "court", rule: "FC-15.5", isDue: atQuestion("trial") },
];
