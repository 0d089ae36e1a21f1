import type { APIRequestContext } from "@playwright/test";

/** A kind of page whose weight is limited. */
export interface MeasuredPage {
  readonly name: string;
  readonly path: string;
  /** Whether it is looked at with the account that prepared the games. */
  readonly isSignedIn: boolean;
}

/** The most that the HTML and the scripts of a page may weigh, compressed with gzip, in bytes. */
export interface Budget {
  readonly html: number;
  /** All that is fetched until the page can be used: at a table, until a move can be played by mouse or keyboard. */
  readonly scripts: number;
  /** What the page fetches afterwards by itself, when the browser is idle; not what opens when it is wanted. */
  readonly idleScripts: number;
}

/** What was decided in the beginning; `docs/benchmarks.md` says which pages are not there yet. */
export const goals = { html: 25_000, pageScripts: 180_000, tableScripts: 230_000 };

/** A page may not become heavier than this. */
export function budgetOf({ name }: MeasuredPage): Budget {
  return { html: goals.html, scripts: 196_000, idleScripts: 0, ...budgets[name] };
}

/** The live stream, the chat, and what follows the mouse. */
const idleScripts = 8_800;
const fiefOfTheEighties = { html: 27_000, scripts: 260_500, idleScripts };
const budgets: Readonly<Record<string, Partial<Budget>>> = {
  // Other tests fill its lists with up to 70 games.
  lobby: { html: 38_000, scripts: 179_500 },
  "table.middle-ages": { html: 20_000, scripts: 229_000, idleScripts },
  "table.village": { html: 23_600, scripts: 230_000, idleScripts },
  // The board of a Fief and its messages are above the goal of a table; so is its map in the HTML.
  "table.fief-1429": { html: 29_000, scripts: 270_000, idleScripts },
  "table.fief-original": fiefOfTheEighties,
  "table.fief-vitale": fiefOfTheEighties,
  // Its messages are a script that browsers keep, and directors have their tools here.
  tournament: { scripts: 232_500 },
};

const rulesets = ["middle-ages", "village", "fief-1429", "fief-original", "fief-vitale"];

/** The most that the parts of a page may move while it loads: the sum of its layout shifts. */
export const shiftMax = 0.02;

/** Creates a guest, a game of each ruleset against bots and a tournament, and returns a page of each kind. */
export async function prepareMeasuredPages(request: APIRequestContext, site: string): Promise<readonly MeasuredPage[]> {
  const post = async (path: string, data?: object) => {
    const answer = await request.post(`${site}${path}`, { headers: { origin: site }, ...(data && { data }) });
    if (!answer.ok()) throw new Error(`${path}: ${answer.status()} ${await answer.text()}`);
    return answer.json();
  };
  const createGame = async (ruleset: string) => {
    const bots = ["easy", "easy"];
    const { id } = await post("/v1/games", { ruleset, options: {}, name: "A measured game", seats: 3, bots });
    await post(`/v1/games/${id}/start`);
    return id as string;
  };

  const startTournament = async () => {
    const { id } = await post("/v1/tournaments", { plan: measuredPlan });
    const players = ["Oda", "Guy", "Ida", "Ulf"].map((name) => ({ name }));
    const actions = [{ type: "open-entry" }, { type: "enter-players", players }, { type: "start" }];
    for (const action of actions) await post(`/v1/tournaments/${id}/actions`, { action });
    return id as string;
  };

  const { account } = await post("/v1/guests", { name: "Measured" });
  const tables: MeasuredPage[] = [];
  for (const ruleset of rulesets) tables.push(page(`table.${ruleset}`, `/games/${await createGame(ruleset)}`, true));
  return [
    page("landing", "/"),
    page("lobby", "/", true),
    page("new-game", "/games/new", true),
    ...tables,
    page("tournaments", "/tournaments", true),
    page("tournament", `/tournaments/${await startTournament()}`),
    page("new-tournament", "/tournaments/new", true),
    page("account", "/account", true),
    page("notifications", "/account/notifications", true),
    page("rules", "/rules"),
    page("rulebook", "/rules/fief-1429"),
    page("leaderboard", "/leaderboards/middle-ages"),
    page("player", `/players/${account.id}`, true),
  ];
}

const measuredPlan = {
  name: "A measured tournament",
  ruleset: "middle-ages",
  boards: "physical",
  pace: "none",
  stages: [{ format: "swiss", field: { from: "all" }, sizes: { least: 3, most: 4, preferred: 4 }, rounds: 3 }],
};

function page(name: string, path: string, isSignedIn = false): MeasuredPage {
  return { name, path, isSignedIn };
}

export function isTable({ name }: MeasuredPage): boolean {
  return name.startsWith("table.");
}
