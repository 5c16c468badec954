/** Replays in French. */
import type { ReplayText } from '../text/replay.ts';

export const replay: ReplayText = {
  eyebrow: 'Revoir la partie',
  first: 'Au début',
  back: 'Un pas en arrière',
  play: 'Lecture',
  pause: 'Pause',
  forward: 'Un pas en avant',
  last: 'À la fin',
  moment: 'Moment',
  at: (step, last) => `${step} sur ${last}`,
  speed: 'Vitesse',
  times: (speed) => `${speed}×`,
  seenBy: 'Vu par',
  everybody: 'un spectateur',
  toMove: (names) => `À ${names} de jouer`,
  download: 'Télécharger l’enregistrement',
  share: 'Copier le lien vers ce moment',
  setup: 'Mise en place',
  news: (count) => `${count} ${count === 1 ? 'nouveauté' : 'nouveautés'}`,
  stride: { label: 'Pas', turns: 'Par tour', answers: 'Par réponse' },
};
