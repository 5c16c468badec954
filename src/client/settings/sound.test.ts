// @vitest-environment happy-dom
import { beforeEach, expect, it, vi } from 'vitest';
import { changeSetting } from './settings.ts';
import { type SoundName, sound } from './sound.ts';

const NAMES: readonly SoundName[] = ['turn', 'piece', 'card', 'refusal', 'over'];

let levels: number[];
let ends: number[];
let contexts = 0;

const param = () => ({
  value: 0,
  setValueAtTime() {},
  linearRampToValueAtTime: (level: number) => levels.push(level),
  exponentialRampToValueAtTime() {},
});
const node = () => {
  const self = { gain: param(), frequency: param(), connect: () => self, start() {}, stop: endAt };
  return self;
};
const endAt = (end: number) => ends.push(end);

class FakeAudio {
  currentTime = 0;
  sampleRate = 8000;
  state = 'suspended';
  resume = async () => {};
  createGain = node;
  createOscillator = node;
  createBufferSource = node;
  createBiquadFilter = node;
  constructor() {
    contexts++;
  }
  createBuffer(_channels: number, length: number) {
    return { getChannelData: () => new Float32Array(length) };
  }
}
vi.stubGlobal('AudioContext', FakeAudio);

beforeEach(() => {
  levels = [];
  ends = [];
});

it('is silent until the page was used, and while switched off', () => {
  vi.stubGlobal('navigator', { userActivation: { hasBeenActive: false } });
  for (const name of NAMES) sound.play(name);
  vi.stubGlobal('navigator', { userActivation: { hasBeenActive: true } });
  changeSetting('sound', false);
  for (const name of NAMES) sound.play(name);
  expect(contexts).toBe(0);
});

it.each(NAMES)('%s is short and quiet', (name) => {
  changeSetting('sound', true);
  sound.play(name);
  expect(ends.length).toBeGreaterThan(0);
  expect(Math.max(...ends)).toBeLessThan(1.5);
  expect(Math.max(...levels)).toBeLessThanOrEqual(0.16);
});
