import { joinClauses } from "@seneschal/wording";
import { keyword, namesOf, type Values } from "@seneschal/wording/games/fief-shared";
import type { Heading, Move, OptionList, QuickMove, Translate, Turn } from "../../board.ts";
import type { Choice, Draft, Field, Outcome, Question } from "../../board-model.ts";
import { withField } from "../../choice.ts";
import { stepOrder } from "../../step-order.ts";
import { type FiefTable, findFamily } from "../table.ts";
import { percentOf, signed } from "../wording/numbers.ts";
import { type Actions, isSameAction } from "./actions.ts";
import { yourQuestionKind } from "./option-lists.ts";

/** What a ruleset puts into the headings of its table. */
export interface HeadingTexts<Model extends FiefTable> {
  readonly actions: Actions;
  /** The message where nothing is asked. */
  readonly untitled: string;
  /** The moves that not answering would make and that a player might want to make at once. */
  readonly defaultMoves: ReadonlySet<string>;
  /** The kinds of question with which a player asks another for something. */
  readonly requests: ReadonlySet<string>;
  optionListsOf(t: Translate, model: Model, selected: Draft | null): readonly OptionList[];
  actionLabel(t: Translate, model: Model, action: Draft): string;
  passLabel(t: Translate, kind: string): string;
  /** What a question is about: the fields of its step, and more. */
  questionValues(t: Translate, model: Model, step: object): Values;
}

/** The headings of a table of Fief, of its decision panel and its button. */
export function createHeadings<Model extends FiefTable>(game: HeadingTexts<Model>) {
  return {
    /** Whose turn it is and what is asked, or who has won. */
    headingOf(t: Translate, model: Model): Heading {
      if (model.outcome) return endOf(t, model, model.outcome);
      const { question, yourSeat } = model;
      if (question === null) return { title: t(game.untitled), sub: "", seat: yourSeat, announcement: "" };
      return yourQuestionKind(model) === undefined
        ? waiting(game, t, model, question)
        : yours(game, t, model, question);
    },
    /** The heading of the decision panel: the choice. */
    choiceTitleOf(t: Translate, model: Model, selected: Draft | null): string {
      const { actionsOf, actionOf } = game.actions;
      const action =
        selected === null ? undefined : actionsOf(model.choices).find((one) => isSameAction(one, selected));
      return action === undefined ? askedOf(game, t, model) : game.actionLabel(t, model, actionOf(action));
    },
    /** The button names the action. */
    buttonLabelOf(t: Translate, model: Model, selected: Draft | null): string {
      if (selected?.type === "pass") return game.actionLabel(t, model, selected);
      return t(`button.${selected?.type ?? "none"}`, wordsIn(selected ?? {}));
    },
    /** The move that not answering would make, for one tap. */
    quickOf(t: Translate, model: Model): QuickMove | null {
      const kind = yourQuestionKind(model);
      const defaultChoice = model.choices.find((choice) => choice.isDefault === true && choice.blockedBy === undefined);
      if (kind === undefined || defaultChoice === undefined || !game.defaultMoves.has(defaultChoice.type)) return null;
      const label = defaultChoice.type === "pass" ? game.passLabel(t, kind) : t(`default.${defaultChoice.type}`);
      return { label, move: defaultMoveOf(defaultChoice) };
    },
  };
}

/** The fields of a draft that messages can select by. */
function wordsIn(draft: object): Values {
  const words = Object.entries(draft).filter(([, value]) => typeof value === "string");
  return Object.fromEntries(words.map(([name, value]) => [name, keyword(value)]));
}

/** The turn order; the players who are asked stand out. */
export function orderOf({ view, question }: FiefTable): readonly Turn[] {
  if (view.turn === 0) return stepOrder(view.order, view.agenda.pending);
  const asked = question?.seats ?? [];
  const last = Math.max(...view.order.map((seat, place) => (asked.includes(seat) ? place : -1)));
  return view.order.map((seat, place) => {
    if (asked.includes(seat)) return { seat, state: "now" };
    if (place < last) return { seat, state: "done" };
    return { seat, state: place === last + 1 ? "next" : "then" };
  });
}

