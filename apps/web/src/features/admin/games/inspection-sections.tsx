"use client";

import { useFormatter, useTranslations } from "next-intl";
import { useWords } from "../../../boards/words.ts";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { Section } from "../../../ui/section.tsx";
import { Text } from "../../../ui/text.tsx";
import { AdminTable } from "../layout/admin-table.tsx";
import { JsonView } from "../layout/json-view.tsx";
import { seatOccupantName } from "../layout/seat-occupant-name.ts";
import type { Inspection } from "./game-page.tsx";

type Props = { readonly inspection: Inspection };

/** What is known of a game at one version, side by side. */
export function InspectionSections({ inspection }: Props) {
  const say = useTranslations("desk.game");
  const { event, view, question, terms } = inspection;
  return (
    <div className="parts">
      <Section title={say("event", { version: event.version })} aside={event.type}>
        <JsonView value={event.body} />
      </Section>
      <Digests inspection={inspection} />
      <Section title={say("position")} aside={say(`states.${inspection.state}`)}>
        {question !== null && <JsonView value={question} />}
        {view === null ? (
          <Text as="p" muted>
            {say("notBegun")}
          </Text>
        ) : (
          <JsonView value={view} />
        )}
      </Section>
      <Clocks inspection={inspection} />
      <Projection inspection={inspection} />
      <Snapshots inspection={inspection} />
      <Section title={say("terms")} aside={`${inspection.ruleset} ${inspection.revision}`}>
        <JsonView value={terms} />
      </Section>
    </div>
  );
}

function Digests({ inspection: { event, digestBefore } }: Props) {
  const say = useTranslations("desk.game");
  return (
    <Section title={say("chain")}>
      <dl className="digests">
        <dt>{say("before")}</dt>
        <dd>
          <code>{digestBefore ?? "–"}</code>
        </dd>
        <dt>{say("here")}</dt>
        <dd>
          <code>{event.digest}</code>
        </dd>
      </dl>
    </Section>
  );
}

function Clocks({ inspection: { clocks, seats } }: Props) {
  const say = useTranslations("desk.game");
  const format = useFormatter();
  const words = useWords("common");
  if (clocks.length === 0) return null;
  const instant = (at: string | null) =>
    at === null ? "–" : format.dateTime(new Date(at), { dateStyle: "short", timeStyle: "short" });
  return (
    <Section title={say("clocks")}>
      <AdminTable
        caption={say("clocks")}
        columns={[say("player"), say("hoursLeft"), say("runsSince"), say("deadline")]}
        rows={clocks.map(({ seat, leftMilliseconds, runsSince, deadline }) => ({
          key: String(seat),
          head: seats[seat] ? seatOccupantName(seats[seat], seat, words) : say("seat", { seat: seat + 1 }),
          cells: [
            format.number(leftMilliseconds / 3_600_000, { maximumFractionDigits: 1 }),
            instant(runsSince),
            instant(deadline),
          ],
        }))}
      />
    </Section>
  );
}

function Projection({ inspection: { projection } }: Props) {
  const say = useTranslations("desk.game");
  const { differences, row, seats } = projection;
  return (
    <Section title={say("projection")} aside={say("projectionAside")}>
      {differences.length > 0 ? (
        <Alert kind="error" title={say("differs")}>
          <p>{differences.join(", ")}</p>
        </Alert>
      ) : (
        <p>{say("agrees")}</p>
      )}
      <JsonView value={{ games: row, seats }} />
    </Section>
  );
}

function Snapshots({ inspection: { snapshots } }: Props) {
  const say = useTranslations("desk.game");
  if (snapshots.length === 0) {
    return (
      <Section title={say("snapshots")}>
        <EmptyState title={say("noSnapshots")} />
      </Section>
    );
  }
  return (
    <Section title={say("snapshots")}>
      <AdminTable
        caption={say("snapshots")}
        columns={[say("version"), say("fold"), say("bytes")]}
        rows={snapshots.map(({ version, fold, bytes }) => ({
          key: String(version),
          head: version,
          cells: [fold, bytes],
        }))}
      />
    </Section>
  );
}
