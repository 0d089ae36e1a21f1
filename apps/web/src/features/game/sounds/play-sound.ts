import type { Sound } from "./next-sound.ts";

/** One decaying tone: frequency in hertz, start and length in seconds, loudness from 0 to 1. */
interface Tone {
  readonly wave: OscillatorType;
  readonly hertz: number;
  readonly start: number;
  readonly seconds: number;
  readonly volume: number;
}

const bell = (hertz: number, start: number): readonly Tone[] => [
  { wave: "sine", hertz, start, seconds: 0.9, volume: 0.16 },
  { wave: "sine", hertz: hertz * 2.76, start, seconds: 0.35, volume: 0.04 },
];

/** Two strokes of a bell, a piece that is set down, and a plucked string. */
const tonesOf: Readonly<Record<Sound, readonly Tone[]>> = {
  turn: [...bell(523.25, 0), ...bell(783.99, 0.16)],
  move: [
    { wave: "triangle", hertz: 190, start: 0, seconds: 0.09, volume: 0.2 },
    { wave: "square", hertz: 640, start: 0, seconds: 0.025, volume: 0.03 },
  ],
  message: [{ wave: "triangle", hertz: 659.25, start: 0, seconds: 0.3, volume: 0.1 }],
};

/** Moves of bots follow each other quickly: further ones within this time are silent. */
const pauseMs = 300;

let context: AudioContext | undefined;
let playedAt = Number.NEGATIVE_INFINITY;

/** Plays a sound. Until the first click, tap or key on the page, browsers allow none, and nothing is played later. */
export function playSound(sound: Sound): void {
  if (!navigator.userActivation?.hasBeenActive) return;
  const now = performance.now();
  if (sound !== "turn" && now - playedAt < pauseMs) return;
  playedAt = now;
  context ??= new AudioContext();
  // A page that was in the background may have been suspended.
  if (context.state === "suspended") void context.resume();
  for (const tone of tonesOf[sound]) playTone(context, tone);
}

function playTone(audio: AudioContext, { wave, hertz, start, seconds, volume }: Tone): void {
  const at = audio.currentTime + start;
  const gain = new GainNode(audio, { gain: volume });
  gain.gain.setValueAtTime(volume, at);
  gain.gain.exponentialRampToValueAtTime(0.0001, at + seconds);
  const oscillator = new OscillatorNode(audio, { type: wave, frequency: hertz });
  oscillator.connect(gain).connect(audio.destination);
  oscillator.start(at);
  oscillator.stop(at + seconds);
}
