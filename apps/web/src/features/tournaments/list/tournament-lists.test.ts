import { expect, it } from "vitest";
import type { TournamentSummary } from "../../../lib/api-client/types.ts";
import { upcoming, withoutListed } from "./tournament-lists.ts";

const named = (id: string, phase: TournamentSummary["phase"]) => ({ id, phase }) as TournamentSummary;
const idsOf = (tournaments: readonly TournamentSummary[]) => tournaments.map(({ id }) => id);

it("lists each tournament once: your own at the top, the others by phase", () => {
  const own = [named("planned", "draft"), named("mine", "open"), named("played", "finished")];
  const above = upcoming(own);
  expect(idsOf(above)).toEqual(["planned", "mine"]);
  expect(idsOf(withoutListed([named("mine", "open"), named("theirs", "open")], above))).toEqual(["theirs"]);
  expect(idsOf(withoutListed([named("played", "finished")], above))).toEqual(["played"]);
});
