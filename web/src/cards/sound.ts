/** Sound: our own, made when it is heard; off until somebody wants it. Nothing is told by it alone. */
import { settings } from "../app/settings.svelte";

/** A piece of a sound: a tone, or noise that is filtered about a pitch. */
export interface Piece {
  kind: "sine" | "triangle" | "noise";
  pitch: number; // Hz
  to?: number; // where the pitch goes
  at?: number; // ms after the start
  ms: number;
  loud: number; // 0 to 1
}

const tone = (pitch: number, at: number, ms: number, loud = 0.45): Piece => ({ kind: "sine", pitch, at, ms, loud });

/** Loudness as the ear weighs it: what is struck and what is sung are within some 12 dB, and nothing clips. */
export const SOUNDS = {
  deal: [{ kind: "noise", pitch: 3200, ms: 28, loud: 0.5 }],
  select: [{ kind: "triangle", pitch: 420, to: 300, ms: 45, loud: 0.5 }],
  unselect: [{ kind: "triangle", pitch: 300, to: 210, ms: 45, loud: 0.6 }],
  play: [
    { kind: "noise", pitch: 1400, ms: 60, loud: 0.9 },
    { kind: "sine", pitch: 150, to: 90, ms: 90, loud: 0.4 },
  ],
  clear: [{ kind: "noise", pitch: 900, to: 2400, ms: 220, loud: 0.8 }],
  turn: [tone(523, 0, 140, 0.36), tone(698, 120, 220, 0.36)],
  bomb: [
    { kind: "sine", pitch: 95, to: 45, ms: 380, loud: 0.7 },
    { kind: "noise", pitch: 320, ms: 160, loud: 0.6 },
  ],
  short: [{ kind: "triangle", pitch: 880, to: 700, ms: 60, loud: 0.5 }],
  won: [tone(523, 0, 130, 0.36), tone(659, 110, 130, 0.36), tone(784, 220, 180, 0.36)],
  lost: [tone(440, 0, 150), tone(349, 150, 240)],
  message: [tone(587, 0, 160, 0.35)],
} satisfies Record<string, Piece[]>;

export type SoundName = keyof typeof SOUNDS;

let context: AudioContext | undefined;
let hiss: AudioBuffer | undefined;

/** A second of noise, made once. */
function noise(audio: AudioContext): AudioBuffer {
  if (hiss) return hiss;
  hiss = audio.createBuffer(1, audio.sampleRate, audio.sampleRate);
  const samples = hiss.getChannelData(0);
  for (let n = 0; n < samples.length; n++) samples[n] = Math.random() * 2 - 1;
  return hiss;
}

/** Where a piece comes from, and what of it has the pitch. */
function source(audio: AudioContext, kind: Piece["kind"]): [AudioScheduledSourceNode, AudioNode, AudioParam] {
  if (kind !== "noise") {
    const tone = new OscillatorNode(audio, { type: kind });
    return [tone, tone, tone.frequency];
  }
  const hissing = new AudioBufferSourceNode(audio, { buffer: noise(audio), loop: true });
  const band = new BiquadFilterNode(audio, { type: "bandpass", Q: 0.9 });
  hissing.connect(band);
  return [hissing, band, band.frequency];
}

/** Make a piece heard: a quick rise, then it dies away. */
function start(audio: AudioContext, { kind, pitch, to, at = 0, ms, loud }: Piece, after: number): void {
  const begin = audio.currentTime + (after + at) / 1000;
  const end = begin + ms / 1000;
  const [from, through, frequency] = source(audio, kind);
  const gain = new GainNode(audio, { gain: 0 });
  frequency.setValueAtTime(pitch, begin);
  if (to) frequency.exponentialRampToValueAtTime(to, end);
  gain.gain.setValueAtTime(0, begin);
  gain.gain.linearRampToValueAtTime(loud * settings.volume, begin + 0.006);
  gain.gain.exponentialRampToValueAtTime(0.0001, end);
  through.connect(gain).connect(audio.destination);
  from.start(begin);
  from.stop(end);
}

export const sound = {
  /** Make a sound after so many ms, if sounds are wanted. One's turn is felt too, where the machine can. */
  play(name: SoundName, after = 0): void {
    if (!settings.sound || !settings.volume || typeof AudioContext === "undefined") return;
    if (name === "turn") navigator.vibrate?.(30);
    context ??= new AudioContext();
    if (context.state === "suspended") void context.resume();
    for (const piece of SOUNDS[name]) start(context, piece, after);
  },
};
