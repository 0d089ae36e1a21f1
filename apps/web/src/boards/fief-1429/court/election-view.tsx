import { lordName, titlesOf } from "@seneschal/wording/games/fief-1429";
import { nameOf } from "@seneschal/wording/games/fief-shared";
import { Shield } from "../../../ui/heraldry/shield.tsx";
import { Text } from "../../../ui/typography/text.tsx";
import { Candidate, Candidates, Election, Voter, Voters } from "../../fief-shared/court/election.tsx";
import type { Election as ElectionShown, FiefProps } from "../game.ts";
import styles from "./election-view.module.css";
import { voteSources } from "./vote-sources.ts";

/** The current election: the candidates, the votes of each family and where they come from, and the markers. */
export function ElectionView({ t, model }: FiefProps) {
  const { election, lords, isRegency } = model.view;
  if (election === null) return null;
  const kind = election.office.startsWith("bishop") ? "bishop" : election.office;
  const total = election.votes.reduce((sum, { votes }) => sum + votes, 0);
  return (
    <Election
      title={t("election.title", { office_of: t(`officeOf.${election.office}`) })}
      aside={t("election.total", { total })}
    >
      <Text as="p" small>
        {t(`majority.${kind}`)}
      </Text>
      <h3>{t("election.candidates")}</h3>
      {election.candidates.length === 0 ? (
        <Text as="p" muted small>
          {t("election.nobody")}
        </Text>
      ) : null}
      <Candidates>
        {election.candidates.map(({ seat, lord }) => {
          const shown = lords.find((one) => one.lord === lord);
          const titles = shown === undefined ? [] : titlesOf(t, shown, isRegency);
          return (
            <Candidate
              key={lord}
              readers={model}
              seat={seat}
              name={shown === undefined ? t(`lord.${lord}`) : lordName(t, shown)}
              titles={titles}
            >
              <VoteMarkers t={t} model={model} election={election} lord={lord} />
            </Candidate>
          );
        })}
      </Candidates>
      <h3>{t("election.voters")}</h3>
      <Voters>
        {election.votes.map(({ seat }) => (
          <ElectionVoter key={seat} t={t} model={model} election={election} seat={seat} />
        ))}
      </Voters>
    </Election>
  );
}

/**
 * The markers on a candidate: the own ones, and those of other families if votes are placed in turn order. All players
 * then see whose they are, and only the owner what they say.
 */
function VoteMarkers({
  t,
  model,
  election,
  lord,
}: FiefProps & { readonly election: ElectionShown; readonly lord: string }) {
  const laid = election.laid.flatMap(({ seat, on }) => on.filter((one) => one === lord).map(() => seat));
  const own = election.seen.find(({ seat }) => seat === model.yourSeat);
  return (
    <span className={styles.markers}>
      {laid.map((seat, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: both markers of a family may lie on one candidate.
        <Shield key={place} seat={seat} label={t("election.marker", { name: nameOf(model, seat) })} />
      ))}
      {own?.on === lord ? <small>{t("election.yourFor")}</small> : null}
      {own?.blank === lord ? <small>{t("election.yourNull")}</small> : null}
    </span>
  );
}

interface ElectionVoterProps extends FiefProps {
  readonly election: ElectionShown;
  readonly seat: number;
}

function ElectionVoter({ t, model, election, seat }: ElectionVoterProps) {
  const { votes, villages, clergy, titles } = voteSources(model.view, election, seat);
  const sources = [
    ...(villages > 0 ? [t("election.fromVillages", { votes: villages })] : []),
    ...(clergy > 0 ? [t("election.fromClergy", { votes: clergy })] : []),
    ...(titles > 0 ? [t("election.fromTitles", { votes: titles })] : []),
  ];
  const hasVoted = election.laid.some((one) => one.seat === seat);
  const vote = votes === 0 ? "" : t(hasVoted ? "election.voted" : "election.waits");
  return (
    <Voter t={t} readers={model} seat={seat} votes={votes} vote={vote}>
      {sources.length === 0 ? null : (
        <Text as="small" muted>
          {sources.join(" + ")}
        </Text>
      )}
    </Voter>
  );
}
