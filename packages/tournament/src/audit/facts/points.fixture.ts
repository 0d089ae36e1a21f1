import type { Plan } from "../../tournament/state/types.ts";
import type { PlaceFacts } from "./table-facts.fixture.ts";

/** The tournament points of a table, by the description of each scoring; forfeits have none. */
export function pointsOf({ scoring }: Pick<Plan, "scoring">, table: readonly PlaceFacts[]): readonly number[] {
  const points = systems(scoring, table);
  return table.map((place, at) => (place.isForfeit ? 0 : (points[at] ?? 0)));
}

function systems(scoring: Plan["scoring"], table: readonly PlaceFacts[]): readonly number[] {
  const size = table.length;
  const firsts = table.filter(({ rank, isForfeit }) => rank === 1 && !isForfeit).length;
  switch (scoring.system) {
    case "size-neutral":
      return shared(table, (place) => (size === 1 ? 1 : (size - place) / (size - 1)));
    case "win-only":
      return shared(table, (place) => (place === 1 ? 1 : 0));
    case "wbc":
      return shared(table, (place) => [1000, 100, 10, 1][place - 1] ?? 0);
    case "doubling":
      return shared(table, (place) => 2 ** (size - place));
    case "expo":
      return shared(table, (place) => [3, 1.5, 0.5][place - 1] ?? 0);
    case "list":
      return shared(table, (place) => scoring.points[place - 1] ?? 0);
    case "cedh":
      return table.map(({ rank }) => (rank > 1 ? 0 : firsts > 1 ? 1 : 5));
    case "draw-size":
      return table.map(({ rank }) => (rank === 1 && firsts > 0 ? 1 / firsts : 0));
    case "score-share":
      return shares(table);
    case "carnage":
    case "c-diplo":
    case "sum-of-squares":
    case "bangkok":
      return centers(scoring.system, scoring.soloAt, table);
  }
}

type Centers = Extract<Plan["scoring"], { readonly soloAt: number }>["system"];

/** Scorings of games for centers; a solo takes everything. */
function centers(system: Centers, soloAt: number, table: readonly PlaceFacts[]): readonly number[] {
  const hasSolo = table.some(({ score }) => score >= soloAt);
  const size = table.length;
  const total = sum(table.map(({ score }) => score));
  const squares = sum(table.map(({ score }) => score ** 2));
  const top = Math.max(...table.map(({ score }) => score));
  const leads = sum(table.map(({ score }) => Math.max(0, 3 - (top - score))));
  const stayed = table.filter(({ isForfeit }) => !isForfeit).length;
  const solo = {
    carnage: 500 * size * (size + 1) + total,
    "c-diplo": 100,
    "sum-of-squares": 100,
    bangkok: soloAt + 23,
  };
  const byPlace = shared(table, (place) =>
    system === "carnage" ? 1000 * (size + 1 - place) : ([38, 14, 7][place - 1] ?? 0),
  );
  return table.map(({ score }, at) => {
    if (hasSolo) return score >= soloAt ? solo[system] : system === "bangkok" ? score / 2 : 0;
    if (system === "carnage") return (byPlace[at] ?? 0) + score;
    if (system === "c-diplo") return 1 + score + (byPlace[at] ?? 0);
    if (system === "sum-of-squares") return squares === 0 ? 100 / stayed : (100 * score ** 2) / squares;
    return score + (score > 0 ? 3 : 0) + (12 * Math.max(0, 3 - (top - score))) / leads;
  });
}

/** In percent of all scores of the table. */
export function shares(table: readonly PlaceFacts[]): readonly number[] {
  const total = sum(table.map(({ score }) => score));
  const stayed = table.filter(({ isForfeit }) => !isForfeit).length;
  return table.map(({ score, isForfeit }) => (isForfeit ? 0 : total === 0 ? 100 / stayed : (100 * score) / total));
}

/** Players who share places get the mean of their points. */
function shared(table: readonly PlaceFacts[], worth: (place: number) => number): readonly number[] {
  return table.map(({ rank }) => {
    const others = table.filter((place) => place.rank === rank).length;
    return mean(Array.from({ length: others }, (_, step) => worth(rank + step)));
  });
}

export const sum = (list: readonly number[]) => list.reduce((total, one) => total + one, 0);
export const mean = (list: readonly number[]) => (list.length === 0 ? 0 : sum(list) / list.length);
