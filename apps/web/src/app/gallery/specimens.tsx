"use client";
import { useState } from "react";
import { domains } from "../../boards/middle-ages/game.ts";
import { Plot } from "../../boards/middle-ages/rows/plot.tsx";
import { EmblemSymbols } from "../../boards/middle-ages/table-symbols.tsx";
import { useTranslate } from "../../boards/use-translate.ts";
import { Button } from "../../ui/buttons/button.tsx";
import { ToolButton } from "../../ui/buttons/tool-button.tsx";
import { Alert } from "../../ui/feedback/alert.tsx";
import { EmptyState } from "../../ui/feedback/empty-state.tsx";
import { Loading } from "../../ui/feedback/loading.tsx";
import { Field } from "../../ui/forms/field.tsx";
import { DropCap } from "../../ui/heraldry/drop-cap.tsx";
import { EmptyShield, Lord, Scout, Shield } from "../../ui/heraldry/shield.tsx";
import { tinctures } from "../../ui/heraldry/tincture.ts";
import { Icon } from "../../ui/icons/icon.tsx";
import { iconDrawings } from "../../ui/icons/icon-drawings.tsx";
import type { IconName } from "../../ui/icons/icon-name.ts";
import { Section } from "../../ui/layout/section.tsx";
import { Dialog, DialogClose } from "../../ui/overlays/dialog.tsx";
import { Menu, MenuItem } from "../../ui/overlays/menu.tsx";
import { Title } from "../../ui/typography/title.tsx";

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
  const t = useTranslate("middle-ages");
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
  const t = useTranslate("middle-ages");
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
        {(Object.keys(iconDrawings) as IconName[]).map((name) => (
          <Icon key={name} name={name} label={name} />
        ))}
      </div>
    </Section>
  );
}

function Controls() {
  return (
    <div style={shelf}>
      <Button primary>Send your lord</Button>
      <Button>Clear</Button>
      <Button primary disabled>
        Not yet
      </Button>
      <ToolButton>
        <Icon name="undo" /> Take back
      </ToolButton>
      <ResignDialog />
      <Menu trigger={<Button>More</Button>}>
        <MenuItem>Copy the link</MenuItem>
        <MenuItem isDisabled>Take back</MenuItem>
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
      actions={
        <>
          <Button primary onClick={() => setOpen(false)}>
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
        {(controlProps) => <input {...controlProps} placeholder="Aveline" />}
      </Field>
      <Field label="Your e-mail" error="This is no e-mail address: it lacks an @.">
        {(controlProps) => <input {...controlProps} defaultValue="aveline" />}
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
        <Alert icon="offline" title="You are offline.">
          What you see is from 14:02; nothing is lost.
        </Alert>
        <Alert kind="success" title="Sent." />
        <EmptyState title="No game waits for you">Open one, or watch one that others play.</EmptyState>
      </div>
    </Section>
  );
}
