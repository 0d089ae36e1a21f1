import {
  isFixedPace,
  type NewGameForm,
  usualDeadlineTimes,
} from "../../../../components/game-options/new-game-form.ts";
import type { NewTournament, Ruleset, TournamentFormat, TournamentPlan } from "../../../../lib/api-client/types.ts";
import { type CompletePlan, type CompleteStage, completePlan } from "./earlier-plan.ts";
import { atPace, roundDaysAt, usualPace } from "./round-days.ts";

/** The state of the form: a plan with all fields set. */
export type TournamentDraft = Omit<CompletePlan, "options"> & Pick<NewGameForm, "options">;
export type Sizes = CompleteStage["sizes"];
export type Seats = Ruleset["seats"];

/** Well-known tournament formats; each starts with its default stages. */
export const layouts = ["heats", "swiss", "round-robin", "league", "knock-out", "lives", "ladder", "pairs"] as const;
export type Layout = (typeof layouts)[number];

export function draftFor({ id, seats }: Pick<Ruleset, "id" | "seats">, name: string): TournamentDraft {
  return {
    name,
    description: "",
    ruleset: id,
    options: {},
    stages: stagesOf("swiss", seats),
    scoring: { system: "size-neutral" },
    tieBreaks: ["points", "wins", "opponents", "lot"],
    seeding: "lot",
    pace: usualPace,
    weekendsOff: false,
    startsAt: null,
    checkInMinutes: null,
    playersMost: 128,
    clubsApart: null,
    entry: null,
    lateRounds: 1,
    latePoints: 0,
    byePoints: null,
    atDeadline: "director",
    pairing: "automatic",
    closing: "automatic",
    graceMinutes: 0,
    lastGraceMinutes: 60,
    divisionNames: [],
    requestedByes: null,
    absencePoints: 0,
    substituteResult: "shared",
    boards: "online",
    prizes: [],
  };
}

/** The draft of a stored plan, with the rules that an earlier one does not say. */
export const draftOf = (plan: TournamentPlan): TournamentDraft => completePlan(plan) as TournamentDraft;

/** Table sizes that the game allows: from three players if possible, because pairs are a layout of their own. */
export function sizesFor({ min, max }: Seats): Sizes {
  const least = Math.max(min, Math.min(3, max));
  return { least, most: max, preferred: Math.max(least, max - 1) };
}

const pairs: Sizes = { least: 2, most: 2, preferred: 2 };

/** The pairs layout needs a game for two players. */
export const canHold = (layout: Layout, { min }: Seats): boolean => layout !== "pairs" || min <= 2;

export function stagesOf(layout: Layout, seats: Seats): CompleteStage[] {
  const sizes = sizesFor(seats);
  switch (layout) {
    case "heats":
      return [stageOf("heats", sizes), knockOutOf(16, 1, sizes)];
    case "pairs":
      return [{ ...stageOf("swiss", pairs), format: "swiss", rounds: 5, company: "sporting", playOffs: false }];
    case "swiss":
    case "round-robin":
    case "league":
    case "knock-out":
    case "lives":
    case "ladder":
      return [stageOf(layout, sizes)];
  }
}

/** The default stage of a format, for all players. */
export function stageOf(format: TournamentFormat, sizes: Sizes): CompleteStage {
  const roundDays = roundDaysAt(usualPace, format);
  const common = { field: { from: "all" }, sizes, roundDays, roundMinutes: null } as const;
  switch (format) {
    case "heats":
      return { ...common, format, rounds: 3, best: 2, playOffs: false };
    case "swiss":
      return { ...common, format, rounds: 4, company: "balanced", playOffs: false };
    case "round-robin":
      return { ...common, format, isDouble: false, mostAtOnce: 4, playOffs: false, withdrawals: "annul" };
    case "league":
      return { ...common, format, division: 7, seasons: 3, moving: 2, mostAtOnce: 4, ...leagueRules };
    case "knock-out":
      return { ...common, format, advance: 1, bracket: "fixed", thirdPlace: false, playOffs: false };
    case "lives":
      return { ...common, format, lives: 2, safe: 1, playOffs: false };
    case "ladder":
      return { ...common, format, days: 90, gamesAtOnce: 3, best: 10 };
  }
}

const leagueRules = { playOffs: false, promotionPlayOffs: false, inactivity: null, withdrawals: "annul" } as const;

