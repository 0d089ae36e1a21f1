import { nameOf, signed, tileName } from "@seneschal/wording/games/middle-ages";
import { Change } from "../../../ui/change.tsx";
import { CoinMark } from "../../../ui/coins.tsx";
import { Mark } from "../../../ui/mark.tsx";
import { Text } from "../../../ui/text.tsx";
import type { PreviewProps, Words } from "../../board.ts";
import { useWords } from "../../words.ts";
import { fiefOf, type MiddleAges, type MiddleAgesScene, nextRound, rowOf, type View } from "../game.ts";
import { type LedgerLine, ledgerOf, sumOf } from "./ledger.ts";

/** What the chosen move brings now, what its tile would bring later, and one warning at most. */
export function Preview({ scene, selected, rehearsal }: PreviewProps<MiddleAges>) {
  const words = useWords("middle-ages");
  if (scene.yourSeat === null) return null;
  if (selected === null)
    return (
      <Text as="p" muted small>
        {words(`hint.${scene.question?.kind ?? "none"}`)}
      </Text>
    );
  const place = selected.type === "send" ? Number(selected.place) : null;
  return (
    <>
      {rehearsal ? <Now words={words} scene={scene} rehearsal={rehearsal} seat={scene.yourSeat} /> : null}
      {place === null ? null : <Later words={words} scene={scene} place={place} />}
      <Warning words={words} scene={scene} view={rehearsal?.view ?? scene.view} seat={scene.yourSeat} />
    </>
  );
}

interface NowProps {
  readonly words: Words;
  readonly scene: MiddleAgesScene;
  readonly rehearsal: NonNullable<PreviewProps<MiddleAges>["rehearsal"]>;
  readonly seat: number;
}

function Now({ words, scene, rehearsal, seat }: NowProps) {
  const { facts } = rehearsal;
  const gathered = facts.find((told) => told.type === "TileGathered" && told.seat === seat);
  const lines = ledgerOf(words, facts, seat, scene);
  const gain = sumOf(facts, seat);
  const held = fiefOf(scene.view, seat)?.coins ?? 0;
  const next = followUp(rehearsal.view, seat);
  return (
    <div className="beat">
      <h3>
        <em>{words("preview.now")}</em>
        {gathered?.type === "TileGathered"
          ? words("preview.gather", { tile: tileName(words, gathered.tile) })
          : words("preview.follows")}
      </h3>
      <dl className="brings">
        {lines.map(({ key, ...line }) => (
          <Line key={key} {...line} />
        ))}
        {lines.length === 0 ? <Line note={words("preview.nothing")} /> : null}
        {next ? <Line term={words("preview.then")} note={words(`preview.next.${next}`)} /> : null}
        <dt className="total">{words("preview.hold")}</dt>
        <dd className="total">
          {gain === 0 ? null : `${held} ${gain < 0 ? "−" : "+"} ${Math.abs(gain)} = `}
          <Change as="b" amount={gain}>
            <CoinMark /> {held + gain}
          </Change>
        </dd>
      </dl>
      {rehearsal.isComplete ? null : <p>{words("preview.unknown")}</p>}
    </div>
  );
}

/** The question that the move would put to you next. */
function followUp({ agenda }: View, seat: number): string | null {
  const step = agenda.pending[0]?.step;
  if (step === undefined || !("seat" in step) || step.seat !== seat) return null;
  return ["scouting", "raising", "addingCoin", "addingPlot"].includes(step.type) ? step.type : null;
}

function Later({ words, scene, place }: { words: Words; scene: MiddleAgesScene; place: number }) {
  const round = nextRound(scene.view);
  const tile = rowOf(scene.view, round)?.spots[place]?.tile;
  const prospect = scene.view.prospects.find((one) => one.place === place);
  if (!tile) return null;
  return (
    <div className="beat">
      <h3>
        <em>{words("rows.round", { round })}</em>
        {words("preview.asThingsStand", { tile: tileName(words, tile) })}
      </h3>
      <dl className="brings">
        <Line
          term={words("ledger.effect")}
          note={words(`effect.${tile.domain}`)}
          amount={prospect && prospect.effect !== 0 ? signed(prospect.effect) : ""}
        />
        {prospect ? <Line term={words("ledger.income")} amount={signed(prospect.income)} /> : null}
      </dl>
    </div>
  );
}

function Line({ term = "", note = "", amount = "", shares = "" }: Partial<Omit<LedgerLine, "key">>) {
  return (
    <>
      <dt>
        {term ? <b>{term}</b> : null} {note}
      </dt>
      <dd>{amount}</dd>
      {shares ? <dd className="shares">{shares}</dd> : null}
    </>
  );
}

/** Whoever stands on a Barracks that would strike you, and what it would take. */
function Warning({ words, scene, view, seat }: { words: Words; scene: MiddleAgesScene; view: View; seat: number }) {
  const fief = fiefOf(view, seat);
  const attackers = (fief?.exposedTo ?? []).filter((one) => standsOnBarracks(view, one));
  const [first] = attackers;
  if (fief === undefined || first === undefined) return null;
  const tile = fief.firstToFall;
  return (
    <p className="warn">
      <Mark name="swords" />
      <span>
        {words(tile === null ? "preview.threatPoor" : "preview.threat", {
          name: nameOf(scene, first),
          tile: tile === null ? "" : tileName(words, tile),
        })}
      </span>
    </p>
  );
}

const standsOnBarracks = ({ rows }: View, seat: number) =>
  rows.some(({ spots }) => spots.some(({ lord, tile }) => lord === seat && tile?.domain === "barracks"));
