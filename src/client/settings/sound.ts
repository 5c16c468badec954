/** The sounds of the table, synthesised from a few notes; on unless switched off, and silent until the first click or key. */
import { settingOf } from './settings.ts';

interface Note {
  /** Hertz; a rustle is filtered around it. */
  readonly pitch: number;
  /** Seconds after the sound begins. */
  readonly at: number;
  /** Seconds until it has faded out. */
  readonly length: number;
  readonly as: 'sine' | 'triangle' | 'rustle';
  /** A share of VOLUME. */
  readonly loud: number;
}

const SOUNDS = {
  /** Your turn: two rising bell tones. */
  turn: [
    { pitch: 587, at: 0, length: 0.35, as: 'sine', loud: 0.7 },
    { pitch: 880, at: 0.12, length: 0.5, as: 'sine', loud: 0.7 },
  ],
  /** A piece is placed: wood on wood. */
  piece: [
    { pitch: 196, at: 0, length: 0.09, as: 'triangle', loud: 1 },
    { pitch: 1400, at: 0, length: 0.03, as: 'rustle', loud: 0.5 },
  ],
  /** A card is turned over. */
  card: [{ pitch: 2600, at: 0, length: 0.11, as: 'rustle', loud: 0.6 }],
  /** Something is refused: a low double knock. */
  refusal: [
    { pitch: 165, at: 0, length: 0.12, as: 'triangle', loud: 0.8 },
    { pitch: 147, at: 0.13, length: 0.16, as: 'triangle', loud: 0.8 },
  ],
  /** The game is over: an arpeggio. */
  over: [
    { pitch: 392, at: 0, length: 0.9, as: 'sine', loud: 0.6 },
    { pitch: 494, at: 0.1, length: 0.9, as: 'sine', loud: 0.6 },
    { pitch: 587, at: 0.2, length: 0.9, as: 'sine', loud: 0.6 },
    { pitch: 784, at: 0.3, length: 1.1, as: 'sine', loud: 0.6 },
  ],
} as const satisfies Readonly<Record<string, readonly Note[]>>;

/** The name of a sound. */
export type SoundName = keyof typeof SOUNDS;

/** The loudest level, out of 1. */
const VOLUME = 0.16;
/** Seconds of fade-in, so that no note begins with a click. */
const ATTACK = 0.008;
/** An exponential ramp cannot reach zero, so this counts as silence. */
const SILENCE = 0.0001;

let audio: AudioContext | undefined;

/** Plays sounds; an object so that tests can replace it. */
export const sound = {
  /** Plays at once, or not at all: if the setting is off, the device has no audio, or nothing was clicked yet. */
  play(name: SoundName): void {
    if (!settingOf('sound') || !('AudioContext' in globalThis) || !wasUsed()) return;
    if (name === 'turn') inOneTab(() => ring(name));
    else ring(name);
  },
};

function ring(name: SoundName): void {
  audio ??= new AudioContext();
  if (audio.state === 'suspended') void audio.resume();
  for (const note of SOUNDS[name]) playNote(audio, note);
}

/** How long other tabs hear of the same turn later, in milliseconds. */
const ECHO = 2000;

/** Every tab hears of a turn; the first one rings. */
function inOneTab(work: () => void): void {
  if (!navigator.locks) {
    work();
    return;
  }
  void navigator.locks.request('skyline turn', { ifAvailable: true }, async (lock) => {
    if (!lock) return;
    work();
    await new Promise((done) => setTimeout(done, ECHO));
  });
}

/** Browsers allow no sound before the first click or key; notes from before it would all be heard with it. */
function wasUsed(): boolean {
  return navigator.userActivation?.hasBeenActive ?? true;
}

function playNote(audio: AudioContext, note: Note): void {
  const begin = audio.currentTime + note.at;
  const end = begin + note.length;
  const level = audio.createGain();
  level.gain.setValueAtTime(SILENCE, begin);
  level.gain.linearRampToValueAtTime(VOLUME * note.loud, begin + ATTACK);
  level.gain.exponentialRampToValueAtTime(SILENCE, end);
  level.connect(audio.destination);
  const source = note.as === 'rustle' ? rustle(audio, note, level) : tone(audio, note, note.as, level);
  source.start(begin);
  source.stop(end);
}

function tone(audio: AudioContext, { pitch }: Note, type: OscillatorType, to: AudioNode): OscillatorNode {
  const source = audio.createOscillator();
  source.type = type;
  source.frequency.value = pitch;
  source.connect(to);
  return source;
}

/** Filtered noise: paper, or wood touching wood. */
function rustle(audio: AudioContext, { pitch, length }: Note, to: AudioNode): AudioBufferSourceNode {
  const buffer = audio.createBuffer(1, Math.ceil(audio.sampleRate * length), audio.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let i = 0; i < samples.length; i++) samples[i] = Math.random() * 2 - 1;
  const source = audio.createBufferSource();
  source.buffer = buffer;
  const filter = audio.createBiquadFilter();
  filter.type = 'bandpass';
  filter.frequency.value = pitch;
  source.connect(filter).connect(to);
  return source;
}
