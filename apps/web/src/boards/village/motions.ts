import clsx from "clsx";
import { type BoardPart, flowMotions, type Motion, type MotionPiece, type MotionTable, unseen } from "../motion.ts";
import type { DrawingName } from "./drawings/drawing.tsx";
import pieces from "./drawings/pieces.module.css";
import { type Action, type Cubes, cubesIn, type Place, type Village, type Ware } from "./game.ts";

/** What each fact changes on the table. */
export const motions: MotionTable<Village> = {
  ...flowMotions,
  ActionDeclined: unseen("what is left out changes no piece"),
  MarketLeft: unseen("a family that leaves the market takes and pays nothing"),
  DeathWaived: unseen("a member who would have died stays"),

  RoundBegan: ({ first }) => [{ at: [`seat-${first}`], piece: drawn("council"), seat: first }],
  BagFilled: ({ added }) => cubeCounts(added).map(({ cube, amount }) => ({ at: ["cube-bag"], piece: cube, amount })),
  SpacesFilled: ({ spaces }) =>
    spaces.flatMap((cubes, place) => {
      const [cube] = cubesIn(cubes);
      return cube === undefined ? [] : [{ at: [spaceParts[place] ?? "ground"], piece: drawn(cube) }];
    }),
  CubeTaken: ({ seat, action, cube, time }) =>
    cube === "plague"
      ? [{ at: [space(action)], piece: drawn(cube), seat }, ...spent(seat, time)]
      : [{ at: wareOf(seat, cube), from: [space(action)], piece: drawn(cube), seat }, ...spent(seat, time)],
  WellPaid: ({ seat, action, paid }) => [...gone(seat, paid, ["well"]), { at: [space(action)], seat }],
  LastActionChosen: ({ seat, action }) => [{ at: [space(action)], seat }],
  BridgeCrossed: ({ seat }) => [{ at: [`farm-${seat}/bridge`, `seat-${seat}/bridge`], piece: drawn("time"), seat }],

  GrainHarvested: ({ seat, grain }) => [
    { at: wareOf(seat, "grain"), from: [space("harvest")], piece: drawn("grain"), amount: grain, seat },
  ],
  MemberBorn: ({ seat }) => [moved(seat, home(seat), [space("family")])],
  MemberRecalled: ({ seat, from }) => [moved(seat, home(seat), placed(from))],
  WorkerTrained: ({ seat, building, time }) => [moved(seat, placed(building), home(seat)), ...spent(seat, time)],
  GoodMade: ({ seat, good, building, time }) => [
    { at: wareOf(seat, good), from: placed(building), piece: drawn(good), amount: 1, seat },
    ...spent(seat, time),
  ],
  GoodBought: ({ seat, good, building, paid }) => [
    ...gone(seat, paid, placed(building)),
    { at: wareOf(seat, good), from: placed(building), piece: drawn(good), amount: 1, seat },
  ],
  GrainMilled: ({ seat, paid, time, coins }) => [
    ...gone(seat, paid, mill),
    { at: wareOf(seat, "coin"), from: mill, piece: drawn("coin"), amount: coins, seat },
    ...spent(seat, time),
  ],
  CityReached: ({ seat, from, city, paid, time }) => [
    ...gone(seat, paid, placed(`city-${city}`)),
    moved(seat, placed(`city-${city}`), from === null ? home(seat) : placed(`city-${from}`)),
    ...spent(seat, time),
  ],
  CityVisited: ({ seat, city, prestige, coins }) => [
    ...gained(seat, "prestige", prestige, placed(`city-${city}`)),
    ...gained(seat, "coin", coins, placed(`city-${city}`)),
  ],
  CouncilEntered: ({ seat, paid, time }) => [
    ...gone(seat, paid, placed("council-1")),
    moved(seat, placed("council-1"), home(seat)),
    ...spent(seat, time),
  ],
  CouncilClimbed: ({ seat, level, paid, time }) => [
    ...gone(seat, paid, placed(`council-${level}` as Place)),
    moved(seat, placed(`council-${level}` as Place), placed(`council-${level - 1}` as Place)),
    ...spent(seat, time),
  ],
  MarkerTaken: ({ seat }) => [
    { at: ["first-player", `seat-${seat}`], from: placed("council-1"), piece: drawn("council"), seat },
  ],
  CubesChosen: ({ seat, cubes, by }) =>
    cubes.map((cube) => ({
      at: wareOf(seat, cube),
      from: by === "council" ? placed("council-2") : [space("travel")],
      piece: drawn(cube),
      seat,
    })),
  GoodChosen: ({ seat, good }) => [
    { at: wareOf(seat, good), from: placed("council-3"), piece: drawn(good), amount: 1, seat },
  ],
  PrestigeBought: ({ seat, paid, prestige }) => [
    ...gone(seat, paid, placed("council-4")),
    ...gained(seat, "prestige", prestige, placed("council-4")),
  ],
  MemberPledged: ({ seat, paid, time }) => [
    ...gone(seat, paid, placed("bag")),
    moved(seat, placed("bag"), home(seat)),
    ...spent(seat, time),
  ],

  MarketLaid: ({ stalls }) => stalls.flatMap((customer, stall) => (customer === null ? [] : [{ at: atStall(stall) }])),
  MarketOpened: () => [{ at: [space("market"), "market", "tab-market"], piece: drawn("market") }],
  CustomerServed: ({ seat, stall, customer, fee, time }) => [
    ...gone(seat, [...customer.asks, ...fee], atStall(stall)),
    ...gained(seat, "prestige", customer.prestige, atStall(stall)),
    ...spent(seat, time),
  ],
  MarketClosed: ({ stalls, arrived }) => [
    ...stalls.flatMap((customer, stall) => (customer === null ? [] : [{ at: atStall(stall), from: ["queue"] }])),
    ...(arrived.length === 0 ? [] : [{ at: ["queue", "tab-market"], piece: person, amount: arrived.length }]),
  ],

  MassBegan: () => [{ at: [space("church"), "church", "tab-church"], piece: drawn("church") }],
  MemberBoughtOut: ({ seat, paid }) => [...gone(seat, paid, placed("bag")), moved(seat, home(seat), placed("bag"))],
  FiguresDrawn: ({ figures }) => figures.map(({ seat }) => moved(seat, placed("window-1"), placed("bag"))),
  MemberRose: ({ seat, window, paid }) => [
    ...gone(seat, paid, placed(`window-${window}` as Place)),
    moved(seat, placed(`window-${window}` as Place), placed(`window-${window - 1}` as Place)),
  ],
  MajorityRewarded: ({ seats, prestige }) =>
    seats.flatMap((seat) => gained(seat, "prestige", prestige, [space("church")])),

  MemberDied: ({ seat, from, to, profession }) => [
    moved(seat, resting(seat, to === "chronicle" ? profession : to), from === "farm" ? home(seat) : placed(from)),
  ],
  EndSealed: ({ by }) => [{ at: [by === "graves" ? "book-graves" : "book", "tab-book"], piece: drawn("scroll") }],
  LastTurnsBegan: ({ seats }) => seats.map((seat) => ({ at: [`seat-${seat}`], piece: drawn("time"), seat })),
  FamilyScored: ({ seat, points }) => [
    { at: [`seat-${seat}/points`], piece: drawn("prestige"), amount: points.total, seat },
  ],
};

