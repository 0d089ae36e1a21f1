import type { WatchedGame } from "./watched-game.ts";

type Node = Readonly<Record<string, unknown>>;

/** What somebody was sent of a game of Fief 1429, with all options, though it was hidden from that seat. */
export function unveiledIn({ overheard, viewers }: WatchedGame, end: number): readonly string[] {
  return overheard
    .filter(({ version }) => version < end)
    .flatMap(({ viewer, text, version }) => {
      const seat = viewers.indexOf(viewer);
      const faults = jsonIn(text).flatMap((body) => nodesIn(body).flatMap((node) => faultOf(node, seat)));
      return faults.map((fault) => `seat ${seat}, version ${version}: ${fault}`);
    });
}

/** How many facts and views the search looked at: none would prove nothing. */
export const lookedAt = ({ overheard }: WatchedGame, type: string): number =>
  overheard.flatMap(({ text }) => jsonIn(text).flatMap(nodesIn)).filter((node) => node.type === type).length;

/** The body of an answer, or what a frame of the stream carries; headers hold none. */
function jsonIn(text: string): readonly unknown[] {
  const data = text.startsWith("{") || text.startsWith("[") ? text : (/^data: (.*)$/m.exec(text)?.[1] ?? "");
  return data === "" ? [] : data.split("\n").flatMap(parsed);
}
function parsed(line: string): readonly unknown[] {
  try {
    return [JSON.parse(line)];
  } catch {
    return [];
  }
}

function nodesIn(value: unknown): readonly Node[] {
  if (Array.isArray(value)) return value.flatMap(nodesIn);
  if (value === null || typeof value !== "object") return [];
  return [value as Node, ...Object.values(value).flatMap(nodesIn)];
}

function faultOf(node: Node, seat: number): readonly string[] {
  if ("hands" in node && "villages" in node) return faultsOfView(node, seat);
  const isOwn = node.seat === seat;
  const isParty = isOwn || node.to === seat;
  const isVeiled: Readonly<Record<string, boolean>> = {
    CardDrawn: isOwn || node.card === "hidden",
    CalamityLaid: node.calamity === "hidden",
    BallotCast: isOwn,
    OfferMade: isParty || (node.room === null && node.ecus === null),
    OfferTaken: isParty || (node.room === null && node.ecus === null),
    MoneyGiven: isParty || node.ecus === null,
    IncomeReceived: isOwn || node.total === null,
    Recruited: isOwn || node.village === null,
  };
  return isVeiled[String(node.type)] === false ? [JSON.stringify(node).slice(0, 120)] : [];
}

function faultsOfView(view: Node, seat: number): readonly string[] {
  const of = (list: unknown) => list as readonly Node[];
  const battlefield = (view.battle as Node | null)?.village;
  const hands = view.phase === "set-up" ? [] : of(view.hands).filter((hand) => hand.seat !== seat);
  const purses = of(view.families).filter((family) => family.seat !== seat && family.ecus !== null);
  const bands = of(view.villages)
    .filter(({ village }) => village !== battlefield)
    .flatMap(({ bands: all }) => of(all))
    .filter((band) => band.seat !== seat && band.isRiding === false && band.sergeants !== null);
  return [...hands, ...purses, ...bands].map((node) => `in a view: ${JSON.stringify(node).slice(0, 120)}`);
}
