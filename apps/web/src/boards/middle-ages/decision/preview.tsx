import { nameOf, signed, tileName } from "@seneschal/wording/games/middle-ages";
import { Icon } from "../../../ui/icons/icon.tsx";
import { CoinIcon } from "../../../ui/typography/coins.tsx";
import { SignedAmount } from "../../../ui/typography/signed-amount.tsx";
import { Text } from "../../../ui/typography/text.tsx";
import type { PreviewProps, Translate } from "../../board.ts";
import previewStyles from "../../styles/preview.module.css";
import { useTranslate } from "../../use-translate.ts";
import { fiefOf, type MiddleAges, type MiddleAgesModel, nextRound, rowOf, type View } from "../game.ts";
import { type LedgerLine, ledgerOf, sumOf } from "./ledger.ts";

/** What the chosen move brings now, what its tile would bring later, and one warning at most. */
export function Preview({ model, selected, preview }: PreviewProps<MiddleAges>) {
  const t = useTranslate("middle-ages");
  if (model.yourSeat === null) return null;
  if (selected === null)
    return (
      <Text as="p" muted small>
        {t(`hint.${model.question?.kind ?? "none"}`)}
      </Text>
    );
  const place = selected.type === "send" ? Number(selected.place) : null;
  return (
    <>
      {preview ? <Now t={t} model={model} preview={preview} seat={model.yourSeat} /> : null}
      {place === null ? null : <Later t={t} model={model} place={place} />}
      <Warning t={t} model={model} view={preview?.view ?? model.view} seat={model.yourSeat} />
    </>
  );
}

interface NowProps {
  readonly t: Translate;
  readonly model: MiddleAgesModel;
  readonly preview: NonNullable<PreviewProps<MiddleAges>["preview"]>;
  readonly seat: number;
}

function Now({ t, model, preview, seat }: NowProps) {
  const { facts } = preview;
  const gathered = facts.find((fact) => fact.type === "TileGathered" && fact.seat === seat);
  const lines = ledgerOf(t, facts, seat, model);
  const gain = sumOf(facts, seat);
  const held = fiefOf(model.view, seat)?.coins ?? 0;
  const next = followUp(preview.view, seat);
  return (
    <div className={previewStyles.beat}>
      <h3>
        {gathered?.type === "TileGathered"
          ? t("preview.gather", { tile: tileName(t, gathered.tile) })
          : t("preview.follows")}
      </h3>
      <dl className={previewStyles.brings}>
        {lines.map(({ key, ...line }) => (
          <Line key={key} {...line} />
        ))}
        {lines.length === 0 ? <Line note={t("preview.nothing")} /> : null}
        {next ? <Line term={t("preview.then")} note={t(`preview.next.${next}`)} /> : null}
        <dt className={previewStyles.total}>{t("preview.hold")}</dt>
        <dd className={previewStyles.total}>
          {gain === 0 ? null : `${held} ${gain < 0 ? "−" : "+"} ${Math.abs(gain)} = `}
          <SignedAmount as="b" amount={gain}>
            <CoinIcon /> {held + gain}
          </SignedAmount>
        </dd>
      </dl>
      {preview.isComplete ? null : <p>{t("preview.unknown")}</p>}
    </div>
  );
}

/** The question that the move would put to you next. */
function followUp({ agenda }: View, seat: number): string | null {
  const step = agenda.pending[0]?.step;
  if (step === undefined || !("seat" in step) || step.seat !== seat) return null;
  return ["scouting", "raising", "addingCoin", "addingPlot"].includes(step.type) ? step.type : null;
}

function Later({ t, model, place }: { t: Translate; model: MiddleAgesModel; place: number }) {
  const round = nextRound(model.view);
  const tile = rowOf(model.view, round)?.spots[place]?.tile;
  const prospect = model.view.prospects.find((one) => one.place === place);
  if (!tile) return null;
  return (
    <div className={previewStyles.beat}>
      <h3>
        <em>{t("rows.round", { round })}</em>
        {t("preview.asThingsStand", { tile: tileName(t, tile) })}
      </h3>
      <dl className={previewStyles.brings}>
        <Line
          term={t("ledger.effect")}
          note={t(`effect.${tile.domain}`)}
          amount={prospect && prospect.effect !== 0 ? signed(prospect.effect) : ""}
        />
        {prospect ? <Line term={t("ledger.income")} amount={signed(prospect.income)} /> : null}
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
      {shares ? <dd className={previewStyles.shares}>{shares}</dd> : null}
    </>
  );
}

/** The players on a Barracks that would attack you, and what you would lose. */
function Warning({ t, model, view, seat }: { t: Translate; model: MiddleAgesModel; view: View; seat: number }) {
  const fief = fiefOf(view, seat);
  const attackers = (fief?.exposedTo ?? []).filter((one) => standsOnBarracks(view, one));
  const [first] = attackers;
  if (fief === undefined || first === undefined) return null;
  const tile = fief.firstToFall;
  return (
    <p className={previewStyles.warn}>
      <Icon name="swords" />
      <span>
        {t(tile === null ? "preview.threatPoor" : "preview.threat", {
          name: nameOf(model, first),
          tile: tile === null ? "" : tileName(t, tile),
        })}
      </span>
    </p>
  );
}

const standsOnBarracks = ({ rows }: View, seat: number) =>
  rows.some(({ spots }) => spots.some(({ lord, tile }) => lord === seat && tile?.domain === "barracks"));