const drawn = (name: DrawingName): MotionPiece => ({
  symbol: `vil-${name}`,
  className: clsx(pieces.drawing, pieces[name]),
});
const person: MotionPiece = { symbol: "m-person" };

const space = (action: Action): BoardPart => `space-${action}`;
/** In the order of the spaces. */
const spaceParts = (["harvest", "family", "crafts", "market", "travel", "council", "church"] as const).map(space);
const home = (seat: number): readonly BoardPart[] => [`farm-${seat}/people`, `seat-${seat}/members`];
const mill: readonly BoardPart[] = ["mill", space("crafts")];
const atStall = (stall: number): readonly BoardPart[] => [`stall-${stall}`, space("market")];

/** Where what a family holds is seen: in the strip of players, by its kind. */
function wareOf(seat: number, ware: Ware | "prestige"): readonly BoardPart[] {
  const figure = { coin: "coins", grain: "grain", prestige: "points" }[ware as "coin"] ?? "goods";
  return [`seat-${seat}/${figure}`, `farm-${seat}/barn`];
}

/** A place of the board; out of view, the action that is done there. */
function placed(place: Place): readonly BoardPart[] {
  const [kind = ""] = place.split("-");
  const action = actionsAt[kind];
  return action === undefined ? [] : [place, space(action)];
}

/** What is done at each kind of place. */
const actionsAt: Readonly<Record<string, Action>> = {
  wainwright: "crafts",
  stables: "crafts",
  library: "crafts",
  smithy: "crafts",
  city: "travel",
  council: "council",
  window: "church",
  bag: "church",
};

/** Where the dead are remembered; those without a place leave their farm. */
function resting(seat: number, where: string): readonly BoardPart[] {
  if (where === "gone") return home(seat);
  return [where === "grave" ? "book-graves" : `book-${where}`, "tab-book"];
}

const moved = (seat: number, at: readonly BoardPart[], from: readonly BoardPart[]): Motion => ({
  at: [...at, `seat-${seat}/members`],
  from,
  piece: person,
  seat,
});

function gained(seat: number, ware: "coin" | "prestige", amount: number, from: readonly BoardPart[]) {
  return amount === 0 ? [] : [{ at: wareOf(seat, ware), from, piece: drawn(ware), amount, seat }];
}

/** What a family pays goes to where it is paid, ware by ware. */
const gone = (seat: number, paid: readonly Ware[], to: readonly BoardPart[]): readonly Motion[] =>
  [...new Set(paid)].map((ware) => {
    const amount = -paid.filter((one) => one === ware).length;
    return { at: [...to, ...wareOf(seat, ware)], from: wareOf(seat, ware), piece: drawn(ware), amount, seat };
  });

/** The marker on the time track of a family. */
function spent(seat: number, time: number): readonly Motion[] {
  if (time === 0) return [];
  return [{ at: [`farm-${seat}/marker`, `seat-${seat}/bridge`], piece: drawn("time"), amount: -time, seat }];
}

function cubeCounts(cubes: Cubes): readonly { readonly cube: MotionPiece; readonly amount: number }[] {
  const all = cubesIn(cubes);
  return [...new Set(all)].map((cube) => ({ cube: drawn(cube), amount: all.filter((one) => one === cube).length }));
}
