/** What the table says in French while a turn is put together, sent and settled. */
import type { TurnText } from '../turnText.ts';

export const turn: TurnText = {
  send: {
    wins: 'gagne +1',
    leads: 'en tête pour +1',
    hireUpTo: (value) => `recruter jusqu’à ${value}`,
    hire: (name) => `Recruter : ${name}`,
    pair: 'Prendre cette paire',
    stack: 'Prendre ces deux-là',
    lay: (value, where) => `Poser ${value} ${where}`,
  },
  composer: {
    pass: 'Passer',
    brings: 'et ce que cela rapporte',
    choose: 'choisissez combien, ou touchez vos cartes',
    ways: (shown, all) => `${shown} façon${shown > 1 ? 's' : ''} sur ${all}, ou touchez vos cartes`,
    sends: (shown, all) => `${shown} façon${shown > 1 ? 's' : ''} sur ${all} : toucher envoie`,
    keeps: (cards) => `garde ${cards}`,
    spends: (cards) => `dépense ${cards}`,
    only: 'rien d’utile plus tard',
  },
  tab: {
    pairs: 'Paires',
    stacks: 'Piles',
    left: (n) => (n > 1 ? `${n} restantes` : `${n} restante`),
    toHire: (n) => `${n} à recruter`,
    inReach: (n) => `${n} à portée`,
    toChoose: (n) => `${n} au choix`,
  },
  draft: {
    orUse: 'Ou utilisez d’abord un personnage',
    useFor: 'utiliser pour',
    withPair: 'avec cette paire',
  },
  settled: {
    heading: 'Résolu dans l’ordre de la presse',
    nobody: 'Personne n’a enchéri.',
    tie: (value, ahead, behind) =>
      `Deux enchères de ${value} : ${ahead} devance ${behind} sur la piste de presse et gagne le bonus.`,
    at: (name, space) => `${name} (case ${space})`,
    nothing: 'ne prend rien',
    ifEnded: (before, now) => `si tout s’arrêtait là : ${before} avant, ${now} maintenant`,
  },
  hint: (place) => `Conseil ${place}`,
};
