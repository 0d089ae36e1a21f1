import { titlesOf } from "@seneschal/wording/games/fief-classic";
import { nameOf, ofName } from "@seneschal/wording/games/fief-shared";
import { Section } from "../../../ui/section.tsx";
import { Shield } from "../../../ui/shield.tsx";
import type { Words } from "../../board.ts";
import type { FiefModel } from "../game.ts";

interface ElectionViewProps {
  readonly t: Words;
  readonly model: FiefModel;
}

/** The crown: who stands for it, which voices were given, and whether the king is to be judged. */
export function ElectionView({ t, model }: ElectionViewProps) {
  const { candidates, trial } = model.view;
  if (!isCrownAtStake(model)) return null;
  return (
    <Section title={t("election.title")} className="fief-election">
      {candidates.length === 0 ? null : <Candidates t={t} model={model} />}
      {trial === null ? null : (
        <>
          <p className="small">
            {t("election.trial", {
              name: nameOf(model, trial.by),
              name_of: ofName(t, nameOf(model, trial.by)),
            })}
          </p>
          <ul className="fief-voters">
            {trial.verdicts.map(({ seat, verdict, votes }) => (
              <Voter
                key={seat}
                t={t}
                model={model}
                seat={seat}
                votes={votes}
                said={t("election.verdict", { verdict })}
              />
            ))}
          </ul>
        </>
      )}
    </Section>
  );
}

export const isCrownAtStake = ({ view: { candidates, trial } }: FiefModel): boolean =>
  candidates.length > 0 || trial !== null;

function Candidates({ t, model }: ElectionViewProps) {
  const { candidates, ballots, lords, families } = model.view;
  return (
    <>
      <h3>{t("election.candidates")}</h3>
      <ul className="fief-candidates">
        {candidates.map(({ seat, lord }) => {
          const titles = lords.filter((one) => one.lord === lord).flatMap((one) => titlesOf(t, one));
          return (
            <li key={lord}>
              <Shield seat={seat} label={nameOf(model, seat)} />
              <span>
                <b>{t(`lord.${lord}`)}</b>
                {titles.length === 0 ? null : `, ${titles.join(", ")}`}
              </span>
            </li>
          );
        })}
      </ul>
      <h3>{t("election.voices")}</h3>
      <ul className="fief-voters">
        {families.map(({ seat, votes }) => {
          const ballot = ballots.find((one) => one.seat === seat);
          const said = ballot === undefined ? t("election.waits") : t(`lord.${ballot.on}`);
          return <Voter key={seat} t={t} model={model} seat={seat} votes={ballot?.votes ?? votes} said={said} />;
        })}
      </ul>
    </>
  );
}

interface VoterProps extends ElectionViewProps {
  readonly seat: number;
  readonly votes: number;
  readonly said: string;
}

function Voter({ t, model, seat, votes, said }: VoterProps) {
  return (
    <li>
      <Shield seat={seat} />
      <span>{nameOf(model, seat)}</span>
      <b>{t("gives.votes", { votes })}</b>
      <small>{said}</small>
    </li>
  );
}
