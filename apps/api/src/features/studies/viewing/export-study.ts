import { canonicalJsonWithout } from "@seneschal/schema";
import type { Study } from "../../../domain/study/study.ts";
import type { StudyDeps } from "../types.ts";

const eventsMax = 2_147_483_647;

/** The log of a study as JSON Lines: a manifest with the key of the digests, then one event per line. Without texts. */
export async function exportStudy({ store }: Pick<StudyDeps, "store">, study: Study): Promise<string> {
  const { id, version, digest: head, secret, ruleset, revision } = study;
  const manifest = { format: "seneschal-study-1", study: id, ruleset, revision, events: version, secret, head };
  const events = (await store.events(id, 0, eventsMax)).filter((event) => event.version <= version);
  const lines = events.map(({ event, ...recorded }) => {
    const rest = JSON.stringify({ ...recorded, type: event.type });
    // As it is stored, because the digest covers it.
    return `${rest.slice(0, -1)},"body":${canonicalJsonWithout(event, "type")}}`;
  });
  return `${[JSON.stringify(manifest), ...lines].join("\n")}\n`;
}