const knockOutOf = (count: number, of: number, sizes: Sizes): CompleteStage => ({
  ...stageOf("knock-out", sizes),
  field: { from: "best", of, count },
});

/** The draft for another game: seats and options change, the rest stays. */
export function withGame(draft: TournamentDraft, { id, seats }: Pick<Ruleset, "id" | "seats">): TournamentDraft {
  const sizes = sizesFor(seats);
  const fits = (one: Sizes) => one.least >= seats.min && one.most <= seats.max;
  const stages = draft.stages.map((stage) => (fits(stage.sizes) ? stage : { ...stage, sizes }));
  return { ...draft, ruleset: id, options: {}, stages };
}

/** A stage of another format begins with the default length of a round. */
export function withStage(draft: TournamentDraft, place: number, stage: CompleteStage): TournamentDraft {
  const isOther = draft.stages[place]?.format !== stage.format;
  const changed = isOther ? atPace(stage, usualPace, draft.pace) : stage;
  return { ...draft, stages: draft.stages.with(place, changed) };
}

/** New stages, at the time control of the draft. */
export const withStages = (draft: TournamentDraft, stages: readonly CompleteStage[]): TournamentDraft => ({
  ...draft,
  stages: stages.map((stage) => atPace(stage, usualPace, draft.pace)),
});

/** The draft with another time control. Its deadlines, if it has any, are the usual ones in this time zone. */
export function withPace(
  draft: TournamentDraft,
  { pace, weekendsOff }: Pick<TournamentDraft, "pace" | "weekendsOff">,
  timeZone: string,
): TournamentDraft {
  if (pace === draft.pace) return { ...draft, weekendsOff };
  const { fixedDeadlines: _, ...others } = draft;
  const stages = draft.stages.map((stage) => atPace(stage, draft.pace, pace));
  const times = isFixedPace(pace) ? usualDeadlineTimes[pace] : [];
  const deadlines = times.length === 0 ? {} : { fixedDeadlines: { times: [...times], timeZone } };
  return { ...others, pace, weekendsOff, stages, ...deadlines };
}

/** On physical boards there is no time control, and no round has a length at first; online they are the default ones. */
export function withBoards(draft: TournamentDraft, boards: TournamentDraft["boards"]): TournamentDraft {
  if (boards === draft.boards) return draft;
  const { fixedDeadlines: _, ...others } = draft;
  const pace = boards === "physical" ? "none" : usualPace;
  const stages = draft.stages.map((stage) => {
    const roundDays = boards === "physical" ? null : roundDaysAt(pace, stage.format);
    return stage.format === "ladder" ? stage : { ...stage, roundDays, roundMinutes: null };
  });
  return { ...others, boards, pace, weekendsOff: false, atDeadline: "director", stages };
}

/** Adds a stage: a final table for the best players of the previous stage. */
export function withFinal(draft: TournamentDraft, seats: Seats): TournamentDraft {
  const sizes = sizesFor(seats);
  const final = knockOutOf(sizes.most, draft.stages.length, sizes);
  return { ...draft, stages: [...draft.stages, atPace(final, usualPace, draft.pace)] };
}

export function withoutLastStage(draft: TournamentDraft): TournamentDraft {
  return { ...draft, stages: draft.stages.slice(0, -1) };
}

/** The stage with another format, and the same players and table sizes. */
export function withFormat(stage: CompleteStage, format: TournamentFormat): CompleteStage {
  return { ...stageOf(format, stage.sizes), field: stage.field };
}

export function withPrize(draft: TournamentDraft, place: number, title: string): TournamentDraft {
  const others = draft.prizes.filter((prize) => prize.place !== place);
  const prizes = title === "" ? others : [...others, { place, title }];
  return { ...draft, prizes: prizes.toSorted((one, other) => one.place - other.place) };
}

export const planOf = ({ fixedDeadlines, ...draft }: TournamentDraft): NewTournament =>
  ({
    ...draft,
    ...(fixedDeadlines && { fixedDeadlines: { ...fixedDeadlines, times: fixedDeadlines.times.toSorted() } }),
    name: draft.name.trim(),
    prizes: draft.prizes
      .map(({ place, title }) => ({ place, title: title.trim() }))
      .filter(({ title }) => title !== ""),
  }) as NewTournament;
