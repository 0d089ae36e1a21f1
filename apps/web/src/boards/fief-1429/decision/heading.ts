import type { Heading, Move, QuickMove, Turn, Words } from "../../board.ts";
import { withField } from "../../choice.ts";
import { isDeed } from "../../fief-shared/decision/deeds.ts";
import { askedKind } from "../../fief-shared/decision/lists.ts";
import { percentOf, signed } from "../../fief-shared/wording/figures.ts";
import { atName, nameOf, namesOf, ofName } from "../../fief-shared/wording/names.ts";
import type { Choice, Draft, Field, Rehearsal } from "../../scene.ts";
import { type Fief, type FiefScene, familyOf } from "../game.ts";
import { type Values, valuesOf } from "../wording/values.ts";
import { deedOf, deedsOf } from "./deeds.ts";
import { deedLabel } from "./labels.ts";
import { listsOf } from "./lists.ts";

/** Whose turn it is and what is asked, or who has won. */
export function headingOf(words: Words, scene: FiefScene): Heading {
  if (scene.outcome) return endOf(words, scene, scene.outcome);
  if (scene.question === null) return { title: words("title"), sub: "", seat: scene.yourSeat, announcement: "" };
  const { kind, seats } = scene.question;
  return askedKind(scene) === undefined ? waiting(words, scene, kind, seats) : yours(words, scene, kind);
}

/** In turn order; those who are asked stand out. */
export function orderOf({ view, question }: FiefScene): readonly Turn[] {
  const asked = question?.seats ?? [];
  const last = Math.max(...view.order.map((seat, place) => (asked.includes(seat) ? place : -1)));
  return view.order.map((seat, place) => {
    if (asked.includes(seat)) return { seat, state: "now" };
    if (place < last) return { seat, state: "done" };
    return { seat, state: place === last + 1 ? "next" : "then" };
  });
}

/** The heading of the leaf: the choice. */
export function choiceTitleOf(words: Words, scene: FiefScene, selected: Draft | null): string {
  const deed = selected === null ? undefined : deedsOf(scene.choices).find((one) => isDeed(one, selected));
  return deed === undefined ? words(`ask.${askedKind(scene) ?? "none"}`) : deedLabel(words, scene, deedOf(deed));
}

/** The button, which says the deed. */
export function deedOfButton(words: Words, selected: Draft | null): string {
  return words(`deed.${selected?.type ?? "none"}`);
}

/** What silence would mean, to be done in one tap. */
export function quickOf(words: Words, scene: FiefScene): QuickMove | null {
  const kind = askedKind(scene);
  const idle = scene.choices.find((choice) => choice.idle === true && choice.barred === undefined);
  if (kind === undefined || idle === undefined || !idlers.has(idle.type)) return null;
  const label = idle.type === "pass" ? words(`pass.${kind}`) : words(`idle.${idle.type}`);
  return { label, move: idleMoveOf(idle) };
}

/** Where silence is an answer that somebody might want to give. */
const idlers = new Set(["pass", "answer", "vote", "join", "resolve", "waver", "lose", "halve", "release"]);

function idleMoveOf({ type, fields }: Choice): Move {
  return Object.entries(fields).reduce<Move>((move, [name, field]) => withField(move, name, leastOf(field)), { type });
}

function leastOf(field: Field): unknown {
  if ("oneOf" in field) return field.oneOf[0];
  return "from" in field ? field.from : field.someOf.slice(0, field.least);
}

/** The sheet of a phone: what changes for your chest, your income and your points, and the odds of a battle. */
export function inShortOf(words: Words, { view, yourSeat }: FiefScene, rehearsal: Rehearsal<Fief> | null): string {
  const before = yourSeat === null ? undefined : familyOf(view, yourSeat);
  const after = yourSeat === null || rehearsal === null ? undefined : familyOf(rehearsal.view, yourSeat);
  if (before === undefined || after === undefined) return "";
  const battle = view.battle === null ? (rehearsal?.view.battle ?? null) : null;
  const changes = [
    { what: "ecus", by: (after.ecus ?? 0) - (before.ecus ?? 0) },
    { what: "income", by: after.income.ecus - before.income.ecus },
    { what: "points", by: after.points - before.points },
  ].flatMap(({ what, by }) => (by === 0 ? [] : [words(`short.${what}`, { by: signed(by) })]));
  const odds = battle === null ? [] : [words("short.odds", { percent: percentOf(battle.prospect.attackWins) })];
  return [...odds, ...changes].join(", ");
}

function yours(words: Words, scene: FiefScene, kind: string): Heading {
  const title = words(`heading.${kind}`, situation(words, scene, kind));
  const lines = listsOf(words, scene, null).flatMap((list) => (list.fold === undefined ? list.options : []));
  const labels = lines.filter(({ barred }) => barred === null).map(({ label }) => label);
  return {
    title,
    sub: words("phaseNow", { phase: words(`phase.${scene.view.phase}`) }),
    seat: scene.yourSeat,
    announcement: `${title}. ${words("mayChoose", { choices: labels.join("; ") })}`,
  };
}

function waiting(words: Words, scene: FiefScene, kind: string, seats: readonly number[]): Heading {
  const title = words("waiting", { names: namesOf(words, scene, seats) });
  const sub = words(`waitingFor.${kind}`, situation(words, scene, kind));
  return { title, sub, seat: seats[0] ?? null, announcement: `${title}. ${sub}` };
}

/** What the question is about: the fields of its step, and where the march, the battle or the revolt is. */
function situation(words: Words, scene: FiefScene, kind: string): Values {
  const { agenda, march, battle, revolt } = scene.view;
  const step = agenda.pending.find((one) => one.step.type === kind)?.step ?? {};
  return {
    ...valuesOf(words, step, { ...scene, yourSeat: null }),
    ...placed(words, "field", battle?.village),
    ...placed(words, "uprising", revolt?.village),
    ...placed(words, "marchFrom", march?.from),
    ...placed(words, "marchTo", march?.to),
    marcher: march === null ? "" : nameOf(scene, march.seat),
  };
}

function placed(words: Words, name: string, village: string | undefined): Values {
  if (village === undefined) return {};
  const said = words(`village.${village}`);
  return { [name]: said, [`${name}_of`]: ofName(words, said), [`${name}_at`]: atName(words, said) };
}

function endOf(words: Words, scene: FiefScene, { ranking }: NonNullable<FiefScene["outcome"]>): Heading {
  const winners = ranking.filter(({ rank }) => rank === 1).map(({ seat }) => seat);
  const isYou = winners.length === 1 && winners[0] === scene.yourSeat;
  const title = isYou
    ? words("end.you")
    : words("end.won", { names: namesOf(words, scene, winners), count: winners.length });
  const sub = words(`end.${scene.view.ending?.reason ?? "turns"}`);
  return { title, sub, seat: winners[0] ?? null, announcement: `${title}. ${sub}` };
}
