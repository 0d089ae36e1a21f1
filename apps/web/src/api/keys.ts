/** The names under which answers are remembered. */
export const keys = {
  session: ["session"],
  rulesets: ["rulesets"],
  rulebook: (ruleset: string, language: string) => ["rulebook", ruleset, language],
  games: ["games"],
  gamesOf: (query: object) => ["games", query],
  game: (game: string) => ["game", game],
  invitations: ["invitation"],
  invitation: (code: string) => ["invitation", code],
  position: (game: string) => ["position", game],
  positionAt: (game: string, at: number) => ["position", game, at],
  chronicle: (game: string) => ["chronicle", game],
  replay: (game: string, audience: string) => ["replay", game, audience],
  draft: (game: string) => ["draft", game],
  draftCheck: (game: string, version: number, moves: readonly object[]) => ["draft-check", game, version, moves],
  rehearsal: (game: string, version: number, plan: readonly object[], move: object | null) => [
    "rehearsal",
    game,
    version,
    plan,
    move,
  ],
} as const;
