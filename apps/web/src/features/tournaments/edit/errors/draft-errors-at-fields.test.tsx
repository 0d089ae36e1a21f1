import evening from "@seneschal/wording/messages/en/club-evening.json" with { type: "json" };
import lobby from "@seneschal/wording/messages/en/lobby.json" with { type: "json" };
import middleAges from "@seneschal/wording/messages/en/middle-ages.json" with { type: "json" };
import clubs from "@seneschal/wording/messages/en/tournament-clubs.json" with { type: "json" };
import settings from "@seneschal/wording/messages/en/tournament-settings.json" with { type: "json" };
import tournaments from "@seneschal/wording/messages/en/tournaments.json" with { type: "json" };
import { NextIntlClientProvider } from "next-intl";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import type { Ruleset } from "../../../../lib/api-client/types.ts";
import { draftFor, type Layout, stagesOf, type TournamentDraft } from "../draft/draft.ts";
import { type DraftErrorName, draftErrorsIn } from "../draft/draft-errors.ts";
import { PlanFields } from "../plan-fields.tsx";
import { ShownErrors } from "./draft-error-context.tsx";

const now = new Date("2027-03-01T12:00:00Z");
const game = { id: "middle-ages", seats: { min: 2, max: 5 } } as Ruleset;
const largeGame = { ...game, seats: { min: 3, max: 6 } } as Ruleset;

type Change = Partial<Omit<TournamentDraft, "stages">>;

const whole = (changed: Change): Partial<TournamentDraft> => changed;
const staged = (layout: Layout, changed: object): Partial<TournamentDraft> => ({
  stages: [{ ...stagesOf(layout, game.seats)[0], ...changed }] as TournamentDraft["stages"],
});
const entry = {
  finishedLeast: 0,
  percentLeast: 0,
  ratedGamesLeast: 0,
  ratingLeast: 1800,
  ratingMost: 1600,
  accountDaysLeast: 0,
  verifiedEmail: false,
};
const byes = { most: 1, points: null, lastRound: null };

/** A draft with each error; in `label`, the field that it is about. */
const cases: Readonly<Record<DraftErrorName, { readonly draft: Partial<TournamentDraft>; readonly label: string }>> = {
  name: { draft: whole({ name: "" }), label: "Name" },
  figures: { draft: whole({ latePoints: Number.NaN }), label: "Points per round before a late registration" },
  seats: { draft: staged("swiss", { sizes: { least: 3, preferred: 4, most: 9 } }), label: "Maximum" },
  sizes: { draft: staged("swiss", { sizes: { least: 3, preferred: 5, most: 4 } }), label: "Preferred" },
  field: { draft: staged("swiss", { field: { from: "best", of: 1, count: 8 } }), label: "From stage" },
  count: { draft: staged("swiss", { field: { from: "best", of: 0, count: 2 } }), label: "Players who advance to it" },
  advance: { draft: staged("knock-out", { advance: 3 }), label: "Players advancing per table" },
  safe: { draft: staged("lives", { safe: 3 }), label: "Places that keep their lives" },
  best: { draft: staged("heats", { best: 4 }), label: "Results that count" },
  double: { draft: staged("round-robin", { isDouble: true }), label: "All players meet twice" },
  division: {
    draft: staged("league", { sizes: { least: 4, preferred: 4, most: 5 }, division: 3 }),
    label: "Players per division",
  },
  points: {
    draft: whole({ scoring: { system: "list", points: [3, Number.NaN] } }),
    label: "Points for place 2",
  },
  start: { draft: whole({ startsAt: "2027-02-01T12:00:00Z" }), label: "Start" },
  ratings: { draft: whole({ entry }), label: "Maximum rating" },
  places: { draft: whole({ playersMost: 2 }), label: "Maximum number of players" },
  checkIn: { draft: whole({ checkInMinutes: 30 }), label: "Check-in opens, minutes before the start" },
  late: { draft: whole({ lateRounds: 4 }), label: "Late registration, in rounds" },
  adjudication: {
    draft: { ...staged("swiss", { roundDays: null }), atDeadline: "adjudicate" },
    label: "Games unfinished at the deadline",
  },
  prizes: { draft: whole({ playersMost: 8, prizes: [{ place: 9, title: "Last" }] }), label: "Title for place 9" },
  rising: { draft: whole({ scoring: { system: "list", points: [3, 2, 4] } }), label: "Points for place 3" },
  pairsOnly: { draft: staged("swiss", { playOffs: true }), label: "Play-offs between tied players" },
  requestedByes: { draft: { ...staged("knock-out", {}), requestedByes: byes }, label: "Players can request byes" },
  thirdPlace: { draft: staged("knock-out", { thirdPlace: true }), label: "Game for third place" },
  divisionNames: {
    draft: { ...staged("league", {}), divisionNames: ["Crown", "Crown"] },
    label: "Names of the divisions",
  },
};

