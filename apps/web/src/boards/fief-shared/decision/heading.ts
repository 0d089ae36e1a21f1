import { namesOf, type Values } from "@seneschal/wording/games/fief-shared";
import type { Heading, Move, OptionList, QuickMove, Turn, Words } from "../../board.ts";
import { withField } from "../../choice.ts";
import type { Choice, Draft, Field, Outcome } from "../../scene.ts";
import type { FiefTable } from "../table.ts";
import { percentOf, signed } from "../wording/figures.ts";
import { type Deeds, isDeed } from "./deeds.ts";
import { askedKind } from "./lists.ts";

/** What an edition puts into the sentences over its table. */
export interface HeadingWords<Played extends FiefTable> {
  readonly deeds: Deeds;
  /** The message where nothing is asked. */
  readonly untitled: string;
  /** Where silence is an answer that somebody might want to give. */
  readonly idlers: ReadonlySet<string>;
  listsOf(words: Words, scene: Played, selected: Draft | null): readonly OptionList[];
  deedLabel(words: Words, scene: Played, deed: Draft): string;
  passLabel(words: Words, kind: string): string;
  /** What a question of this kind is about. */
  situationOf(words: Words, scene: Played, kind: string): Values;
}

/** The sentences over a table of Fief, and those of its leaf and its button. */
export function headingsWith<Played extends FiefTable>(game: HeadingWords<Played>) {
  return {
    /** Whose turn it is and what is asked, or who has won. */
    headingOf(words: Words, scene: Played): Heading {
      if (scene.outcome) return endOf(words, scene, scene.outcome);
      const { question, yourSeat } = scene;
      if (question === null) return { title: words(game.untitled), sub: "", seat: yourSeat, announcement: "" };
      const { kind, seats } = question;
      return askedKind(scene) === undefined
        ? waiting(game, words, scene, kind, seats)
        : yours(game, words, scene, kind);
    },
    /** The heading of the leaf: the choice. */
    choiceTitleOf(words: Words, scene: Played, selected: Draft | null): string {
      const { deedsOf, deedOf } = game.deeds;
      const deed = selected === null ? undefined : deedsOf(scene.choices).find((one) => isDeed(one, selected));
      return deed === undefined
        ? words(`ask.${askedKind(scene) ?? "none"}`)
        : game.deedLabel(words, scene, deedOf(deed));
    },
    /** What silence would mean, to be done in one tap. */
    quickOf(words: Words, scene: Played): QuickMove | null {
      const kind = askedKind(scene);
      const idle = scene.choices.find((choice) => choice.idle === true && choice.barred === undefined);
      if (kind === undefined || idle === undefined || !game.idlers.has(idle.type)) return null;
      const label = idle.type === "pass" ? game.passLabel(words, kind) : words(`idle.${idle.type}`);
      return { label, move: idleMoveOf(idle) };
    },
  };
}

/** In turn order; those who are asked stand out. */
export function orderOf({ view, question }: FiefTable): readonly Turn[] {
  const asked = question?.seats ?? [];
  const last = Math.max(...view.order.map((seat, place) => (asked.includes(seat) ? place : -1)));
  return view.order.map((seat, place) => {
    if (asked.includes(seat)) return { seat, state: "now" };
    if (place < last) return { seat, state: "done" };
    return { seat, state: place === last + 1 ? "next" : "then" };
  });
}

/** The button, which says the deed. */
export const deedOfButton = (words: Words, selected: Draft | null): string => words(`deed.${selected?.type ?? "none"}`);

interface Fought<Family> {
  readonly families: readonly Family[];
  readonly battle: { readonly prospect: { readonly attackWins: number } } | null;
}

/** The sheet of a phone: what changes for your family, by name, and the odds of a battle. */
export function inShortWith<Family extends { readonly seat: number }>(
  changesOf: (before: Family, after: Family) => Readonly<Record<string, number>>,
) {
  return (
    words: Words,
    { view, yourSeat }: { readonly view: Fought<Family>; readonly yourSeat: number | null },
    rehearsal: { readonly view: Fought<Family> } | null,
  ): string => {
    const yoursIn = ({ families }: Fought<Family>) => families.find(({ seat }) => seat === yourSeat);
    const before = yoursIn(view);
    const after = rehearsal === null ? undefined : yoursIn(rehearsal.view);
    if (before === undefined || after === undefined) return "";
    const battle = view.battle === null ? (rehearsal?.view.battle ?? null) : null;
    const changes = Object.entries(changesOf(before, after)).flatMap(([what, by]) =>
      by === 0 ? [] : [words(`short.${what}`, { by: signed(by) })],
    );
    const odds = battle === null ? [] : [words("short.odds", { percent: percentOf(battle.prospect.attackWins) })];
    return [...odds, ...changes].join(", ");
  };
}

function idleMoveOf({ type, fields }: Choice): Move {
  return Object.entries(fields).reduce<Move>((move, [name, field]) => withField(move, name, leastOf(field)), { type });
}

function leastOf(field: Field): unknown {
  if ("oneOf" in field) return field.oneOf[0];
  return "from" in field ? field.from : field.someOf.slice(0, field.least);
}

function yours<Played extends FiefTable>(
  { situationOf, listsOf }: HeadingWords<Played>,
  words: Words,
  scene: Played,
  kind: string,
): Heading {
  const title = words(`heading.${kind}`, situationOf(words, scene, kind));
  const lines = listsOf(words, scene, null).flatMap((list) => (list.fold === undefined ? list.options : []));
  const labels = lines.filter(({ barred }) => barred === null).map(({ label }) => label);
  return {
    title,
    sub: words("phaseNow", { phase: words(`phase.${scene.view.phase}`) }),
    seat: scene.yourSeat,
    announcement: `${title}. ${words("mayChoose", { choices: labels.join("; ") })}`,
  };
}

function waiting<Played extends FiefTable>(
  { situationOf }: HeadingWords<Played>,
  words: Words,
  scene: Played,
  kind: string,
  seats: readonly number[],
): Heading {
  const title = words("waiting", { names: namesOf(words, scene, seats) });
  const sub = words(`waitingFor.${kind}`, situationOf(words, scene, kind));
  return { title, sub, seat: seats[0] ?? null, announcement: `${title}. ${sub}` };
}

function endOf(words: Words, scene: FiefTable, { ranking }: Outcome): Heading {
  const winners = ranking.filter(({ rank }) => rank === 1).map(({ seat }) => seat);
  const isYou = winners.length === 1 && winners[0] === scene.yourSeat;
  const title = isYou
    ? words("end.you")
    : words("end.won", { names: namesOf(words, scene, winners), count: winners.length });
  const sub = words(`end.${scene.view.ending?.reason ?? "turns"}`);
  return { title, sub, seat: winners[0] ?? null, announcement: `${title}. ${sub}` };
}
