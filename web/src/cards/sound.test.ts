import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { settings } from "../app/settings.svelte";
import { sound, SOUNDS, type Piece, type SoundName } from "./sound";

const made: string[] = [];

beforeEach(() => {
  const param = { setValueAtTime: vi.fn(), linearRampToValueAtTime: vi.fn(), exponentialRampToValueAtTime: vi.fn() };
  const node = (kind: string) =>
    class {
      frequency = param;
      gain = param;
      constructor() {
        made.push(kind);
      }
      connect = (to: unknown) => to;
      start = vi.fn();
      stop = vi.fn();
    };
  class Context {
    currentTime = 0;
    sampleRate = 8;
    state = "running";
    createBuffer = () => ({ getChannelData: () => new Float32Array(8) });
  }
  vi.stubGlobal("navigator", {});
  vi.stubGlobal("AudioContext", Context);
  vi.stubGlobal("OscillatorNode", node("tone"));
  vi.stubGlobal("AudioBufferSourceNode", node("noise"));
  vi.stubGlobal("BiquadFilterNode", node("filter"));
  vi.stubGlobal("GainNode", node("gain"));
  made.length = 0;
});

afterEach(() => {
  settings.sound = false;
  vi.unstubAllGlobals();
});

test("no sound is longer than 400 ms", () => {
  const ends = (pieces: Piece[]): number => Math.max(...pieces.map(({ at = 0, ms }) => at + ms));
  expect(Object.entries(SOUNDS).filter(([, pieces]) => ends(pieces) > 400)).toEqual([]);
});

test("tones that sound together do not clip", () => {
  const together = (pieces: Piece[]): number =>
    Math.max(...pieces.map(({ at = 0 }) => pieces.filter((each) => each.kind !== "noise" && (each.at ?? 0) <= at && at < (each.at ?? 0) + each.ms).reduce((sum, { loud }) => sum + loud, 0)));
  expect(Object.entries(SOUNDS).filter(([, pieces]) => together(pieces) > 0.9)).toEqual([]);
});

test("nothing is heard until sounds are wanted", () => {
  sound.play("play");
  expect(made).toEqual([]);
});

test("every sound is made of its pieces", () => {
  settings.sound = true;
  for (const name of Object.keys(SOUNDS) as SoundName[]) {
    made.length = 0;
    sound.play(name);
    expect(made.filter((each) => each === "tone" || each === "noise")).toHaveLength(SOUNDS[name].length);
  }
});
