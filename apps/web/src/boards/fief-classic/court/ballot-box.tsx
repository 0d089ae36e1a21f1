import { titlesOf } from "@seneschal/wording/games/fief-classic";
import { nameOf, ofName } from "@seneschal/wording/games/fief-shared";
import { Section } from "../../../ui/section.tsx";
import { Shield } from "../../../ui/shield.tsx";
import type { Words } from "../../board.ts";
import type { FiefScene } from "../game.ts";

interface BallotBoxProps {
  readonly words: Words;
  readonly scene: FiefScene;
}

/** The crown: who stands for it, which voices were given, and whether the king is to be judged. */
export function BallotBox({ words, scene }: BallotBoxProps) {
  const { candidates, trial } = scene.view;
  if (!isCrownAtStake(scene)) return null;
  return (
    <Section title={words("election.title")} className="fief-election">
      {candidates.length === 0 ? null : <Candidates words={words} scene={scene} />}
      {trial === null ? null : (
        <>
          <p className="small">
            {words("election.trial", {
              name: nameOf(scene, trial.by),
              name_of: ofName(words, nameOf(scene, trial.by)),
            })}
          </p>
          <ul className="fief-voters">
            {trial.verdicts.map(({ seat, verdict, votes }) => (
              <Voice
                key={seat}
                words={words}
                scene={scene}
                seat={seat}
                votes={votes}
                said={words("election.verdict", { verdict })}
              />
            ))}
          </ul>
        </>
      )}
    </Section>
  );
}

export const isCrownAtStake = ({ view: { candidates, trial } }: FiefScene): boolean =>
  candidates.length > 0 || trial !== null;

function Candidates({ words, scene }: BallotBoxProps) {
  const { candidates, ballots, lords, families } = scene.view;
  return (
    <>
      <h3>{words("election.candidates")}</h3>
      <ul className="fief-candidates">
        {candidates.map(({ seat, lord }) => {
          const titles = lords.filter((one) => one.lord === lord).flatMap((one) => titlesOf(words, one));
          return (
            <li key={lord}>
              <Shield seat={seat} label={nameOf(scene, seat)} />
              <span>
                <b>{words(`lord.${lord}`)}</b>
                {titles.length === 0 ? null : `, ${titles.join(", ")}`}
              </span>
            </li>
          );
        })}
      </ul>
      <h3>{words("election.voices")}</h3>
      <ul className="fief-voters">
        {families.map(({ seat, votes }) => {
          const ballot = ballots.find((one) => one.seat === seat);
          const said = ballot === undefined ? words("election.waits") : words(`lord.${ballot.on}`);
          return (
            <Voice key={seat} words={words} scene={scene} seat={seat} votes={ballot?.votes ?? votes} said={said} />
          );
        })}
      </ul>
    </>
  );
}

interface VoiceProps extends BallotBoxProps {
  readonly seat: number;
  readonly votes: number;
  readonly said: string;
}

function Voice({ words, scene, seat, votes, said }: VoiceProps) {
  return (
    <li>
      <Shield seat={seat} />
      <span>{nameOf(scene, seat)}</span>
      <b>{words("gives.votes", { votes })}</b>
      <small>{said}</small>
    </li>
  );
}