interface OngoingBattle<Family> {
  readonly families: readonly Family[];
  readonly battle: { readonly prospect: { readonly attackWins: number } } | null;
}

interface ShortPreviewModel<Family> {
  readonly view: OngoingBattle<Family>;
  readonly yourSeat: number | null;
}

/** For a small screen: what changes for your family, and the odds of a battle that begins. */
export function createShortPreview<Family extends { readonly seat: number }>(
  holdingsOf: (family: Family) => Readonly<Record<string, number>>,
) {
  return (
    t: Translate,
    { view, yourSeat }: ShortPreviewModel<Family>,
    preview: { readonly view: OngoingBattle<Family> } | null,
  ): string => {
    const before = findFamily(view, yourSeat);
    const after = preview === null ? undefined : findFamily(preview.view, yourSeat);
    if (before === undefined || after === undefined) return "";
    const battle = view.battle === null ? (preview?.view.battle ?? null) : null;
    const had = holdingsOf(before);
    const changes = Object.entries(holdingsOf(after)).flatMap(([what, has]) => {
      const by = has - (had[what] ?? 0);
      return by === 0 ? [] : [t(`short.${what}`, { by: signed(by), count: Math.abs(by) })];
    });
    const odds = battle === null ? [] : [t("short.odds", { percent: percentOf(battle.prospect.attackWins) })];
    return [...odds, ...changes].join(", ");
  };
}

function defaultMoveOf({ type, fields }: Choice): Move {
  return Object.entries(fields).reduce<Move>((move, [name, field]) => withField(move, name, minimumOf(field)), {
    type,
  });
}

function minimumOf(field: Field): unknown {
  if ("oneOf" in field) return field.oneOf[0];
  return "from" in field ? field.from : field.someOf.slice(0, field.min);
}

function yours<Model extends FiefTable>(
  game: HeadingTexts<Model>,
  t: Translate,
  model: Model,
  question: Question,
): Heading {
  const title = t(`heading.${question.kind}`, game.questionValues(t, model, stepOf(model, question)));
  const lines = game
    .optionListsOf(t, model, null)
    .flatMap((list) => (list.collapsible === undefined ? list.options : []));
  const labels = lines.filter(({ blockedBy }) => blockedBy === null).map(({ label }) => label);
  return {
    title,
    sub: t("phaseNow", { phase: t(`phase.${model.view.phase}`) }),
    seat: model.yourSeat,
    announcement: `${title}. ${t("mayChoose", { choices: joinClauses(t, labels) })}`,
  };
}

function waiting<Model extends FiefTable>(
  game: HeadingTexts<Model>,
  t: Translate,
  model: Model,
  question: Question,
): Heading {
  const { kind, seats } = question;
  const title = t("waiting", { names: namesOf(t, model, seats) });
  const sub = t(`waitingFor.${kind}`, game.questionValues(t, model, stepOf(model, question)));
  return { title, sub, seat: seats[0] ?? null, announcement: `${title}. ${sub}` };
}

/** What is asked, without a choice; of a request, who asks for what. */
function askedOf<Model extends FiefTable>(game: HeadingTexts<Model>, t: Translate, model: Model): string {
  const kind = yourQuestionKind(model);
  if (model.question === null || kind === undefined) return t("ask.none");
  return game.requests.has(kind)
    ? t(`asked.${kind}`, game.questionValues(t, model, stepOf(model, model.question)))
    : t(`ask.${kind}`);
}

/** The step of the agenda that a question belongs to. */
const stepOf = ({ view }: FiefTable, { kind }: Question): object =>
  view.agenda.pending.find(({ step }) => step.type === kind)?.step ?? {};

function endOf(t: Translate, model: FiefTable, { ranking }: Outcome): Heading {
  const winners = ranking.filter(({ rank }) => rank === 1).map(({ seat }) => seat);
  const isYou = winners.length === 1 && winners[0] === model.yourSeat;
  const title = isYou ? t("end.you") : t("end.won", { names: namesOf(t, model, winners), count: winners.length });
  const sub = t(`end.${model.view.ending?.reason ?? "turns"}`);
  return { title, sub, seat: winners[0] ?? null, announcement: `${title}. ${sub}` };
}
