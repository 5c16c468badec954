/** What the table says in German while a turn is put together, sent and settled. */
import type { TurnText } from '../turnText.ts';

export const turn: TurnText = {
  send: {
    wins: 'gewinnt +1',
    leads: 'führt um +1',
    hireUpTo: (value) => `Person bis ${value}`,
    hire: (name) => `${name} einstellen`,
    pair: 'Dieses Paar nehmen',
    stack: 'Diese beiden nehmen',
    lay: (value, where) => `${value} ${where} legen`,
  },
  composer: {
    pass: 'Passen',
    brings: 'und was es bringt',
    choose: 'wähle, wie viel, oder tippe auf Karten',
    ways: (shown, all) => `${shown} von ${all} Möglichkeiten, oder tippe auf Karten`,
    sends: (shown, all) => `${shown} von ${all} Möglichkeiten: Antippen bietet`,
    keeps: (cards) => `behält ${cards}`,
    spends: (cards) => `kostet ${cards}`,
    only: 'nichts für später',
  },
  tab: {
    pairs: 'Paare',
    stacks: 'Stapel',
    left: (n) => `noch ${n}`,
    toHire: (n) => `${n} zur Wahl`,
    inReach: (n) => `${n} erreichbar`,
    toChoose: (n) => `${n} zur Wahl`,
  },
  draft: {
    orUse: 'Oder nutze vorher eine Person',
    useFor: 'nutzen für',
    withPair: 'mit diesem Paar',
  },
  settled: {
    heading: 'Abgerechnet in Pressefolge',
    nobody: 'Niemand hat geboten.',
    tie: (value, ahead, behind) =>
      `Zweimal ${value} geboten: ${ahead} liegt auf der Presseleiste vor ${behind} und gewinnt den Bonus.`,
    at: (name, space) => `${name} (Feld ${space})`,
    nothing: 'nimmt nichts',
    ifEnded: (before, now) => `wenn jetzt Schluss wäre: vorher ${before}, jetzt ${now}`,
  },
  hint: (place) => `Tipp ${place}`,
};
