import clsx from "clsx";
import { isOpen, isSameDraft, withField } from "../choice.ts";
import { Chip } from "./chip.tsx";
import { Emblem } from "./emblem.tsx";
import type { FiefProps } from "./fief.tsx";
import { comingTile } from "./foresight.ts";
import type { Domain, Fief, Tile } from "./game.ts";
import { tilesOf } from "./wording.ts";

interface ColumnProps extends Omit<FiefProps, "seat"> {
  readonly domain: Domain;
  readonly tiles: readonly Tile[];
  readonly fief: Fief;
}

/** A domain with its tiles, the last one on top, and below it the places of its two tokens. */
export function FiefColumn({ domain, tiles, fief, ...table }: ColumnProps) {
  const { words, rehearsal } = table;
  const coming = comingTile(rehearsal, fief.seat, domain);
  const income = fief.incomes.find((one) => one.domain === domain);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a column of tiles is no form.
    <div className="fief-column" role="group" aria-label={tilesOf(words, domain, tiles.length)}>
      <div className="fief-stack">
        {tiles.map((tile, place) => (
          <Chip
            // biome-ignore lint/suspicious/noArrayIndexKey: a column grows at its top only.
            key={place}
            tile={tile}
            words={words}
            isThreatened={isFirstToFall(fief, tiles, place)}
            choice={giveChoice(domain, place, table)}
          />
        ))}
        {coming ? <Chip tile={coming} words={words} isComing /> : null}
      </div>
      <Ground domain={domain} fief={fief} pays={income} {...table} />
      <Slots domain={domain} fief={fief} {...table} />
    </div>
  );
}

const isFirstToFall = ({ firstToFall, exposedTo }: Fief, tiles: readonly Tile[], place: number) =>
  exposedTo.length > 0 &&
  firstToFall !== null &&
  place === tiles.length - 1 &&
  tiles[place]?.domain === firstToFall.domain;

function giveChoice(domain: Domain, tile: number, { scene, selected, onSelect }: Omit<FiefProps, "seat">) {
  const draft = { type: "give", domain, tile };
  if (onSelect === undefined || !isOpen(scene.choices, draft)) return undefined;
  return { isChosen: isSameDraft(selected, draft), onChoose: () => onSelect(draft) };
}

type GroundProps = Omit<FiefProps, "seat"> & {
  readonly domain: Domain;
  readonly fief: Fief;
  readonly pays: Fief["incomes"][number] | undefined;
};

/** The board under a column: what each tile earns, and for what. */
function Ground({ domain, pays, ...table }: GroundProps) {
  const { words, scene, selected, onSelect } = table;
  const face = <GroundFace domain={domain} pays={pays} words={words} />;
  const draft = tokenDraft(domain, selected, scene.question?.kind);
  if (onSelect === undefined || draft === null || !isOpen(scene.choices, draft)) {
    return <div className={clsx("domain", `d-${domain}`)}>{face}</div>;
  }
  return (
    <button
      type="button"
      className={clsx("domain gilt", `d-${domain}`)}
      aria-pressed={selected?.domain === domain}
      onClick={() => onSelect(draft)}
    >
      {face}
    </button>
  );
}

function GroundFace({ domain, pays, words }: Pick<GroundProps, "domain" | "pays" | "words">) {
  return (
    <>
      <Emblem domain={domain} className="domain-emblem" />
      <b>{words(`domain.${domain}`)}</b>
      {pays === undefined ? null : (
        <span className="earns" title={words("fief.pays", { coins: pays.coins })}>
          <span className="each">{pays.each}</span>
          <i aria-hidden="true">×</i>
          {pays.counts.map((counted, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the same domain may count twice, by a token.
            <Emblem key={place} domain={counted} />
          ))}
          <span className="sr">
            {words("fief.earns", {
              each: pays.each,
              domains: pays.counts.map((counted) => words(`domain.${counted}`)).join(", "),
              coins: pays.coins,
            })}
          </span>
        </span>
      )}
    </>
  );
}

/** The move that a tap on this domain begins or completes, while a token is to be laid. */
function tokenDraft(domain: Domain, selected: FiefProps["selected"], kind: string | undefined) {
  if (kind === "addingCoin") return { type: "addCoin", domain };
  if (kind !== "addingPlot") return null;
  const begun = selected?.type === "addPlot" && "plot" in selected ? selected : { type: "addPlot" };
  return withField(begun, "domain", domain);
}

function Slots({ domain, fief, words, selected }: Omit<GroundProps, "pays">) {
  const hasCoin = fief.extraCoins.includes(domain);
  const plot = fief.plots.find((one) => one.domain === domain)?.plot;
  const coming = selected?.domain === domain ? selected : null;
  return (
    <div className="slots">
      {hasCoin ? (
        <span className="slot full" role="img" aria-label={words("fief.extraCoin")}>
          +1
        </span>
      ) : (
        <span className={clsx("slot", coming?.type === "addCoin" && "coming")} aria-hidden="true" />
      )}
      {plot ? (
        <span
          className="slot square full"
          role="img"
          aria-label={words("fief.plotToken", { domain: words(`domain.${plot}`) })}
        >
          <Emblem domain={plot} />
        </span>
      ) : (
        <span className={clsx("slot square", coming?.type === "addPlot" && "coming")} aria-hidden="true" />
      )}
    </div>
  );
}
