"use client";
import { useState } from "react";
import { EmblemSymbols } from "../../boards/middle-ages/emblem.tsx";
import { domains } from "../../boards/middle-ages/game.ts";
import { Plot } from "../../boards/middle-ages/rows/plot.tsx";
import { useWords } from "../../boards/words.ts";
import { Alert } from "../../ui/alert.tsx";
import { Button } from "../../ui/button.tsx";
import { Dialog, DialogClose } from "../../ui/dialog.tsx";
import { DropCap } from "../../ui/drop-cap.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { Field } from "../../ui/field.tsx";
import { Loading } from "../../ui/loading.tsx";
import { Mark } from "../../ui/mark.tsx";
import { markDrawings } from "../../ui/mark-drawings.tsx";
import type { MarkName } from "../../ui/mark-name.ts";
import { Menu, MenuLine } from "../../ui/menu.tsx";
import { Section } from "../../ui/section.tsx";
import { EmptyShield, Lord, Scout, Shield } from "../../ui/shield.tsx";
import { tinctures } from "../../ui/tincture.ts";
import { Title } from "../../ui/title.tsx";
import { Tool } from "../../ui/tool.tsx";

const shelf = { display: "flex", flexWrap: "wrap", gap: 16, alignItems: "end" } as const;
const square = { width: 124, height: 100 } as const;

const atRest = { lord: null, scout: null, isYours: false, isLastMoved: false };
const tile = { number: 9, domain: "village", stack: "blue", peasants: 0, chests: 1 } as const;
const piece = { kind: "lord", seat: 1 } as const;
const plots = [
  { label: "at rest" },
  { label: "legal", choice: { isChosen: false, onChoose: () => {}, piece } },
  { label: "chosen", choice: { isChosen: true, onChoose: () => {}, piece } },
  { label: "yours", lord: 1, isYours: true },
  { label: "a rival's", lord: 0 },
  { label: "reserved", scout: 2 },
  { label: "last moved", lord: 3, isLastMoved: true },
];

/** All components in all states. */
export function Specimens() {
  return (
    <main style={{ maxWidth: 1180, margin: "0 auto", padding: 24, display: "grid", gap: 36 }}>
      <EmblemSymbols />
      <Title compact title="Component gallery" sub="Every component in every state." seat={4} />
      <Plots />
      <Emblems />
      <Seats />
      <Marks />
      <Section title="Controls">
        <Controls />
        <Fields />
      </Section>
      <Notices />
    </main>
  );
}

function Plots() {
  const t = useWords("middle-ages");
  return (
    <Section title="A plot">
      <div style={shelf}>
        {plots.map((plot) => (
          <div key={plot.label} style={square}>
            <Plot tile={tile} name={t("domain.village")} {...atRest} {...plot} />
          </div>
        ))}
        <div style={square}>
          <Loading label="Loading" />
        </div>
      </div>
    </Section>
  );
}

function Emblems() {
  const t = useWords("middle-ages");
  return (
    <Section title="Eight emblems">
      <div style={shelf}>
        {domains.map((domain, place) => (
          <div key={domain} style={square}>
            <Plot
              tile={{ ...tile, domain, number: 2 + 3 * place, peasants: place % 2, chests: 1 }}
              name={t(`domain.${domain}`)}
              label={domain}
              {...atRest}
            />
          </div>
        ))}
      </div>
    </Section>
  );
}

function Seats() {
  return (
    <Section title="Six seats" aside="shield, lord, scout, initial">
      <div style={shelf}>
        {tinctures.map((tincture, seat) => (
          <div key={tincture} style={shelf}>
            <Shield seat={seat} label={tincture} />
            <Lord seat={seat} />
            <Scout seat={seat} />
            <DropCap letter={tincture.slice(0, 1).toUpperCase()} seat={seat} />
          </div>
        ))}
        <EmptyShield label="free" />
      </div>
    </Section>
  );
}

function Marks() {
  return (
    <Section title="Marks">
      <div style={shelf}>
        {(Object.keys(markDrawings) as MarkName[]).map((name) => (
          <Mark key={name} name={name} label={name} />
        ))}
      </div>
    </Section>
  );
}

function Controls() {
  return (
    <div style={shelf}>
      <Button main>Send your lord</Button>
      <Button>Clear</Button>
      <Button main disabled>
        Not yet
      </Button>
      <Tool>
        <Mark name="undo" /> Take back
      </Tool>
      <ResignDialog />
      <Menu trigger={<Button>More</Button>}>
        <MenuLine>Copy the link</MenuLine>
        <MenuLine isDisabled>Take back</MenuLine>
      </Menu>
    </div>
  );
}

function ResignDialog() {
  const [isOpen, setOpen] = useState(false);
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={setOpen}
      trigger={<Button>Resign</Button>}
      title="Leave the game?"
      ends={
        <>
          <Button main onClick={() => setOpen(false)}>
            Leave it
          </Button>
          <DialogClose>
            <Button>Stay</Button>
          </DialogClose>
        </>
      }
    >
      <p>A bot plays on in your place.</p>
    </Dialog>
  );
}

function Fields() {
  return (
    <>
      <Field label="Your name" hint="How the others know you.">
        {(tied) => <input {...tied} placeholder="Aveline" />}
      </Field>
      <Field label="Your e-mail" wrong="This is no e-mail address: it lacks an @.">
        {(tied) => <input {...tied} defaultValue="aveline" />}
      </Field>
    </>
  );
}

function Notices() {
  return (
    <Section title="Notices">
      <div style={{ display: "grid", gap: 12 }}>
        <Alert kind="error" title="That tile is kept for Berengar." action={<Button>See rule MA-4.3</Button>}>
          Your choice is kept.
        </Alert>
        <Alert mark="offline" title="You are offline.">
          What you see is from 14:02; nothing is lost.
        </Alert>
        <Alert kind="success" title="Sent." />
        <EmptyState title="No game waits for you">Open one, or watch one that others play.</EmptyState>
      </div>
    </Section>
  );
}
