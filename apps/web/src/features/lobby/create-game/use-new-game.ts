"use client";

import { useRouter } from "next/navigation";
import { useTimeZone, useTranslations } from "next-intl";
import { useState } from "react";
import { coverOf } from "../../../boards/register.ts";
import {
  type NewGameForm,
  nameLengthMax,
  newGameOf,
  usualDeadlineTimes,
  withRuleset,
  withSeats,
} from "../../../components/game-options/new-game-form.ts";
import { presetOf, withPreset } from "../../../components/game-options/presets.ts";
import { randomHex } from "../../../lib/api-client/random-hex.ts";
import { waitingRoomRequests } from "../../../lib/api-client/requests/waiting-room-requests.ts";
import type { Account, Ruleset } from "../../../lib/api-client/types.ts";
import { useCreateGame } from "../../../lib/queries/games/use-games.ts";

interface Given {
  readonly account: Account;
  readonly rulesets: readonly Ruleset[];
  readonly first: Ruleset;
  /** The account of a player to invite. */
  readonly invitee: string | undefined;
}

/** The state of the form for a new game. */
export function useNewGame({ account, rulesets, first, invitee }: Given) {
  const t = useTranslations("lobby.create");
  const tAll = useTranslations();
  const router = useRouter();
  const timeZone = useTimeZone() ?? "UTC";
  const nameOf = (ruleset: Ruleset["id"]) => {
    const { messages, title } = coverOf(ruleset);
    const game = title((key, values) => tAll(`${messages}.${key}` as never, values as never));
    return t("nameOf", { game, name: account.name }).slice(0, nameLengthMax);
  };
  const [form, setForm] = useState<NewGameForm>(() => {
    const usual = { ...defaultForm, timeZone, ruleset: first.id, name: nameOf(first.id) };
    return invitee === undefined ? usual : withPreset(usual, "friends");
  });
  const [isNameMissing, setNameMissing] = useState(false);
  const [attempt, setAttempt] = useState(newAttempt);
  const create = useCreateGame();
  const rulesetOf = (id: string) => rulesets.find((ruleset) => ruleset.id === id) ?? first;

  const change = (changed: NewGameForm) => {
    setForm(changed);
    setAttempt(newAttempt());
  };
  const chooseRuleset = (id: NewGameForm["ruleset"]) => {
    const { min, max } = rulesetOf(id).seats;
    const seats = Math.min(max, Math.max(min, form.otherPlayers.length + 1));
    const name = form.name === nameOf(form.ruleset) ? nameOf(id) : form.name;
    const preset = presetOf(form);
    const changed = withSeats({ ...withRuleset(form, id), name }, seats);
    change(preset === null ? changed : withPreset(changed, preset));
  };
  const send = async () => {
    const { key, entropy } = attempt;
    const game = await create.mutateAsync({
      table: { ...newGameOf(form, coverOf(form.ruleset).options), entropy },
      key,
    });
    // If the invitation fails, the page of the game shows that nobody is invited, and its host can try again there.
    if (invitee !== undefined) await waitingRoomRequests.invite(game.id, { account: invitee }).catch(() => undefined);
    router.push(`/games/${game.id}`);
  };
  const submit = () => {
    const hasName = form.name.trim() !== "";
    setNameMissing(!hasName);
    // The form shows the problem of a request that failed.
    if (hasName) send().catch(() => undefined);
  };
  return { form, ruleset: rulesetOf(form.ruleset), change, chooseRuleset, isNameMissing, create, submit };
}

const defaultForm: Omit<NewGameForm, "ruleset" | "name" | "timeZone"> = {
  options: {},
  visibility: "public",
  startMode: "full",
  pace: "three-days",
  weekendsOff: false,
  deadlineTimes: usualDeadlineTimes,
  movesBehind: 0,
  minutesBehind: 0,
  entryRequirement: "anybody",
  otherPlayers: ["medium", "medium"],
};

/** An unchanged form is sent under the same key each time, so that it creates one game. */
function newAttempt() {
  return { key: randomHex(16), entropy: randomHex(16) };
}
