import type { PlayerList, TournamentAction } from "../../../../lib/api-client/types.ts";

type NewEntrant = Extract<TournamentAction, { type: "enter-players" }>["players"][number];

interface Choices {
  /** The lines whose name is not the account of the same name. */
  readonly notAccounts: ReadonlySet<number>;
  /** Online, players with an account register themselves. */
  readonly isPhysical: boolean;
}

/** What a list would enter: accounts where they were recognized, names otherwise. */
export const entrantsIn = ({ lines }: PlayerList, { notAccounts, isPhysical }: Choices): NewEntrant[] =>
  lines.flatMap(({ line, name, club, state, account }): NewEntrant[] => {
    if (state !== "new") return [];
    const withClub = club === null ? {} : { club };
    if (account === null || notAccounts.has(line)) return [{ name, ...withClub }];
    return isPhysical ? [{ account, ...withClub }] : [];
  });
