import { titlesOf } from "@seneschal/wording/games/fief-classic";
import { nameOf, ofName } from "@seneschal/wording/games/fief-shared";
import { Text } from "../../../ui/typography/text.tsx";
import { Candidate, Candidates, Election, Voter, Voters } from "../../fief-shared/court/election.tsx";
import type { FiefModel, FiefProps } from "../game.ts";

/** The election of the king: the candidates and the votes, and the trial of the king. */
export function ElectionView({ t, model }: FiefProps) {
  const { candidates, trial } = model.view;
  if (!isCrownAtStake(model)) return null;
  return (
    <Election title={t("election.title")}>
      {candidates.length === 0 ? null : <Candidacies t={t} model={model} />}
      {trial === null ? null : (
        <>
          <Text as="p" small>
            {t("election.trial", {
              name: nameOf(model, trial.by),
              name_of: ofName(t, nameOf(model, trial.by)),
            })}
          </Text>
          <Voters>
            {trial.verdicts.map(({ seat, verdict, votes }) => (
              <Voter
                key={seat}
                t={t}
                readers={model}
                seat={seat}
                votes={votes}
                vote={t("election.verdict", { verdict })}
              />
            ))}
          </Voters>
        </>
      )}
    </Election>
  );
}

export const isCrownAtStake = ({ view: { candidates, trial } }: FiefModel): boolean =>
  candidates.length > 0 || trial !== null;

function Candidacies({ t, model }: FiefProps) {
  const { candidates, ballots, lords, families } = model.view;
  return (
    <>
      <h3>{t("election.candidates")}</h3>
      <Candidates>
        {candidates.map(({ seat, lord }) => {
          const titles = lords.filter((one) => one.lord === lord).flatMap((one) => titlesOf(t, one));
          return <Candidate key={lord} readers={model} seat={seat} name={t(`lord.${lord}`)} titles={titles} />;
        })}
      </Candidates>
      <h3>{t("election.voices")}</h3>
      <Voters>
        {families.map(({ seat, votes }) => {
          const ballot = ballots.find((one) => one.seat === seat);
          const vote = ballot === undefined ? t("election.waits") : t(`lord.${ballot.on}`);
          return <Voter key={seat} t={t} readers={model} seat={seat} votes={ballot?.votes ?? votes} vote={vote} />;
        })}
      </Voters>
    </>
  );
}
