/** Replays in English. */
import type { ReplayText } from '../text/replay.ts';

export const replay: ReplayText = {
  eyebrow: 'Replay',
  first: 'To the start',
  back: 'One step back',
  play: 'Play',
  pause: 'Pause',
  forward: 'One step on',
  last: 'To the end',
  moment: 'Moment',
  at: (step, last) => `${step} of ${last}`,
  speed: 'Speed',
  times: (speed) => `${speed}×`,
  seenBy: 'Seen by',
  everybody: 'a spectator',
  toMove: (names) => `${names} to move`,
  download: 'Download the record',
  share: 'Copy the link to this moment',
  setup: 'Setup',
  news: (count) => `${count} new`,
  stride: { label: 'Steps', turns: 'By turns', answers: 'By answers' },
};
