/** Wer zu spät oder weg ist, auf Deutsch. */
import type { AbsenceText } from '../text/absence.ts';

export const absence: AbsenceText = {
  gone: 'Wenn jemand am Zug und nicht da ist',
  after: (time) => `Nach ${time} können die anderen weiterspielen`,
  goneAfter: 'Wenn jemand am Zug und nicht da ist, können die anderen weiterspielen nach',
  timeout: 'Wenn die Zeit abläuft',
  timeouts: { bot: 'Ein Bot übernimmt', lose: 'Der Platz verliert' },
  level: 'Bots, die für Menschen spielen',
  quick: '15 min + 30 s je Zug; läuft die Zeit ab, übernimmt ein Bot.',
  resign: 'Aufgeben',
  resignAsk: 'Diese Partie aufgeben?',
  resignEnds: 'Du verlierst, und die Partie ist zu Ende.',
  resignGoesOn: 'Du bekommst den letzten Rang und kannst nicht zurückkommen. Ein Bot spielt für dich weiter.',
  leaveAsk: 'Das Spiel verlassen?',
  stay: 'Bleiben',
  goneSince: (name, since) => `${name} ist seit ${since} nicht da.`,
  waitUntil: (from) => `Ab ${from} könnt ihr ohne Warten weiterspielen.`,
  callOff: 'Spiel abbrechen',
  hostGone: (name) => `${name} (Gastgeber) ist nicht da.`,
  beHost: 'Selbst Gastgeber sein',
  endedShort: { resigned: 'aufgegeben', timeout: 'durch Zeit verloren', standIn: 'von einem Bot beendet' },
  youEnded: {
    resigned: 'Du hast aufgegeben. Ein Bot spielt für dich weiter.',
    timeout: 'Du hast durch Zeit verloren. Ein Bot spielt für dich weiter.',
  },
};
