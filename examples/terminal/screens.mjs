import { wordsOf } from "./names.mjs";
import { fitted } from "./terminal.mjs";

const newsMax = 6;

/** What the player sees before the choices: everyone’s situation, what has happened, and the question. */
export function turnScreen({ seat, question, position }, names, texts, news) {
  const players = playersIn(position.view).map((entry) => playerLine(entry, seat, names));
  const rows = (lines) => lines.map(fitted);
  const happened = news.map((step) => stepLine(step, names)).filter(Boolean);
  const recent = happened.length === 0 ? [] : ["", texts.since, ...happened.slice(-newsMax).map((line) => `  ${line}`)];
  return [
    "",
    `— ${names.title} —`,
    ...rows(players),
    ...rows(recent),
    "",
    texts.yourTurn(names.of("step", question.kind)),
  ];
}

/** The whole position, as an outline. */
export function positionLines({ view }, names) {
  return Object.entries(view).flatMap(([key, value]) => outline(key, value, names, 0));
}

/** The steps of a game after a version. */
export async function newsAfter(client, game, after) {
  const { data } = await client.GET("/v1/games/{game}/steps", { params: { path: { game }, query: { after } } });
  return data.steps;
}

export function outcomeLines(outcome, names, texts) {
  if (outcome === null) return [texts.noResult];
  const ranking = outcome.ranking.toSorted((one, other) => one.rank - other.rank);
  const places = ranking.map(({ rank, seat, score }) => texts.rank(rank, names.player(seat), score));
  return [texts.over, ...places];
}

/** The part of a view that has an entry for each seat, whatever the game calls it. */
function playersIn(view) {
  const lists = Object.values(view).filter((value) => Array.isArray(value) && value.length > 1);
  return lists.find((list) => list.every((entry, seat) => entry?.seat === seat)) ?? [];
}

function playerLine({ seat, ...entry }, own, names) {
  const values = Object.entries(entry).filter(([, value]) => isShort(value));
  const text = values.map(([key, value]) => phrase(key, value, names)).filter(Boolean);
  return `${seat === own ? "▸" : " "} ${names.player(seat)}: ${text.join(", ")}`;
}

/** A move, if it can be seen, or what it led to. */
function stepLine({ seat, move, facts }, names) {
  if (seat === null || seat === undefined) return undefined;
  const what = move ? names.move(move) : facts.map(({ type }) => names.of("fact", type)).at(0);
  return what && `${names.player(seat)}: ${what}`;
}

function outline(key, value, names, depth) {
  const indent = "  ".repeat(depth);
  if (value === null || value === false || value.length === 0) return [];
  if (isShort(value)) return [`${indent}${phrase(key, value, names)}`];
  if (Array.isArray(value) && value.every(isShort))
    return [`${indent}${wordsOf(key)}: ${value.map((one) => names.value(key, one)).join(" / ")}`];
  const entries = Array.isArray(value) ? value.map((one) => ["", one]) : Object.entries(value);
  if (entries.every(([, one]) => one === null || isShort(one)) && !Array.isArray(value))
    return [`${indent}${wordsOf(key)}: ${inline(entries, names)}`];
  const inner = entries.flatMap(([name, one]) => entryLines(name, one, names, depth + 1));
  return inner.length === 0 ? [] : [`${indent}${wordsOf(key)}:`, ...inner];
}

/** An entry of a list is one line of what is short in it, with the rest below. */
function entryLines(name, entry, names, depth) {
  if (name !== "" || entry === null || typeof entry !== "object") return outline(name, entry, names, depth);
  const short = Object.entries(entry).filter(([, value]) => isShort(value));
  const long = Object.entries(entry).filter(([, value]) => value !== null && !isShort(value));
  const first = `${"  ".repeat(depth)}· ${inline(short, names)}`;
  return [first, ...long.flatMap(([key, value]) => outline(key, value, names, depth + 1))];
}

function inline(entries, names) {
  return entries
    .map(([key, value]) => phrase(key, value, names))
    .filter(Boolean)
    .join(", ");
}

/** A name needs no label; a number does. */
function phrase(key, value, names) {
  if (value === null || value === false || value.length === 0) return "";
  if (value === true) return wordsOf(key);
  const text = names.value(key, value);
  const isName = !Array.isArray(value) && typeof value === "string";
  return key === "" || isName || key === "seat" ? text : `${wordsOf(key)} ${text}`;
}

function isShort(value) {
  return typeof value !== "object" || (Array.isArray(value) && value.every((one) => typeof one !== "object"));
}