it.each(Object.entries(cases))("ties the error “%s” to its field", (name, { draft: changed, label }) => {
  const ruleset = name === "pairsOnly" ? largeGame : game;
  const draft = { ...draftFor(ruleset, "Cup"), lateRounds: 0, ...changed };
  const errors = draftErrorsIn(draft, ruleset.seats, now);
  expect(errors.map((error) => error.name)).toContain(name);
  const page = drawn(draft, ruleset, errors);
  const control = invalidControlOf(page, label);
  const said = describedBy(page, control);
  expect(said).toMatch(outOfBounds.get(name) ?? sentence(name));
});

it("shows no error until the form was sent", () => {
  const draft = { ...draftFor(game, ""), playersMost: Number.NaN };
  expect(drawn(draft, game, null)).not.toContain("aria-invalid");
});

/** Numbers name the bounds of their field. */
const outOfBounds: ReadonlyMap<string, RegExp> = new Map([
  ["figures", /Enter a number from 0 to 1,000\./],
  ["points", /Enter a number from 0 to 1,000\./],
  ["seats", /Enter a number from 2 to 5\./],
]);

const sentence = (name: string) =>
  new RegExp(settings.faults[name as DraftErrorName].replaceAll(/[.*+?()[\]]/g, "\\$&"));

function drawn(draft: TournamentDraft, ruleset: Ruleset, errors: ReturnType<typeof draftErrorsIn> | null): string {
  const messages = {
    "tournament-settings": settings,
    "tournament-clubs": clubs,
    "club-evening": evening,
    "middle-ages": middleAges,
    lobby,
    tournaments,
  };
  return renderToStaticMarkup(
    <NextIntlClientProvider locale="en" timeZone="UTC" messages={messages}>
      <ShownErrors value={errors}>
        <PlanFields draft={draft} rulesets={[ruleset]} isFolded={false} onChange={() => {}} />
      </ShownErrors>
    </NextIntlClientProvider>,
  );
}

/** The opening tag of the control with this label or legend, which must be invalid. */
function invalidControlOf(page: string, label: string): string {
  const invalid = page.match(/<(?:input|textarea|select|fieldset)[^>]*aria-invalid="true"[^>]*>/g) ?? [];
  const found = invalid.find((tag) => labelOf(page, tag) === label);
  expect(found, `${label} among ${invalid.map((tag) => labelOf(page, tag)).join(", ")}`).toBeDefined();
  return found ?? "";
}

function labelOf(page: string, tag: string): string | undefined {
  const id = /\bid="([^"]*)"/.exec(tag)?.[1];
  const own = id && new RegExp(`<label for="${id}"[^>]*>([^<]*)<`).exec(page)?.[1];
  const after = page.slice(page.indexOf(tag) + tag.length);
  return own ?? /^(?:<span>|<legend[^>]*>)([^<]*)</.exec(after)?.[1];
}

const describedBy = (page: string, tag: string): string =>
  (/aria-describedby="([^"]*)"/.exec(tag)?.[1] ?? "")
    .split(" ")
    .map((id) => new RegExp(`id="${id}"[^>]*>(.*?)</p>`).exec(page)?.[1] ?? "")
    .join(" ");
