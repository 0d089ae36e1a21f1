import type { Browser, Page } from "@playwright/test";
import { address } from "../e2e/support/fixtures.ts";
import { createFinishedGame, post } from "../e2e/support/games-api.ts";
import { prepareLongReplay } from "../e2e/support/prepare-games.ts";
import { report } from "./figures.ts";
import { medianOf } from "./paint.ts";

/** What a long replay may need: bytes of JSON, and elements of the page. */
const goals = { json: 2_000_000, nodes: 4_000, loadRatio: 1.5 };
const stepsEachRound = 30;

/** What one visit of a replay costs. */
interface Visit {
  /** Milliseconds from the request of the page until its first step is shown. */
  readonly loadMs: number;
  /** The size of the replay, not compressed. */
  readonly jsonBytes: number;
  readonly shown: Costs;
  /** With its whole chronicle. */
  readonly whole: Costs;
}

declare global {
  interface Window {
    firstStepMs?: number;
  }
}

interface Costs {
  /** Milliseconds from a key press until the next step is painted: the median of some steps. */
  readonly stepMs: number;
  /** Elements of the page. */
  readonly nodes: number;
  /** Memory of the scripts after a garbage collection, in MB. */
  readonly memoryMb: number;
}

/** A replay of 1,844 events, compared with its goals and with a short replay of Middle-Ages, visited in turn. */
export async function benchReplay(browser: Browser, rounds: number): Promise<void> {
  const games = { short: await shortGame(browser), long: await prepareLongReplay() };
  const visits = { short: [] as Visit[], long: [] as Visit[] };
  for (let round = 0; round < rounds; round += 1) {
    for (const length of ["short", "long"] as const) visits[length].push(await visit(browser, games[length]));
  }
  const figure = (length: keyof typeof games, figureOf: (one: Visit) => number) =>
    medianOf(visits[length].map(figureOf));
  const reportLong = (bench: string, unit: string, figureOf: (one: Visit) => number, reference: number) =>
    report({ bench: `replay.${bench}`, value: figure("long", figureOf), unit, reference });

  const loadOf = ({ loadMs }: Visit) => loadMs;
  const stepOf = ({ shown }: Visit) => shown.stepMs;
  const memoryOf = ({ shown }: Visit) => shown.memoryMb;
  reportLong("load", "ms", loadOf, figure("short", loadOf) * goals.loadRatio);
  reportLong("json", "bytes", ({ jsonBytes }) => jsonBytes, goals.json);
  reportLong("step", "ms", stepOf, figure("short", stepOf));
  reportLong("nodes", "elements", ({ shown }) => shown.nodes, goals.nodes);
  reportLong("memory", "MB", memoryOf, figure("short", memoryOf));
  reportLong("whole.step", "ms", ({ whole }) => whole.stepMs, figure("short", stepOf));
  reportLong("whole.nodes", "elements", ({ whole }) => whole.nodes, goals.nodes);
  reportLong("whole.memory", "MB", ({ whole }) => whole.memoryMb, figure("short", memoryOf));
}

async function shortGame(browser: Browser): Promise<string> {
  const page = await browser.newPage({ baseURL: address() });
  await post(page, "/v1/guests", { name: "Measured" });
  const id = await createFinishedGame(page);
  await page.close();
  return id;
}

/** A first visit: nothing is cached. */
async function visit(browser: Browser, game: string): Promise<Visit> {
  const page = await browser.newPage({ baseURL: address(), locale: "en", viewport: { width: 1366, height: 768 } });
  try {
    const replay = page.waitForResponse((answer) => answer.url().includes("/replay/changes"));
    await page.addInitScript(watchFirstStep);
    await page.goto(`/games/${game}/replay`, { waitUntil: "commit" });
    const loadMs = await (await page.waitForFunction(() => window.firstStepMs)).jsonValue();
    if (loadMs === undefined) throw new Error("no step was shown");
    const jsonBytes = (await (await replay).body()).length;
    const shown = await costsOf(page);
    const button = page.getByRole("button", { name: "Show the whole chronicle" });
    if (await button.isVisible()) await button.click();
    await button.waitFor({ state: "detached" });
    return { loadMs, jsonBytes, shown, whole: await costsOf(page) };
  } finally {
    await page.context().close();
  }
}

/** Runs in the page before its own scripts. From outside, a busy process would learn of the step too late. */
function watchFirstStep(): void {
  const observer = new MutationObserver(() => {
    if (document.querySelector("[data-testid=step-number]")?.checkVisibility() !== true) return;
    observer.disconnect();
    requestAnimationFrame(() => {
      window.firstStepMs = performance.now();
    });
  });
  observer.observe(document, { childList: true, subtree: true, attributes: true });
}

async function costsOf(page: Page): Promise<Costs> {
  const stepMs = medianOf(await page.evaluate(timeSteps, stepsEachRound));
  const nodes = await page.locator("*").count();
  const session = await page.context().newCDPSession(page);
  await session.send("HeapProfiler.collectGarbage");
  const { usedSize } = await session.send("Runtime.getHeapUsage");
  await session.detach();
  return { stepMs, nodes, memoryMb: usedSize / 1_000_000 };
}

/** Runs in the page: goes on by the keyboard, and returns how long each step took until it was painted. */
async function timeSteps(count: number): Promise<number[]> {
  const times: number[] = [];
  for (let step = 0; step < count; step += 1) {
    const number = document.querySelector("[data-testid=step-number]");
    if (number === null) throw new Error("no step is shown");
    const before = number.textContent;
    const begin = performance.now();
    document.body.dispatchEvent(new KeyboardEvent("keydown", { key: "ArrowRight", bubbles: true, cancelable: true }));
    while (document.querySelector("[data-testid=step-number]")?.textContent === before)
      await new Promise((resolve) => requestAnimationFrame(resolve));
    // The frame after the next one begins when the change is painted.
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    times.push(performance.now() - begin);
  }
  return times;
}
