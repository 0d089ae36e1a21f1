"use client";

import { useTranslations } from "next-intl";
import { type FormEvent, useId, useState } from "react";
import type { NewTournament, TournamentRehearsal } from "../../api/types.ts";
import { useRehearsal } from "../../api/use-tournaments.ts";
import { Button } from "../../ui/button.tsx";
import { Figures } from "../../ui/figures.tsx";
import { Notice } from "../../ui/notice.tsx";
import { ProblemNotice } from "../notices/problem-notice.tsx";
import { sizesInWords } from "./sizes-in-words.ts";

const playersAtFirst = 23;

/** What if so many sign up? The plan is played through with results by lot. */
export function RehearsalSection({ plan }: { readonly plan: NewTournament }) {
  const say = useTranslations("tournament-plan.rehearsal");
  const id = useId();
  const [players, setPlayers] = useState(playersAtFirst);
  const rehearsal = useRehearsal();
  const rehearse = (event: FormEvent) => {
    event.preventDefault();
    event.stopPropagation();
    rehearsal.mutate({ plan, players });
  };
  return (
    <section className="rehearsal" aria-labelledby={id}>
      <h3 id={id}>{say("title")}</h3>
      <form className="inline" onSubmit={rehearse}>
        <label>
          {say("players")}{" "}
          <input
            type="number"
            className="input count"
            required
            min={2}
            max={128}
            value={Number.isNaN(players) ? "" : players}
            onChange={(event) => setPlayers(event.target.valueAsNumber)}
          />
        </label>
        <Button type="submit" disabled={rehearsal.isPending}>
          {say("try")}
        </Button>
      </form>
      <div role="status">
        {rehearsal.isPending && <p className="quiet">{say("trying")}</p>}
        {rehearsal.data && <Found found={rehearsal.data} />}
      </div>
      {rehearsal.isError && <ProblemNotice failure={rehearsal.error} />}
    </section>
  );
}

function Found({ found }: { readonly found: TournamentRehearsal }) {
  const say = useTranslations("tournament-plan.rehearsal");
  const { isPlayable, rounds, games, gamesLeast, gamesMost, meetingsAgain, meetingsMost, seatImbalance, days } = found;
  return (
    <>
      {!isPlayable && (
        <Notice kind="no" title={say("unplayable")}>
          {say("unplayableText")}
        </Notice>
      )}
      <p>
        {say("sum", { rounds: rounds.length, games, least: gamesLeast, most: gamesMost })}{" "}
        {days !== null && say("days", { days })} {say("meetings", { again: meetingsAgain, most: meetingsMost })}{" "}
        {say("seats", { imbalance: seatImbalance })}
      </p>
      <Figures
        caption={say("caption")}
        isCaptionHidden
        columns={[say("round"), say("tables"), say("byes"), say("again")]}
        rows={rounds.map(({ round, sizes, byes, meetingsAgain: again }) => ({
          key: String(round),
          head: say("roundOf", { round }),
          cells: [sizesInWords(sizes), byes, again ?? "–"],
        }))}
      />
    </>
  );
}
