import { tinctureOf } from "../../ui/heraldry/tincture.ts";
import { type BoardPart, flowMotions, type Motion, type MotionPiece, type MotionTable } from "../motion.ts";
import colors from "./domain-colors.module.css";
import { type Domain, type MiddleAges, spotName } from "./game.ts";

/** What each fact changes on the table. */
export const motions: MotionTable<MiddleAges> = {
  ...flowMotions,

  RowFilled: ({ round, tiles }) =>
    tiles.map(({ domain }, place) => ({ at: [spotName(round, place)], from: ["pile"], piece: emblem(domain) })),
  PileTurned: () => [{ at: ["pile"] }],
  StackOpened: () => [{ at: ["pile"], from: ["waiting-stack"] }],
  DiscardsShuffled: ({ tiles }) => [{ at: ["pile"], from: ["aside"], amount: tiles }],
  TileDiscarded: ({ round, place, tile }) => [
    { at: ["aside", spotName(round, place)], from: [spotName(round, place)], piece: emblem(tile.domain) },
  ],
  EventsDrawn: ({ events }) => events.map((event) => ({ at: [`event-${event}`], piece: sign("event") })),
  EventStruck: ({ event, round }) => [{ at: [`event-${event}`, `row-${round}`, "rows"], piece: sign("event") }],
  OrderDrawn: ({ order }) => order.map((seat) => ({ at: [`seat-${seat}`], piece: lord(seat), seat })),
  RoundBegan: ({ round }) => [{ at: [`row-${round}`, "rows"] }],

  LordSent: ({ seat, round, place }) => [pieceSent(seat, round, place, lord(seat))],
  ScoutSent: ({ seat, round, place }) => [pieceSent(seat, round, place, scout(seat))],
  ScoutKept: ({ seat }) => [{ at: [`seat-${seat}`], piece: scout(seat), seat }],
  ScoutReturned: ({ seat }) => [{ at: [`seat-${seat}`], piece: scout(seat), seat }],
  TileGathered: ({ seat, round, place, tile }) => [
    { at: column(seat, tile.domain), from: [spotName(round, place)], piece: emblem(tile.domain), seat },
  ],
  TileDestroyed: ({ seat, tile }) => [
    { at: graveyard(seat), from: column(seat, tile.domain), piece: emblem(tile.domain), seat },
  ],
  TileRaised: ({ seat, tile }) => [
    { at: column(seat, tile.domain), from: graveyard(seat), piece: emblem(tile.domain), seat },
  ],
  ExtraCoinLaid: ({ seat, domain }) => [{ at: column(seat, domain), piece: coin, seat }],
  PlotLaid: ({ seat, plot, domain }) => [{ at: column(seat, domain), piece: emblem(plot), seat }],

  CoinsGained: ({ seat, coins }) => paid(seat, coins),
  CoinsLost: ({ seat, coins }) => paid(seat, -coins),
  CoinsPaid: ({ from, to, coins }) => [
    ...paid(from, -coins),
    ...paid(to, coins).map((motion) => ({ ...motion, from: purse(from) })),
  ],
  EmptyDomainsCounted: ({ seat, penalty }) => paid(seat, -penalty),
};

const emblem = (domain: Domain): MotionPiece => ({ symbol: `e-${domain}`, className: colors[domain] });
const sign = (name: "coin" | "event"): MotionPiece => ({ symbol: `m-${name}` });
const coin = sign("coin");
const lord = (seat: number): MotionPiece => ({ symbol: `l-${tinctureOf(seat)}` });
const scout = (seat: number): MotionPiece => ({ symbol: `p-${tinctureOf(seat)}` });

const purse = (seat: number): readonly BoardPart[] => [`seat-${seat}/coins`];
const graveyard = (seat: number): readonly BoardPart[] => [`fief-${seat}/graveyard`, `seat-${seat}/graveyard`];
/** The column of a domain; out of view, whose it is. */
const column = (seat: number, domain: Domain): readonly BoardPart[] => [`fief-${seat}/${domain}`, `seat-${seat}`];

function pieceSent(seat: number, round: number, place: number, piece: MotionPiece): Motion {
  return { at: [spotName(round, place), "rows"], from: [`seat-${seat}`], piece, seat };
}

function paid(seat: number, amount: number): readonly Motion[] {
  return amount === 0 ? [] : [{ at: purse(seat), piece: coin, amount, seat }];
}
